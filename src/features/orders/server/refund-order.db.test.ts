import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { ordersToShip } from "#features/fulfilment/server/orders-to-ship.ts";
import { packingList } from "#features/fulfilment/server/packing-list.ts";
import { shipMany } from "#features/fulfilment/server/ship-many.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import { AppError } from "#shared/app-error.ts";
import { euros } from "#shared/money.ts";
import { anOrderFor, aProduct, aRefund, checkout, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { pageOf } from "#tests/parcels.ts";
import { aStripeShop, type StripeShop } from "#tests/stripe-shop.ts";
import { orderFilters } from "../order-filters.ts";
import { maskedOrder } from "../order-view.ts";
import { changeStatusOfMany } from "./change-many.ts";
import { changeStatus } from "./change-status.ts";
import { orderEmailTemplates } from "./order-emails.tsx";
import { ordersPage } from "./order-list-queries.ts";
import { orderById } from "./order-queries.ts";
import { reconcile } from "./reconcile.ts";
import { type RefundInput, refundOrder, sendRefund, sendRequestedRefunds } from "./refund-order.ts";

let shop: StripeShop;
let lavender: MadeProduct;
let orderId: string;
let payment: string;
beforeAll(async () => {
  shop = await aStripeShop();
});
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 5 });
  ({ orderId } = await checkout(shop, anOrderFor([[lavender, 2]])));
  const { session_id } = await shop.row("SELECT session_id FROM payments WHERE order_id = $1", orderId);
  payment = shop.stripe.pay(session_id);
  await shop.stripe.deliver(shop.webhook);
});
afterAll(() => shop.close());

const order = () => shop.row("SELECT payment_state, review_flag FROM orders WHERE id = $1", orderId);
const level = () => levelsOf(shop, lavender.id);
const refunds = () => shop.payment.refundsOf(payment);
const emails = async (kind = "order-refunded") =>
  (await shop.row("SELECT count(*)::int AS n FROM emails WHERE order_id = $1 AND kind = $2", orderId, kind)).n;
const textOf = async (kind: string): Promise<string> => {
  await sendDueEmails(shop, orderEmailTemplates(shop));
  const sent = await shop.row(
    "SELECT m.plain FROM mailbox_emails m JOIN emails l USING (message_id) WHERE l.order_id = $1 AND l.kind = $2",
    orderId,
    kind,
  );
  return sent.plain;
};
const refund = (input: Partial<RefundInput> = {}) => refundOrder(shop, aRefund(orderId, input));

it("a full refund returns the goods, and the customer gets one email", async () => {
  expect(await refund({ restock: true })).toMatchObject({ state: "succeeded", amountCents: 4899 });
  await shop.stripe.deliver(shop.webhook, { times: 3 });
  expect(await order()).toEqual({ payment_state: "refunded", review_flag: null });
  expect(await level()).toEqual({ available: 5, reserved: 0 });
  expect(await emails()).toBe(1);
  expect(await textOf("order-refunded")).toMatch(/2 pieces: €[\d.]+\s+Shipping: €[\d.]+\s+Refunded: €48\.99/);
});

it("a part goes back, then the rest, and never more", async () => {
  await refund({ amount: euros(10) });
  expect(await order()).toMatchObject({ payment_state: "partly_refunded" });
  const shown = (await orderById(shop.db, orderId))?.order;
  expect(shown).toMatchObject({ total: 4899, refunded: 1000, isExchanged: false });
  expect(shown && maskedOrder(shown)).not.toHaveProperty("refunded");
  await expect(refund({ amount: euros(39) })).rejects.toMatchObject({ message: "At most €38.99 can be given back." });
  expect(await refund()).toMatchObject({ amountCents: 3899 });
  expect(await order()).toMatchObject({ payment_state: "refunded" });
  await expect(refund()).rejects.toMatchObject({ code: "REFUNDED" });
  expect(await level()).toEqual({ available: 3, reserved: 0 });
});

