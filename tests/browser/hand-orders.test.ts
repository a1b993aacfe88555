import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, setSetting } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectToFit, holdBack } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, keyOf, orderOf, shop } = await openShop({}, 30);

async function fillOrder(page: Page, email: string): Promise<void> {
  await page.getByLabel("Search for a product to add").fill("oil");
  await page.getByRole("button", { name: /^Add / }).first().click();
  await page.getByLabel("First name").fill("Mari");
  await page.getByLabel("Last name").fill("Maasikas");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  // Its buyer is not of the shop's country.
  const language = page.getByLabel("Language of emails and documents");
  expect(await language.inputValue()).toBe("et");
  await language.selectOption("English");
}

it("the shopkeeper keeps a draft, places it, and its buyer pays by the link", async () => {
  const desk = await aVisitor(browser, [/409/], { width: 1440, height: 900 });
  const { page } = desk;
  await arriveAsAdmin(page, shop.url, "/admin/orders");
  await page.getByRole("link", { name: "New order" }).click();
  await page.getByRole("heading", { level: 1, name: "New order" }).waitFor();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByText("Choose at least one item.").waitFor();
  await fillOrder(page, "by-phone@example.com");
  await page.getByRole("button", { name: "Save draft" }).click();
  await toasted(page, "Draft saved");
  await page.reload();
  await page.getByLabel("First name").fill("Half a name");
  const drafts = page.getByRole("region", { name: "Drafts" });
  const draft = drafts.getByRole("button", { name: /^Mari(-Liis)? Maasikas/ });
  const question = page.getByRole("alertdialog");
  await draft.click();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("link", { name: "All orders" }).click();
  await question.getByRole("button", { name: "Stay" }).click();
  expect(await page.getByLabel("First name").inputValue()).toBe("Half a name");
  await drafts.getByRole("button", { name: /^Remove draft Mari Maasikas/ }).click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await draft.click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  // Somebody else places or removes it meanwhile.
  await ask(home, "DELETE FROM order_drafts");
  await page.getByRole("button", { name: "Change the customer" }).click();
  await page.getByLabel("First name").fill("Mari-Liis");
  await page.getByRole("button", { name: "Save draft" }).click();
  await toasted(page, "The draft was not saved");
  await page.getByRole("button", { name: "Save draft" }).click();
  await draft.waitFor();
  await page.getByRole("textbox", { name: "Address" }).fill("Pikk 1");
  await page.getByRole("textbox", { name: "Postal code" }).fill("10115");
  await page.getByRole("textbox", { name: "City" }).fill("Tallinn");
  await page.getByRole("textbox", { name: "Phone" }).fill("+37251234567");
  // The total of what was entered before arrives late: it is not that of what is entered now.
  const letGo = await holdBack(page, /admin-hand-order-preview/);
  const asked = page.waitForRequest(/admin-hand-order-preview/);
  await page.getByLabel("Discount in euro").fill("2.00");
  await asked;
  await page.getByLabel("Discount in euro").fill("1.00");
  await page.getByLabel("Reason for the discount").fill("Old customer");
  letGo();
  await page.getByText("-€1.00").waitFor();
  expect(await page.getByText("-€2.00").count()).toBe(0);
  await expectToFit(page);
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByRole("region", { name: "Created in the back office" }).getByText("Old customer").waitFor();
  await expectToFit(page);
  const order = await orderOf("by-phone@example.com");
  await desk.leave();

  await setSetting(home, "trader_iban", "EE382200221020145685");
  const buyer = await aVisitor(browser, [/409/], { width: 390, height: 844 });
  await buyer.page.goto(`${shop.url}/pay?order=${order.id}&key=${await keyOf(order.id)}`);
  await buyer.page.getByText("We ship your order as soon as it is paid.").waitFor();
  const transfer = buyer.page.getByRole("region", { name: "Or transfer it to our bank account" });
  await transfer.getByText("EE38 2200 2210 2014 5685").waitFor();
  await expectToFit(buyer.page);
  await buyer.page.getByRole("button", { name: "Pay now" }).click();
  await buyer.page.getByRole("heading", { name: "Test payment" }).waitFor();
  await buyer.page.getByRole("button", { name: /^Pay/ }).click();
  await buyer.page.getByText("Thank you, it is paid").waitFor();
  await buyer.leave();
  const [paid] = await ask<{ status: string }>(home, "SELECT status FROM orders WHERE id = $1", [order.id]);
  expect(paid?.status).toBe("processing");
});

