import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, eventually } from "../shop-process.ts";
import { arriveAsAdmin } from "./admin-steps.ts";
import { aVisitor, comeBack, expectAccessible, OFFLINE } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { pay, toCheckout, toPayment } from "./purchase-steps.ts";

const TRIES = 30;

const { browser, home, shop } = await openShop({ LIMIT_TRACKING: String(TRIES) }, 30);

interface Known extends Record<string, unknown> {
  id: string;
  order_number: string;
  email: string;
}

/** Paid, and not withdrawn from yet. */
async function anOrder(): Promise<Known> {
  const [order] = await ask<Known>(
    home,
    `SELECT id, order_number, email FROM orders WHERE payment_state = 'paid'
     AND NOT EXISTS (SELECT FROM withdrawals w WHERE w.order_id = orders.id) ORDER BY order_number LIMIT 1`,
  );
  if (!order) throw new Error("There is no such order");
  return order;
}

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: string | RegExp) => main(page).getByRole("textbox", { name });
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const step = (page: Page, name: string) => main(page).getByRole("heading", { level: 2, name });
const hasFocus = (page: Page, role: "textbox" | "heading", name: string) =>
  expect
    .poll(() =>
      main(page)
        .getByRole(role, { name })
        .evaluate((element) => element === document.activeElement),
    )
    .toBe(true);

async function fill(page: Page, { order_number, email }: Pick<Known, "order_number" | "email">, items = "") {
  await field(page, "Order number").fill(order_number);
  await field(page, "Name").fill("Mari Maasikas");
  await field(page, "Email").fill(email);
  await field(page, /^Which items/).fill(items);
}

const acknowledgement = (recipient: string) =>
  eventually(
    () =>
      ask<{ plain: string }>(home, "SELECT plain FROM mailbox_emails WHERE recipient = $1 AND subject ~ 'withdrawal'", [
        recipient,
      ]),
    (emails) => emails.length > 0,
  );

it("from the order to the acknowledgement, and to the shopkeeper's desk", async () => {
  const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
  await toCheckout(page, shop.url);
  await toPayment(page, { email: "Mari@Example.com" });
  await pay(page);
  await main(page).getByRole("link", { name: "Withdraw from contract here" }).click();
  await page.getByRole("heading", { level: 1, name: "Withdraw from contract" }).waitFor();
  const order_number = await field(page, "Order number").inputValue();
  expect(order_number).toMatch(/^AU-\d+$/);
  await expectAccessible(page);
  await fill(page, { order_number: order_number.toLowerCase(), email: "mari@example.com" }, "The <b>lid</b>\nand box");
  await press(page, "Continue");
  await hasFocus(page, "heading", "Your declaration");
  for (const said of [order_number, "Mari Maasikas", "mari@example.com", "The <b>lid</b>"])
    await main(page).getByText(said).waitFor();
  await expectAccessible(page);
  await press(page, "Confirm withdrawal");
  await hasFocus(page, "heading", "Withdrawal received");
  await main(page)
    .getByText(/on \d{1,2} \w+ \d{4} at \d\d:\d\d\s\S+\. The acknowledgement is on its way/)
    .waitFor();
  await expectAccessible(page);
  const [email] = await acknowledgement("Mari@Example.com");
  for (const said of [order_number, "Mari Maasikas", "The <b>lid</b>\nand box", "14 days"])
    expect(email?.plain).toContain(said);
  await leave();

  const [order] = await ask<Known>(home, "SELECT id FROM orders WHERE order_number = $1", [order_number]);
  const desk = await aVisitor(browser, [], { width: 390, height: 844 });
  await arriveAsAdmin(desk.page, shop.url, `/admin/orders/${order?.id}`);
  await desk.page.getByText(/^The customer withdrew from the contract on/).waitFor();
  const card = desk.page.getByRole("region", { name: "Withdrawal" });
  await card.getByText("The <b>lid</b>").waitFor();
  await expectAccessible(desk.page);
  await card.getByRole("link", { name: "Refund" }).click();
  await desk.page.getByRole("dialog", { name: `Refund order ${order_number}` }).waitFor();
  await desk.leave();
});

