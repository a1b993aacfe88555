import { keepReservation } from "#features/inventory/server/yielding.ts";
import type { PaymentState } from "#features/payments/payment-state.ts";
import {
  isPaidByAnother,
  nextState,
  noteEvent,
  writePaymentState,
} from "#features/payments/server/apply-payment-session.ts";
import { differenceMessage, noteDifferences } from "#features/payments/server/match-statement.ts";
import {
  lockPaymentById,
  lockPaymentOf,
  lockPaymentOfCharge,
  orderNamedBy,
  orderOfCharge,
  type Payment,
} from "#features/payments/server/payment-session.ts";
import type { AppContext } from "#platform/context.ts";
import { inSavepoint, type Tx, transact, violatedConstraint } from "#platform/database/database.ts";
import type { PaymentEvent, PaymentSession } from "#platform/payment/payment.ts";
import { providerNamed } from "#platform/payment/providers.ts";
import { duringSpan } from "#platform/telemetry/tracing.ts";
import { applyCorrection, endCorrection } from "./apply-correction.ts";
import {
  applyOverpayment,
  applyPayment,
  applyPaymentFailure,
  applyReversal,
  applyStrayPayment,
  markForReview,
} from "./apply-payment.ts";
import { applyDispute, applyLostDispute, applyRefundEvent, closeDispute } from "./apply-refund-event.ts";
import { applyReinstatement, wasReinstatedSince } from "./apply-reinstatement.ts";
import { waitingCorrection } from "./corrections.ts";
import { lockOrder, lockOrderIfThere, lockOrderOfSession, type Order } from "./lock-order.ts";
import { paidByOther, wasReplaced } from "./purchase.ts";

/**
 * Events of the provider end in the same state however often (reliability 2) and in whatever order (reliability 3) they
 * arrive. Answers whether the event was new.
 */
export async function applyPaymentEvent(shop: AppContext, event: PaymentEvent): Promise<boolean> {
  if (event.kind === "other") return false;
  await learnOfCharge(shop, event);
  return transact(shop.db, async (tx) => {
    const held = await lockSubject(tx, event);
    const now = shop.clock.now();
    const isNew = await noteEvent(tx, event, held?.order.id ?? null);
    if (!held && isNew) await flagStrayPayment(tx, shop, event);
    if (!held || !isNew) return false;
    const { order, payment } = held;
    if ("refund" in event) await applyRefundEvent(tx, order, payment, event.refund, now);
    else if (event.kind === "dispute-lost" && !(await wasReinstatedSince(tx, order.id, event.happenedAt)))
      await applyLostDispute(tx, order, payment, event.dispute, now);
    else if (event.kind === "dispute-closed" || event.kind === "dispute-lost")
      await closeDispute(tx, order, event.dispute, now);
    else if (event.kind === "dispute-reinstated") {
      await closeDispute(tx, order, event.dispute, now);
      await applyReinstatement(tx, order, payment, event.dispute, now);
    } else if ("dispute" in event) await applyDispute(tx, order, event.dispute, now);
    else await applySession(tx, order, payment, event.session, now, event);
    return true;
  });
}

/** A refund that arrives before its payment: asks the provider for the payment first (reliability 3). */
async function learnOfCharge(shop: AppContext, event: PaymentEvent): Promise<void> {
  const chargeId = "refund" in event ? event.refund.chargeId : "dispute" in event ? event.dispute.chargeId : null;
  if (chargeId === null || (await orderOfCharge(shop.db, event.provider, chargeId))) return;
  const session = await providerNamed(shop, event.provider).sessionOfCharge(chargeId);
  if (session) await applyPaymentSession(shop, session);
}

type Provider = AppContext["payment"];

interface Subject {
  order: Order;
  payment: Payment;
}

/** A payment that names an order but no known payment has no effect. A person must look at it. */
async function flagStrayPayment(
  tx: Tx,
  shop: AppContext,
  event: Exclude<PaymentEvent, { kind: "other" }>,
): Promise<void> {
  if ("session" in event) await flagStraySession(tx, shop, event.session);
}

async function flagStraySession(tx: Tx, shop: AppContext, session: PaymentSession): Promise<void> {
  if (session.state !== "paid") return;
  const order = await lockOrderOfSession(tx, session);
  if (order) return applyStrayPayment(tx, order, session, shop.clock.now());
  const { provider, id, chargeId, orderId, amountCents: cents, currency } = session;
  shop.log.warn({ sessionId: id, orderId }, "a payment names an unknown order");
  // Without an order's id it is of another program on the same account.
  if (!orderNamedBy(session)) return;
  const payment = chargeId ?? id;
  const why = differenceMessage("unknownPayment", provider, { cents, currency }, payment);
  const found = { key: `payment ${payment}`, orderId: null, message: why };
  await noteDifferences(tx, provider, { rows: [], found: [found] }, shop.clock.now());
}

/** The order and the payment of an event, locked in this order. null if the event is not the shop's. */
async function lockSubject(tx: Tx, event: Exclude<PaymentEvent, { kind: "other" }>): Promise<Subject | null> {
  if ("session" in event) return lockSubjectOfSession(tx, event.session);
  const { chargeId } = "refund" in event ? event.refund : event.dispute;
  const orderId = await orderOfCharge(tx, event.provider, chargeId);
  const order = orderId === null ? null : await lockOrderIfThere(tx, orderId);
  const payment = order && (await lockPaymentOfCharge(tx, event.provider, chargeId));
  return payment && { order, payment };
}

