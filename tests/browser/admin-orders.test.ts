import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "../../src/features/orders/order-status.ts";
import { ask } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectFocused, expectToFit, holdBack, type Visitor } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop({}, 120);

interface Known extends Record<string, unknown> {
  id: string;
  order_number: string;
}
/** Of the paid orders, so many wait to be packed; all others have arrived. */
async function waiting(count: number): Promise<Known[]> {
  await ask(home, "UPDATE orders SET status = 'delivered' WHERE status <> 'cancelled'");
  const orders = await ask<Known>(
    home,
    `UPDATE orders SET status = 'processing', shipped_at = NULL, delivered_at = NULL, created_at = now() - interval '1 hour'
     WHERE id IN (SELECT id FROM orders WHERE payment_state = 'paid' ORDER BY order_number LIMIT $1)
     RETURNING id, order_number`,
    [count],
  );
  await ask(home, "DELETE FROM shipments WHERE order_id = ANY($1)", [orders.map(({ id }) => id)]);
  return orders;
}
async function aWaiting(): Promise<Known> {
  const [order] = await waiting(1);
  if (!order) throw new Error("There is no order");
  return order;
}
const statusOf = async (id: string) =>
  (await ask<{ status: string }>(home, "SELECT status FROM orders WHERE id = $1", [id]))[0]?.status;
const emailsTo = async (ids: string[]) =>
  (
    await ask<{ n: number }>(
      home,
      "SELECT count(*)::int AS n FROM emails WHERE kind = 'order-shipped' AND order_id = ANY($1)",
      [ids],
    )
  )[0]?.n;

/** Refusals are errors to the browser's console; only those that a test brings about are expected. */
const REFUSED = /the server responded with a status of (400|404|409|503)/;
let visitor: Visitor;
let page: Page;
async function arrive(path: string, expected: RegExp[] = []): Promise<void> {
  visitor = await aVisitor(browser, expected);
  page = visitor.page;
  await arriveAsAdmin(page, shop.url, path);
}
const choice = (order: Known) => page.getByRole("button", { name: `Status of order ${order.order_number}` });
async function choose(order: Known, status: string): Promise<void> {
  await choice(order).click();
  await page.getByRole("menuitemradio", { name: status }).click();
}

