import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { pay, toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop({}, 30);

async function downloaded(page: Page, press: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), press.click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

it("the shopkeeper reads the taxes of a quarter, opens the documents of a figure, downloads the files and closes a quarter", async () => {
  const buyer = await aVisitor(browser, []);
  await toCheckout(buyer.page, shop.url);
  await toPayment(buyer.page, { email: "taxes@example.com" });
  await pay(buyer.page);
  await buyer.leave();
  const [invoice] = await ask<{ number: string; country: string }>(
    home,
    "SELECT d.number, d.country FROM documents d JOIN orders o ON o.id = d.order_id WHERE o.email = 'taxes@example.com'",
  );
  const { page, leave } = await aVisitor(browser, [], { width: 1440, height: 900 });
  await arriveAsAdmin(page, shop.url, "/admin/orders");
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Taxes", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Taxes" }).waitFor();
  await page.getByText("These are test payments.").waitFor();
  await page.getByRole("table").first().waitFor();
  await expectToFit(page);
  const figures = await downloaded(page, page.getByRole("button", { name: "All figures (CSV)" }));
  expect(figures.name).toMatch(/^vat-\d{4}-Q\d\.csv$/);
  expect(figures.text).toContain("section,country,month");
  const record = await downloaded(page, page.getByRole("button", { name: "OSS record (CSV)" }));
  expect(record.name).toMatch(/^oss-records-/);
  await page
    .getByRole("link", { name: /^\d+ Documents: / })
    .first()
    .click();
  const line = page.getByRole("row").filter({ hasText: invoice?.number ?? "" });
  await line.waitFor();
  await expectToFit(page);
  await page.goto(`${shop.url}/admin/taxes/documents`);
  await page.waitForURL(({ pathname }) => pathname === "/admin/taxes");
  await page.goto(`${shop.url}/admin/taxes?quarter=2025-Q1`);
  await page.getByText("No documents in this quarter").waitFor();
  await page.getByRole("button", { name: "Close quarter" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close quarter" }).click();
  await toasted(page, "2025-Q1 is closed");
  await page.getByRole("button", { name: "Open again" }).click();
  const dialog = page.getByRole("dialog", { name: "Open 2025-Q1 again" });
  await dialog.getByRole("button", { name: "Open again" }).click();
  await dialog.getByText("Enter a reason.").waitFor();
  await expectAccessible(page);
  await dialog.getByLabel("Reason").fill("A return was wrong");
  await dialog.getByRole("button", { name: "Open again" }).click();
  await toasted(page, "2025-Q1 is open again");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/admin/taxes`);
  await page.getByRole("table").first().waitFor();
  await expectToFit(page);
  await leave();
});
