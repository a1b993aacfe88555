import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { Actor } from "#features/orders/server/actor.ts";
import { applyPayment } from "#features/orders/server/apply-payment.ts";
import { cancelAttempt } from "#features/orders/server/cancel-attempt.ts";
import { changeStatusIn } from "#features/orders/server/change-status-in.ts";
import { lockOrder, type Order } from "#features/orders/server/lock-order.ts";
import { notePaidByHand } from "#features/payments/server/paid-by-hand.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { AppError } from "#shared/app-error.ts";
import type { PAID_BY_HAND } from "../draft.ts";
import { messages } from "../operator-messages.ts";

/**
 * The shopkeeper has the money of an order by hand: it goes on like any paid order, and what the buyer took along is delivered. An open
 * payment page closes first. @throws AppError "conflict" if it is paid, cancelled, or was placed by a shopper
 */
export async function markPaid(
  shop: AppContext,
  { orderId, way, administratorId, requestId }: Actor & { orderId: string; way: (typeof PAID_BY_HAND)[number] },
): Promise<void> {
  // A page of an order that is not paid by hand stays open.
  await transact(shop.db, (tx) => lockPayable(tx, orderId));
  await cancelAttempt(shop, orderId).catch((error: unknown) => {
    if (!(error instanceof PaymentUnavailable)) throw error;
    throw new AppError("unavailable", messages.providerAway, { retryAfterSeconds: 10 });
  });
  await transact(shop.db, async (tx) => {
    const order = await lockPayable(tx, orderId);
    await payByHand(tx, order, { way, administratorId, ...(requestId && { requestId }) }, shop.clock.now());
  });
}

/** @throws AppError "conflict" */
async function lockPayable(tx: Tx, orderId: string): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  if (order.channel !== "back-office") throw new AppError("conflict", messages.notByHand, { code: "NOT_BY_HAND" });
  const isPayable = order.paymentState === "unpaid" || order.paymentState === "failed";
  if (!isPayable || order.status === "cancelled" || order.erasedAt)
    throw new AppError("conflict", messages.notPayable, { code: "NOT_PAYABLE" });
  return order;
}

/** Notes all of an order's money as taken by hand, and takes the order on. Its row must be locked. */
export async function payByHand(
  tx: Tx,
  order: Order,
  { way, administratorId, requestId }: Actor & { way: string },
  now: Date,
): Promise<void> {
  const { id: orderId, totalCents: amountCents, currency } = order;
  const payment = await notePaidByHand(tx, { orderId, way, amountCents, currency }, now);
  await writeAudit(tx, {
    actor: "administrator",
    actorId: administratorId ?? undefined,
    requestId,
    action: "order.paid-by-hand",
    subject: { kind: "order", id: orderId },
    details: { way, cents: amountCents },
  });
  await applyPayment(tx, order, payment, now);
  await publish(tx, { kind: "order", id: orderId });
  if (!order.isHandedOver) return;
  await changeStatusIn(tx, { orderId, to: "delivered", administratorId, ...(requestId && { requestId }) }, now);
}
