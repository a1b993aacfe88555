import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, eventually } from "../shop-process.ts";
import { arriveAsAdmin, refundAll, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { pay, toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop();

const orders = () =>
  ask<{ id: string; order_number: string; payment_state: string; method: string | null }>(
    home,
    `SELECT o.id, order_number, payment_state, method FROM orders o JOIN payments p ON p.order_id = o.id
     ORDER BY o.created_at`,
  );
const newestIs = (state: string) => eventually(orders, (found) => found.at(-1)?.payment_state === state);
/** What the provider does later. */
async function plays(page: Page, session: string, outcome: string): Promise<void> {
  await page.goto(session);
  await page.getByRole("button", { name: outcome }).click();
}

it("iDEAL in the Netherlands: promised, arrived later, refunded by the operator", async () => {
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await toPayment(page, { country: "Netherlands", zip: "1012 AB", city: "Amsterdam", phoneNumber: "612345678" });
  const session = page.url();
  await page.getByRole("radio", { name: "iDEAL | Wero" }).check();
  await page.getByRole("button", { name: "Leave payment pending" }).click();
  await page.getByText("Awaiting payment.").waitFor();
  expect(await orders()).toMatchObject([{ payment_state: "unpaid", method: "ideal" }]);
  await plays(page, session, "The money arrives");
  const [order] = await newestIs("paid");
  await leave();
  const desk = await aVisitor(browser);
  await refundAll(desk.page, shop.url, order?.id ?? "");
  await newestIs("refunded");
  await desk.leave();
});

it("a payment that the bank takes back is paid again by the buyer, and is a task until somebody has looked", async () => {
  const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
  await toCheckout(page, shop.url);
  await toPayment(page);
  const session = page.url();
  await pay(page);
  const confirmation = page.url();
  await plays(page, session, "The bank takes the money back");
  await newestIs("reversed");
  await page.goto(confirmation);
  await page.getByRole("heading", { level: 1, name: "Your payment was taken back" }).waitFor();
  await page.getByText("that makes a new order at today's prices").waitFor();
  await expectAccessible(page);
  const emails = await eventually(
    () => ask<{ plain: string }>(home, "SELECT plain FROM mailbox_emails WHERE subject LIKE 'Your payment for order%'"),
    (sent) => sent.length > 0,
  );
  expect(emails).toMatchObject([{ plain: expect.stringContaining("/order-confirmation?orderId=") }]);

  const desk = await aVisitor(browser, [], { width: 390, height: 844 });
  await arriveAsAdmin(desk.page, shop.url, "/admin/payments");
  await desk.page.getByText("Do not ship. The customer has a letter").first().waitFor();
  await expectToFit(desk.page);

  await page.getByRole("button", { name: "Pay again" }).click();
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  expect(await page.getByLabel("First name").inputValue()).toBe("Mari");
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await pay(page);
  const again = (await newestIs("paid")).at(-1);
  await leave();

  await desk.page.reload();
  await desk.page.getByText(`The customer has paid ${again?.order_number} since: cancel this order.`).first().waitFor();
  await desk.page.getByRole("button", { name: /^Mark as done: Payment taken back/ }).click();
  await toasted(desk.page, "Marked as done");
  await desk.page.getByText("Nothing to do").waitFor();
  await expectAccessible(desk.page);
  await desk.leave();
});
