import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { dueAt } from "#features/payments/payment-task.ts";
import type { ProviderRefund } from "#platform/payment/payment.ts";
import { DAY_MS, dayIn } from "#shared/day.ts";
import { anOrderFor, aProduct, aRefund, callsOf, checkout, type MadeProduct, sessionOf } from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";
import { messages } from "../messages.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";
import { askProvider } from "./ask-provider.ts";
import { changeStatus } from "./change-status.ts";
import { orderEmailTemplates } from "./order-emails.tsx";
import { orderById } from "./order-queries.ts";
import { refundOrder } from "./refund-order.ts";

const shop = await servedShopOfFile();
const call = callsOf(shop);

async function paid() {
  const lavender = await aProduct(shop, { stock: 5 });
  const started = await checkout(shop, anOrderFor([[lavender, 1]]));
  await shop.payment.deliver((await shop.payment.pay(sessionOf(started))).eventId);
  const session = await shop.payment.session(sessionOf(started));
  return { id: started.orderId, session: sessionOf(started), charge: session?.chargeId ?? "" };
}

const ask = (method: "GET" | "POST", body?: object) => call(method, "admin-payment-tasks", body);
const tasks = async () => (await ask("GET")).body.data;

it("a dispute, a payment taken back and a failed refund are tasks with a day each, once", async () => {
  const [disputed, reversed, refunded] = [await paid(), await paid(), await paid()];
  const dispute = {
    id: "du_1",
    chargeId: disputed.charge,
    amountCents: (await order(disputed.id)).cents,
    reason: "fraud",
    isInquiry: false,
  };
  for (const id of ["evt_1", "evt_2"]) {
    const frame = { provider: "test-page", id, happenedAt: new Date() } as const;
    await applyPaymentEvent(shop, { ...frame, kind: "dispute-created", dispute });
  }
  const { eventId } = await shop.payment.play(reversed.session, "reverse");
  for (let times = 0; times < 3; times += 1) await shop.payment.deliver(eventId);
  const { id } = await refundOrder(shop, aRefund(refunded.id));
  const { rows } = await shop.pool.query("SELECT provider_id FROM refunds WHERE id = $1", [id]);
  const refund: ProviderRefund = {
    id: rows[0].provider_id,
    refundId: id,
    chargeId: refunded.charge,
    amountCents: dispute.amountCents,
    state: "failed",
    failure: "account_closed",
  };
  await applyPaymentEvent(shop, {
    provider: "test-page",
    id: "evt_3",
    happenedAt: new Date(),
    kind: "refund-changed",
    refund,
  });

  expect(await tasks()).toMatchObject([
    { kind: "reversed", order: { id: reversed.id }, is_overdue: false },
    { kind: "dispute", order: { id: disputed.id }, is_overdue: false },
    { kind: "refund-failed", order: { id: refunded.id }, what: expect.stringContaining("account_closed") },
  ]);
  await shop.pool.query("UPDATE payment_tasks SET due_at = now() - interval '1 hour' WHERE kind = 'reversed'");
  expect(await tasks()).toMatchObject([{ is_overdue: true }, { is_overdue: false }, { is_overdue: false }]);
});

it("a payment taken back names the day of the shop", async () => {
  const { id, session } = await paid();
  // Past midnight in Tallinn.
  const night = shop.clock.now();
  night.setUTCHours(22, 30);
  const ahead = (night.getTime() - shop.clock.now().getTime() + DAY_MS) % DAY_MS;
  shop.clock.forward(ahead);
  await shop.payment.deliver((await shop.payment.play(session, "reverse")).eventId);
  const { rows } = await shop.pool.query("SELECT matters FROM payment_tasks WHERE order_id = $1", [id]);
  const day = dayIn("Europe/Tallinn", dueAt("reversed", shop.clock.now()));
  shop.clock.forward(-ahead);
  expect(JSON.stringify(rows)).toContain(`"day":"${day}"`);
});

it("a task is done once, and who did it is in the audit log", async () => {
  const [first, ...others] = await tasks();
  const done = await Promise.all([ask("POST", { id: first.id }), ask("POST", { id: first.id })]);
  expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await tasks()).toHaveLength(others.length);
  const { rows } = await shop.pool.query("SELECT actor FROM audit_log WHERE action = 'payment-task.done'");
  expect(rows).toEqual([{ actor: "administrator" }]);
  expect((await ask("POST", { id: randomUUID() })).status).toBe(404);
  expect((await ask("POST", { id: "x" })).status).toBe(400);
});

const order = (id: string) => shop.row("SELECT total_cents::int AS cents FROM orders WHERE id = $1", id);

