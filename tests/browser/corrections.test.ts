import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectToFit, loadsAnewAfterBack } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { buy } from "./purchase-steps.ts";

const { browser, home, keyOf, orderOf, shop } = await openShop({}, 30);

async function openCorrection(page: Page) {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Correct order" }).click();
}

it("the shopkeeper corrects a paid order, the buyer pays the difference by the link, and the order is as corrected", async () => {
  const buyer = await aVisitor(browser, [/409|404/], { width: 390, height: 844 });
  await buy(buyer.page, shop.url, { email: "corrected@example.com" });
  const order = await orderOf("corrected@example.com");
  const desk = await aVisitor(browser, [], { width: 1440, height: 900 });
  await arriveAsAdmin(desk.page, shop.url, `/admin/orders/${order.id}`);
  const panel = desk.page.getByRole("region", { name: "Corrections" });
  await openCorrection(desk.page);
  const dialog = desk.page.getByRole("dialog", { name: "Correct order" });
  await dialog.getByLabel("Search for a product to add").fill("oil");
  await dialog.getByRole("button", { name: /^Add / }).first().click();
  await dialog.getByLabel("Reason").fill("The customer called");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByText(/^The customer pays/).waitFor();
  await expectToFit(desk.page);
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await toasted(desk.page, "Correction saved");
  await panel.getByText(/^Waiting for/).waitFor();
  await expectAccessible(desk.page);

  await buyer.page.goto(`${shop.url}/pay?order=${order.id}&key=wrong`);
  await buyer.page.getByText("We cannot open this payment").waitFor();
  await buyer.page.goto(`${shop.url}/pay?order=${order.id}&key=${await keyOf(order.id)}`);
  await buyer.page.getByText(/^To pay:/).waitFor();
  await expectToFit(buyer.page);
  // Back from the provider's page, to pay otherwise.
  await loadsAnewAfterBack(buyer.page);
  await buyer.page.getByRole("button", { name: "Pay now" }).click();
  await buyer.page.getByRole("heading", { name: "Test payment" }).waitFor();
  await buyer.page.getByRole("button", { name: /^Pay/ }).click();
  await buyer.page.getByText("Thank you, it is paid").waitFor();
  await buyer.leave();

  await desk.page.reload();
  await panel.getByText("Applied").waitFor();
  await panel.getByText("Before and after").click();
  await expectToFit(desk.page);
  const [after] = await ask<{ total: number; documents: number }>(
    home,
    `SELECT total_cents::int AS total, (SELECT sum(CASE kind WHEN 'invoice' THEN gross_cents ELSE -gross_cents END) FROM documents d WHERE d.order_id = o.id)::int AS documents
     FROM orders o WHERE id = $1`,
    [order.id],
  );
  expect(after?.total).toBeGreaterThan(order.total);
  expect(after?.documents).toBe(after?.total);

  // Taken out again: the difference goes back at once.
  await openCorrection(desk.page);
  await dialog
    .getByRole("button", { name: /^Decrease/ })
    .last()
    .click();
  await dialog.getByLabel("Reason").fill("It is too much");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByText(/goes back to the customer/).waitFor();
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await toasted(desk.page, "Correction saved");
  await panel.getByText("Correction 2").waitFor();
  await panel.getByText("Applied").nth(1).waitFor();
  await desk.leave();
});

it("a correction that is not paid is taken back, also on a phone", async () => {
  const buyer = await aVisitor(browser, [/409/]);
  await buy(buyer.page, shop.url, { email: "taken-back@example.com" });
  const order = await orderOf("taken-back@example.com");
  await buyer.leave();
  const desk = await aVisitor(browser, [], { width: 390, height: 844 });
  await arriveAsAdmin(desk.page, shop.url, `/admin/orders/${order.id}`);
  const panel = desk.page.getByRole("region", { name: "Corrections" });
  await openCorrection(desk.page);
  const dialog = desk.page.getByRole("dialog", { name: "Correct order" });
  await dialog
    .getByRole("button", { name: /^Increase/ })
    .first()
    .click();
  await dialog.getByLabel("Reason").fill("One more");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await panel.getByText(/^Waiting for/).waitFor();
  await expectToFit(desk.page);
  await panel.getByRole("button", { name: "Withdraw" }).click();
  await desk.page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await toasted(desk.page, "Correction withdrawn");
  await panel.getByText("Withdrawn").waitFor();
  await desk.leave();
});
