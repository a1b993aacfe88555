import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { releaseReservation } from "#features/inventory/server/end-reservation.ts";
import { planPayment } from "#features/payments/server/payment-session.ts";
import { transact } from "#platform/database/database.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { anOrderFor, aProduct, checkout, emailsOf, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { aStripeShop, type StripeShop } from "#tests/stripe-shop.ts";
import { endAbandonedAttempts } from "./end-abandoned-attempts.ts";
import { eraseUnpaidOrders } from "./erase-unpaid-orders.ts";
import { orderEmailTemplates } from "./order-emails.tsx";
import { reconcile } from "./reconcile.ts";
import { sendRequestedRefunds } from "./refund-order.ts";

let shop: StripeShop;
let lavender: MadeProduct;
beforeAll(async () => {
  shop = await aStripeShop();
});
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 5 });
});
afterAll(() => shop.close());

const HOUR = 3600_000;
const order = (id: string) => shop.row("SELECT status, payment_state, review_flag FROM orders WHERE id = $1", id);
const level = () => levelsOf(shop, lavender.id);
const refundsAt = async (payment: string) =>
  (await shop.payment.refundsOf(payment)).map(({ amountCents, state }) => ({ amountCents, state }));

async function placed(quantity = 1): Promise<{ id: string; session: string }> {
  const { orderId } = await checkout(shop, anOrderFor([[lavender, quantity]]));
  const { session_id } = await shop.row("SELECT session_id FROM payments WHERE order_id = $1", orderId);
  return { id: orderId, session: session_id };
}
const told = (input = {}) => shop.stripe.deliver(shop.webhook, input);

describe("in whatever order and number events come, the end is the same", () => {
  it.each([1, 2, 3, 4, 5, 6])("a delayed payment and a refund at the dashboard (%d)", async (seed) => {
    const { id, session } = await placed(2);
    const payment = shop.stripe.pay(session, "unpaid");
    shop.stripe.arrive(session);
    shop.stripe.refundAtDashboard(payment, 1000);
    const delivered = await told({ shuffle: true, seed, times: 5, concurrency: 4 });
    expect(delivered.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await order(id)).toEqual({ status: "processing", payment_state: "partly_refunded", review_flag: null });
    expect(await level()).toEqual({ available: 3, reserved: 0 });
    expect(await emailsOf(shop, id)).toEqual(["order-confirmation", "order-refunded"]);
  });

  it("a delayed payment is not fulfilled before its money, and not at all without it", async () => {
    const { id, session } = await placed();
    shop.stripe.pay(session, "unpaid");
    await told();
    expect(await order(id)).toMatchObject({ status: "pending", payment_state: "unpaid" });
    expect(await level()).toEqual({ available: 4, reserved: 1 });
    shop.stripe.arrive(session, false);
    await told({ times: 3 });
    expect(await order(id)).toMatchObject({ status: "pending", payment_state: "failed" });
    expect(await level()).toEqual({ available: 5, reserved: 0 });
  });

  it("the same event 200 times at once is one transition, one email, one movement", async () => {
    const { id, session } = await placed();
    shop.stripe.pay(session);
    const delivered = await told({ times: 200, concurrency: 50 });
    expect(delivered.every(({ status }) => status === 200)).toBe(true);
    expect(await emailsOf(shop, id)).toEqual(["order-confirmation"]);
    expect(await shop.row("SELECT count(*)::int AS n FROM stock_movements WHERE order_id = $1", id)).toEqual({ n: 1 });
    const processing =
      "SELECT count(*)::int AS n FROM order_status_history WHERE order_id = $1 AND to_status = 'processing'";
    expect(await shop.row(processing, id)).toEqual({ n: 1 });
  });
});