it("a task about a payment taken back releases what its order keeps, once", async () => {
  const { id: orderId, session } = await paid();
  await shop.payment.deliver((await shop.payment.play(session, "reverse")).eventId);
  const { id } = (await tasks()).find((one: { order: { id: string } }) => one.order.id === orderId);
  expect((await tasks()).find((one: { id: string }) => one.id === id)).toMatchObject({ keeps: 1 });
  const release = () => ask("POST", { id, releases: true });
  expect((await Promise.all([release(), release()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { rows } = await shop.pool.query(
    "SELECT o.status, s.available FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN stock_levels s USING (product_id) WHERE o.id = $1",
    [orderId],
  );
  expect(rows).toEqual([{ status: "cancelled", available: 5 }]);
});

it("a task of another kind releases nothing", async () => {
  const { id: orderId, charge } = await paid();
  const frame = { provider: "test-page", id: "evt_kept", happenedAt: new Date() } as const;
  const dispute = {
    id: "du_kept",
    chargeId: charge,
    amountCents: (await order(orderId)).cents,
    reason: "fraud",
    isInquiry: false,
  };
  await applyPaymentEvent(shop, { ...frame, kind: "dispute-created", dispute });
  const { id } = (await tasks()).find((one: { order: { id: string } }) => one.order.id === orderId);
  expect(await ask("POST", { id, releases: true })).toMatchObject({ status: 409, body: { code: "NOTHING_KEPT" } });
});

/** Buys for one customer each time it is called: the same goods, or another product. */
async function aBuyer() {
  const email = `${randomUUID()}@example.com`;
  const basket = anOrderFor([[await aProduct(shop, { stock: 5 }), 1]]);
  return async (other?: MadeProduct) => {
    const request = other ? anOrderFor([[other, 1]]) : basket;
    const started = await checkout(shop, { ...request, customer: { ...request.customer, email } });
    await shop.payment.pay(sessionOf(started));
    await askProvider(shop, started.orderId);
    return started;
  };
}

it("what was bought before a payment was taken back, is of other goods or was refunded does not pay for it", async () => {
  const buy = await aBuyer();
  const first = await buy();
  await buy();
  await shop.payment.deliver((await shop.payment.play(sessionOf(first), "reverse")).eventId);
  const task = async () => (await tasks()).find((one: { order: { id: string } }) => one.order.id === first.orderId);
  const canPayAgain = async () => (await orderById(shop.db, first.orderId))?.order.canPayAgain;
  expect([await canPayAgain(), (await task()).paid_since]).toEqual([true, null]);
  await buy(await aProduct(shop, { stock: 5 }));
  expect([await canPayAgain(), (await task()).paid_since]).toEqual([true, null]);
  const { orderId } = await buy();
  expect([await canPayAgain(), (await task()).paid_since?.id]).toEqual([false, orderId]);
  await refundOrder(shop, aRefund(orderId));
  expect([await canPayAgain(), (await task()).paid_since]).toEqual([true, null]);
});

it("a payment taken back is paid again with a new order, which the task names until the first one is cancelled", async () => {
  const buy = await aBuyer();
  const first = await buy();
  const { eventId } = await shop.payment.play(sessionOf(first), "reverse");
  await shop.payment.deliver(eventId);
  const task = async () => (await tasks()).find((one: { order: { id: string } }) => one.order.id === first.orderId);
  expect(await task()).toMatchObject({ kind: "reversed", paid_since: null });
  const canPayAgain = async () => (await orderById(shop.db, first.orderId))?.order.canPayAgain;
  expect(await canPayAgain()).toBe(true);
  const second = await buy();
  expect(await task()).toMatchObject({ paid_since: { id: second.orderId, number: second.orderNumber } });
  // Another payment of the first order goes back, too.
  await shop.pool.query(
    `INSERT INTO payment_tasks SELECT (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'done_at', now(),
       'dedupe_key', 'second', 'created_at', now() + interval '1 hour'))).* FROM payment_tasks t WHERE t.order_id = $1`,
    [first.orderId],
  );
  expect(await canPayAgain()).toBe(false);
  // The email of the reversal, where it goes out only now: nothing has left.
  await sendDueEmails(shop, orderEmailTemplates(shop));
  const { plain } = await shop.row(
    "SELECT m.plain FROM mailbox_emails m JOIN emails l ON l.message_id = m.message_id WHERE l.order_id = $1 AND l.kind = 'order-payment-reversed'",
    first.orderId,
  );
  expect(plain).toContain(messages.paidSince);
  await changeStatus(shop, { orderId: first.orderId, to: "cancelled", administratorId: null });
  expect(await task()).toMatchObject({ paid_since: null });
});
