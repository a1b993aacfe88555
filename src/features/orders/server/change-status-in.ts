import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { commitReservation, isReserved, releaseReservation } from "#features/inventory/server/end-reservation.ts";
import { type Goods, goodsOfLines, listGoods } from "#features/inventory/server/order-goods.ts";
import { isOut, returnGoods, takeGoodsAgain } from "#features/inventory/server/return-goods.ts";
import { takeReplacements } from "#features/inventory/server/take-replacements.ts";
import { isAllGoingBack } from "#features/payments/server/refund-payment.ts";
import type { Tx } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import { isPaid, type OrderPaymentState, PAYMENT_MEANING } from "../order-payment-state.ts";
import { effectOf, type OrderStatus, STATUS_MEANING } from "../order-status.ts";
import { statusInSentence } from "../state-names.ts";
import { refuseWhileCorrected } from "./corrections.ts";
import { lockOrder, type Order } from "./lock-order.ts";
import { orderStatusHistory, orders } from "./orders-table.ts";
import { parcelsThatLeft, piecesOf, remainingLines } from "./parcel-queries.ts";
import { parcels } from "./parcels-table.ts";
import { queueConfirmation } from "./queue-confirmation.ts";
import { shipments } from "./shipments-table.ts";

export interface StatusChange extends Actor {
  orderId: string;
  to: OrderStatus;
  /** The status that the administrator saw. If it changed meanwhile, that change stays. */
  seen?: OrderStatus;
  /** The same of anything else. */
  seenVersion?: number;
  /** The same of its payment: whether there is money. Cancelling ends one that has not come. */
  seenPayment?: OrderPaymentState;
  reason?: string;
  /** Of a cancellation after the parcel has left: the goods are not back, so they do not go into stock. */
  goodsAreAway?: boolean | undefined;
  /** A reason, found once the row is locked, to leave the order as it is. */
  refuses?: (order: Order, tx: Tx) => Promise<string | null>;
}

export interface ChangedStatus {
  from: OrderStatus;
  /** A paid order was cancelled, so a refund is offered (decision 30). */
  offersRefund: boolean;
}

/** Changes the status of an order within a larger change, such as shipping. @throws AppError as `changeStatus` does */
export async function changeStatusIn(tx: Tx, change: StatusChange, now: Date): Promise<ChangedStatus> {
  const { orderId, to, administratorId, reason } = change;
  const order = await lockOrder(tx, orderId);
  const from = order.status;
  await refuseChange(tx, order, change);
  const offersRefund = to === "cancelled" && PAYMENT_MEANING[order.paymentState].holdsMoney === true;
  if (from === to) return { from, offersRefund };
  const { goods, stamp } = effectOf(from, to);
  const leaves = isGone(to) && !isGone(from);
  const isBack = order.deliveredAt !== null && to !== "delivered" && STATUS_MEANING[to].step !== null;
  await tx
    .update(orders)
    .set({ status: to, deliveredAt: isBack ? null : undefined, ...(stamp ? { [stamp]: now } : {}) })
    .where(eq(orders.id, orderId));
  if (to === "delivered") await deliver(tx, orderId, now);
  if (isBack) await takeDeliveryBack(tx, order);
  const actor = administratorId ? "administrator" : "system";
  await tx
    .insert(orderStatusHistory)
    .values({ orderId, fromStatus: from, toStatus: to, actor, administratorId, reason });
  await writeAudit(tx, change, {
    action: "order.status",
    subject: { kind: "order", id: orderId },
    details: { from, to },
  });
  await publish(tx, { kind: "order", id: orderId });
  // Last, as buyers of the same goods wait for these rows.
  if (goods === "return") await restock(tx, order, change.goodsAreAway === true, now);
  if (goods === "re-reserve" && isPaid(order.paymentState)) await takeUpAgain(tx, order, change);
  if (leaves) await takeOut(tx, order, now);
  return { from, offersRefund };
}

/** What keeps an order as it is. Its row must be locked. @throws AppError "conflict" */
export async function refuseChange(
  tx: Tx,
  order: Order,
  { to, seen, seenVersion, seenPayment, refuses }: StatusChange,
): Promise<void> {
  const from = order.status;
  const reason = await refuses?.(order, tx);
  if (reason) throw new AppError("conflict", reason);
  if (seenVersion && seenVersion !== order.version)
    throw new AppError("conflict", messages.changedMeanwhile, { code: "CHANGED" });
  if (from === to) return;
  if (seen && seen !== from)
    throw new AppError("conflict", messages.movedMeanwhile(order.orderNumber, statusInSentence(from)), {
      code: "MOVED",
      more: { order_status: from },
    });
  if (seenPayment && PAYMENT_MEANING[seenPayment].holdsMoney !== PAYMENT_MEANING[order.paymentState].holdsMoney)
    throw new AppError("conflict", messages.changedMeanwhile, { code: "CHANGED" });
  const { goods } = effectOf(from, to);
  if (isGone(to) && !isGone(from)) await refuseLeaving(tx, order);
  if (goods === "re-reserve") await refuseMoneyGoingBack(tx, order);
  if (goods === "return") await refuseWhileCorrected(tx, order);
}

