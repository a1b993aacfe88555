import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { messages as orderMessages } from "#features/orders/operator-messages.ts";
import { type OrderPaymentState, PAYMENT_MEANING } from "#features/orders/order-payment-state.ts";
import { type OrderStatus, STATUS_MEANING } from "#features/orders/order-status.ts";
import { changeStatusIn, type StatusChange } from "#features/orders/server/change-status-in.ts";
import { writeShipmentOf } from "#features/orders/server/follow-parcels.ts";
import { lockOrder, type Order } from "#features/orders/server/lock-order.ts";
import { orderStatusHistory } from "#features/orders/server/orders-table.ts";
import { parcelsThatLeft, piecesOf, remainingLines, wantedLines } from "#features/orders/server/parcel-queries.ts";
import { parcels } from "#features/orders/server/parcels-table.ts";
import { shipments } from "#features/orders/server/shipments-table.ts";
import type { ShippingInput } from "#features/orders/server/update-order.ts";
import { statusInSentence } from "#features/orders/state-names.ts";
import type { AppContext } from "#platform/context.ts";
import { noRow, type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";
import { refuseUsedCode } from "./used-code.ts";
import { type ParcelFacts, queueParcelEmail, refuseOtherParcel, refusePastDay, writeParcel } from "./write-parcel.ts";

type Shipment = typeof shipments.$inferSelect;

export interface Shipping extends ShippingInput {
  parcel: ParcelFacts;
  /** The administrator saw what is known about the parcel and corrects it. */
  corrects?: boolean;
  /** What they saw of it. */
  seenParcel?: ParcelFacts | undefined;
  refuses?: StatusChange["refuses"];
}

export interface Shipped {
  from: OrderStatus;
  shipment: Shipment;
}

/**
 * Ships an order: writes shipment, status, time and one email in one transaction (decision 28). For an order that is
 * shipped already it only corrects the shipment. @throws AppError
 */
export const shipOrder = (shop: AppContext, shipping: Shipping): Promise<Shipped> =>
  transact(shop.db, (tx) => shipOrderIn(tx, shipping, shop.clock.now()));

export async function shipOrderIn(tx: Tx, shipping: Shipping, now: Date): Promise<Shipped> {
  const { orderId, parcel, sharesParcel, corrects, seenParcel, seenPayment, ...actor } = shipping;
  const order = await lockOrder(tx, orderId);
  if (order.erasedAt) throw new AppError("conflict", orderMessages.erased, { code: "ERASED" });
  if (corrects && order.status !== "shipped") throw movedMeanwhile(order);
  if (parcel.trackingNumber) await refuseUsedCode(tx, order, parcel.trackingNumber, { sharesParcel });
  if (order.status !== "shipped" && !actor.refuses) refuseWhatIsOver(order, actor.seen, seenPayment);
  if (STATUS_MEANING[order.status].isOpen) await refuseWithdrawn(tx, order);
  const { from } = await changeStatusIn(tx, { ...actor, orderId, to: "shipped" }, now);
  if (from === "shipped")
    return { from, shipment: await correctShipment(tx, order, parcel, actor, now, { corrects, seenParcel }) };
  const last = await shipRest(tx, order, parcel, actor, now);
  if (last) {
    await queueParcelEmail(tx, order, last);
    return { from, shipment: await writeShipmentOf(tx, last) };
  }
  await refusePastDay(tx, parcel, now);
  const { estimatedDelivery = null } = parcel;
  const fresh = {
    ...parcel,
    estimatedDelivery,
    status: "shipped" as const,
    administratorId: actor.administratorId,
    shippedAt: now,
  };
  const shipment = await writeShipment(tx, orderId, fresh);
  await queueShippedEmail(tx, order, shipment, `order-shipped:${orderId}:${await timesShipped(tx, orderId)}`);
  return { from, shipment };
}

/** All that is left of an order that left in part, in one parcel; null for any other order, which its shipment holds. */
async function shipRest(tx: Tx, order: Order, facts: ParcelFacts, actor: Actor, shippedAt: Date) {
  if ((await parcelsThatLeft(tx, order.id)).length === 0) return null;
  const lines = remainingLines(await piecesOf(tx, order.id));
  return lines.length === 0 ? null : writeParcel(tx, order, { id: randomUUID(), lines, facts, shippedAt }, actor);
}

/**
 * A refunded order (decision 51), one whose payment failed or was taken back, or a cancelled or delivered one does not ship, unless the administrator saw that
 * state and was warned (decision 48). @throws AppError "conflict"
 */
function refuseWhatIsOver(
  { orderNumber, status, paymentState }: Order,
  seen: OrderStatus | undefined,
  seenPayment: OrderPaymentState | undefined,
): void {
  if (PAYMENT_MEANING[paymentState].isOver && seenPayment !== paymentState)
    throw new AppError("conflict", messages.notShipped[paymentState as keyof typeof messages.notShipped](orderNumber), {
      code: paymentState.toUpperCase(),
      more: { payment_state: paymentState },
    });
  if (!STATUS_MEANING[status].isOpen && seen !== status) throw movedMeanwhile({ orderNumber, status });
}

/** The order is not in the status that was seen. */
export const movedMeanwhile = ({ orderNumber, status }: Pick<Order, "orderNumber" | "status">): AppError =>
  new AppError("conflict", orderMessages.movedMeanwhile(orderNumber, statusInSentence(status)), {
    code: "MOVED",
    more: { order_status: status },
  });

/**
 * What its buyer withdrew from does not leave with the rest. An order of which nothing has left, and nothing is wanted, ships only where the
 * administrator was warned. @throws AppError "conflict"
 */
async function refuseWithdrawn(tx: Tx, { id, orderNumber }: Order): Promise<void> {
  const pieces = await piecesOf(tx, id);
  if (!pieces.some(({ withdrawn }) => withdrawn > 0)) return;
  const isWanted = wantedLines(pieces).length > 0;
  if (!isWanted && (await parcelsThatLeft(tx, id)).length === 0) return;
  const why = isWanted ? messages.withdrawnPieces : messages.withdrawnRest;
  throw new AppError("conflict", why(orderNumber), { code: "WITHDRAWN" });
}

type ShipmentFields = Omit<typeof shipments.$inferInsert, "id" | "orderId">;

async function writeShipment(tx: Tx, orderId: string, fields: ShipmentFields): Promise<Shipment> {
  const [shipment = noRow()] = await tx
    .insert(shipments)
    .values({ orderId, ...fields })
    // Without facts about the parcel the order keeps the shipment it has.
    .onConflictDoUpdate({ target: shipments.orderId, set: { orderId: sql`excluded.order_id`, ...fields } })
    .returning();
  return shipment;
}

/**
 * Corrects a code or adds a later one. It sends no email; the shopkeeper may.
 * @throws AppError "conflict" if somebody else set another code or carrier meanwhile
 */
async function correctShipment(
  tx: Tx,
  { id: orderId, orderNumber }: Order,
  parcel: ParcelFacts,
  actor: Actor,
  now: Date,
  { corrects, seenParcel }: Pick<Shipping, "corrects" | "seenParcel">,
): Promise<Shipment> {
  const [known] = await tx.select().from(shipments).where(eq(shipments.orderId, orderId));
  const news = Object.entries(parcel).filter(
    ([field, value]) => value !== undefined && known?.[field as keyof ParcelFacts] !== value,
  );
  if (known && news.length === 0) return known;
  refuseOtherParcel(known, seenParcel);
  await refusePastDay(tx, parcel, now, known?.estimatedDelivery);
  const isOther = news.some(([field]) => known?.[field as keyof ParcelFacts]);
  if (known && isOther && !corrects)
    throw new AppError("conflict", messages.shippedMeanwhile(orderNumber, known.trackingNumber), { code: "SHIPPED" });
  await writeAudit(tx, actor, {
    action: "order.shipment-corrected",
    subject: { kind: "order", id: orderId },
    details: { from: known?.trackingNumber ?? null, to: parcel.trackingNumber ?? known?.trackingNumber ?? null },
  });
  if (known?.parcelId)
    await tx
      .update(parcels)
      .set({ ...parcel })
      .where(eq(parcels.id, known.parcelId));
  return writeShipment(tx, orderId, { ...parcel });
}

async function timesShipped(tx: Tx, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ times: sql<number>`count(*)::int` })
    .from(orderStatusHistory)
    .where(and(eq(orderStatusHistory.orderId, orderId), eq(orderStatusHistory.toStatus, "shipped")));
  return row?.times ?? 0;
}

/** The email reads the shipment when it is sent. The code tells later what the email announced. */
export const queueShippedEmail = (
  tx: Tx,
  { id: orderId, email: recipient, language }: Pick<Order, "id" | "email" | "language">,
  { trackingNumber }: Shipment,
  dedupeKey: string,
): Promise<void> =>
  queueEmail(tx, "order-shipped", { orderId, trackingNumber }, { dedupeKey, recipient, orderId, language });