it("without scripts it goes the same way, and back for a change", async () => {
  const order = await anOrder();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url);
  await page.getByRole("contentinfo").getByRole("link", { name: "Withdraw from contract here" }).click();
  await press(page, "Continue");
  await main(page).getByText("Please enter your order number").waitFor();
  await fill(page, order);
  await press(page, "Continue");
  await step(page, "Your declaration").waitFor();
  await main(page).getByText("The whole order").waitFor();
  await press(page, "Go back and change");
  expect(await field(page, "Order number").inputValue()).toBe(order.order_number);
  await field(page, /^Which items/).fill("The small bottle");
  await press(page, "Continue");
  await main(page).getByText("The small bottle").waitFor();
  await press(page, "Confirm withdrawal");
  await step(page, "Withdrawal received").waitFor();
  expect(await acknowledgement(order.email)).toHaveLength(1);
  await context.close();
});

it("what is wrong is told beside its field, and what was typed stays", async () => {
  const { page, leave } = await aVisitor(browser, [/status of 400/]);
  await page.goto(`${shop.url}/withdrawal`);
  await field(page, "Name").fill("Mari");
  await field(page, "Email").fill("mari");
  await press(page, "Continue");
  await main(page).getByText("Please enter your order number").waitFor();
  await main(page).getByText("Please enter a valid email address").waitFor();
  await hasFocus(page, "textbox", "Order number");
  expect(await field(page, "Name").inputValue()).toBe("Mari");
  await expectAccessible(page);
  await leave();
});

it("an unknown number and another's address are told with the same words, and the statement is taken in all the same", async () => {
  const { page, leave } = await aVisitor(browser);
  const order = await anOrder();
  const told: string[] = [];
  for (const wrong of [{ order_number: "AU-999999999" }, { email: "somebody.else@example.com" }]) {
    await page.goto(`${shop.url}/withdrawal`);
    await fill(page, { ...order, ...wrong }, "The lamp");
    await press(page, "Continue");
    told.push(await main(page).getByRole("status").innerText());
  }
  const words =
    "We cannot find a paid order with this number and email address. Please check both. You can still send it, and one of us will look for the order.";
  expect(told).toEqual([words, words]);
  await expectAccessible(page);
  await press(page, "Confirm withdrawal");
  await hasFocus(page, "heading", "Withdrawal received");
  await main(page).getByText("One of us looks for your order and writes to you.").waitFor();
  const [email] = await acknowledgement("somebody.else@example.com");
  expect(email?.plain).toContain("The lamp");
  await leave();

  const desk = await aVisitor(browser, [], { width: 390, height: 844 });
  await arriveAsAdmin(desk.page, shop.url, "/admin/orders");
  const waiting = desk.page.getByRole("region", { name: "Withdrawals without an order" });
  await waiting.getByRole("heading").click();
  await waiting.getByText("somebody.else@example.com").waitFor();
  await expectAccessible(desk.page);
  await waiting.getByRole("textbox", { name: "Order to link" }).fill(order.order_number);
  await waiting.getByRole("button", { name: "Link to this order" }).click();
  await waiting.waitFor({ state: "detached" });
  await desk.page.goto(`${shop.url}/admin/orders/${order.id}`);
  await desk.page.getByRole("region", { name: "Withdrawal" }).getByText("The lamp").waitFor();
  await desk.leave();
});

it("where the shop cannot be reached nothing is lost, and it goes on afterwards", async () => {
  const { page, context, leave } = await aVisitor(browser, OFFLINE);
  await page.goto(`${shop.url}/withdrawal`);
  await fill(page, await anOrder());
  await press(page, "Continue");
  await step(page, "Your declaration").waitFor();
  // Who looks into another tab comes back to the same step.
  const looked = page.waitForResponse("**/withdrawal.data");
  await comeBack(page);
  await looked;
  await page.evaluate(() => fetch("/healthz"));
  await step(page, "Your declaration").waitFor();
  await context.setOffline(true);
  await press(page, "Confirm withdrawal");
  await main(page).getByRole("alert").getByText("We could not send this.").waitFor();
  await context.setOffline(false);
  await press(page, "Confirm withdrawal");
  await step(page, "Withdrawal received").waitFor();
  await leave();
});

it("guessing is held off after so many tries, however they are sent", async () => {
  const guess = () =>
    fetch(`${shop.url}/withdrawal`, {
      method: "POST",
      headers: { origin: shop.url },
      body: new URLSearchParams({ orderNumber: "AU-1", name: "Eve", email: "eve@example.com", step: "confirm" }),
    });
  const answers = await Promise.all(Array.from({ length: TRIES + 1 }, guess));
  const last = answers.find(({ status }) => status === 429);
  expect(await last?.text()).toMatch(/Too many attempts\. Please try again in \d+ (minutes?|seconds?|hours?)\./);
});
