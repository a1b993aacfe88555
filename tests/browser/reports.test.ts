import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { arriveAsAdmin } from "./admin-steps.ts";
import { aVisitor, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { pay, toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, shop } = await openShop({}, 30);

it("the shopkeeper reads what was sold this month by country and product, and saves it as a file", async () => {
  const buyer = await aVisitor(browser, []);
  await toCheckout(buyer.page, shop.url);
  await toPayment(buyer.page, { email: "reports@example.com" });
  await pay(buyer.page);
  await buyer.leave();
  // A period of years is refused.
  const { page, leave } = await aVisitor(browser, [/400 \(Bad Request\)/], { width: 1440, height: 900 });
  await arriveAsAdmin(page, shop.url, "/admin");
  await page.getByRole("navigation").getByRole("link", { name: "Reports" }).click();
  await page.getByRole("table", { name: "Reports: Country" }).getByRole("rowheader", { name: "Estonia" }).waitFor();
  await page.getByLabel("By", { exact: true }).selectOption("Product");
  const products = page.getByRole("table", { name: "Reports: Product" });
  await products.getByRole("link").first().waitFor();
  await page.getByRole("button", { name: "Revenue as a table" }).click();
  await page.getByRole("table", { name: "Revenue, table" }).waitFor();
  const [made] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(made.suggestedFilename()).toMatch(/^product-.*\.csv$/);
  expect(readFileSync(await made.path(), "utf8").split("\r\n").length).toBeGreaterThan(2);
  // Orders of the seeded shop were sold last month.
  await page.getByRole("combobox", { name: "Period" }).selectOption("Last month");
  await products.getByRole("link").first().waitFor();
  await page.getByLabel("From", { exact: true }).fill("2020-01-01");
  await page.getByLabel("To", { exact: true }).fill("2020-01-31");
  await page.getByText("Nothing was sold in this period.").waitFor();
  // Goods that come back in a month without sales are told as well.
  await page.getByLabel("By", { exact: true }).selectOption("Returns by reason");
  await page.getByText("Nobody declared a return in this period.").waitFor();
  await page.getByLabel("By", { exact: true }).selectOption("Product");
  await page.getByRole("combobox", { name: "Period" }).selectOption("This month");
  await products.waitFor();
  const from = page.getByLabel("From", { exact: true });
  const first = await from.inputValue();
  await from.fill("");
  // A day that is cleared to write another is not put back under the fingers.
  expect(await from.inputValue()).toBe("");
  await from.blur();
  await expect.poll(() => from.inputValue()).toBe(first);
  await expectToFit(page);
  await leave();
});
