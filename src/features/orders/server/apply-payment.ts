import { eq } from "drizzle-orm";
import { auditEntry, PROVIDER, writeAudit } from "#features/audit/server/write-audit.ts";
import { updateCustomerName } from "#features/customers/server/upsert-customer.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import {
  commitReservation,
  isReserved,
  releaseReservation,
  sellUnreserved,
} from "#features/inventory/server/end-reservation.ts";
import { isOut } from "#features/inventory/server/return-goods.ts";
import { dueAt } from "#features/payments/payment-task.ts";
import { isMoneyComing, lockPaidPayments, moneyOf, type Payment } from "#features/payments/server/payment-session.ts";
import { addTask } from "#features/payments/server/payment-tasks.ts";
import { acceptedRefunds, dropUnsentRefunds, leftOf, planRefund } from "#features/payments/server/refund-payment.ts";
import { checkoutTerms, storeSettings } from "#features/settings/server/settings-queries.ts";
import type { Tx } from "#platform/database/database.ts";
import type { PaymentSession } from "#platform/payment/payment.ts";
import { dayIn } from "#shared/day.ts";
import type { MessageParam } from "#shared/message-descriptor.ts";
import { type Cents, minus, sum } from "#shared/money.ts";
import { endOfLink } from "../correction.ts";
import { messages as stored } from "../messages/stored-messages.en.ts";
import { isPaid, wasPaid } from "../order-payment-state.ts";
import { type OrderStatus, STATUS_MEANING } from "../order-status.ts";
import { endCorrection } from "./apply-correction.ts";
import { waitingCorrection } from "./corrections.ts";
import { clearReviewFlag, flagForReview } from "./flag-for-review.ts";
import { issueDocuments, issueInvoice } from "./issue-documents.ts";
import type { Order } from "./lock-order.ts";
import { orderStatusHistory, orders } from "./orders-table.ts";
import { planAmount } from "./plan-refund-lines.ts";
import { standingPayment } from "./purchase.ts";
import { queueConfirmation } from "./queue-confirmation.ts";
import { inEnglish, type ReviewReason, reviewReason } from "./review-reason.ts";
import { withVatOfPayment } from "./vat-of-payment.ts";

const { reasons } = stored;

/** The order is paid: commits its reservation, moves it on, queues one email and issues its invoice, with the VAT of the day. */
export async function applyPayment(tx: Tx, placed: Order, payment: Payment, now: Date): Promise<void> {
  const paidAt = payment.paidAt ?? now;
  const terms = await checkoutTerms(tx, placed.deliveryCountry, paidAt);
  // Goods that left before their payment was taken back keep the VAT of their delivery.
  const order = placed.paymentState === "reversed" ? placed : await withVatOfPayment(tx, placed, terms, paidAt);
  await moveOnPaid(tx, order, payment, now);
  await issueInvoice(tx, order, payment, terms.settings, now);
}

async function moveOnPaid(tx: Tx, order: Order, payment: Payment, now: Date): Promise<void> {
  const paid = { paymentState: "paid", paidAt: payment.paidAt ?? now } as const;
  if (order.erasedAt) {
    await tx.update(orders).set(paid).where(eq(orders.id, order.id));
    await releaseReservation(tx, order.id, now);
    return refundUndeliverable(tx, order, payment, now, "dataErased");
  }
  const isPutAside = order.status !== "cancelled" && (await isReserved(tx, order.id));
  const next = order.status === "pending" ? "processing" : order.status;
  await writePaid(tx, order, payment, isPutAside ? { ...paid, status: next } : paid);
  if (order.status === "cancelled") {
    return flagForReview(tx, order, reviewReason("paidCancelled"));
  }
  const areThere = isPutAside || (await isOut(tx, order.id)) || (await sellUnreserved(tx, order.id, now));
  if (!areThere) return refundUndeliverable(tx, order, payment, now, "goodsGone");
  await queueConfirmation(tx, order);
  // Last, as buyers of the same goods wait for these rows.
  if (isPutAside) return commitReservation(tx, order.id, now);
  if (next !== order.status) await moveOn(tx, order, payment, { status: next }, reasons.paid);
}

/** The order, its history if it moves on, its audit entry and the name of its customer, in one statement. */
async function writePaid(
  tx: Tx,
  order: Order,
  payment: Payment,
  change: { paymentState: "paid"; paidAt: Date; status?: OrderStatus },
): Promise<void> {
  const written = tx
    .$with("written")
    .as(tx.update(orders).set(change).where(eq(orders.id, order.id)).returning({ id: orders.id }));
  const audited = tx
    .$with("audited")
    .as(
      auditEntry(
        tx,
        { administratorId: null, kind: whoTook(payment) },
        { action: "order.paid", subject: { kind: "order", id: order.id } },
      ),
    );
  const named = tx.$with("named").as(updateCustomerName(tx, order.customerId, order));
  if (!change.status || change.status === order.status) {
    await tx.with(written, audited, named).select().from(written);
    return;
  }
  const moved = tx
    .$with("moved")
    .as(historyEntry(tx, order, payment, change.status, reasons.paid).returning({ id: orderStatusHistory.id }));
  await tx.with(written, audited, named, moved).select().from(written);
}

