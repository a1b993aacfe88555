import { beforeEach, describe, expect, it } from "vitest";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import {
  anOrderFor,
  aProduct,
  aRefund,
  checkout,
  emailsOf,
  levelsOf,
  type MadeProduct,
  sessionOf,
} from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { applyPaymentSession } from "./apply-payment-event.ts";
import { askProvider } from "./ask-provider.ts";
import { changeStatus } from "./change-status.ts";
import { reservationFaults } from "./check-reservations.ts";
import { refundOrder } from "./refund-order.ts";

const shop = await shopOfFile();
let lavender: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 5 });
});

const level = () => levelsOf(shop, lavender.id);
const order = (id: string) => shop.row("SELECT status, payment_state, cancelled_at FROM orders WHERE id = $1", id);
const history = async (id: string) =>
  (await shop.rows("SELECT from_status, to_status FROM order_status_history WHERE order_id = $1 ORDER BY id", id)).map(
    ({ from_status, to_status }) => `${from_status} > ${to_status}`,
  );

async function paidOrder(quantity = 2): Promise<string> {
  const started = await checkout(shop, anOrderFor([[lavender, quantity]]));
  await shop.payment.pay(sessionOf(started));
  await askProvider(shop, started.orderId);
  return started.orderId;
}
const change = (orderId: string, to: Parameters<typeof changeStatus>[1]["to"]) =>
  changeStatus(shop, { orderId, to, administratorId: null });

it("every change is kept in the history", async () => {
  const id = await paidOrder();
  await change(id, "packing");
  await change(id, "packing");
  await change(id, "processing");
  expect(await history(id)).toEqual([
    "null > pending",
    "pending > processing",
    "processing > packing",
    "packing > processing",
  ]);
});

describe("a paid order that is cancelled", () => {
  it("gives its goods back once, however often it is pressed, and may be refunded", async () => {
    const id = await paidOrder();
    const changes = await Promise.all([change(id, "cancelled"), change(id, "cancelled")]);
    expect(changes.every(({ offersRefund }) => offersRefund)).toBe(true);
    expect(await level()).toEqual({ available: 5, reserved: 0 });
    expect((await order(id)).cancelled_at).not.toBeNull();
  });

  it("is taken up again with its goods, and cancelled again", async () => {
    const id = await paidOrder();
    await change(id, "cancelled");
    await change(id, "processing");
    expect(await level()).toEqual({ available: 3, reserved: 0 });
    await change(id, "cancelled");
    expect(await level()).toEqual({ available: 5, reserved: 0 });
  });

  it("is not taken up again without them", async () => {
    const id = await paidOrder(4);
    await change(id, "cancelled");
    await checkout(shop, anOrderFor([[lavender, 3]]));
    await expect(change(id, "processing")).rejects.toMatchObject({ code: "SOLD_OUT" });
    expect(await order(id)).toMatchObject({ status: "cancelled" });
    expect(await level()).toEqual({ available: 2, reserved: 3 });
  });
});

it("an unpaid order that is cancelled can no longer be paid, and its goods are free", async () => {
  const started = await checkout(shop, anOrderFor([[lavender, 2]]));
  await change(started.orderId, "cancelled");
  expect(await level()).toEqual({ available: 5, reserved: 0 });
  await expect(shop.payment.pay(sessionOf(started))).rejects.toMatchObject({ kind: "conflict" });
  expect(await order(started.orderId)).toMatchObject({ status: "cancelled", payment_state: "failed" });
});

it("an order that was paid since it was seen is not cancelled", async () => {
  const id = await paidOrder();
  const cancel = { orderId: id, to: "cancelled", seen: "processing", administratorId: null } as const;
  await expect(changeStatus(shop, { ...cancel, seenPayment: "unpaid" })).rejects.toMatchObject({ code: "CHANGED" });
  expect(await order(id)).toMatchObject({ status: "processing" });
  await changeStatus(shop, { ...cancel, seenPayment: "paid" });
  expect(await order(id)).toMatchObject({ status: "cancelled" });
});