describe("money that comes after its goods were given back", () => {
  const lateFor = async (id: string) => transact(shop.db, (tx) => releaseReservation(tx, id, shop.clock.now()));

  it("takes them again where they are still there", async () => {
    const { id, session } = await placed(2);
    await lateFor(id);
    shop.stripe.pay(session);
    await told();
    expect(await order(id)).toMatchObject({ status: "processing", payment_state: "paid" });
    expect(await level()).toEqual({ available: 3, reserved: 0 });
  });

  it("is refunded in full and once if they are gone, and customer and shopkeeper get an email", async () => {
    const { id, session } = await placed(5);
    await lateFor(id);
    await placed(5);
    const payment = shop.stripe.pay(session);
    await told({ times: 3 });
    await Promise.all([sendRequestedRefunds(shop), sendRequestedRefunds(shop)]);
    await told({ times: 2 });
    expect(await refundsAt(payment)).toEqual([{ amountCents: 10_000, state: "succeeded" }]);
    expect(await order(id)).toEqual({
      status: "cancelled",
      payment_state: "refunded",
      review_flag: "Paid after the goods were sold to others: €100.00 goes back.",
    });
    expect(await emailsOf(shop, id)).toEqual(["order-attention", "order-refunded"]);
    await sendDueEmails(shop, orderEmailTemplates(shop));
    const { plain } = await shop.row(
      "SELECT m.plain FROM mailbox_emails m JOIN emails l USING (message_id) WHERE l.order_id = $1 AND kind = 'order-refunded'",
      id,
    );
    expect(plain).toContain("We are not sending this order.");
    expect(await level()).toEqual({ available: 0, reserved: 5 });
  });
});

describe("an attempt whose answer was lost before Stripe fell silent", () => {
  /** It ends when its page is closed, and others buy meanwhile. */
  async function endedInSilence(others: number) {
    shop.stripe.behave("lose", { call: "POST /v1/checkout/sessions" });
    await expect(placed(5)).rejects.toMatchObject({ kind: "unavailable" });
    const { id: session = "", order: orderId } = shop.stripe.sessionsSoFar().at(-1) ?? {};
    const id = String(orderId);
    shop.stripe.behave("well");
    const newer = await aProduct(shop, { stock: 1 });
    await checkout(shop, anOrderFor([[newer, 1]]));
    const payment = shop.stripe.pay(session);
    shop.stripe.behave("break");
    shop.clock.forward(42 * 60_000);
    await expect(endAbandonedAttempts(shop)).rejects.toBeInstanceOf(PaymentUnavailable);
    expect(await order(id)).toMatchObject({ status: "pending", payment_state: "failed" });
    expect(await level()).toEqual({ available: 5, reserved: 0 });
    expect(await levelsOf(shop, newer.id)).toEqual({ available: 0, reserved: 1 });
    shop.stripe.behave("well");
    if (others > 0) await placed(others);
    await told({ times: 2 });
    shop.clock.forward(-42 * 60_000);
    return { id, payment };
  }

  it("leaves its goods to others, and money that comes nevertheless pays its order", async () => {
    const { id } = await endedInSilence(0);
    expect(await order(id)).toEqual({ status: "processing", payment_state: "paid", review_flag: null });
    expect(await level()).toEqual({ available: 0, reserved: 0 });
  });

  it("gives the money back whole where others have bought the goods", async () => {
    const { id, payment } = await endedInSilence(1);
    await sendRequestedRefunds(shop);
    expect(await refundsAt(payment)).toEqual([{ amountCents: 10_000, state: "succeeded" }]);
    expect(await order(id)).toMatchObject({ status: "cancelled", payment_state: "refunded" });
    expect(await level()).toEqual({ available: 4, reserved: 1 });
  });
});

it("an order that is paid a second time keeps its goods, and the second payment goes back whole and once", async () => {
  const { id, session } = await placed();
  const { request } = await shop.row("SELECT request FROM payments WHERE order_id = $1", id);
  const again = { ...request, idempotencyKey: `again-${id}` };
  const second = await shop.payment.openSession(again);
  await transact(shop.db, (tx) => planPayment(tx, "stripe", again, shop.clock.now()));
  await shop.pool.query("UPDATE payments SET state = 'open', session_id = $1 WHERE idempotency_key = $2", [
    second.id,
    again.idempotencyKey,
  ]);
  const kept = shop.stripe.pay(session);
  const surplus = shop.stripe.pay(second.id);
  const delivered = await told({ times: 3, concurrency: 3 });
  expect(delivered.every(({ status }) => status === 200)).toBe(true);
  await sendRequestedRefunds(shop);
  const back = [...(await refundsAt(kept)), ...(await refundsAt(surplus))];
  expect(back).toEqual([{ amountCents: 2899, state: "succeeded" }]);
  expect(await order(id)).toMatchObject({ status: "processing", payment_state: "paid" });
  expect((await order(id)).review_flag).toMatch(/^Paid a second time: €28.99/);
});

