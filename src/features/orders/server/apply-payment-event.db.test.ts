import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { CheckoutStarted } from "#features/checkout/server/start-checkout.ts";
import type { PaymentSession } from "#platform/payment/payment.ts";
import { signatureOf } from "#platform/payment/session-events.ts";
import { DAY_MS, dayBefore, dayIn } from "#shared/day.ts";
import { cents } from "#shared/money.ts";
import {
  anAdministrator,
  anOrderFor,
  aProduct,
  aRefund,
  checkout,
  levelsOf,
  type MadeProduct,
  sessionOf,
} from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";
import { acceptPayment } from "./accept-payment.ts";
import { applyPaymentEvent, applyPaymentSession } from "./apply-payment-event.ts";
import { cancelAttempt } from "./cancel-attempt.ts";
import { reservationFaults } from "./check-reservations.ts";
import { confirmAgain } from "./confirm-again.ts";
import { endAbandonedAttempts } from "./end-abandoned-attempts.ts";
import { refundOrder } from "./refund-order.ts";

const shop = await servedShopOfFile();
let lavender: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 5 });
});

const state = (id: string) => shop.row("SELECT status, payment_state, review_flag FROM orders WHERE id = $1", id);
const emailsTo = async (recipient: string, orderId: string): Promise<number> =>
  (await shop.row("SELECT count(*)::int AS n FROM emails WHERE recipient = $1 AND order_id = $2", recipient, orderId))
    .n;
const counted = async (id: string) =>
  shop.row(
    `SELECT (SELECT count(*)::int FROM emails WHERE order_id = $1) AS emails,
            (SELECT count(*)::int FROM audit_log WHERE subject_id = $1::text AND action = 'order.paid') AS audits,
            (SELECT count(*)::int FROM stock_movements WHERE order_id = $1) AS movements,
            (SELECT count(*)::int FROM order_status_history WHERE order_id = $1 AND to_status = 'processing') AS transitions`,
    id,
  );

/** As the test payment page does: the money first, then the signed event to the webhook. */
const pay = async (started: CheckoutStarted) => {
  const { eventId } = await shop.payment.pay(sessionOf(started));
  expect(await shop.payment.deliver(eventId)).toBe(true);
};

const lastEvent = async (session: string): Promise<string> =>
  (await shop.row("SELECT body FROM test_page_events WHERE session_id = $1 ORDER BY created_at DESC LIMIT 1", session))
    .body;

async function send(body: string, header?: string): Promise<Response> {
  return fetch(`${shop.url}/functions/v1/stripe-webhook`, {
    method: "POST",
    headers: { "stripe-signature": header ?? signatureOf("whsec_of_the_tests", body, new Date()) },
    body,
  });
}

it("a payment moves the order on, commits its reservation and queues its email", async () => {
  const started = await checkout(shop, anOrderFor([[lavender, 2]]));
  await pay(started);
  expect(await state(started.orderId)).toEqual({ status: "processing", payment_state: "paid", review_flag: null });
  expect(await levelsOf(shop, lavender.id)).toEqual({ available: 3, reserved: 0 });
  expect(await counted(started.orderId)).toEqual({ emails: 1, audits: 1, movements: 1, transitions: 1 });
});

it("a payment that is told a day late counts on the day on which it was made", async () => {
  const started = await checkout(shop, anOrderFor([[lavender, 1]]));
  const happenedAt = shop.clock.now();
  await shop.payment.pay(sessionOf(started));
  const session = await shop.payment.session(sessionOf(started));
  if (!session) throw new Error("The test page does not know its session");
  shop.clock.forward(DAY_MS);
  await applyPaymentEvent(shop, { provider: "test-page", id: "evt_late", happenedAt, kind: "completed", session });
  const days = await shop.row(
    `SELECT t.sold_on::text, d.issued_on::text, (o.paid_at = $2) AS is_then
     FROM documents d JOIN tax_entries t ON t.document_id = d.id JOIN orders o ON o.id = d.order_id WHERE o.id = $1`,
    started.orderId,
    happenedAt,
  );
  const today = dayIn("Europe/Tallinn", shop.clock.now());
  shop.clock.forward(-DAY_MS);
  expect(days).toEqual({ sold_on: dayBefore(today), issued_on: today, is_then: true });
});

it("the same event many times at once has one effect, and every answer is good", async () => {
  const started = await checkout(shop, anOrderFor([[lavender, 1]]));
  await pay(started);
  const body = await lastEvent(sessionOf(started));
  const session = await shop.payment.session(sessionOf(started));
  const answers = await Promise.all([
    ...Array.from({ length: 40 }, () => send(body).then(({ status }) => status)),
    ...Array.from({ length: 10 }, () => session && applyPaymentSession(shop, session).then(() => 200)),
  ]);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await counted(started.orderId)).toEqual({ emails: 1, audits: 1, movements: 1, transitions: 1 });
});

describe("an event that is not genuine is refused and changes nothing", () => {
  it.each([
    ["no signature", () => ""],
    ["a foreign secret", (body: string) => signatureOf("whsec_foreign", body, new Date())],
    ["an old signature", (body: string) => signatureOf("whsec_of_the_tests", body, new Date(Date.now() - 301_000))],
  ])("%s", async (_situation, header) => {
    const started = await checkout(shop, anOrderFor([[lavender, 1]]));
    const body = JSON.stringify({
      id: "evt_forged",
      type: "checkout.session.completed",
      created: 1,
      data: { object: { id: sessionOf(started) } },
    });
    expect((await send(body, await header(body))).status).toBe(400);
    expect(await state(started.orderId)).toMatchObject({ status: "pending", payment_state: "unpaid" });
  });
});

