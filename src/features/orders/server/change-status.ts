import { eq } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { commitReservation, isReserved, releaseReservation } from "#features/inventory/server/end-reservation.ts";
import { returnGoods, takeGoodsAgain } from "#features/inventory/server/return-goods.ts";
import { isAllGoingBack } from "#features/payments/server/refund-payment.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import { isPaid, PAYMENT_MEANING } from "../order-payment-state.ts";
import { effectOf, type OrderStatus, STATUS_MEANING } from "../order-status.ts";
import { statusInSentence } from "../state-names.ts";
import type { Actor } from "./actor.ts";
import { cancelAttempt } from "./cancel-attempt.ts";
import { refuseWhileCorrected } from "./corrections.ts";
import { lockOrder, type Order } from "./lock-order.ts";
import { orderStatusHistory, orders } from "./orders-table.ts";
import { queueConfirmation } from "./queue-confirmation.ts";
import { shipments } from "./shipments-table.ts";

export interface StatusChange extends Actor {
  orderId: string;
  to: OrderStatus;
  /** The status that the administrator saw. If it changed meanwhile, that change stays. */
  seen?: OrderStatus;
  reason?: string;
  /** A reason, found once the row is locked, to leave the order as it is. */
  refuses?: (order: Order) => string | null;
}

export interface ChangedStatus {
  from: OrderStatus;
  /** A paid order was cancelled, so a refund is offered (decision 30). */
  offersRefund: boolean;
}

/**
 * Changes the status of an order, with its goods and its history. Only `shipOrder` ships. Cancelling an unpaid order first
 * closes its payment page, so that a cancelled order cannot be paid.
 * @throws AppError "conflict" if goods that it needs again are gone, or somebody changed it meanwhile; "unavailable" while
 * the payment provider does not answer
 */
export async function changeStatus(
  shop: AppContext,
  change: StatusChange & { to: Exclude<OrderStatus, "shipped"> },
): Promise<ChangedStatus> {
  if (change.to === "cancelled") await endPaymentPage(shop, change.orderId);
  return transact(shop.db, (tx) => changeStatusIn(tx, change, shop.clock.now()));
}

async function endPaymentPage(shop: AppContext, orderId: string): Promise<void> {
  try {
    await cancelAttempt(shop, orderId);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    throw new AppError("unavailable", messages.providerAway, { retryAfterSeconds: 10 });
  }
}

/** The same within a larger change, such as shipping. */
export async function changeStatusIn(tx: Tx, change: StatusChange, now: Date): Promise<ChangedStatus> {
  const { orderId, to, administratorId, reason, requestId } = change;
  const order = await lockOrder(tx, orderId);
  const from = order.status;
  const appError = change.refuses?.(order);
  if (appError) throw new AppError("conflict", appError);
  if (from === to) return { from, offersRefund: false };
  if (change.seen && change.seen !== from)
    throw new AppError("conflict", messages.movedMeanwhile(order.orderNumber, statusInSentence(from)), {
      code: "MOVED",
      more: { order_status: from },
    });
  const { goods, stamp } = effectOf(from, to);
  const leaves = isGone(to) && !isGone(from);
  if (leaves || goods === "take-again") await refuseMoneyGoingBack(tx, order);
  if (leaves || goods === "return") await refuseWhileCorrected(tx, order);
  await tx
    .update(orders)
    .set({ status: to, ...(stamp ? { [stamp]: now } : {}) })
    .where(eq(orders.id, orderId));
  if (to === "delivered") await tx.update(shipments).set({ status: to }).where(eq(shipments.orderId, orderId));
  const actor = administratorId ? "administrator" : "system";
  await tx
    .insert(orderStatusHistory)
    .values({ orderId, fromStatus: from, toStatus: to, actor, administratorId, reason });
  await writeAudit(tx, {
    actor,
    actorId: administratorId ?? undefined,
    action: "order.status",
    subject: { kind: "order", id: orderId },
    details: { from, to },
    requestId,
  });
  await publish(tx, { kind: "order", id: orderId });
  // Last, as buyers of the same goods wait for these rows.
  if (goods === "return") await giveGoodsBack(tx, orderId, now);
  if (goods === "take-again" && isPaid(order.paymentState)) await takeUpAgain(tx, order);
  if (leaves) await takeOut(tx, order.id, now);
  return { from, offersRefund: to === "cancelled" && PAYMENT_MEANING[order.paymentState].holdsMoney === true };
}

/** Returns goods that were sold, and ends the reservation of others. */
async function giveGoodsBack(tx: Tx, orderId: string, now: Date): Promise<void> {
  await releaseReservation(tx, orderId, now);
  await returnGoods(tx, orderId, "cancellation");
}

/** A paid order gets its goods again, and its confirmation if it was paid after the cancellation. */
async function takeUpAgain(tx: Tx, order: Order): Promise<void> {
  await queueConfirmation(tx, order);
  await takeGoodsAgain(tx, order.id);
}

const isGone = (status: OrderStatus): boolean => STATUS_MEANING[status].takesGoodsOut === true;

/**
 * During a refund that the provider has not answered yet the order counts as paid, but its money is not the shop's any more.
 * @throws AppError "conflict"
 */
async function refuseMoneyGoingBack(tx: Tx, { id, orderNumber, paymentState }: Order): Promise<void> {
  if (isPaid(paymentState) && (await isAllGoingBack(tx, id)))
    throw new AppError("conflict", messages.moneyGoingBack(orderNumber), { code: "REFUNDING" });
}

/** Goods that leave are gone, also if they were only reserved, or came back with a refund that failed later. */
async function takeOut(tx: Tx, orderId: string, now: Date): Promise<void> {
  if (await isReserved(tx, orderId)) await commitReservation(tx, orderId, now);
  else await takeGoodsAgain(tx, orderId);
}