it("an unpaid order that nobody paid since it was seen is cancelled", async () => {
  const { orderId } = await checkout(shop, anOrderFor([[lavender, 2]]));
  const cancel = { orderId, to: "cancelled", seenPayment: "unpaid", administratorId: null } as const;
  await changeStatus(shop, cancel);
  expect(await order(orderId)).toMatchObject({ status: "cancelled", payment_state: "failed" });
});

it("offers a refund again where the answer of a cancellation was lost", async () => {
  const id = await paidOrder();
  await change(id, "cancelled");
  expect(await change(id, "cancelled")).toEqual({ from: "cancelled", offersRefund: true });
});

describe("an order whose money is still on its way", () => {
  /** A bank transfer, for example: completed at the provider, not yet paid. */
  async function awaitingMoney() {
    const started = await checkout(shop, anOrderFor([[lavender, 2]]));
    const session = await shop.payment.session(sessionOf(started));
    if (!session) throw new Error("There is no session");
    await applyPaymentSession(shop, { ...session, state: "awaiting" });
    const arrives = () => applyPaymentSession(shop, { ...session, state: "paid", chargeId: started.orderId });
    return { id: started.orderId, arrives };
  }

  it("is cancelled, paid and taken up again with its goods, and nothing stays put aside", async () => {
    const { id, arrives } = await awaitingMoney();
    await change(id, "cancelled");
    expect(await level()).toEqual({ available: 5, reserved: 0 });
    await arrives();
    expect(await order(id)).toMatchObject({ status: "cancelled", payment_state: "paid" });
    await change(id, "processing");
    expect(await level()).toEqual({ available: 3, reserved: 0 });
    expect(await reservationFaults(shop.db)).toEqual([]);
    expect(await emailsOf(shop, id)).toEqual(["order-attention", "order-confirmation"]);
  });

  it("taken up again before it is paid, it gets its goods with the money", async () => {
    const { id, arrives } = await awaitingMoney();
    await change(id, "cancelled");
    await change(id, "pending");
    await arrives();
    expect(await order(id)).toMatchObject({ status: "processing", payment_state: "paid" });
    expect(await level()).toEqual({ available: 3, reserved: 0 });
    expect(await reservationFaults(shop.db)).toEqual([]);
  });
});

it("a refunded order that is cancelled and taken up again takes no goods", async () => {
  const id = await paidOrder();
  await refundOrder(shop, aRefund(id, { restock: true }));
  await change(id, "cancelled");
  await change(id, "processing");
  expect(await level()).toEqual({ available: 5, reserved: 0 });
});

describe("the check of orders and their goods", () => {
  it("finds goods that are reserved for no order", async () => {
    const { orderId, orderNumber } = await checkout(shop, anOrderFor([[lavender, 1]]));
    await shop.pool.query("UPDATE orders SET status = 'cancelled' WHERE id = $1", [orderId]);
    expect(await reservationFaults(shop.db)).toEqual([{ orderNumber, fault: "reserved for nothing" }]);
    await shop.pool.query("UPDATE orders SET status = 'pending' WHERE id = $1", [orderId]);
    expect(await reservationFaults(shop.db)).toEqual([]);
  });

  it("finds a paid order whose goods are still in stock", async () => {
    const id = await paidOrder();
    await shop.pool.query("DELETE FROM stock_movements WHERE order_id = $1", [id]);
    expect(await reservationFaults(shop.db)).toMatchObject([{ fault: "paid without its goods" }]);
    await shop.pool.query("UPDATE orders SET status = 'delivered' WHERE id = $1", [id]);
  });
});

it("an unpaid order is not cancelled while the provider does not answer", async () => {
  const { orderId } = await checkout(shop, anOrderFor([[lavender, 2]]));
  const away = { ...shop, payment: { ...shop.payment, session: () => Promise.reject(new PaymentUnavailable()) } };
  const cancelled = changeStatus(away, { orderId, to: "cancelled", administratorId: null });
  await expect(cancelled).rejects.toMatchObject({ kind: "unavailable", message: /does not answer/ });
  expect(await order(orderId)).toMatchObject({ status: "pending", payment_state: "unpaid" });
});

it("an order that is none is refused", () =>
  expect(change(crypto.randomUUID(), "packing")).rejects.toMatchObject({ kind: "not-found" }));
