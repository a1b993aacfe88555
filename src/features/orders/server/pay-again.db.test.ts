import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { availablePieces } from "#features/cart/server/cart-queries.ts";
import type { OrderRequest } from "#features/checkout/order-request.ts";
import { openTasks } from "#features/payments/server/payment-tasks.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { AppError } from "#shared/app-error.ts";
import { anOrderFor, aProduct, checkout, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { aMontonioShop, type MontonioShop } from "#tests/montonio-shop.ts";
import { acceptPayment } from "./accept-payment.ts";
import { reservationFaults } from "./check-reservations.ts";
import { orderKey } from "./order-key.ts";
import { orderById } from "./order-queries.ts";
import { orderPaidAgain } from "./pay-again.ts";
import { sendRequestedRefunds } from "./refund-order.ts";
import { toldToReader } from "./review-reason.ts";

const HOUR = 3600_000;

/** Montonio ends no payment page, so two of them stay open. */
let shop: MontonioShop;
let lavender: MadeProduct;
beforeAll(async () => {
  shop = await aMontonioShop({ settlesAfterMs: 20 * HOUR });
});
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 5 });
});
afterAll(() => shop.close());

const order = (id: string) => shop.row("SELECT status, payment_state FROM orders WHERE id = $1", id);
const payment = (id: string) => shop.row("SELECT state, session_id FROM payments WHERE order_id = $1", id);
const keyOf = (orderId: string) => ({ orderId, key: orderKey(shop.secret, { id: orderId, linkVersion: 0 }) });
const canPayAgain = async (id: string) => (await orderById(shop.db, id))?.order.canPayAgain;
const pay = async ({ session }: Placed) => {
  shop.montonio.pay(session);
  await shop.notify();
};
const refundsLater = async () => {
  shop.clock.forward(21 * HOUR);
  await sendRequestedRefunds(shop);
};

interface Placed {
  id: string;
  number: string;
  session: string;
}

/** Each call is another browser. */
async function placed(payAgain?: OrderRequest["payAgain"], product = lavender): Promise<Placed> {
  const request = { ...anOrderFor([[product, 1]]), paymentMethod: "montonio/bank:EE:HABAEE2X", payAgain };
  const { orderId, orderNumber } = await checkout(shop, request);
  return { id: orderId, number: orderNumber, session: (await payment(orderId)).session_id };
}

async function takenBack(): Promise<Placed> {
  const first = await placed();
  await pay(first);
  shop.montonio.void(first.session);
  await shop.notify();
  expect(await order(first.id)).toMatchObject({ payment_state: "reversed" });
  return first;
}

/** Both were begun in one moment, so that neither gave the other up. */
const bothOpen = (other: Placed) =>
  shop.pool.query("UPDATE payments SET state = 'open' WHERE order_id = $1", [other.id]);

describe("two links of one order, both opened to pay it again", () => {
  it.each([
    ["the earlier one is given up and paid last", (a: Placed, b: Placed) => [b, a], "given_up"],
    ["the earlier one is given up and paid first", (a: Placed, b: Placed) => [a, b], "given_up"],
    ["begun in one moment, the later one paid first", (a: Placed, b: Placed) => [b, a], "open"],
    ["begun in one moment, the earlier one paid first", (a: Placed, b: Placed) => [a, b], "open"],
  ])("%s: one payment stands, the other goes back by itself", async (_how, inOrder, state) => {
    const first = await takenBack();
    const [early, late] = [await placed(keyOf(first.id)), await placed(keyOf(first.id))];
    expect(await payment(early.id)).toMatchObject({ state: "given_up" });
    if (state === "open") await bothOpen(early);
    for (const attempt of inOrder(early, late)) await pay(attempt);
    await refundsLater();
    const ends = [await order(early.id), await order(late.id)];
    expect(ends).toContainEqual({ status: "processing", payment_state: "paid" });
    expect(ends).toContainEqual({ status: "cancelled", payment_state: "refunded" });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 3, reserved: 0 });
    expect(await order(first.id)).toEqual({ status: "processing", payment_state: "reversed" });
    expect(await reservationFaults(shop.db)).toEqual([]);
    expect(await canPayAgain(first.id)).toBe(false);
  });

  it("paid at the same moment: one payment stands", async () => {
    const first = await takenBack();
    const [early, late] = [await placed(keyOf(first.id)), await placed(keyOf(first.id))];
    await bothOpen(early);
    shop.montonio.pay(early.session);
    shop.montonio.pay(late.session);
    await shop.notify();
    const states = [await payment(early.id), await payment(late.id)].map(({ state }) => state);
    expect(states.toSorted()).toEqual(["overpaid", "paid"]);
  });

  it("a third one is not begun once it is paid", async () => {
    const first = await takenBack();
    const second = await placed(keyOf(first.id));
    await pay(second);
    const third = placed(keyOf(first.id));
    await expect(third).rejects.toMatchObject({
      code: "PAID_ALREADY",
      message: expect.stringContaining(second.number),
    });
  });

  it("a second payment that cannot go back is a task that names both", async () => {
    const first = await takenBack();
    const [early, late] = [await placed(keyOf(first.id)), await placed(keyOf(first.id))];
    await pay(late);
    await pay(early);
    const refused = async () => {
      throw new AppError("conflict", "Refunds are switched off.");
    };
    shop.clock.forward(21 * HOUR);
    await sendRequestedRefunds({ ...shop, payment: { ...shop.payment, refund: refused } });
    const task = (await openTasks(shop.db)).find(({ orderId }) => orderId === early.id);
    expect(task).toMatchObject({ kind: "paid-twice" });
    for (const named of [early.number, early.session, late.number, late.session, "€28.99"])
      expect(task?.what).toContain(named);
    expect(withLanguage("et", () => toldToReader(task?.what ?? "", task?.matters ?? []))).toMatch(
      /^Tellimus AU-\d+ on makstud teist korda: 28,99.€/,
    );
  });
});

