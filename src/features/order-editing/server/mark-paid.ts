import { and, eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { applyPayment } from "#features/orders/server/apply-payment.ts";
import { cancelAttempt } from "#features/orders/server/cancel-attempt.ts";
import { changeStatusIn } from "#features/orders/server/change-status-in.ts";
import { clearReviewFlag } from "#features/orders/server/flag-for-review.ts";
import { lockOrder, type Order } from "#features/orders/server/lock-order.ts";
import type { ReviewReason } from "#features/orders/server/review-reason.ts";
import { isCorrected } from "#features/orders/server/sale-of-order.ts";
import { notePaidByHand } from "#features/payments/server/paid-by-hand.ts";
import { endTask } from "#features/payments/server/payment-tasks.ts";
import { payments } from "#features/payments/server/payments-table.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { AppError } from "#shared/app-error.ts";
import { DAY_MS, dayIn, startOfDay } from "#shared/day.ts";
import type { PAID_BY_HAND } from "../draft.ts";
import { messages } from "../operator-messages.ts";
import { isOwed, isPayableByHand } from "../payable-by-hand.ts";

/**
 * The shopkeeper has the money of an order by hand, or of goods that are owed since the bank took their payment back: it goes on like
 * any paid order, and what the buyer took along is delivered. An open payment page closes first. `paidOn` is the day on which the money
 * came (`2026-11-23`), today without one. @throws AppError "conflict" if nothing of that is so, "invalid" for a day before the order or
 * after today
 */
export async function markPaid(
  shop: AppContext,
  {
    orderId,
    way,
    paidOn,
    ...actor
  }: Actor & { orderId: string; way: (typeof PAID_BY_HAND)[number]; paidOn?: string | undefined },
): Promise<void> {
  // A page of an order that is not paid by hand stays open.
  await transact(shop.db, (tx) => lockPayable(tx, orderId));
  await cancelAttempt(shop, orderId).catch((error: unknown) => {
    if (!(error instanceof PaymentUnavailable)) throw error;
    throw new AppError("unavailable", messages.providerAway, { retryAfterSeconds: 10 });
  });
  await transact(shop.db, async (tx) => {
    const now = shop.clock.now();
    const order = await lockPayable(tx, orderId);
    const paidAt = paidOn === undefined ? now : momentOn(paidOn, order, (await storeSettings(tx)).timeZone, now);
    await payByHand(tx, order, { way, paidAt, ...actor }, now);
  });
}

/** @throws AppError "conflict" */
async function lockPayable(tx: Tx, orderId: string): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  const standing = { ...order, isErased: order.erasedAt !== null };
  if (order.channel !== "back-office" && !isOwed(standing))
    throw new AppError("conflict", messages.notByHand, { code: "NOT_BY_HAND" });
  if (!isPayableByHand(standing)) throw new AppError("conflict", messages.notPayable, { code: "NOT_PAYABLE" });
  return order;
}

/** A moment of the day on which money came for an order. @throws AppError "invalid" for a day before the order or after today */
function momentOn(day: string, { createdAt }: Order, timeZone: string, now: Date): Date {
  if (day < dayIn(timeZone, createdAt) || day > dayIn(timeZone, now))
    throw new AppError("invalid", messages.paidOnWrong, { code: "PAID_ON_WRONG" });
  const noon = startOfDay(timeZone, day).getTime() + DAY_MS / 2;
  return new Date(Math.min(Math.max(createdAt.getTime(), noon), now.getTime()));
}

/** Notes all of an order's money as taken by hand, and takes the order on. Its row must be locked. */
export async function payByHand(
  tx: Tx,
  order: Order,
  { way, paidAt, ...actor }: Actor & { way: string; paidAt?: Date },
  now: Date,
): Promise<void> {
  const { id: orderId, totalCents: amountCents, currency } = order;
  if (order.paymentState === "reversed") await endReversals(tx, orderId, now);
  const payment = await notePaidByHand(tx, { orderId, way, amountCents, currency, paidAt: paidAt ?? now }, now);
  await writeAudit(tx, actor, {
    action: "order.paid-by-hand",
    subject: { kind: "order", id: orderId },
    details: { way, cents: amountCents },
  });
  await applyPayment(tx, order, payment, now);
  await publish(tx, { kind: "order", id: orderId });
  if (!order.isHandedOver) return;
  await changeStatusIn(tx, { orderId, to: "delivered", ...actor }, now);
}

/** Nobody is to ask for this money any more. @throws AppError "conflict" where another sum is owed than the order says */
async function endReversals(tx: Tx, orderId: string, now: Date): Promise<void> {
  for (const { id, refundedCents } of await reversedPayments(tx, orderId)) {
    if (refundedCents > 0 || (await isCorrected(tx, orderId)))
      throw new AppError("conflict", messages.otherSumOwed, { code: "NOT_PAYABLE" });
    for (const why of await endTask(tx, "reversed", id, now)) await clearReviewFlag(tx, orderId, why as ReviewReason);
  }
}

const reversedPayments = (tx: Tx, orderId: string) =>
  tx
    .select({ id: payments.id, refundedCents: payments.refundedCents })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, "reversed")));