async function lockSubjectOfSession(tx: Tx, session: PaymentSession): Promise<Subject | null> {
  const order = await lockOrderOfSession(tx, session);
  const payment = order && (await lockPaymentOf(tx, session));
  return payment && { order, payment };
}

/** Applies a session that was read from the provider: by the return page, a cancelled attempt or the sweeper. */
export async function applyPaymentSession(shop: AppContext, session: PaymentSession): Promise<void> {
  await transact(shop.db, async (tx) => {
    const held = await lockSubjectOfSession(tx, session);
    if (held) await applySession(tx, held.order, held.payment, session, shop.clock.now());
  });
}

/**
 * Asks a provider that proves no events about a session, and applies what it says of payment and refunds.
 * @throws PaymentUnavailable
 */
export async function followSession(shop: AppContext, provider: Provider, sessionId: string): Promise<void> {
  const session = await provider.session(sessionId);
  if (!session) return;
  const refunds = session.chargeId ? (session.refunds ?? (await provider.refundsOf(session.chargeId))) : [];
  await transact(shop.db, async (tx) => {
    const held = await lockSubjectOfSession(tx, session);
    const now = shop.clock.now();
    if (!held) return flagStraySession(tx, shop, session);
    await applySession(tx, held.order, held.payment, session, now);
    for (const refund of refunds.toReversed()) {
      const payment = await lockPaymentById(tx, held.payment.id);
      await applyRefundEvent(tx, await lockOrder(tx, held.order.id), payment, refund, now);
    }
  });
}

/** Whoever told of it, the payment goes on with the trace of its checkout. */
const applySession = (tx: Tx, order: Order, before: Payment, session: PaymentSession, now: Date, event?: Told) =>
  duringSpan({ name: "apply payment event", traceparent: before.traceparent }, () =>
    applyInTrace(tx, order, before, session, now, event),
  );

type Told = Pick<PaymentEvent, "kind" | "happenedAt">;

/**
 * When an order was paid that an event tells of, however late: that is the day of its sale. Money that pays no order counts from when the
 * shop hears of it, as days that have passed stay as they are in the books.
 */
const momentOf = (state: PaymentState, { createdAt }: Payment, now: Date, event?: Told): Date =>
  state === "paid" && event
    ? new Date(Math.max(createdAt.getTime(), Math.min(event.happenedAt.getTime(), now.getTime())))
    : now;

/** Whether another attempt has paid for these goods, or has taken the place of this one. */
const isPaidOtherwise = async (tx: Tx, order: Order, payment: Payment): Promise<boolean> =>
  (await isPaidByAnother(tx, payment)) ||
  (await paidByOther(tx, order)) !== null ||
  (payment.state === "given_up" && (await wasReplaced(tx, order)));

/** Another amount than the difference, or one of a correction that waits no longer, goes back whole. */
const isDifferenceDue = async (tx: Tx, order: Order, payment: Payment, session: PaymentSession): Promise<boolean> =>
  session.amountCents === payment.amountCents &&
  session.currency === payment.currency &&
  (await waitingCorrection(tx, order.id))?.id === payment.correctionId;

/**
 * The difference is paid: the order becomes what its correction says. One that the database refuses by now ends, and answers false:
 * the order would be held for ever, with the money.
 */
async function applyDifference(tx: Tx, order: Order, now: Date): Promise<boolean> {
  const correction = await waitingCorrection(tx, order.id);
  if (!correction) throw new Error("A difference was paid for no correction");
  try {
    await inSavepoint(tx, () => applyCorrection(tx, order, correction, { refundId: null, now }));
    return true;
  } catch (error) {
    if (!violatedConstraint(error)) throw error;
    await endCorrection(tx, order, correction, "failed", now);
    return false;
  }
}

async function applyInTrace(
  tx: Tx,
  order: Order,
  before: Payment,
  session: PaymentSession,
  now: Date,
  event?: Told,
): Promise<void> {
  const isPaidAlready =
    session.state === "paid" &&
    (before.correctionId
      ? !(await isDifferenceDue(tx, order, before, session))
      : await isPaidOtherwise(tx, order, before));
  const told = nextState(before, session, { ...(event && { kind: event.kind }), isPaidAlready });
  if (!told) return;
  const written = await writePaymentState(tx, before, session, told, momentOf(told, before, now, event));
  const isRefused = told === "paid" && written.correctionId !== null && !(await applyDifference(tx, order, now));
  const state = isRefused ? "overpaid" : told;
  const payment = isRefused ? await writePaymentState(tx, written, session, state, now) : written;
  if (state === "paid" && !payment.correctionId) await applyPayment(tx, order, payment, now);
  if (state === "awaiting") await keepReservation(tx, order.id);
  if (state === "review") await markForReview(tx, order, payment);
  if (state === "overpaid") await applyOverpayment(tx, order, payment, now);
  if (state === "reversed") await applyReversal(tx, order, before, payment, now);
  if (state === "expired" || state === "failed") await applyPaymentFailure(tx, order, now, before);
}
