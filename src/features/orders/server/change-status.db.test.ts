import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { anOrderFor, aProduct, checkout, type MadeProduct, sessionOf } from "../../../../tests/makers.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { askProvider } from "./ask-provider.ts";
import { changeStatus } from "./change-status.ts";

let shop: TestShop;
let lavender: MadeProduct;
beforeAll(async () => {
  shop = await aShop();
});
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 5 });
});
afterAll(() => shop.close());

const one = async (sql: string, id: string) => (await shop.pool.query(sql, [id])).rows[0];
const level = () => one("SELECT available, held FROM stock_levels WHERE product_id = $1", lavender.id);
const order = (id: string) => one("SELECT status, payment_state, cancelled_at FROM orders WHERE id = $1", id);
const history = async (id: string) =>
  (
    await shop.pool.query("SELECT from_status, to_status FROM order_status_history WHERE order_id = $1 ORDER BY id", [
      id,
    ])
  ).rows.map(({ from_status, to_status }) => `${from_status} > ${to_status}`);

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
    const [first] = await Promise.all([change(id, "cancelled"), change(id, "cancelled")]);
    expect(first).toEqual({ from: "processing", offersRefund: true });
    expect(await level()).toEqual({ available: 5, held: 0 });
    expect((await order(id)).cancelled_at).not.toBeNull();
  });

  it("is taken up again with its goods, and cancelled again", async () => {
    const id = await paidOrder();
    await change(id, "cancelled");
    await change(id, "processing");
    expect(await level()).toEqual({ available: 3, held: 0 });
    await change(id, "cancelled");
    expect(await level()).toEqual({ available: 5, held: 0 });
  });

  it("is not taken up again without them", async () => {
    const id = await paidOrder(4);
    await change(id, "cancelled");
    await checkout(shop, anOrderFor([[lavender, 3]]));
    await expect(change(id, "processing")).rejects.toMatchObject({ code: "SOLD_OUT" });
    expect(await order(id)).toMatchObject({ status: "cancelled" });
    expect(await level()).toEqual({ available: 2, held: 3 });
  });
});

it("an unpaid order that is cancelled can no longer be paid, and its goods are free", async () => {
  const started = await checkout(shop, anOrderFor([[lavender, 2]]));
  await change(started.orderId, "cancelled");
  expect(await level()).toEqual({ available: 5, held: 0 });
  await expect(shop.payment.pay(sessionOf(started))).rejects.toMatchObject({ kind: "conflict" });
  expect(await order(started.orderId)).toMatchObject({ status: "cancelled", payment_state: "failed" });
});

it("an unpaid order is not cancelled while nobody knows whether it is being paid", async () => {
  const { orderId } = await checkout(shop, anOrderFor([[lavender, 2]]));
  const away = { ...shop, payment: { ...shop.payment, session: () => Promise.reject(new PaymentUnavailable()) } };
  const cancelled = changeStatus(away, { orderId, to: "cancelled", administratorId: null });
  await expect(cancelled).rejects.toMatchObject({ kind: "unavailable", message: /does not answer/ });
  expect(await order(orderId)).toMatchObject({ status: "pending", payment_state: "unpaid" });
});

it("an order that is none is refused", () =>
  expect(change(crypto.randomUUID(), "packing")).rejects.toMatchObject({ kind: "not-found" }));