it("pressed twice with one key it goes back once; another amount under that key is refused", async () => {
  const key = randomUUID();
  const both = await Promise.all([refund({ key, amount: euros(10) }), refund({ key, amount: euros(10) })]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  expect(await refunds()).toHaveLength(1);
  await expect(refund({ key, amount: euros(11) })).rejects.toMatchObject({ code: "KEY_REUSED" });
});

it("a refund of pieces sent again goes back once; other pieces, or back to stock, under its key are refused", async () => {
  const key = randomUUID();
  const pieces = (quantity: number, shipping = false) => ({ lines: [{ position: 1, quantity }], shipping });
  const first = await refund({ key, lines: pieces(1) });
  expect(await refund({ key, lines: pieces(1) })).toMatchObject({ id: first.id });
  for (const other of [{ lines: pieces(2) }, { lines: pieces(1, true) }, { lines: pieces(1), restock: true }, {}])
    await expect(refund({ key, ...other })).rejects.toMatchObject({ code: "KEY_REUSED" });
  expect(await refunds()).toHaveLength(1);
  expect(await level()).toEqual({ available: 3, reserved: 0 });
});

it("of two who decide on the same money the second is told first, and may still give it back", async () => {
  const seen = euros(48.99);
  const key = randomUUID();
  await refund({ amount: euros(10), seen, key });
  await expect(refund({ amount: euros(10), seen })).rejects.toMatchObject({
    code: "CHANGED",
    message: expect.stringContaining("€38.99"),
  });
  // Pressed twice, or sent again, it is the same refund.
  await refund({ amount: euros(10), seen, key });
  expect(await refunds()).toHaveLength(1);
  await refund({ amount: euros(10), seen: euros(38.99) });
  expect(await refunds()).toHaveLength(2);
});

it("twenty at once never exceed what was paid", async () => {
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => refund({ amount: euros(10) })));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  expect((await refunds()).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(4000);
});

it("goods come back once, also from two refunds that both ask for it", async () => {
  await refund({ amount: euros(10), restock: true });
  await refund({ amount: euros(10), restock: true });
  expect(await level()).toEqual({ available: 5, reserved: 0 });
});

