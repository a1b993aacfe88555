import { eq, sql } from "drizzle-orm";
import { PROVIDER, writeAudit } from "#features/audit/server/write-audit.ts";
import { documentsOfOrder } from "#features/documents/server/document-queries.ts";
import { isQueued, queueEmail } from "#features/email/server/queue-email.ts";
import { releaseReservation } from "#features/inventory/server/end-reservation.ts";
import { returnGoods } from "#features/inventory/server/return-goods.ts";
import { ACCEPTED_REFUND_STATES } from "#features/payments/payment-state.ts";
import { reversePayment } from "#features/payments/server/apply-payment-session.ts";
import { moneyOf, type Payment } from "#features/payments/server/payment-session.ts";
import { addTask, endTask, reopenTask } from "#features/payments/server/payment-tasks.ts";
import { refunds } from "#features/payments/server/payments-table.ts";
import { acceptedRefunds, noteRefund, type Refund } from "#features/payments/server/refund-payment.ts";
import type { Tx } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";
import { publish } from "#platform/events/events.ts";
import { byHand } from "#platform/payment/by-hand.ts";
import type { Dispute, ProviderRefund } from "#platform/payment/payment.ts";
import { type OrderPaymentState, wasPaid } from "../order-payment-state.ts";
import { applyCorrection, endCorrection } from "./apply-correction.ts";
import { addPaidTwice, applyReversal, nameOf, otherAmountReason } from "./apply-payment.ts";
import { closeWithdrawal } from "./close-withdrawal.ts";
import { waitingCorrection } from "./corrections.ts";
import { orderCorrections } from "./corrections-table.ts";
import { clearReviewFlag, flagForReview } from "./flag-for-review.ts";
import { followParcels } from "./follow-parcels.ts";
import { issueDocuments } from "./issue-documents.ts";
import type { Order } from "./lock-order.ts";
import { orders } from "./orders-table.ts";
import { packAgain } from "./pack-again.ts";
import { piecesOf } from "./parcel-queries.ts";
import { goodsOfRefund } from "./plan-refund-lines.ts";
import { linesOfRefunds } from "./refund-line-rows.ts";
import { inEnglish, type ReviewReason, reviewReason } from "./review-reason.ts";

/** Applies a refund of the provider to order, goods and emails, once, by any requester. */
export async function applyRefundEvent(
  tx: Tx,
  order: Order,
  payment: Payment,
  told: ProviderRefund,
  now: Date,
): Promise<void> {
  const refund = await noteRefund(tx, payment, told);
  if (!refund) return;
  const isFailed = refund.state === "failed";
  if (isFailed) await notifyOfFailure(tx, order, payment, refund, now);
  else await followRefund(tx, order, payment, refund, now);
  const corrected = refund.correctionId ? await followCorrection(tx, order, refund.correctionId, now) : order;
  if (isFailed && (await isQueued(tx, emailKey(refund))) && (await isStillOwed(tx, payment, refund)))
    await tellBuyer(tx, "order-refund-failed", order, payment, refund);
  const paymentState = await paymentStateAfter(tx, order, payment);
  await tx.update(orders).set({ paymentState }).where(eq(orders.id, order.id));
  if (paymentState === "refunded") await closeWithdrawal(tx, order.id, now);
  if (paymentState === "failed" && payment.state === "review") {
    await releaseReservation(tx, order.id, now);
    await clearReviewFlag(tx, order.id, otherAmountReason(payment));
  }
  await writeAudit(tx, PROVIDER, {
    action: isFailed ? "refund.failed" : "refund.accepted",
    subject: { kind: "order", id: order.id },
    details: { refundId: refund.id, cents: refund.amountCents },
  });
  await publish(tx, { kind: "order", id: order.id });
  await issueDocuments(tx, corrected, now);
  if (!isFailed) await followParcels(tx, order.id, now);
  else if (await leavesAfterAll(tx, refund, order.id)) await packAgain(tx, order.id, { administratorId: null }, now);
}

/** Whether pieces of a refund that failed had not left. */
async function leavesAfterAll(tx: Tx, { id, paymentId }: Refund, orderId: string): Promise<boolean> {
  const lines = (await linesOfRefunds(tx, paymentId)).filter(
    ({ refundId, line }) => refundId === id && line.quantity > 0,
  );
  const waiting = (await piecesOf(tx, orderId)).filter(({ remaining }) => remaining > 0);
  return lines.some(({ line }) => waiting.some(({ position }) => position === line.position));
}

/**
 * A correction whose difference goes back applies once the provider has taken on all of it, and not at all where it refused some.
 * Answers the order as it is then.
 */