describe("the list of orders", () => {
  it("ships 20 orders with their codes: two clicks each, the scanner does the rest", async () => {
    const orders = await waiting(20);
    await arrive("/admin/orders?status=processing");
    let clicks = 0;
    for (const [i, order] of orders.entries()) {
      await choose(order, "Shipped");
      clicks += 2;
      const field = page.getByLabel("Tracking code (optional)");
      await expectFocused(field);
      await page.keyboard.type(`SCAN${String(i).padStart(4, "0")}`);
      await page.keyboard.press("Enter");
      await field.waitFor({ state: "detached" });
      await choice(order).waitFor({ state: "detached" });
    }
    expect(clicks).toBe(40);
    await page.getByRole("heading", { name: "No orders found" }).waitFor();
    expect(await emailsTo(orders.map(({ id }) => id))).toBe(20);
    await visitor.leave();
  });

  it("ships all that are filtered with one prefix in five clicks, and numbers them on", async () => {
    const orders = await waiting(30);
    await arrive("/admin/orders?status=processing");
    const all = page.getByRole("checkbox", { name: "Select all 30 orders" });
    await all.click();
    const bar = page.getByRole("region", { name: "Selected orders" });
    await bar.getByText("30 orders selected").waitFor();
    // By keyboard too the bar is two steps from the list's head, not thirty rows away.
    await all.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectFocused(bar);
    await bar.getByRole("button", { name: "Ship" }).click();
    await page.getByRole("button", { name: "Generate numbers" }).click();
    await page.getByLabel("Carrier").selectOption("DHL");
    await page.getByLabel("Tracking prefix (optional)").fill("EE-");
    await page.getByRole("button", { name: "Ship 30 orders" }).click();
    await toasted(page, "30 orders shipped");
    const codes = await ask<{ tracking_number: string; carrier: string }>(
      home,
      "SELECT tracking_number, carrier FROM shipments WHERE order_id = ANY($1) ORDER BY tracking_number",
      [orders.map(({ id }) => id)],
    );
    expect(codes.at(0)).toEqual({ tracking_number: "EE-000001", carrier: "DHL" });
    expect(codes.at(-1)?.tracking_number).toBe("EE-000030");
    await visitor.leave();
  });

  it("ships what waits with scanned codes: three clicks for all, and one scan an order; a code that is used is told in its row", async () => {
    const ids = (await waiting(6)).map(({ id }) => id);
    const oldestFirst = "FROM orders WHERE id = ANY($1) ORDER BY created_at, id";
    const orders = await ask<{ order_number: string }>(home, `SELECT order_number ${oldestFirst}`, [ids]);
    const before = (await emailsTo(ids)) ?? 0;
    const other = "SELECT id FROM orders WHERE status = 'delivered' ORDER BY order_number LIMIT 1";
    await ask(home, `UPDATE shipments SET tracking_number = 'USED1' WHERE order_id = (${other})`);
    await arrive("/admin/orders?view=to-ship&sort=number&direction=asc");
    await page.getByRole("checkbox", { name: "Select all 6 orders" }).click();
    await page.getByRole("region", { name: "Selected orders" }).getByRole("button", { name: "Ship" }).click();
    const codes = page.getByLabel(/^Tracking number of order/);
    await expectFocused(codes.first());
    for (const code of ["R1", "R2", "R3", "R4", "USED1"]) {
      await page.keyboard.type(code);
      await page.keyboard.press("Enter");
    }
    // The number of an order, from its packing slip, goes to its row and is no code.
    await page.keyboard.type(orders[2]?.order_number ?? "");
    await page.keyboard.press("Enter");
    await expectFocused(codes.nth(2));
    await codes.last().fill("r4");
    await page.getByText(`Also entered for ${orders[3]?.order_number}.`).waitFor();
    await expectAccessible(page);
    await codes.last().fill("R6");
    await page.keyboard.press("Enter");
    const ship = page.getByRole("button", { name: "Ship 6 orders" });
    await expectFocused(ship);
    await page.keyboard.press("Enter");
    await toasted(page, "5 orders shipped");
    await page.getByText(/^The tracking number USED1 belongs to order AU-\d+ already\.$/).waitFor();
    await codes.fill("R5");
    await page.getByRole("button", { name: "Ship 1 order", exact: true }).click();
    await toasted(page, "1 order shipped");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const sent = await ask<{ tracking_number: string }>(
      home,
      `SELECT (SELECT tracking_number FROM shipments WHERE order_id = orders.id) ${oldestFirst}`,
      [ids],
    );
    expect(sent.map((one) => one.tracking_number)).toEqual(["R1", "R2", "R3", "R4", "R5", "R6"]);
    expect(await emailsTo(ids)).toBe(before + 6);
    await visitor.leave();
  });

  it("takes a column from the carrier's file, and keeps what was entered when the dialog is closed", async () => {
    const orders = await waiting(3);
    const [first, second, third] = orders.map(({ order_number }) => order_number).toSorted();
    await arrive("/admin/orders?view=to-ship&sort=number&direction=asc");
    await page.getByRole("checkbox", { name: "Select all 3 orders" }).click();
    const open = page.getByRole("region", { name: "Selected orders" }).getByRole("button", { name: "Ship" });
    await open.click();
    await page.getByRole("button", { name: "Paste a column" }).click();
    const code = (number = "") => page.getByLabel(`Tracking number of order ${number}`);
    await code(second).pressSequentially("P2");
    expect(await code(second).inputValue()).toBe("P2");
    await code(second).fill("");
    await page.getByLabel("Tracking numbers", { exact: true }).fill(`${third};P3\n${first};P1\nAU-1;P9`);
    await page.getByRole("button", { name: "Fill in" }).click();
    await page.getByText("1 line belongs to no order of this list").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await open.click();
    await expect.poll(() => code(first).inputValue()).toBe("P1");
    await page.getByRole("button", { name: "Ship 3 orders" }).click();
    await toasted(page, "Failed to update shipping status", "Nothing was shipped: 1 order needs attention.");
    await expectFocused(code(second));
    await page.getByText("Enter a tracking number.").waitFor();
    expect(await code(third).inputValue()).toBe("P3");
    await page.getByLabel("Ship 1 order without a tracking number").check();
    await page.getByRole("button", { name: "Ship 3 orders" }).click();
    await toasted(page, "3 orders shipped");
    const [bare] = await ask<{ tracking_number: string | null }>(
      home,
      "SELECT tracking_number FROM shipments s JOIN orders o ON o.id = s.order_id WHERE order_number = $1",
      [second],
    );
    expect(bare).toEqual({ tracking_number: null });
    await visitor.leave();
  });

  it("changes what it can of a bulk and says of each other why not", async () => {
    const [first, unpaid] = await waiting(2);
    await ask(home, "UPDATE orders SET payment_state = 'failed' WHERE id = $1", [unpaid?.id]);
    await arrive("/admin/orders?status=processing");
    await page.getByRole("checkbox", { name: "Select all 2 orders" }).click();
    await page.getByRole("button", { name: "New status" }).click();
    await page.getByRole("menuitem", { name: "Packing" }).click();
    await page.getByRole("button", { name: "Update 2 orders" }).click();
    await toasted(page, "Failed to update orders", "1 order was left unchanged");
    const reason = page.getByText(`${unpaid?.order_number}: Its payment failed.`);
    await reason.waitFor();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    expect(await reason.evaluate((line) => line.getBoundingClientRect().top)).toBeGreaterThan(0);
    expect(await statusOf(first?.id ?? "")).toBe("packing");
    await ask(home, "UPDATE orders SET payment_state = 'paid' WHERE id = $1", [unpaid?.id]);
    await visitor.leave();
  });

  it("tells whoever comes second what the order was set to meanwhile, and shows it", async () => {
    const order = await aWaiting();
    await arrive("/admin/orders?status=processing,packing", [REFUSED]);
    await choice(order).waitFor();
    await ask(home, "UPDATE orders SET status = 'packing' WHERE id = $1", [order.id]);
    await choose(order, "Delivered");
    await toasted(page, "Failed to update order status", "was set to packing meanwhile");
    // The choice was made in a row that opens the order when it is pressed.
    expect(new URL(page.url()).pathname).toBe("/admin/orders");
    await expect.poll(() => choice(order).innerText()).toBe("Packing");
    await visitor.leave();
  });

  it("writes nothing while arrow keys go through the statuses, and takes back what was set", async () => {
    const order = await aWaiting();
    await arrive("/admin/orders");
    await choice(order).focus();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "c"]) await page.keyboard.press(key);
    await page.keyboard.press("Escape");
    await expectFocused(choice(order));
    expect(await statusOf(order.id)).toBe("processing");
    await page.keyboard.press("Enter");
    await page.getByRole("menuitemradio", { name: "Processing", checked: true }).waitFor();
    await page.keyboard.press("r");
    await page.locator("[role=menuitemradio]:focus", { hasText: "Ready to ship" }).waitFor();
    await page.keyboard.press("Enter");
    await toasted(page, `Order ${order.order_number} is ready to ship`);
    expect(await statusOf(order.id)).toBe("ready_to_ship");
    await page.getByRole("button", { name: "Undo" }).click();
    await toasted(page, `Order ${order.order_number} is processing`);
    expect(await statusOf(order.id)).toBe("processing");
    await visitor.leave();
  });

  it("opens the statuses right after Undo, which acts once however often it is pressed", async () => {
    const order = await aWaiting();
    await arrive("/admin/orders");
    await choose(order, "Packing");
    await toasted(page, `Order ${order.order_number} is packing`);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.postData() ?? ""));
    await page.getByRole("button", { name: "Undo" }).dblclick();
    await choice(order).click();
    await page.getByRole("menuitemradio", { name: "Cancelled" }).press("Escape");
    await toasted(page, `Order ${order.order_number} is processing`);
    expect(sent.filter((body) => body.includes(order.id))).toHaveLength(1);
    await visitor.leave();
  });

  it("offers no undo of an older status once an order is shipped, and sets delivered at once", async () => {
    const order = await aWaiting();
    await arrive("/admin/orders");
    await choose(order, "Packing");
    await toasted(page, `Order ${order.order_number} is packing`);
    await choice(order).filter({ hasText: "Packing" }).waitFor();
    await choose(order, "Shipped");
    await page.getByRole("button", { name: "Mark as shipped" }).click();
    await toasted(page, `Order ${order.order_number} is shipped`);
    await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
    await choose(order, "Delivered");
    await toasted(page, `Order ${order.order_number} is delivered`);
    expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
    await visitor.leave();
  });

  it("asks before an order is cancelled, refunds it with the same press, and else marks the money held", async () => {
    const [one, other] = await waiting(2);
    if (!one || !other) throw new Error("There are no orders");
    await arrive("/admin/orders?status=processing,cancelled", [REFUSED]);
    await choose(one, "Cancelled");
    const dialog = page.getByRole("dialog", { name: `Cancel order ${one.order_number}?` });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Keep order" }).click();
    expect(await statusOf(one.id)).toBe("processing");
    await choose(one, "Cancelled");
    await dialog.getByLabel("Reason for the refund").fill("Changed their mind");
    // The row goes: the tablet is turned.
    for (const width of [1000, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole(width === 1000 ? "list" : "table", { name: "Orders", includeHidden: true }).waitFor();
      expect(await dialog.getByLabel("Reason for the refund").inputValue()).toBe("Changed their mind");
    }
    await dialog.getByRole("button", { name: /^Cancel and refund €/ }).click();
    await toasted(page, `Order ${one.order_number} is cancelled`, "goes back to the customer");
    expect(
      await ask(home, "SELECT reason FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1", [
        one.id,
      ]),
    ).toEqual([{ reason: "Changed their mind" }]);
    await choose(other, "Cancelled");
    await page.getByRole("checkbox", { name: /^Refund €/ }).uncheck();
    await page.getByRole("button", { name: "Cancel order", exact: true }).click();
    await toasted(page, `Order ${other.order_number} is cancelled`);
    await page.goto(`${shop.url}/admin/orders?view=refund-due&search=${other.order_number}`);
    await page
      .getByRole("row")
      .filter({ hasText: other.order_number })
      .getByText(/^€[\d.,]+ to refund$/)
      .waitFor();
    await visitor.leave();
  });

  it("tells of a cancelled order that its refund was refused, and refunds it when asked again", async () => {
    const order = await aWaiting();
    await arrive("/admin/orders?status=processing,cancelled", [REFUSED]);
    // The provider has given the money back already, by another way.
    await ask(
      home,
      `INSERT INTO test_page_refunds (id, idempotency_key, request, charge_id, amount_cents, created_at)
       SELECT 'other', 'other', '{}', charge_id, amount_cents, now() FROM payments WHERE order_id = $1 AND state = 'paid'`,
      [order.id],
    );
    await choose(order, "Cancelled");
    const dialog = page.getByRole("dialog", { name: `Cancel order ${order.order_number}?` });
    const confirm = dialog.getByRole("button", { name: /^Cancel and refund €/ });
    await confirm.click();
    const failed = dialog.getByRole("alert").filter({ hasText: "The order is cancelled, but the refund failed" });
    await failed.filter({ hasText: "did not go back:" }).waitFor();
    expect(await statusOf(order.id)).toBe("cancelled");
    await ask(home, "DELETE FROM test_page_refunds WHERE id = 'other'");
    await confirm.click();
    await toasted(page, `Order ${order.order_number} is cancelled`, "goes back to the customer");
    const refunds =
      "SELECT r.state FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1 ORDER BY r.created_at";
    expect(await ask(home, refunds, [order.id])).toEqual([{ state: "failed" }, { state: "succeeded" }]);
    await visitor.leave();
  });

  it("closes the refund that was refused, and offers what is left when it is opened again", async () => {
    const order = await aWaiting();
    await arrive(`/admin/orders/${order.id}`, [REFUSED]);
    await ask(
      home,
      `INSERT INTO test_page_refunds (id, idempotency_key, request, charge_id, amount_cents, created_at)
       SELECT 'other', 'other', '{}', charge_id, amount_cents, now() FROM payments WHERE order_id = $1 AND state = 'paid'`,
      [order.id],
    );
    const open = page.getByRole("region", { name: "Payment" }).getByRole("button", { name: "Refund" });
    const dialog = page.getByRole("dialog", { name: /^Refund order/ });
    await open.click();
    await dialog.getByLabel("What to refund").selectOption("amount");
    await dialog.getByLabel("Reason").fill("Changed their mind");
    await dialog.getByRole("button", { name: /^Refund €/ }).click();
    await toasted(page, "Failed to refund", "did not go back:");
    await dialog.waitFor({ state: "detached" });
    await ask(home, "DELETE FROM test_page_refunds WHERE id = 'other'");
    await open.click();
    await dialog.getByLabel("What to refund").selectOption("amount");
    await dialog.getByLabel("Reason").fill("Changed their mind");
    await dialog.getByRole("button", { name: /^Refund €/ }).click();
    await toasted(page, "Refund started");
    await visitor.leave();
  });

  it("keeps filter and page for the way back, and leads to the next order of the list", async () => {
    await ask(home, "UPDATE orders SET status = 'delivered' WHERE status <> 'cancelled'");
    await arrive("/admin/orders?status=delivered&sort=number&direction=asc&page=2");
    const links = page.getByRole("link", { name: /^AU-/ });
    await links.first().waitFor();
    const [first = "", second = ""] = await links.allInnerTexts();
    const content = page.getByRole("main");
    const goesOn = () => expectFocused(content);
    await links.first().press("Enter");
    await page.getByRole("heading", { name: `Order ${first}` }).waitFor();
    await goesOn();
    await page.getByRole("link", { name: `Next order: ${second}` }).press("Enter");
    await page.getByRole("heading", { name: `Order ${second}` }).waitFor();
    await goesOn();
    await page
      .locator("#told")
      .filter({ hasText: `Order ${second}` })
      .waitFor({ state: "attached" });
    expect(await page.title()).toBe(`Order ${second}`);
    await page.getByRole("link", { name: `Previous order: ${first}` }).waitFor();
    const lines = page.getByRole("region", { name: "Items" });
    expect(await lines.getByRole("link").first().getAttribute("href")).toMatch(/^\/admin\/products\?search=/);
    await page.getByRole("link", { name: "All orders" }).click();
    await page.waitForURL(`${shop.url}/admin/orders?status=delivered&sort=number&direction=asc&page=2`);
    await expect.poll(async () => (await links.allInnerTexts()).slice(0, 2)).toEqual([first, second]);
    await visitor.leave();
  });

  it("shows an order that comes in while somebody looks", async () => {
    const [order] = await waiting(1);
    visitor = await aVisitor(browser, [], { width: 1280, height: 900 });
    page = visitor.page;
    await page.clock.install();
    await ask(home, "UPDATE orders SET status = 'delivered' WHERE id = $1", [order?.id]);
    await arriveAsAdmin(page, shop.url, "/admin/orders?status=processing");
    await page.getByRole("heading", { name: "No orders found" }).waitFor();
    await ask(home, "UPDATE orders SET status = 'processing' WHERE id = $1", [order?.id]);
    await page.clock.fastForward(11_000);
    await page.getByRole("link", { name: order?.order_number ?? "" }).waitFor();
    await visitor.leave();
  });

  it("tells a code that another order has, and takes it where both travel together", async () => {
    const [one, other] = await waiting(2);
    if (!one || !other) throw new Error("There are no orders");
    await arrive("/admin/orders?status=processing", [REFUSED]);
    for (const order of [one, other]) {
      await choose(order, "Shipped");
      await page.getByLabel("Tracking code (optional)").fill("TWICE1");
      await page.getByRole("button", { name: "Mark as shipped" }).click();
      if (order === one) await choice(one).waitFor({ state: "detached" });
    }
    await page.getByText(`The tracking number TWICE1 belongs to order ${one.order_number} already.`).first().waitFor();
    await page.getByLabel("Both orders ship in one parcel").check();
    await page.getByRole("button", { name: "Mark as shipped" }).click();
    await page.getByRole("heading", { name: "No orders found" }).waitFor();
    await visitor.leave();
  });

  it("has tabs with their counts, which keep what is searched for", async () => {
    await waiting(3);
    await arrive("/admin/orders?status=delivered");
    const tabs = page.getByRole("navigation", { name: "Orders" });
    const toShip = tabs.getByRole("link", { name: "To ship 3" });
    await toShip.click();
    await page.waitForURL(`${shop.url}/admin/orders?view=to-ship`);
    await expect.poll(() => toShip.getAttribute("aria-current")).toBe("page");
    await expect.poll(() => page.getByRole("link", { name: /^AU-/ }).count()).toBe(3);
    await page.getByLabel("Search orders").fill("nobody");
    await page.waitForURL(/search=nobody/);
    await tabs.getByRole("link", { name: /^Unpaid/ }).click();
    await page.waitForURL(`${shop.url}/admin/orders?view=unpaid&search=nobody`);
    await page.getByRole("heading", { name: "No orders found" }).waitFor();
    await visitor.leave();
  });

  it("is packed from one list, whose ticks outlast a reload, and goes on to be shipped", async () => {
    const order = await aWaiting();
    await arrive("/admin/orders/packing-list");
    const card = page.getByRole("listitem").filter({ hasText: order.order_number });
    const boxes = card.getByRole("checkbox");
    await boxes.first().waitFor();
    const all = await boxes.count();
    const ready = card.getByRole("button", { name: `Mark as ready to ship: order ${order.order_number}` });
    expect(await ready.count()).toBe(0);
    for (const box of await boxes.all()) await box.check();
    await card.getByText("Packing", { exact: true }).waitFor();
    await page.reload();
    await card.getByText(`${all} of ${all} packed`).waitFor();
    await expectAccessible(page);
    await ready.press("Enter");
    await toasted(page, `Order ${order.order_number} is ready to ship`);
    await page.getByRole("heading", { name: "Nothing to pack" }).waitFor();
    await expectFocused(page.getByRole("main"));
    await page.getByRole("link", { name: /^Ship \d+ ready$/ }).click();
    await page.getByRole("link", { name: order.order_number }).waitFor();
    await visitor.leave();
  });

  it("keeps its filters in the address, and days the wrong way round are told beside their field", async () => {
    await arrive("/admin/orders");
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("checkbox", { name: "cancelled" }).click();
    await page.getByRole("combobox", { name: "Period" }).selectOption("Last month");
    await page.waitForURL(/from=\d{4}-\d\d-01&to=/);
    await page.getByLabel("From date", { exact: true }).fill("2026-03-02");
    await page.getByLabel("To date", { exact: true }).fill("2026-03-01");
    await page.getByRole("heading", { name: "The start date is after the end date." }).waitFor();
    await page.getByText("From is 2 Mar 2026, To is 1 Mar 2026.").waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get("status")).toBe("cancelled");
    await page.getByRole("button", { name: "Swap the dates" }).click();
    await page.waitForURL(/from=2026-03-01&to=2026-03-02/);
    await page.getByRole("button", { name: "Clear filters" }).first().click();
    await page.waitForURL(`${shop.url}/admin/orders`);
    await page.goBack();
    await page.waitForURL(/status=cancelled/);
    await page.getByRole("button", { name: "Remove filter: Status: Cancelled" }).click();
    await page.waitForURL((url) => !url.searchParams.has("status"));
    const panel = page.getByRole("button", { name: "Filters (2)" });
    await expectFocused(panel);
    await page.getByRole("button", { name: "Clear filters" }).first().click();
    await page.getByLabel("Search orders").fill("AU-100007");
    await expect.poll(() => page.getByRole("link", { name: /^AU-/ }).allInnerTexts()).toEqual(["AU-100007"]);
    await visitor.leave();
  });

  it("shows three orders on the first screen of a phone, and folds what is done rarely", async () => {
    const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
    await arriveAsAdmin(page, shop.url, "/admin/orders");
    const third = page.getByRole("list", { name: "Orders" }).getByRole("listitem").nth(2);
    await expect.poll(() => third.evaluate((row) => row.getBoundingClientRect().bottom)).toBeLessThan(844);
    expect(await page.getByRole("link", { name: "Packing list" }).isVisible()).toBe(false);
    await page.getByRole("button", { name: "More actions", expanded: false }).click();
    await page.getByRole("menuitem", { name: "Packing list" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Filters" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("checkbox", { name: "Delivered" }).check();
    await page.waitForURL(/status=delivered/);
    await sheet.getByRole("button", { name: /^Show [\d,]+ orders$/ }).click();
    await sheet.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Remove filter: Status: Delivered" }).waitFor();
    await page.getByRole("button", { name: "Filters (1)" }).click();
    // Back in the moment of the choice, before the page shows it.
    await page.evaluate(() => {
      const replace = history.replaceState;
      history.replaceState = (data, unused, address) => {
        replace.call(history, data, unused, address);
        if (!String(address).includes("packing")) return;
        history.replaceState = replace;
        queueMicrotask(() => history.back());
      };
    });
    await sheet.getByRole("checkbox", { name: "Packing" }).dispatchEvent("click");
    await sheet.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Remove filter: Status: Packing, Delivered" }).waitFor();
    expect(new URL(page.url()).searchParams.get("status")).toBe("packing,delivered");
    await expectToFit(page);
    await leave();
  });

  it("loses none of two choices made before the first is shown, and takes a date typed key by key", async () => {
    await arrive("/admin/orders");
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("group", { name: "Status" }).evaluate((group) => {
      for (const box of group.querySelectorAll("input")) box.click();
    });
    await page.getByLabel("From date").focus();
    await page.keyboard.type("03022026");
    await expect.poll(() => new URL(page.url()).searchParams.get("from")).toBe("2026-03-02");
    await expect.poll(() => new URL(page.url()).searchParams.get("status")).toBe(ORDER_STATUSES.join(","));
    await visitor.leave();
  });

  it("keeps the names of its columns in view below the bar", async () => {
    await arrive("/admin/orders");
    const head = page.getByRole("columnheader", { name: "Delivery Method" });
    await head.waitFor();
    await page.getByRole("row").last().scrollIntoViewIfNeeded();
    const bar = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    expect(Math.round((await head.boundingBox())?.y ?? 0)).toBe(bar);
    await visitor.leave();
  });

  it("exports what is filtered, and of a selection only that", async () => {
    await waiting(3);
    await arrive("/admin/orders?status=processing");
    const saved = async (name: string, role: "button" | "menuitem" = "button") => {
      if (role === "menuitem") await page.getByRole("button", { name: "More actions" }).click();
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole(role, { name }).click()]);
      expect(download.suggestedFilename()).toMatch(/^orders-export-\d{4}-\d{2}-\d{2}\.csv$/);
      return (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
    };
    const all = await saved("Export all shown", "menuitem");
    expect(all[0]).toBe("\uFEFFOrder Number,Customer,Email,Status,Total,Created Date,Tracking Code");
    expect(all).toHaveLength(4);
    await page
      .getByRole("checkbox", { name: /^Select order/ })
      .first()
      .check();
    expect(await saved("Export 1 selected")).toHaveLength(2);
    expect(await saved("Export all shown", "menuitem")).toHaveLength(4);
    await visitor.leave();
  });

  it("says that it could not be loaded, and comes back by itself when asked again", async () => {
    await arrive("/admin/customers", [REFUSED]);
    await page.route("**/functions/v1/admin-orders?**", (route) =>
      route.fulfill({ status: 409, json: { success: false, error: "The books are closed." } }),
    );
    await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Orders" }).click();
    await toasted(page, "Failed to load orders", "The books are closed.");
    await page.unroute("**/functions/v1/admin-orders?**");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("link", { name: /^AU-/ }).first().waitFor();
    await visitor.leave();
  });
});