it("an expiry that comes after the payment undoes nothing", async () => {
  const started = await checkout(shop, anOrderFor([[lavender, 1]]));
  await pay(started);
  const expired = JSON.parse(await lastEvent(sessionOf(started)));
  Object.assign(expired, { id: "evt_late", type: "checkout.session.expired" });
  Object.assign(expired.data.object, { status: "expired", payment_status: "unpaid" });
  expect((await send(JSON.stringify(expired))).status).toBe(200);
  expect(await state(started.orderId)).toMatchObject({ status: "processing", payment_state: "paid" });
});

describe("money of another amount or currency", () => {
  /** What the provider says is genuine; only the sum is not the one that was asked for. */
  async function paidOtherwise(started: CheckoutStarted, change: Partial<PaymentSession>): Promise<void> {
    const session = await shop.payment.session(sessionOf(started));
    if (!session) throw new Error("no session");
    await applyPaymentSession(shop, { ...session, state: "paid", chargeId: randomUUID(), ...change });
  }
  const paid = async (orderId: string) => shop.row("SELECT paid_at FROM orders WHERE id = $1", orderId);

  it.each([
    ["one cent", { amountCents: cents(1) }, /^Paid €0\.01 instead of €28\.99/],
    ["more", { amountCents: cents(9900) }, /^Paid €99\.00 instead of €28\.99/],
    ["dollars", { currency: "USD" }, /^Paid (US)?\$28\.99 instead of €28\.99/],
  ])("waits for a person, keeps the goods and tells the buyer nothing: %s", async (_what, change, matter) => {
    const started = await checkout(shop, anOrderFor([[lavender, 1]]));
    await paidOtherwise(started, change);
    await paidOtherwise(started, change);
    await confirmAgain(shop, started.orderId);
    expect(await state(started.orderId)).toEqual({
      status: "pending",
      payment_state: "review",
      review_flag: expect.stringMatching(matter),
    });
    expect(await paid(started.orderId)).toEqual({ paid_at: null });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 4, reserved: 1 });
    expect(await emailsTo("mari@example.com", started.orderId)).toBe(0);
    expect(await reservationFaults(shop.db)).toEqual([]);
  });

  it("pays the order once somebody accepts it", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 1]]));
    await paidOtherwise(started, { amountCents: cents(2800) });
    const by = { orderId: started.orderId, administratorId: await anAdministrator(shop) };
    const pressed = await Promise.allSettled([acceptPayment(shop, by), acceptPayment(shop, by)]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await state(started.orderId)).toEqual({ status: "processing", payment_state: "paid", review_flag: null });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 4, reserved: 0 });
    expect(await emailsTo("mari@example.com", started.orderId)).toBe(1);
  });

  it("is given back, and the order can be paid again", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 1]]));
    await shop.payment.pay(sessionOf(started));
    const session = await shop.payment.session(sessionOf(started));
    await paidOtherwise(started, { amountCents: cents(2000), chargeId: session?.chargeId ?? null });
    await refundOrder(shop, aRefund(started.orderId));
    expect(await state(started.orderId)).toEqual({ status: "pending", payment_state: "failed", review_flag: null });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 5, reserved: 0 });
  });

  it("in another currency cannot be accepted", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 1]]));
    await paidOtherwise(started, { currency: "USD" });
    const accepted = acceptPayment(shop, { orderId: started.orderId, administratorId: null });
    await expect(accepted).rejects.toMatchObject({ code: "NOT_ACCEPTABLE" });
    expect(await state(started.orderId)).toMatchObject({ payment_state: "review" });
  });

  it("gives way to the whole sum that comes after all", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 1]]));
    await paidOtherwise(started, { amountCents: cents(1) });
    await paidOtherwise(started, {});
    expect(await state(started.orderId)).toMatchObject({ status: "processing", payment_state: "paid" });
  });
});

describe("an attempt that is given up", () => {
  it("returns its goods once", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 2]]));
    await Promise.all([cancelAttempt(shop, started.orderId), cancelAttempt(shop, started.orderId)]);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 5, reserved: 0 });
    expect(await state(started.orderId)).toMatchObject({ payment_state: "failed" });
  });
  it("is settled as paid where the money came a moment before", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 2]]));
    await pay(started);
    await cancelAttempt(shop, started.orderId);
    expect(await state(started.orderId)).toMatchObject({ payment_state: "paid" });
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 3, reserved: 0 });
  });
  it("is found by the sweeper after its time, not before", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 2]]));
    await endAbandonedAttempts(shop);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 3, reserved: 2 });
    shop.clock.forward(42 * 60_000);
    await endAbandonedAttempts(shop);
    shop.clock.forward(-42 * 60_000);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 5, reserved: 0 });
    expect(await state(started.orderId)).toMatchObject({ status: "pending", payment_state: "failed" });
  });
});

it("stock on hand is the sum of its ledger", async () => {
  const { rows } = await shop.pool.query(
    `SELECT product_id FROM stock_levels l WHERE available + reserved <> (SELECT coalesce(sum(quantity), 0) FROM stock_movements m WHERE m.product_id = l.product_id)`,
  );
  expect(rows).toEqual([]);
});