it("money for an order by a page that the shop does not know pays nothing, and a person is called once", async () => {
  const { id } = await placed();
  const { request } = await shop.row("SELECT request FROM payments WHERE order_id = $1", id);
  const stray = await shop.payment.openSession({ ...request, idempotencyKey: `stray-${id}` });
  shop.stripe.pay(stray.id);
  await told({ times: 3 });
  expect(await order(id)).toMatchObject({ status: "pending", payment_state: "unpaid" });
  expect((await order(id)).review_flag).toBe(
    `Paid €28.99 at a payment page that the shop does not know (${stray.id}): look at the payment provider.`,
  );
  expect(await emailsOf(shop, id)).toEqual(["order-attention"]);
});

it("a payment of an order that is gone is a task, one of another program on the account is not", async () => {
  const { id } = await placed();
  const { request } = await shop.row("SELECT request FROM payments WHERE order_id = $1", id);
  for (const orderId of [randomUUID(), "subscription-7"]) {
    const stray = await shop.payment.openSession({ ...request, orderId, idempotencyKey: `gone-${orderId}` });
    shop.stripe.pay(stray.id);
    await told({ times: 3 });
  }
  const { rows } = await shop.pool.query("SELECT what FROM payment_tasks WHERE kind = 'difference'");
  expect(rows).toEqual([
    { what: expect.stringMatching(/^stripe has a payment of €28.99 that the shop does not know/) },
  ]);
});

it("a payment of an erased order is refunded, and only the shopkeeper gets an email", async () => {
  const { id, session } = await placed();
  await shop.pool.query("UPDATE orders SET created_at = now() - interval '40 days' WHERE id = $1", [id]);
  expect(await eraseUnpaidOrders(shop)).toBe(1);
  const payment = shop.stripe.pay(session);
  await told({ times: 2 });
  await sendRequestedRefunds(shop);
  expect(await refundsAt(payment)).toEqual([{ amountCents: 2899, state: "succeeded" }]);
  expect(await order(id)).toEqual({
    status: "cancelled",
    payment_state: "refunded",
    review_flag: "Paid after the personal data were erased: €28.99 goes back.",
  });
  expect(await emailsOf(shop, id)).toEqual(["order-attention"]);
  expect(await level()).toEqual({ available: 5, reserved: 0 });
});

it("a dispute is shown to the shopkeeper, once", async () => {
  const { id, session } = await placed();
  const payment = shop.stripe.pay(session);
  await told();
  shop.stripe.dispute(payment);
  await told({ times: 4 });
  expect((await order(id)).review_flag).toMatch(/disputes €28.99 \(fraudulent\)/);
  expect(await emailsOf(shop, id)).toEqual(["order-confirmation", "order-attention"]);
});