it("an order that a business took along at a market is paid in cash, on a phone", async () => {
  const desk = await aVisitor(browser, [/400/], { width: 390, height: 844 });
  const { page } = desk;
  await arriveAsAdmin(page, shop.url, "/admin/orders/new");
  await fillOrder(page, "market@example.com");
  await page.getByLabel("Company purchase").check();
  await page.getByLabel("Company", { exact: true }).fill("Linden OÜ");
  await page.getByLabel("Registration number").fill("12345678");
  const machines = "**/functions/v1/parcel-machines?*";
  await page.route(machines, (route) => route.fulfill({ status: 400, json: { error: "Not today." } }));
  await page.getByLabel("Delivery method").selectOption("parcel_machine");
  await page.getByText("The parcel machines could not be loaded").waitFor();
  await page.unroute(machines);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("The parcel machines could not be loaded").waitFor({ state: "detached" });
  await page.getByLabel("Already handed over").check();
  const address = page.getByRole("group", { name: "Address of the company" });
  await address.getByRole("textbox", { name: "Address" }).fill("Pikk 1");
  await address.getByRole("textbox", { name: "Postal code" }).fill("10123");
  await address.getByRole("textbox", { name: "City" }).fill("Tallinn");
  await page.getByLabel("Payment").selectOption("cash");
  await page.getByRole("button", { name: "Place order" }).last().click();
  await page.getByRole("region", { name: "Business" }).getByText("Linden OÜ, 12345678").waitFor();
  await expectToFit(page);
  const [order] = await ask<{ status: string; buyer: string; city: string }>(
    home,
    `SELECT o.status, d.data->'buyer'->>'name' AS buyer, d.data->'buyer'->>'city' AS city FROM orders o JOIN documents d ON d.order_id = o.id WHERE o.email = 'market@example.com'`,
    [],
  );
  expect(order).toEqual({ status: "delivered", buyer: "Linden OÜ", city: "Tallinn" });
  await desk.leave();
});

it("money that is marked as here on a page of yesterday counts for today", async () => {
  const desk = await aVisitor(browser, [/409/], { width: 1440, height: 900 });
  const { page } = desk;
  await arriveAsAdmin(page, shop.url, "/admin/orders/new");
  await fillOrder(page, "overnight@example.com");
  await page.getByRole("textbox", { name: "Address" }).fill("Pikk 1");
  await page.getByRole("textbox", { name: "Postal code" }).fill("10115");
  await page.getByRole("textbox", { name: "City" }).fill("Tallinn");
  await page.getByRole("textbox", { name: "Phone" }).fill("+37251234567");
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByRole("region", { name: "Created in the back office" }).waitFor();
  await ask(
    home,
    "UPDATE orders SET created_at = created_at - interval '2 days' WHERE email = 'overnight@example.com'",
  );
  await page.clock.setFixedTime(Date.now() - 24 * 3600_000);
  await page.reload();
  await page.getByRole("button", { name: "Mark as paid" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }).click();
  await toasted(page, "Order marked as paid");
  expect(
    await ask(
      home,
      `SELECT p.paid_at > now() - interval '1 hour' AS is_now FROM payments p JOIN orders o ON o.id = p.order_id
       WHERE o.email = 'overnight@example.com' AND p.state = 'paid'`,
    ),
  ).toEqual([{ is_now: true }]);
  await desk.leave();
});