describe("where the provider", () => {
  it("does not answer, the refund waits and is sent later, once", async () => {
    shop.stripe.behave("break", { call: "POST /v1/refunds" });
    expect(await refund()).toMatchObject({ state: "requested" });
    expect(await order()).toMatchObject({ payment_state: "paid" });
    shop.stripe.behave("well");
    await sendRequestedRefunds(shop);
    await sendRequestedRefunds(shop);
    expect(await refunds()).toHaveLength(1);
    expect(await order()).toMatchObject({ payment_state: "refunded" });
  });

  it("has not answered for a day, that is a task, once, and the refund is still asked for", async () => {
    const tasks = async () =>
      (await shop.pool.query("SELECT kind, what FROM payment_tasks WHERE order_id = $1", [orderId])).rows;
    shop.stripe.behave("break", { call: "POST /v1/refunds" });
    await refund();
    shop.clock.forward(23 * 3600_000);
    await sendRequestedRefunds(shop);
    expect(await tasks()).toEqual([]);
    for (let hours = 0; hours < 2; hours += 1) {
      shop.clock.forward(3600_000);
      await sendRequestedRefunds(shop);
    }
    const what = "The payment provider has not said for a day what became of a refund of €48.99: look there.";
    expect(await tasks()).toEqual([{ kind: "refund-waits", what }]);
    expect(await order()).toEqual({ payment_state: "paid", review_flag: what });
    shop.stripe.behave("well");
    shop.clock.forward(3600_000);
    await sendRequestedRefunds(shop);
    shop.clock.forward(-26 * 3600_000);
    expect(await order()).toMatchObject({ payment_state: "refunded" });
  });

  it("gives it back but its answer is lost, it goes back once, also when asked again after a day", async () => {
    shop.stripe.behave("lose", { call: "POST /v1/refunds", times: 2 });
    expect(await refund()).toMatchObject({ state: "requested" });
    shop.stripe.behave("well");
    shop.clock.forward(25 * 3600_000);
    await reconcile(shop);
    expect(await refunds()).toHaveLength(1);
    expect(await order()).toMatchObject({ payment_state: "refunded" });
  });

  it("refuses it at once, that is told with the reason, under its key again; with another key it goes back", async () => {
    const asked = aRefund(orderId, { amount: euros(10) });
    const no = () => {
      throw new AppError("conflict", "The account has too little money.");
    };
    const told = { code: "REFUND_FAILED", message: "€10.00 did not go back: The account has too little money." };
    await expect(refundOrder({ ...shop, payment: { ...shop.payment, refund: no } }, asked)).rejects.toMatchObject(told);
    await expect(refundOrder(shop, asked)).rejects.toMatchObject(told);
    expect(await refunds()).toHaveLength(0);
    expect(await order()).toMatchObject({ payment_state: "paid" });
    expect(await refund({ amount: euros(10) })).toMatchObject({ state: "succeeded" });
  });

  it("gives it back to one process and refuses it to another that was slower, it is refunded", async () => {
    shop.stripe.behave("break", { call: "POST /v1/refunds" });
    const { id } = await refund();
    shop.stripe.behave("well");
    const slower = async () => {
      await sendRequestedRefunds(shop);
      throw new AppError("conflict", "It has been given back.");
    };
    await sendRefund({ ...shop, payment: { ...shop.payment, refund: slower } }, id);
    expect(await shop.row("SELECT state, failure FROM refunds WHERE id = $1", id)).toEqual({
      state: "succeeded",
      failure: null,
    });
    expect(await order()).toMatchObject({ payment_state: "refunded" });
  });

  it("fails it later, that is visible, and it may be tried again", async () => {
    shop.stripe.refundsAre("pending");
    await refund();
    expect(await order()).toMatchObject({ payment_state: "refunded" });
    const [made] = await refunds();
    shop.stripe.refundTurns(made?.id ?? "", "failed");
    shop.stripe.refundsAre("succeeded");
    await shop.stripe.deliver(shop.webhook, { times: 2, shuffle: true });
    expect(await order()).toMatchObject({
      payment_state: "paid",
      review_flag: expect.stringMatching(/^A refund of €48.99 failed/),
    });
    expect(await emails("order-refund-failed")).toBe(1);
    expect(await textOf("order-refund-failed")).toMatch(
      /€48\.99 that we refunded .*did not reach you.*You will still get this money/s,
    );
    const held = await shop.row("SELECT state FROM emails WHERE order_id = $1 AND kind = 'order-refunded'", orderId);
    expect(held).toEqual({ state: "suppressed" });
    expect(await refund()).toMatchObject({ state: "succeeded" });
  });

  it("tells its buyer nothing where the shop ended it on purpose", async () => {
    shop.stripe.refundsAre("pending");
    await refund();
    const [made] = await refunds();
    shop.stripe.refundTurns(made?.id ?? "", "canceled");
    await shop.stripe.deliver(shop.webhook);
    expect([(await order())?.payment_state, await emails("order-refund-failed")]).toEqual(["paid", 0]);
  });

  it("fails it at once, and its buyer, who was told nothing, gets no letter", async () => {
    shop.stripe.refundsAre("failed");
    const key = randomUUID();
    for (const _again of [1, 2]) await expect(refund({ key })).rejects.toMatchObject({ code: "REFUND_FAILED" });
    expect([await emails(), await emails("order-refund-failed")]).toEqual([0, 0]);
  });
});

describe("while all of the money is asked back and the provider is silent", () => {
  const actor = { orderId: "", administratorId: null };
  const sentence = expect.stringContaining("is being given back");
  beforeEach(async () => {
    actor.orderId = orderId;
    shop.stripe.behave("break");
  });
  afterEach(() => shop.stripe.behave("well"));

  it("nothing is shipped or delivered, one by one or with others", async () => {
    await refund();
    await expect(shipOrder(shop, { ...actor, parcel: {} })).rejects.toMatchObject({ message: sentence });
    await expect(changeStatus(shop, { ...actor, to: "delivered" })).rejects.toMatchObject({ code: "REFUNDING" });
    expect(await shipMany(shop, [orderId], {}, actor)).toMatchObject([{ isDone: false, reason: sentence }]);
    expect(await changeStatusOfMany(shop, [orderId], "delivered", actor)).toMatchObject([{ reason: sentence }]);
  });

  it("it is neither packed nor offered for a shipment, and is again once the refund was refused", async () => {
    const listed = async () => {
      const page = { page: 1, size: 100, parcel: "waiting" as const };
      const { orders } = await ordersPage(shop.db, orderFilters.parse({}), "UTC", page);
      return [(await packingList(shop.db)).orders, orders.map((one) => one.order)].map((list) =>
        list.some(({ id }) => id === orderId),
      );
    };
    expect(await listed()).toEqual([true, true]);
    await refund();
    expect(await listed()).toEqual([false, false]);
    shop.stripe.behave("well");
    shop.stripe.refundsAre("failed");
    await sendRequestedRefunds(shop);
    shop.stripe.refundsAre("succeeded");
    expect(await listed()).toEqual([true, true]);
  });

  it("a cancelled order is not taken up again", async () => {
    await changeStatus(shop, { ...actor, to: "cancelled" });
    await refund();
    await expect(changeStatus(shop, { ...actor, to: "processing" })).rejects.toMatchObject({ code: "REFUNDING" });
    expect(await level()).toEqual({ available: 5, reserved: 0 });
  });

  it("an order of which a part stays paid goes its way", async () => {
    await refund({ amount: euros(10) });
    expect(await shipOrder(shop, { ...actor, parcel: {} })).toMatchObject({ from: "processing" });
  });

  it("an order that was shipped before can be delivered", async () => {
    await shipOrder(shop, { ...actor, parcel: {} });
    await refund();
    expect(await changeStatus(shop, { ...actor, to: "delivered" })).toMatchObject({ from: "shipped" });
  });
});

