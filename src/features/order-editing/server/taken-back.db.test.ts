import { beforeEach, describe, expect, it } from "vitest";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { applyPaymentSession } from "#features/orders/server/apply-payment-event.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { cents } from "#shared/money.ts";
import { correctionTools, openPayLink } from "#tests/corrections.ts";
import { anAdministrator, aPaidOrder, aProduct, aRefund, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { markPaid } from "./mark-paid.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const { orderOf, correct, payLink, states, emailsOf, booksAgree } = correctionTools(shop, administratorId);
let lavender: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { price: 20, stock: 10 });
});

const sessionOf = async (orderId: string, what: "order" | "difference"): Promise<string> =>
  (
    await shop.row(
      "SELECT session_id FROM payments WHERE order_id = $1 AND (correction_id IS NOT NULL) = $2",
      orderId,
      what === "difference",
    )
  ).session_id;
const tell = async (session: string) => {
  const told = await shop.payment.session(session);
  if (told) await applyPaymentSession(shop, told);
};
async function takeBack(orderId: string, what: "order" | "difference"): Promise<void> {
  const session = await sessionOf(orderId, what);
  await shop.payment.play(session, "reverse");
  await tell(session);
}
const taskOf = (orderId: string) => shop.row("SELECT kind, what FROM payment_tasks WHERE order_id = $1", orderId);
const invoiced = async (orderId: string) =>
  (
    await shop.row(
      "SELECT sum(CASE kind WHEN 'invoice' THEN gross_cents ELSE -gross_cents END)::int AS cents FROM documents WHERE order_id = $1",
      orderId,
    )
  ).cents;

describe("the bank takes one of several payments of an order back", () => {
  /** 28.99 and a difference of 20.00. */
  async function paidTwice(): Promise<string> {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [[lavender, 2]]);
    await payLink(id);
    return id;
  }

  it.each([
    ["difference", "€20.00", "€28.99", 2899],
    ["order", "€28.99", "€20.00", 2000],
  ] as const)(
    "the %s: a task names what is missing and what is held, and the order stays paid",
    async (what, missing, held, left) => {
      const id = await paidTwice();
      const before = await emailsOf(id);
      await takeBack(id, what);
      expect(await orderOf(id)).toMatchObject({ payment_state: "paid", status: "processing" });
      const task = await taskOf(id);
      expect(task).toMatchObject({
        kind: "partly-reversed",
        what: expect.stringContaining(`took back ${missing} of what paid this order; you still hold ${held}`),
      });
      expect(await shop.row("SELECT review_flag FROM orders WHERE id = $1", id)).toEqual({ review_flag: task.what });
      // Nobody is told to pay all of it again.
      expect((await emailsOf(id)).length - before.length).toBe(1);
      expect(await emailsOf(id)).not.toContain("order-payment-reversed");
      expect(await invoiced(id)).toBe(left);
      await booksAgree();
      expect(await refundOrder(shop, aRefund(id))).toMatchObject({ amountCents: left });
      expect(await orderOf(id)).toMatchObject({ payment_state: "refunded" });
      await booksAgree();
    },
  );

  it.each(["difference", "order"] as const)(
    "the %s first and then the other one: the order is unpaid",
    async (first) => {
      const id = await paidTwice();
      await takeBack(id, first);
      await takeBack(id, first === "order" ? "difference" : "order");
      expect(await orderOf(id)).toMatchObject({ payment_state: "reversed" });
      expect((await emailsOf(id)).filter((kind) => kind === "order-payment-reversed")).toHaveLength(1);
      expect(await invoiced(id)).toBe(0);
      await booksAgree();
    },
  );
});

describe("the bank takes the payment of an order back whose correction waits", () => {
  it("ends the correction", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [[lavender, 2]]);
    await takeBack(id, "order");
    expect(await states(id)).toEqual(["failed"]);
    expect(await orderOf(id)).toMatchObject({ payment_state: "reversed" });
  });

  it("and a difference that is paid all the same goes back and changes nothing", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await correct(id, [[lavender, 2]]);
    await openPayLink(shop, id);
    await takeBack(id, "order");
    const difference = await sessionOf(id, "difference");
    await shop.payment.pay(difference);
    await tell(difference);
    expect(await shop.row("SELECT state FROM payments WHERE session_id = $1", difference)).toEqual({
      state: "overpaid",
    });
    expect(await orderOf(id)).toMatchObject({ payment_state: "reversed", status: "processing" });
    await booksAgree();
  });
});

describe("a customer pays in another way after the bank took the payment back", () => {
  const mark = (orderId: string) =>
    markPaid(shop, { orderId, way: "bank-transfer", administratorId, requestId: "test" });
  const shippedAndTakenBack = async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await shipOrder(shop, { orderId: id, parcel: {}, administratorId, requestId: "test" });
    await takeBack(id, "order");
    return id;
  };

  it("for goods that have left: the order is paid and invoiced again, and nobody asks for the money any more", async () => {
    const id = await shippedAndTakenBack();
    const stock = () => shop.row("SELECT * FROM stock_levels WHERE product_id = $1", lavender.id);
    const before = [await stock(), await emailsOf(id)];
    await mark(id);
    expect(await orderOf(id)).toMatchObject({ payment_state: "paid", status: "shipped" });
    expect(await invoiced(id)).toBe(2899);
    expect(await shop.row("SELECT review_flag FROM orders WHERE id = $1", id)).toEqual({ review_flag: null });
    expect(await shop.rows("SELECT id FROM payment_tasks WHERE order_id = $1 AND done_at IS NULL", id)).toEqual([]);
    expect([await stock(), await emailsOf(id)]).toEqual(before);
    await booksAgree();
    await expect(mark(id)).rejects.toMatchObject({ code: "NOT_BY_HAND" });
  });

  it("not for goods that are still here: they are paid by a new order", async () => {
    const id = await aPaidOrder(shop, [[lavender, 1]]);
    await takeBack(id, "order");
    await expect(mark(id)).rejects.toMatchObject({ code: "NOT_BY_HAND" });
  });

  it("not where some of it had gone back before: nobody knows what is owed", async () => {
    const id = await aPaidOrder(shop, [[lavender, 2]]);
    await shipOrder(shop, { orderId: id, parcel: {}, administratorId, requestId: "test" });
    await refundOrder(shop, aRefund(id, { amount: cents(500) }));
    await takeBack(id, "order");
    await expect(mark(id)).rejects.toMatchObject({ kind: "conflict" });
    expect(await orderOf(id)).toMatchObject({ payment_state: "reversed" });
  });
});