it("a payment that failed is paid again by link: its own money that comes late goes back", async () => {
  const first = await placed();
  await shop.pool.query("UPDATE payments SET state = 'given_up' WHERE order_id = $1", [first.id]);
  await shop.pool.query("UPDATE orders SET payment_state = 'failed' WHERE id = $1", [first.id]);
  await shop.pool.query(
    "UPDATE stock_reservations SET state = 'released', ended_at = now() WHERE order_id = $1 AND state = 'active'",
    [first.id],
  );
  const second = await placed(keyOf(first.id));
  await pay(second);
  const spent = () => shop.row("SELECT orders, spent_cents::int FROM customer_sums");
  const before = await spent();
  await pay(first);
  expect(await payment(first.id)).toMatchObject({ state: "overpaid" });
  // What goes back is no order of the customer.
  expect(await spent()).toEqual(before);
  expect(await order(second.id)).toMatchObject({ payment_state: "paid" });
});

it("money under review is not accepted where another order was paid in place of it", async () => {
  const first = await takenBack();
  const [early, late] = [await placed(keyOf(first.id)), await placed(keyOf(first.id))];
  await pay(late);
  await shop.pool.query(
    "UPDATE payments SET state = 'review', paid_at = now(), received_cents = 100 WHERE order_id = $1",
    [early.id],
  );
  await shop.pool.query("UPDATE orders SET payment_state = 'review' WHERE id = $1", [early.id]);
  const accepted = acceptPayment(shop, { orderId: early.id, administratorId: null });
  await expect(accepted).rejects.toMatchObject({ code: "PAID_BY_OTHER" });
});

it.each<[name: string, claim: (first: Placed) => OrderRequest["payAgain"], other?: true]>([
  ["with a wrong key", ({ id }) => ({ orderId: id, key: "nobody's" })],
  ["of other goods", ({ id }) => keyOf(id), true],
  ["without a link", () => undefined],
])("an order %s is a purchase of its own", async (_name, claim, other) => {
  const first = await takenBack();
  const product = other ? await aProduct(shop, { stock: 5 }) : lavender;
  const second = await placed(claim(first), product);
  expect(await shop.row("SELECT purchase_id FROM orders WHERE id = $1", second.id)).toEqual({ purchase_id: null });
  expect(await order(first.id)).toMatchObject({ status: "processing" });
});

describe("the last piece, kept by an order whose payment was taken back", () => {
  beforeEach(async () => {
    lavender = await aProduct(shop, { stock: 1 });
  });
  const tasks = async (id: string) => (await openTasks(shop.db)).filter(({ orderId }) => orderId === id);

  it("is sold to nobody else", async () => {
    const first = await takenBack();
    await expect(placed()).rejects.toMatchObject({ code: "SOLD_OUT" });
    expect(await tasks(first.id)).toMatchObject([{ kind: "reversed" }]);
  });

  it("goes over to the order that pays again, and the first one is cancelled with its task", async () => {
    const first = await takenBack();
    const second = await placed(keyOf(first.id));
    expect(await order(first.id)).toMatchObject({ status: "cancelled" });
    expect(await tasks(first.id)).toEqual([]);
    await pay(second);
    expect(await order(second.id)).toEqual({ status: "processing", payment_state: "paid" });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 0, reserved: 0 });
  });

  it("counts as available for the cart that pays again, also while another attempt reserves it, and for no other cart", async () => {
    const first = await takenBack();
    const inCart = async (link: { orderId: string; key: string }) =>
      (await availablePieces(shop.db, [lavender.id], null, await orderPaidAgain(shop, link))).get(lavender.id);
    expect(await inCart(keyOf(first.id))).toBe(1);
    expect(await inCart({ orderId: first.id, key: "nobody's" })).toBe(0);
    await placed(keyOf(first.id));
    expect(await inCart(keyOf(first.id))).toBe(1);
  });

  it("stays with the first one where it has left already", async () => {
    const first = await takenBack();
    await shop.pool.query("UPDATE orders SET status = 'shipped', shipped_at = now() WHERE id = $1", [first.id]);
    const again = await orderPaidAgain(shop, keyOf(first.id));
    expect((await availablePieces(shop.db, [lavender.id], null, again)).get(lavender.id)).toBe(0);
    await expect(placed(keyOf(first.id))).rejects.toMatchObject({ code: "SOLD_OUT" });
    expect(await order(first.id)).toMatchObject({ status: "shipped" });
  });
});