async function followCorrection(tx: Tx, order: Order, correctionId: string, now: Date): Promise<Order> {
  const correction = await waitingCorrection(tx, order.id);
  if (correction?.id !== correctionId) return order;
  const parts = await tx.select().from(refunds).where(eq(refunds.correctionId, correctionId));
  if (parts.some(({ state }) => state === "failed")) await endCorrection(tx, order, correction, "failed", now);
  else if (parts.every(({ state }) => ACCEPTED_REFUND_STATES.includes(state)))
    return applyCorrection(tx, order, correction, { refundId: parts[0]?.id ?? null, now });
  return order;
}

async function followRefund(tx: Tx, order: Order, payment: Payment, refund: Refund, now: Date): Promise<void> {
  if (refund.restock && !(await isCredited(tx, order.id, refund.id)))
    await returnGoods(tx, order.id, "return", await goodsOfRefund(tx, order, refund));
  if (refund.exchangeOrderId) return;
  await tellBuyer(tx, "order-refunded", order, payment, refund);
  if (payment.provider === byHand.provider) await addPayOut(tx, order, payment, refund, now);
}

/** Nobody but the shopkeeper gives the money back. */
async function addPayOut(tx: Tx, order: Order, payment: Payment, refund: Refund, now: Date): Promise<void> {
  const what = reviewReason("refundByHand", moneyOfRefund(payment, refund));
  const task = { orderId: order.id, what: inEnglish(what), matters: [what] };
  await addTask(tx, { kind: "refund-by-hand", key: refund.id, ...task }, now);
}

const moneyOfRefund = (payment: Payment, { amountCents: cents }: Refund) => ({
  cents,
  currency: moneyOf(payment).currency,
});

const emailKey = ({ id }: Refund) => `refund:${id}`;

async function tellBuyer(
  tx: Tx,
  kind: "order-refunded" | "order-refund-failed",
  order: Order,
  payment: Payment,
  refund: Refund,
): Promise<void> {
  if (order.erasedAt) return;
  const { id: orderId, email: recipient, language } = order;
  const currency = moneyOf(payment).currency;
  const data = { orderId, refundId: refund.id, cents: refund.amountCents, currency };
  const dedupeKey = kind === "order-refunded" ? emailKey(refund) : `refund-failed:${refund.id}`;
  await queueEmail(tx, kind, data, { dedupeKey, recipient, orderId, language });
}

/** A refund is taken on twice: pending, then succeeded. Its goods come back once. */
const isCredited = async (tx: Tx, orderId: string, refundId: string): Promise<boolean> =>
  (await documentsOfOrder(tx, orderId)).some((document) => document.refundId === refundId);

async function notifyOfFailure(tx: Tx, order: Order, payment: Payment, refund: Refund, now: Date): Promise<void> {
  const money = moneyOfRefund(payment, refund);
  const why = refund.failure
    ? reviewReason("refundFailed", money, refund.failure)
    : reviewReason("refundFailedSilently", money);
  await flagForReview(tx, order, why);
  if (payment.state === "overpaid")
    return addPaidTwice(tx, order, { key: refund.id, payment: nameOf(payment), money }, now);
  const task = { orderId: order.id, what: inEnglish(why), matters: [why] };
  await addTask(tx, { kind: "refund-failed", key: refund.id, ...task }, now);
}

/** The shop itself, as Stripe tells it, or the buyer's bank, which gives the money back by a dispute. */
const ENDED_ON_PURPOSE = /^(cancell?ed|merchant_request|charge_for_pending_refund_disputed)$/i;

/** Whether the buyer gets what a failed refund did not bring. Where somebody ended it on purpose, a person must look first. */
async function isStillOwed(tx: Tx, payment: Payment, { failure, correctionId }: Refund): Promise<boolean> {
  if (payment.state === "reversed" || ENDED_ON_PURPOSE.test(failure ?? "")) return false;
  if (!correctionId) return true;
  const [correction] = await tx.select().from(orderCorrections).where(eq(orderCorrections.id, correctionId));
  return correction?.state !== "failed";
}

/** Refunding an overpayment leaves the order paid; refunding a payment under review leaves it unpaid. */
async function paymentStateAfter(tx: Tx, order: Order, payment: Payment): Promise<OrderPaymentState> {
  if (payment.state === "review" && !wasPaid(order.paymentState)) {
    const back = await acceptedRefunds(tx, payment.id);
    return back >= moneyOf(payment).cents ? "failed" : "review";
  }
  // Where the bank took another payment of the order back, it stays so.
  if (payment.state !== "paid" || order.paymentState === "reversed") return order.paymentState;
  return moneyAfterRefunds(tx, order.id);
}