describe("a dispute that is decided", () => {
  async function disputed(status: "won" | "lost", part?: number) {
    const { id, session } = await placed();
    const payment = shop.stripe.pay(session);
    await told();
    shop.stripe.closeDispute(payment, shop.stripe.dispute(payment), status, part);
    await told({ times: 3 });
    return { id, ...(await order(id)), emails: await emailsOf(shop, id) };
  }

  it("and lost leaves the order unpaid and unsent, and the customer gets one email", async () => {
    const { id, emails: sent, ...after } = await disputed("lost");
    expect(after).toMatchObject({ payment_state: "reversed", review_flag: expect.stringContaining("do not ship") });
    expect(sent).toEqual(["order-confirmation", "order-attention", "order-payment-reversed", "order-attention"]);
    const shipping = { orderId: id, parcel: {}, administratorId: null };
    await expect(shipOrder(shop, shipping)).rejects.toMatchObject({ code: "REVERSED" });
  });

  it("and lost in part stays paid, and the shopkeeper is told", async () =>
    expect(await disputed("lost", 1000)).toMatchObject({
      payment_state: "paid",
      review_flag: expect.stringContaining("is lost: the customer's bank keeps €10.00"),
    }));

  const openTasks = (id: string) =>
    shop.rows("SELECT what FROM payment_tasks WHERE order_id = $1 AND kind = 'dispute' AND done_at IS NULL", id);

  it("and won leaves nothing to do", async () => {
    const { id, ...after } = await disputed("won");
    expect(after).toMatchObject({ payment_state: "paid", review_flag: null });
    expect(await openTasks(id)).toEqual([]);
  });

  const documents = async (id: string): Promise<[kind: string, cents: number, why: string][]> =>
    (
      await shop.rows(
        "SELECT kind, gross_cents::int AS cents, split_part(dedupe_key, ':', 1) AS why FROM documents WHERE order_id = $1 ORDER BY why",
        id,
      )
    ).map(({ kind, cents, why }): [string, number, string] => [kind, cents, why]);
  async function lostThenWon(between: (id: string) => Promise<unknown> = async () => {}, options = {}) {
    const { id, session } = await placed();
    const payment = shop.stripe.pay(session);
    await told();
    const dispute = shop.stripe.dispute(payment);
    shop.stripe.closeDispute(payment, dispute, "lost");
    await between(id);
    shop.stripe.reinstate(payment, dispute);
    await told(options);
    return { id, ...(await order(id)), openTasks: await tasksOf(id), documents: await documents(id) };
  }
  const tasksOf = async (id: string) =>
    (await shop.rows("SELECT kind FROM payment_tasks WHERE order_id = $1 AND done_at IS NULL", id)).map(
      ({ kind }) => kind,
    );

  it("and won after it was lost pays its order again, with an invoice", async () =>
    expect(await lostThenWon(() => told(), { times: 3 })).toMatchObject({
      status: "processing",
      payment_state: "paid",
      review_flag: expect.stringMatching(/^The dispute \S+ was won after all: €28.99 is back/),
      openTasks: [],
      documents: [
        ["invoice", 2899, "paid"],
        ["invoice", 2899, "reinstated"],
        ["credit-note", 2899, "reversed"],
      ],
    }));

  it("and won after it was lost leaves the order paid, in whatever order it is told", async () => {
    for (const seed of [1, 2, 3, 4]) {
      const after = await lostThenWon(undefined, { shuffle: true, seed, times: 2 });
      expect(after).toMatchObject({ payment_state: "paid", openTasks: [] });
      const issued: [kind: string, cents: number, why: string][] = after.documents;
      expect(issued.reduce((sum, [kind, cents]) => sum + (kind === "invoice" ? cents : -cents), 0)).toBe(2899);
    }
  });

  it("and won once the order is cancelled is money that pays no order, for a person to decide", async () => {
    const { id, ...after } = await lostThenWon(async (of) => {
      await told();
      await shop.pool.query("UPDATE orders SET status = 'cancelled', cancelled_at = now() WHERE id = $1", [of]);
    });
    expect(after).toMatchObject({ payment_state: "reversed", openTasks: ["difference"] });
    expect(after.documents).toHaveLength(2);
    expect(
      await shop.row(
        "SELECT state, sum(e.cents)::int AS cents FROM payments p JOIN surplus_entries e ON e.payment_id = p.id WHERE order_id = $1 GROUP BY 1",
        id,
      ),
    ).toEqual({ state: "overpaid", cents: -2899 });
  });

  it.each(["won", "lost"] as const)("and %s has no open task, in whatever order it is told", async (status) => {
    const { id, session } = await placed();
    const payment = shop.stripe.pay(session);
    await told();
    shop.stripe.closeDispute(payment, shop.stripe.dispute(payment), status, 1000);
    await told({ shuffle: true, seed: 3, times: 3 });
    expect(await openTasks(id)).toEqual([]);
    expect((await order(id)).review_flag ?? "").not.toContain("disputes");
  });

  it("and was an inquiry took no money, and leaves nothing to do", async () => {
    const { id, session } = await placed();
    const payment = shop.stripe.pay(session);
    const inquiry = shop.stripe.inquire(payment);
    await told({ times: 2 });
    expect((await order(id)).review_flag).toMatch(/asks about €28.99 \(fraudulent\), and has taken no money/);
    expect(await openTasks(id)).toEqual([{ what: expect.stringContaining("asks about") }]);
    shop.stripe.closeDispute(payment, inquiry, "warning_closed");
    await told({ times: 2 });
    expect(await order(id)).toMatchObject({ payment_state: "paid", review_flag: null });
    expect(await openTasks(id)).toEqual([]);
  });

  it("and was an inquiry first is told as a dispute once the money is taken", async () => {
    const { id, session } = await placed();
    const payment = shop.stripe.pay(session);
    const inquiry = shop.stripe.inquire(payment);
    await told();
    shop.stripe.escalate(payment, inquiry);
    await told({ times: 2 });
    expect((await order(id)).review_flag).toMatch(/^The customer's bank disputes/);
    expect(await openTasks(id)).toEqual([{ what: expect.stringContaining("disputes") }]);
  });

  it.each([1, 2, 3, 4])(
    "and was an inquiry first leaves no task about it, in whatever order it is told (%d)",
    async (seed) => {
      const { id, session } = await placed();
      const payment = shop.stripe.pay(session);
      await told();
      const inquiry = shop.stripe.inquire(payment);
      shop.stripe.escalate(payment, inquiry);
      await told({ shuffle: true, seed, times: 2 });
      expect((await order(id)).review_flag).toMatch(/^The customer's bank disputes/);
      expect(await openTasks(id)).toEqual([{ what: expect.stringContaining("disputes") }]);
      shop.stripe.closeDispute(payment, inquiry, "won");
      await told();
      expect(await openTasks(id)).toEqual([]);
    },
  );

  it("and was an inquiry first, told newest first, leaves nothing to do", async () => {
    const { id, session } = await placed();
    const payment = shop.stripe.pay(session);
    await told();
    const dispute = shop.stripe.dispute(payment);
    shop.stripe.closeDispute(payment, dispute, "won");
    await told();
    shop.stripe.say("charge.dispute.created", {
      id: dispute,
      object: "dispute",
      amount: 2899,
      payment_intent: payment,
      reason: "fraudulent",
      status: "warning_needs_response",
    });
    await told();
    expect(await openTasks(id)).toEqual([]);
  });

  it("and was an inquiry that an earlier version noted as a dispute, and somebody answered, is to be answered again", async () => {
    const { id, session } = await placed();
    const payment = shop.stripe.pay(session);
    const inquiry = shop.stripe.inquire(payment);
    await told();
    await shop.pool.query(
      "UPDATE payment_tasks SET dedupe_key = replace(dedupe_key, 'inquiry:', ''), done_at = now() WHERE order_id = $1",
      [id],
    );
    shop.stripe.escalate(payment, inquiry);
    await told({ times: 2 });
    expect(await openTasks(id)).toHaveLength(1);
    expect((await order(id)).review_flag).toMatch(/The customer's bank disputes/);
  });
});

describe("when webhooks do not come", () => {
  it("reconciliation completes the order, and finds nothing the second time", async () => {
    const { id, session } = await placed();
    shop.stripe.pay(session);
    expect(await reconcile(shop)).toMatchObject({ isProviderDown: false });
    expect(await order(id)).toMatchObject({ status: "processing", payment_state: "paid" });
    expect(await reconcile(shop)).toMatchObject({ missedEvents: 0, sentRefunds: 0 });
    expect(await emailsOf(shop, id)).toEqual(["order-confirmation"]);
  });

  it("for 72 hours, nothing is lost and nothing happens twice", async () => {
    const paid = await placed();
    const refunded = await placed();
    const abandoned = await placed();
    shop.stripe.pay(paid.session);
    const payment = shop.stripe.pay(refunded.session);
    shop.stripe.refundAtDashboard(payment, 2899);
    shop.clock.forward(72 * HOUR);
    await reconcile(shop);
    await told({ times: 2, shuffle: true });
    expect(await order(paid.id)).toMatchObject({ status: "processing", payment_state: "paid" });
    expect(await order(refunded.id)).toMatchObject({ payment_state: "refunded" });
    expect(await order(abandoned.id)).toMatchObject({ status: "pending", payment_state: "failed" });
    expect(await emailsOf(shop, paid.id)).toEqual(["order-confirmation"]);
    expect(await level()).toEqual({ available: 3, reserved: 0 });
  });

  it("an event that cannot be applied stops no other, and reconciliation fails at its end", async () => {
    const broken = await placed();
    const { id, session } = await placed();
    shop.stripe.pay(broken.session);
    shop.stripe.pay(session);
    await shop.pool.query(`
      CREATE FUNCTION refuse_payment() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$;
      CREATE TRIGGER refuse BEFORE UPDATE ON payments FOR EACH ROW WHEN (OLD.order_id = '${broken.id}') EXECUTE FUNCTION refuse_payment()`);
    await expect(reconcile(shop)).rejects.toMatchObject({ cause: { message: "broken" } });
    expect(await order(id)).toMatchObject({ payment_state: "paid" });
    await shop.pool.query("DROP TRIGGER refuse ON payments; DROP FUNCTION refuse_payment()");
    await reconcile(shop);
    expect(await order(broken.id)).toMatchObject({ payment_state: "paid" });
  });

  it("and the provider is down, it says so and goes on at its next turn", async () => {
    const { id, session } = await placed();
    shop.stripe.pay(session);
    shop.stripe.behave("break");
    expect(await reconcile(shop)).toMatchObject({ isProviderDown: true });
    shop.stripe.behave("well");
    await reconcile(shop);
    expect(await order(id)).toMatchObject({ payment_state: "paid" });
  });
});
