import { and, eq, gte } from "drizzle-orm";
import { PROVIDER, writeAudit } from "#features/audit/server/write-audit.ts";
import { reinstatePayment } from "#features/payments/server/apply-payment-session.ts";
import { lockPaidPayments, type Payment } from "#features/payments/server/payment-session.ts";
import { addTask, endTask } from "#features/payments/server/payment-tasks.ts";
import { paymentEvents } from "#features/payments/server/payments-table.ts";
import { acceptedRefunds } from "#features/payments/server/refund-payment.ts";
import type { Tx } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import type { Dispute } from "#platform/payment/payment.ts";
import { moneyAfterRefunds } from "./apply-refund-event.ts";
import { clearReviewFlag, flagForReview } from "./flag-for-review.ts";
import { issueDocuments } from "./issue-documents.ts";
import type { Order } from "./lock-order.ts";
import { orders } from "./orders-table.ts";
import { paidByOther } from "./purchase.ts";
import { inEnglish, type ReviewReason, reviewReason } from "./review-reason.ts";

/**
 * The customer's bank gave the money of a dispute back. Where the dispute had left its order unpaid, the order is paid again; where that
 * is over, the money pays no order, and a person decides about it.
 */
export async function applyReinstatement(
  tx: Tx,
  order: Order,
  payment: Payment,
  { id, amountCents }: Dispute,
  now: Date,
): Promise<void> {
  const money = { cents: amountCents, currency: order.currency };
  await clearReviewFlag(tx, order.id, reviewReason("disputeLost", id, money));
  if (payment.state !== "reversed") return;
  for (const kind of ["reversed", "partly-reversed"] as const)
    for (const why of await endTask(tx, kind, payment.id, now))
      await clearReviewFlag(tx, order.id, why as ReviewReason);
  const isPaidAgain = await paysItsOrder(tx, order, payment, amountCents);
  const why = reviewReason(isPaidAgain ? "reinstated" : "reinstatedLate", id, money);
  if (isPaidAgain) await payAgain(tx, order, payment, now);
  else {
    await reinstatePayment(tx, payment, { state: "overpaid", receivedCents: amountCents });
    const task = { orderId: order.id, what: inEnglish(why), matters: [why] };
    await addTask(tx, { kind: "difference", key: `reinstated:${id}`, ...task }, now);
  }
  await flagForReview(tx, order, why);
  await writeAudit(tx, PROVIDER, { action: "order.payment-reinstated", subject: { kind: "order", id: order.id } });
  await publish(tx, { kind: "order", id: order.id });
}

/** Whether the order still waits for this money, and it is all that the bank took. */
async function paysItsOrder(tx: Tx, order: Order, payment: Payment, cents: number): Promise<boolean> {
  if (order.paymentState !== "reversed" || order.status === "cancelled" || order.erasedAt) return false;
  if (cents + (await acceptedRefunds(tx, payment.id)) !== payment.amountCents) return false;
  return (await lockPaidPayments(tx, order.id)).length === 0 && (await paidByOther(tx, order)) === null;
}

async function payAgain(tx: Tx, order: Order, before: Payment, now: Date): Promise<void> {
  const payment = await reinstatePayment(tx, before, { state: "paid", receivedCents: before.amountCents });
  const paymentState = await moneyAfterRefunds(tx, order.id);
  await tx.update(orders).set({ paymentState, paidAt: payment.paidAt }).where(eq(orders.id, order.id));
  await issueDocuments(tx, order, now);
}

/** Whether the bank gave the money of an order's dispute back after this moment: what happened before may be told later. */
export async function wasReinstatedSince(tx: Tx, orderId: string, since: Date): Promise<boolean> {
  const events = await tx
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.orderId, orderId),
        eq(paymentEvents.kind, "dispute-reinstated"),
        gte(paymentEvents.happenedAt, since),
      ),
    )
    .limit(1);
  return events.length > 0;
}