/** Who says that there is money: cash and transfers were seen by an administrator. */
const whoTook = ({ provider }: Payment) => (provider === "by-hand" ? "administrator" : "provider");

const historyEntry = (tx: Tx, order: Order, payment: Payment, toStatus: OrderStatus, reason: string) =>
  tx
    .insert(orderStatusHistory)
    .values({ orderId: order.id, fromStatus: order.status, toStatus, actor: whoTook(payment), reason });

/**
 * Another amount or currency does not pay the order (decision 51). The order and its reservation wait until a person accepts
 * or refunds the payment.
 */
export async function markForReview(tx: Tx, order: Order, payment: Payment): Promise<void> {
  if (!wasPaid(order.paymentState))
    await tx.update(orders).set({ paymentState: "review" }).where(eq(orders.id, order.id));
  await writeAudit(tx, PROVIDER, { action: "order.under-review", subject: { kind: "order", id: order.id } });
  await flagForReview(tx, order, otherAmountReason(payment));
}

export const otherAmountReason = (payment: Payment): ReviewReason =>
  reviewReason("otherAmount", moneyOf(payment), { cents: payment.amountCents, currency: payment.currency });

/**
 * The goods were sold to others before the payment arrived, or the order's address is erased: refunds the payment in full,
 * once, and notifies the operator (reliability 4).
 */
async function refundUndeliverable(
  tx: Tx,
  order: Order,
  payment: Payment,
  now: Date,
  why: "goodsGone" | "dataErased",
): Promise<void> {
  const reason = reasons[why];
  await refundInFull(tx, order, payment, "goods-gone", reason);
  if (order.status === "pending") await moveOn(tx, order, payment, { status: "cancelled", cancelledAt: now }, reason);
  await flagForReview(tx, order, reviewReason(why, moneyOf(payment)));
}

/** A payment by a session that this database does not know, as after a restored backup. For a paid order it is a second one. */
export async function applyStrayPayment(tx: Tx, order: Order, session: PaymentSession, now: Date): Promise<void> {
  const { provider, id, amountCents: cents, currency } = session;
  const money = { cents, currency };
  await flagForReview(tx, order, reviewReason("paidAtUnknownPage", money, id));
  if (isPaid(order.paymentState)) await addPaidTwice(tx, order, { key: id, payment: `${provider} ${id}`, money }, now);
}

interface SecondPayment {
  key: string;
  /** What finds it at its provider. */
  payment: string;
  money: MessageParam;
}

/** A payment that cannot go back by itself is a task that names it and the one that stands. */
export async function addPaidTwice(
  tx: Tx,
  order: Order,
  { key, payment, money }: SecondPayment,
  now: Date,
): Promise<void> {
  const first = await standingPayment(tx, order);
  const matters = [
    reviewReason("paidTwice", order.orderNumber, payment, money),
    ...(first ? [reviewReason("stands", first.orderNumber, nameOf(first.payment), moneyOf(first.payment))] : []),
  ];
  const what = matters.map(inEnglish).join(" ");
  await addTask(tx, { kind: "paid-twice", key, orderId: order.id, what, matters }, now);
}

export const nameOf = ({ provider, chargeId, sessionId }: Payment): string => `${provider} ${chargeId ?? sessionId}`;

/**
 * A second payment for the same goods, by another attempt: refunds it in full. A paid order, and one whose payment the bank took
 * back, stays as it is; one whose purchase another order has paid, or is about to, is over.
 */
export async function applyOverpayment(tx: Tx, order: Order, payment: Payment, now: Date): Promise<void> {
  const isDifference = payment.correctionId !== null;
  const reason = isDifference ? reasons.notDue : reasons.paidAlready;
  await refundInFull(tx, order, payment, "overpaid", reason);
  // Where the bank took the money back, a person decides about the order.
  if (!wasPaid(order.paymentState) && order.paymentState !== "reversed") {
    await releaseReservation(tx, order.id, now);
    await tx.update(orders).set({ paymentState: "refunded", paidAt: now }).where(eq(orders.id, order.id));
    if (order.status === "pending") await moveOn(tx, order, payment, { status: "cancelled", cancelledAt: now }, reason);
  }
  await flagForReview(tx, order, reviewReason(isDifference ? "notDue" : "paidAgain", moneyOf(payment)));
}

