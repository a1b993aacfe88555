import { expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const ORDERS = `Name,Email,Financial Status,Fulfillment Status,Currency,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing Address1,Billing City,Billing Zip,Billing Country
#1050,anna@example.com,paid,fulfilled,SEK,4.10,20.16,105.00,0.00,2025-05-01 09:59:00 +0200,1,Old Oil 30 ml,62.95,O-30,Anna Tamm,Pikk 1,Tallinn,10115,EE
#1050,anna@example.com,,,,,,,,,1,Old Oil 10 ml,37.95,O-10,,,,,`;
const CUSTOMERS = `First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City
Anna,Tamm,anna@example.com,yes,Pikk 1,Tallinn`;

it("a shopkeeper takes over the orders and customers of another shop, looks them up, and writes to nobody", async () => {
  const { page, leave } = await aVisitor(browser);
  const [sent] = await ask(home, "SELECT count(*) FROM emails");
  await arriveAsAdmin(page, shop.url, "/admin/customers");
  await page.getByRole("link", { name: "Import customers" }).click();
  await page.getByText("Nothing imported yet").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import a file" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Import customers or orders" });
  const choose = (name: string, text: string) =>
    dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose("wrong.csv", "a,b\n1,2");
  await dialog.getByText("The file cannot be used").waitFor();
  await choose("orders_export.csv", ORDERS);
  await dialog.getByText("1 new, 0 changed, 0 unchanged, 0 refused").waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await toasted(page, "File imported");
  await dialog.getByRole("button", { name: "Close" }).first().click();

  await page.getByRole("link", { name: "#1050" }).waitFor();
  await expectToFit(page);
  await page.getByRole("button", { name: "Import a file" }).click();
  await choose("customers_export.csv", CUSTOMERS);
  await dialog.getByText(/not since when: not subscribed/).waitFor();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await toasted(page, "File imported");
  await dialog.getByRole("button", { name: "Close" }).first().click();

  await page.getByRole("link", { name: "#1050" }).click();
  await page.getByRole("heading", { level: 1, name: "Order #1050" }).waitFor();
  await page.getByText("Old Oil 10 ml").waitFor();
  await page
    .getByText(/SEK\s*105\.00/)
    .first()
    .waitFor();
  await expectToFit(page);

  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Orders, products, customers…").fill("anna tamm");
  await page.getByRole("option", { name: /Anna Tamm.*anna@example\.com/ }).click();
  await page.getByRole("heading", { level: 1, name: "Anna Tamm" }).waitFor();
  await page.getByText("Pikk 1").waitFor();
  await page.getByRole("link", { name: "#1050" }).waitFor();
  await expectToFit(page);
  expect(await ask(home, "SELECT count(*) FROM emails")).toEqual([sent]);
  await leave();
});