describe("one order", () => {
  let order: Known;
  beforeEach(async () => {
    order = await aWaiting();
  });

  it("is corrected, noted, shipped and its email sent again, and its history tells who did it", async () => {
    await arrive(`/admin/orders/${order.id}`);
    await page.getByRole("region", { name: "Delivery" }).getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("City").fill("Tartu");
    await page.getByRole("button", { name: "Save" }).click();
    await toasted(page, "Recipient corrected");
    await page.getByRole("button", { name: "Add note" }).click();
    await page.getByLabel("Internal notes").fill("A gift.");
    await page.getByRole("button", { name: "Save notes" }).click();
    await toasted(page, "Notes saved");
    await page.getByRole("button", { name: `Create shipment for order ${order.order_number}` }).click();
    const create = page.getByRole("button", { name: "Create Shipment", exact: true });
    expect(await create.isDisabled()).toBe(true);
    await page.getByRole("textbox", { name: "Tracking number" }).fill("JJD0001");
    await page.getByRole("combobox", { name: "Carrier" }).selectOption("UPS");
    await create.click();
    await toasted(page, `Shipment for order ${order.order_number} created`);
    await page.getByRole("link", { name: "JJD0001" }).waitFor();
    await page.getByRole("region", { name: "Delivery" }).getByRole("button", { name: "Edit" }).click();
    await page.getByText("The address is fixed").waitFor();
    expect(await page.getByLabel("City").isEditable()).toBe(false);
    await page.getByLabel("Phone").fill("+372 5981 2345");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: "+372 5981 2345" }).waitFor();
    await page
      .getByRole("button", { name: /^Send again: Order shipped/ })
      .first()
      .click();
    const question = page.getByRole("alertdialog", { name: "Send it once more?" });
    await question.getByText("Order shipped was sent to").waitFor();
    await question.getByRole("button", { name: "Send it again" }).click();
    await toasted(page, "The email goes out once more");
    const history = page.getByRole("region", { name: "History" });
    for (const actor of ["Status changed to shipped", "Recipient corrected", "Notes changed"])
      await history
        .getByRole("listitem")
        .filter({ hasText: actor })
        .filter({ hasText: "keeper@example.com" })
        .first()
        .waitFor();
    await visitor.leave();
  });

  it("gives the link to the order status page to the clipboard, or shows it where the browser refuses", async () => {
    await arrive(`/admin/orders/${order.id}`);
    const clipboard = (writes: boolean) =>
      page.evaluate((works) => {
        const writeText = async (text: string) => {
          if (!works) throw new DOMException("Refused", "NotAllowedError");
          document.body.dataset.copied = text;
        };
        Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
      }, writes);
    const copy = page.getByRole("button", { name: "Copy order status link" });
    await copy.waitFor();
    await clipboard(true);
    await copy.click();
    await toasted(page, "Order status link copied");
    const link = await page.evaluate(() => document.body.dataset.copied ?? "");
    expect(link).toMatch(/\/track-order\?tracking=TRK\d{14}&key=/);
    await clipboard(false);
    await copy.click();
    const byHand = page.getByRole("dialog", { name: "Copy the order status link" });
    expect(await byHand.getByLabel("Order status link").inputValue()).toBe(link);
    await expectAccessible(page);
    await visitor.leave();
  });

  it("is found by the menu of commands with its status and total, and shipped from there by keys alone", async () => {
    await arrive("/admin");
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    const place = page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Orders" });
    await place.focus();
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").waitFor();
    await page.keyboard.press("Escape");
    await expectFocused(place);
    await page.keyboard.press("Control+k");
    const menu = page.getByRole("dialog", { name: "Search" });
    await menu.getByRole("combobox").fill("AU-");
    await menu.getByRole("option", { name: /^AU-/ }).first().waitFor();
    const answer = await holdBack(page, /admin-search/);
    await menu.getByRole("combobox").fill(order.order_number);
    await page.keyboard.press("Enter");
    answer();
    await page.waitForURL(`${shop.url}/admin/orders/${order.id}`);
    await expectFocused(page.locator("#content"));
    await page.keyboard.press("Control+k");
    await menu.getByRole("combobox").fill(order.order_number);
    const option = page.getByRole("option", { name: new RegExp(`^${order.order_number}.*Processing.*€`) });
    await expect.poll(() => option.getAttribute("aria-selected")).toBe("true");
    const spoken = () => menu.getByRole("combobox").getAttribute("aria-activedescendant");
    await expect.poll(spoken).toBe(await option.getAttribute("id"));
    await page.getByText(`Tab: more actions for ${order.order_number}`).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await page.getByRole("option", { name: "Copy order status link" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await option.waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.type("ship");
    await page.locator("[role=option][aria-selected=true]", { hasText: "Ship" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: `Create Shipment for ${order.order_number}` }).waitFor();
    await page.keyboard.press("Escape");
    await page.waitForURL(`${shop.url}/admin/orders/${order.id}`);
    await page.keyboard.press("Control+k");
    await menu.getByRole("combobox").fill("nothing like it");
    await menu.getByText("Nothing found.").waitFor();
    await page.locator("[role=option][aria-selected=true]", { hasText: "Search orders for" }).waitFor();
    await menu.getByRole("combobox").fill("");
    await page.locator("[role=option][aria-selected=true]", { hasText: "New order" }).waitFor();
    await menu.getByRole("combobox").fill("add prod");
    await page.locator("[role=option][aria-selected=true]", { hasText: "Add Product" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${shop.url}/admin/products`);
    await page.getByRole("button", { name: "Cancel" }).waitFor();
    await visitor.leave();
  });

  it("of two who write notes tells the second, who keeps what he wrote", async () => {
    await ask(home, "UPDATE orders SET notes = 'A gift.' WHERE id = $1", [order.id]);
    await arrive(`/admin/orders/${order.id}`, [REFUSED]);
    await page.getByLabel("Internal notes").fill("Mine.");
    await ask(home, "UPDATE orders SET notes = 'Somebody else''s.' WHERE id = $1", [order.id]);
    await page.getByRole("button", { name: "Save notes" }).click();
    await toasted(page, "Failed to save the order", "Somebody else has changed this order meanwhile");
    await page.getByText("Somebody else's.").waitFor();
    expect(await page.getByLabel("Internal notes").inputValue()).toBe("Mine.");
    await page.getByRole("button", { name: "Save mine instead" }).click();
    await toasted(page, "Notes saved");
    await visitor.leave();
  });

  it("keeps what is typed of the recipient beside what somebody else has saved, and saves it then", async () => {
    await arrive(`/admin/orders/${order.id}`, [REFUSED]);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Edit the recipient" });
    await dialog.getByLabel("City").fill("Viljandi");
    await ask(home, "UPDATE orders SET first_name = 'Jaan' WHERE id = $1", [order.id]);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await dialog.getByText("Somebody else has changed this order meanwhile").waitFor();
    await expect.poll(() => dialog.getByLabel("First name").inputValue()).toBe("Jaan");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await toasted(page, "Recipient corrected");
    const [kept] = await ask<object>(home, "SELECT first_name, city FROM orders WHERE id = $1", [order.id]);
    expect(kept).toEqual({ first_name: "Jaan", city: "Viljandi" });
    await visitor.leave();
  });

  it("tells what an unpaid order reserves, and releases it with one press", async () => {
    const buyer = await aVisitor(browser);
    await toCheckout(buyer.page, shop.url);
    await toPayment(buyer.page);
    await arrive("/admin/orders?view=reserved");
    await page.getByText(/^Reserves 1 piece until \d\d:\d\d$/).waitFor();
    await page.getByRole("link", { name: /^AU-/ }).click();
    await page.getByRole("heading", { level: 1, name: /^Order AU-/ }).waitFor();
    const told = page.getByText(/^Reserves 1 piece until \d\d:\d\d$/);
    await told.waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Release reservation" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Release reservation" }).click();
    await toasted(page, "The items are back on sale");
    await told.waitFor({ state: "detached" });
    await page.getByText("Not paid", { exact: true }).waitFor();
    await page.getByRole("link", { name: "All orders" }).click();
    await page.getByRole("heading", { name: "Nothing is reserved" }).waitFor();
    await buyer.leave();
    await visitor.leave();
  });

  it("that is none says so", async () => {
    await arrive(`/admin/orders/${crypto.randomUUID()}`, [REFUSED]);
    await page.getByText("There is no such order.").waitFor();
    await visitor.leave();
  });
});

it("a customer's data is handed over and erased, while the order keeps its sums", async () => {
  await waiting(0);
  await arrive("/admin/customers?sort=orders&direction=asc");
  await page
    .getByRole("link", { name: /^View profile of/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Personal data" }).waitFor();
  const address = page.url();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export data" }).click(),
  ]);
  const { email, orders } = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(orders[0].lines.length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Erase data" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase data" }).click();
  await toasted(page, "Personal data erased");
  expect(address).toMatch(/\/admin\/customers\/[0-9a-f-]{36}\?sort=orders&direction=asc$/);
  expect(await ask(home, "SELECT FROM orders WHERE email = $1", [email])).toEqual([]);
  const [kept] = await ask<{ total_cents: string }>(home, "SELECT total_cents FROM orders WHERE id = $1", [
    orders[0].id,
  ]);
  expect(Number(kept?.total_cents)).toBe(Math.round(orders[0].total_amount * 100));
  await visitor.leave();
});

it("every screen is accessible and fits at every width", async () => {
  const [order] = await waiting(4);
  const street = `${"Llanfairpwllgwyngyll".repeat(3)} 1`;
  await ask(home, "UPDATE orders SET delivery_method = 'courier', parcel_machine = NULL, address = $2 WHERE id = $1", [
    order?.id,
    street,
  ]);
  await arrive("/admin/orders");
  const [customer] = await ask<{ customer_id: string }>(home, "SELECT customer_id FROM orders WHERE id = $1", [
    order?.id,
  ]);
  const screens: [string, string | RegExp][] = [
    ["/admin/orders?status=processing,packing", /^AU-/],
    [`/admin/orders/${order?.id}`, "Packing slip"],
    [`/admin/orders/${order?.id}/packing-slip`, /^Order AU-/],
    ["/admin/orders/packing-list", /^AU-/],
    ["/admin/shipments", /^AU-/],
    ["/admin/customers", /^View profile/],
    [`/admin/customers/${customer?.customer_id}`, /^AU-/],
  ];
  for (const [path, link] of screens) {
    await page.goto(shop.url + path);
    await page.getByRole("link", { name: link }).first().waitFor();
    await expectToFit(page);
  }
  await page.goto(`${shop.url}/admin/orders?status=processing&from=2020-01-01`);
  await page
    .getByRole("checkbox", { name: /^Select order/ })
    .first()
    .check();
  await page.getByRole("region", { name: "Selected orders" }).waitFor();
  await expectToFit(page);
  await page
    .getByRole("button", { name: /^Status of order/ })
    .nth(1)
    .click();
  await page.getByRole("menuitemradio", { name: "Shipped" }).click();
  await page.getByRole("dialog").waitFor();
  await expectToFit(page);
  await visitor.leave();
});