/** A shipment arrives with its order, and so do its parcels. */
async function deliver(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.update(shipments).set({ status: "delivered" }).where(eq(shipments.orderId, orderId));
  await tx
    .update(parcels)
    // Clocks of two machines may differ.
    .set({ deliveredAt: sql`greatest(${parcels.shippedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(parcels.orderId, orderId), isNull(parcels.undoneAt), isNull(parcels.deliveredAt)));
}

/**
 * The buyer does not have the goods after all: the shipment and parcels whose delivery was noted with that of the order, or made it
 * delivered, are on their way again. A cancelled order keeps the day that the buyer's rights count from.
 */
async function takeDeliveryBack(tx: Tx, { id, deliveredAt }: Order): Promise<void> {
  if (!deliveredAt) return;
  await tx.update(shipments).set({ status: "shipped" }).where(eq(shipments.orderId, id));
  await tx
    .update(parcels)
    .set({ deliveredAt: null })
    .where(and(eq(parcels.orderId, id), isNull(parcels.undoneAt), eq(parcels.deliveredAt, deliveredAt)));
}

/** Returns goods that were sold, and ends the reservation of others. Of an order that left in part, what has not left comes back. */
async function restock(tx: Tx, { id, status }: Order, goodsAreAway: boolean, now: Date): Promise<void> {
  await releaseReservation(tx, id, now);
  if (isGone(status) && goodsAreAway) return;
  const isPartlyGone = !isGone(status) && (await parcelsThatLeft(tx, id)).length > 0;
  const here = isPartlyGone ? await goodsOfLines(tx, id, remainingLines(await piecesOf(tx, id))) : null;
  await returnGoods(tx, id, "cancellation", here);
}

/** A paid order gets its goods again, and its confirmation if it was paid after the cancellation. */
async function takeUpAgain(tx: Tx, order: Order, { to, administratorId }: StatusChange): Promise<void> {
  await queueConfirmation(tx, order);
  const { id } = order;
  const stayedAway = STATUS_MEANING[to].isOpen && (await isOut(tx, id)) && (await parcelsThatLeft(tx, id)).length === 0;
  if (!stayedAway) return takeGoodsOf(tx, order);
  // It was cancelled while its goods were away: others leave in their place.
  const by = { administratorId, idempotencyKey: `taken-up:${randomUUID()}`, stillHere: false };
  await takeReplacements(tx, (await unreturnedGoods(tx, order)) ?? (await listGoods(tx, id)), by);
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

/**
 * What must be settled before goods of an order leave: no refund of all of it or of all its items, and no correction that waits. The order's row must be
 * locked. @throws AppError "conflict"
 */
export async function refuseLeaving(tx: Tx, order: Order): Promise<void> {
  await refuseMoneyGoingBack(tx, order);
  await refuseWithoutGoods(tx, order);
  await refuseWhileCorrected(tx, order);
}

/** A paid order whose items are all refunded before any of them left. @throws AppError "conflict" */
async function refuseWithoutGoods(tx: Tx, { id, orderNumber, paymentState }: Order): Promise<void> {
  if (!isPaid(paymentState)) return;
  const pieces = await piecesOf(tx, id);
  if (pieces.every(({ sent, refunded, bought }) => sent === 0 && refunded >= bought) && !(await hasShipment(tx, id)))
    throw new AppError("conflict", messages.nothingToShip(orderNumber), { code: "NOTHING_TO_SHIP" });
}

/** It has left before, whatever its status says now. */
const hasShipment = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.$count(shipments, eq(shipments.orderId, orderId))) > 0;

/** Goods that leave are gone, also if they were only reserved, or came back with a refund that failed later. */
async function takeOut(tx: Tx, order: Order, now: Date): Promise<void> {
  if (await isReserved(tx, order.id)) await commitReservation(tx, order.id, now);
  else await takeGoodsOf(tx, order);
}

/**
 * Takes from stock what is missing there of an order: all its pieces but those that a refund of lines gave up. An order without
 * money leaves whole, as whoever ships it was told, unless a part of it has left already. @throws AppError "conflict" that names what is missing
 */
export async function takeGoodsOf(tx: Tx, order: Order): Promise<void> {
  await takeGoodsAgain(tx, order.id, (await unreturnedGoods(tx, order)) ?? undefined);
}

/** null where it is all of an order. */
async function unreturnedGoods(tx: Tx, { id, paymentState }: Order): Promise<(Goods & { name: string })[] | null> {
  const pieces = await piecesOf(tx, id);
  const leavesWhole = !isPaid(paymentState) && pieces.every(({ sent }) => sent === 0);
  if (leavesWhole || pieces.every(({ refunded, returned }) => refunded + returned === 0)) return null;
  const kept = pieces.map(({ position, bought, refunded, returned }) => ({
    position,
    quantity: bought - refunded - returned,
  }));
  const names = new Map((await listGoods(tx, id)).map(({ productId, name }) => [productId, name]));
  const goods = (await goodsOfLines(tx, id, kept)).filter(({ quantity }) => quantity > 0);
  return goods.map((one) => ({ ...one, name: names.get(one.productId) ?? "" }));
}