/** What an order that is paid is after its refunds. */
export async function moneyAfterRefunds(tx: Tx, orderId: string): Promise<OrderPaymentState> {
  const { due, back } = await moneyOfOrder(tx, orderId);
  if (back === 0) return "paid";
  return back >= due ? "refunded" : "partly_refunded";
}

/**
 * What the payments of an order brought less the differences of its corrections, and what the provider has given back of that, in cents.
 * What goes back in place of a difference whose refund failed is none of it.
 */
async function moneyOfOrder(tx: Tx, orderId: string): Promise<{ due: number; back: number }> {
  const accepted = literals(ACCEPTED_REFUND_STATES);
  const { rows } = await tx.execute<{ due: string; back: string }>(sql`
    WITH paid AS (SELECT id, coalesce(received_cents, amount_cents) AS cents FROM payments WHERE order_id = ${orderId} AND state = 'paid'),
    given AS (
      SELECT r.amount_cents AS cents, r.state, c.id IS NOT NULL AS is_difference
      FROM refunds r JOIN paid ON paid.id = r.payment_id
      LEFT JOIN order_corrections c ON c.id = r.correction_id AND c.state IN ('waiting', 'applied'))
    SELECT (SELECT coalesce(sum(cents), 0) FROM paid) - (SELECT coalesce(sum(cents), 0) FROM given WHERE is_difference) AS due,
      greatest(0, (SELECT coalesce(sum(CASE WHEN is_difference THEN -cents ELSE cents END), 0) FROM given
        WHERE state IN ${accepted} AND NOT is_difference OR state = 'failed' AND is_difference)) AS back`);
  return { due: Number(rows[0]?.due ?? 0), back: Number(rows[0]?.back ?? 0) };
}

/** The task about a dispute. One about the inquiry that it was before is another. */
function disputeTask({ id: orderId, currency }: Order, { id, amountCents, reason, isInquiry }: Dispute) {
  const why = reviewReason(isInquiry ? "inquiry" : "disputed", { cents: amountCents, currency }, reason);
  return {
    kind: "dispute" as const,
    key: isInquiry ? `inquiry:${id}` : id,
    orderId,
    what: inEnglish(why),
    matters: [why],
  };
}

/** A chargeback or a question of the customer's bank. Only a person can answer it, at the provider. */
export async function applyDispute(tx: Tx, order: Order, dispute: Dispute, now: Date): Promise<void> {
  const task = disputeTask(order, dispute);
  const isNew = await addTask(tx, task, now);
  const isInquiryOver = !dispute.isInquiry && (await endInquiry(tx, order, dispute, now));
  if (!isNew && !isInquiryOver) return;
  // Noted by a version that knew no inquiries: it may have been one, and answered.
  if (!isNew) await reopenTask(tx, task, now);
  for (const why of task.matters) await flagForReview(tx, order, why);
  await writeAudit(tx, PROVIDER, { action: "order.disputed", subject: { kind: "order", id: order.id } });
  await publish(tx, { kind: "order", id: order.id });
}

/** The dispute is won, or the inquiry over: nothing is left to do. Its beginning may be told later. */
export async function closeDispute(tx: Tx, order: Order, dispute: Dispute, now: Date): Promise<void> {
  await addTask(tx, disputeTask(order, dispute), now);
  await endInquiry(tx, order, dispute, now);
  await endDisputeTask(tx, order, dispute.id, now);
  await publish(tx, { kind: "order", id: order.id });
}

/** What the dispute was before may be told later. Answers whether no word of it had come so far. */
async function endInquiry(tx: Tx, order: Order, dispute: Dispute, now: Date): Promise<boolean> {
  const inquiry = disputeTask(order, { ...dispute, isInquiry: true });
  const isNew = await addTask(tx, inquiry, now);
  await endDisputeTask(tx, order, inquiry.key, now);
  return isNew;
}

async function endDisputeTask(tx: Tx, order: Order, key: string, now: Date): Promise<void> {
  for (const why of await endTask(tx, "dispute", key, now)) await clearReviewFlag(tx, order.id, why as ReviewReason);
}

/** The customer's bank keeps the money. A part of it is the shopkeeper's loss; all of it leaves the order unpaid. */
export async function applyLostDispute(
  tx: Tx,
  order: Order,
  payment: Payment,
  dispute: Dispute,
  now: Date,
): Promise<void> {
  await closeDispute(tx, order, dispute, now);
  const { id, amountCents } = dispute;
  const isAll = amountCents >= moneyOf(payment).cents - payment.refundedCents;
  const reversed = isAll ? await reversePayment(tx, payment) : null;
  if (reversed) await applyReversal(tx, order, payment, reversed, now);
  else
    await flagForReview(tx, order, reviewReason("disputeLost", id, { cents: amountCents, currency: order.currency }));
}