describe("once all its items are refunded, but not its shipping", () => {
  const actor = { administratorId: null };
  const all = { lines: { lines: [{ position: 1, quantity: 2 }], shipping: false } };
  const nothing = expect.stringContaining("nothing to ship");
  const listed = async () => {
    const page = { page: 1, size: 100, parcel: "waiting" as const };
    const { orders } = await ordersPage(shop.db, orderFilters.parse({}), "UTC", page);
    return [(await packingList(shop.db)).orders, orders.map((one) => one.order)].map((list) =>
      list.some(({ id }) => id === orderId),
    );
  };
  afterEach(() => shop.stripe.behave("well"));

  it.each([
    ["and the provider has answered", "well", "partly_refunded"],
    ["and the provider is silent", "break", "paid"],
  ] as const)("nothing of the order is packed or shipped: %s", async (_when, provider, state) => {
    shop.stripe.behave(provider);
    await refund(all);
    expect(await order()).toMatchObject({ payment_state: state });
    expect(await listed()).toEqual([false, false]);
    expect(await ordersToShip(shop.db, [orderId])).toMatchObject([{ stays: "All its items are refunded." }]);
    expect(await pageOf(shop, orderId)).toMatchObject({
      nothing_to_ship: true,
      lines: [{ remaining: 0, refunded: 2 }],
    });
    await expect(shipOrder(shop, { orderId, ...actor, parcel: {} })).rejects.toMatchObject({ code: "NOTHING_TO_SHIP" });
    await expect(changeStatus(shop, { orderId, ...actor, to: "delivered" })).rejects.toMatchObject({
      message: nothing,
    });
    expect(await shipMany(shop, [orderId], {}, actor)).toMatchObject([{ isDone: false, reason: nothing }]);
  });

  it("the order is packed and shipped again where the refund was refused", async () => {
    shop.stripe.refundsAre("failed");
    await expect(refund(all)).rejects.toMatchObject({ code: "REFUND_FAILED" });
    shop.stripe.refundsAre("succeeded");
    expect(await listed()).toEqual([true, true]);
    expect(await shipOrder(shop, { orderId, ...actor, parcel: {} })).toMatchObject({ from: "processing" });
  });

  it("an order that has left keeps its way", async () => {
    await shipOrder(shop, { orderId, ...actor, parcel: {} });
    await refund(all);
    await changeStatus(shop, { orderId, ...actor, to: "packing" });
    expect(await changeStatus(shop, { orderId, ...actor, to: "delivered" })).toMatchObject({ from: "packing" });
  });
});

it("goods that came back with a refund which failed later leave the stock when they are shipped", async () => {
  const { id } = await refund({ restock: true });
  const { provider_id } = await shop.row("SELECT provider_id FROM refunds WHERE id = $1", id);
  shop.stripe.refundTurns(provider_id, "failed");
  await shop.stripe.deliver(shop.webhook);
  expect(await level()).toEqual({ available: 5, reserved: 0 });
  await shipOrder(shop, { orderId, administratorId: null, parcel: {} });
  expect(await level()).toEqual({ available: 3, reserved: 0 });
  expect(await ledgerFaults(shop.db)).toEqual([]);
});

it("an unpaid order has nothing to give back", async () => {
  const unpaid = await checkout(shop, anOrderFor([[lavender, 1]]));
  await expect(refund({ orderId: unpaid.orderId })).rejects.toMatchObject({ code: "NOT_PAID" });
});