/**
 * The bank took a payment back. Where it takes all of the order's money, the order is unpaid again, and nothing of it may leave. Its
 * goods stay sold until somebody decides, as they may be packed already. Where other payments of it stand, the order stays paid, and a
 * person decides about what is missing.
 */
export async function applyReversal(tx: Tx, order: Order, before: Payment, payment: Payment, now: Date): Promise<void> {
  await dropUnsentRefunds(tx, payment.id, reasons.takenBack);
  const held = sum((await lockPaidPayments(tx, order.id)).map(leftOf));
  const isSecond = before.state === "overpaid" || (before.state === "review" && held > 0);
  const takes = isSecond ? "second" : held > 0 ? "part" : "all";
  const waiting = isSecond ? null : await waitingCorrection(tx, order.id);
  if (waiting) await endCorrection(tx, order, waiting, "failed", now);
  if (takes === "all")
    await tx.update(orders).set({ paymentState: "reversed", paidAt: null }).where(eq(orders.id, order.id));
  if (before.state === "review") await clearReviewFlag(tx, order.id, otherAmountReason(before));
  await writeAudit(tx, PROVIDER, { action: "order.payment-reversed", subject: { kind: "order", id: order.id } });
  const { timeZone } = await storeSettings(tx);
  const why = await reversalReason(tx, order, before, { takes, held, day: dayIn(timeZone, dueAt("reversed", now)) });
  if (takes === "all") await notifyBuyer(tx, "order-payment-reversed", order, before);
  await flagForReview(tx, order, why);
  const task = { orderId: order.id, what: inEnglish(why), matters: [why] };
  await addTask(tx, { kind: takes === "part" ? "partly-reversed" : "reversed", key: payment.id, ...task }, now);
  await issueDocuments(tx, order, now);
}

/** A cancelled order needs no money, and nobody can be reached about an erased one. */
async function notifyBuyer(
  tx: Tx,
  kind: "order-payment-reversed" | "order-payment-failed",
  order: Order,
  payment: Payment,
): Promise<void> {
  if (order.erasedAt || order.status === "cancelled") return;
  const { id: orderId, email: recipient, language } = order;
  const { correctionId, paidAt } = payment;
  const data = { orderId, ...moneyOf(payment), correctionId, paidAt: paidAt?.toISOString() };
  await queueEmail(tx, kind, data, { dedupeKey: `${kind}:${payment.id}`, recipient, orderId, language });
}

/** `before` is the payment that was taken back: all of the order's money, a part of it, or a second payment that never paid it. */
async function reversalReason(
  tx: Tx,
  order: Order,
  before: Payment,
  { takes, held, day }: { takes: "all" | "part" | "second"; held: Cents; day: string },
): Promise<ReviewReason> {
  const money = moneyOf(before);
  if (takes === "second") return reviewReason("secondTakenBack", money);
  if (takes === "all")
    return reviewReason(STATUS_MEANING[order.status].takesGoodsOut ? "takenBackGone" : "takenBack", money, { day });
  const missing = minus(money.cents, await acceptedRefunds(tx, before.id));
  return reviewReason(
    "partTakenBack",
    { cents: missing, currency: money.currency },
    { cents: held, currency: order.currency },
    { day },
  );
}

async function refundInFull(tx: Tx, order: Order, payment: Payment, key: string, reason: string): Promise<void> {
  const refund = await planRefund(tx, payment, {
    amount: null,
    restock: false,
    administratorId: null,
    reason,
    key: `${key}:${payment.id}`,
  });
  await planAmount(tx, order, payment, refund);
}

/**
 * Without a payment the reservation ends. An order that another attempt has paid stays as it is, and one whose link can still be paid waits.
 * Whoever was told to wait for a delayed payment is told that it did not arrive. @param before the payment before it failed
 */
export async function applyPaymentFailure(tx: Tx, order: Order, now: Date, before?: Payment): Promise<void> {
  const correctionId = before?.correctionId ?? null;
  if (correctionId === null && order.paymentState !== "unpaid") return;
  if (await isMoneyComing(tx, order.id, correctionId)) return;
  if (before?.state === "awaiting") await notifyBuyer(tx, "order-payment-failed", order, before);
  const isPayable = order.payBy && endOfLink(order.payBy) > now && order.status !== "cancelled";
  if (order.paymentState !== "unpaid" || isPayable) return;
  await releaseReservation(tx, order.id, now);
  await tx.update(orders).set({ paymentState: "failed" }).where(eq(orders.id, order.id));
}

async function moveOn(
  tx: Tx,
  order: Order,
  payment: Payment,
  change: { status: OrderStatus; cancelledAt?: Date },
  reason: string,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, order.id));
  await historyEntry(tx, order, payment, change.status, reason);
}
