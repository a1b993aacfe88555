import { eq } from "drizzle-orm";
import { isAllGoingBack } from "#features/payments/server/refund-payment.ts";
import { noRow, type Tx } from "#platform/database/database.ts";
import { isPaid } from "../order-payment-state.ts";
import { STATUS_MEANING } from "../order-status.ts";
import { possessionOf } from "../parcel.ts";
import { changeStatusIn } from "./change-status-in.ts";
import { lockOrder } from "./lock-order.ts";
import { orders } from "./orders-table.ts";
import { type Parcel, parcelsThatLeft, piecesOf } from "./parcel-queries.ts";
import { shipments } from "./shipments-table.ts";

/**
 * The status of an order that leaves in several parcels follows them: shipped once nothing is to leave any more, because the rest
 * was refunded, and delivered once all parcels are, on the day of the last. Nothing happens for other orders. No email is sent.
 */
export async function followParcels(tx: Tx, orderId: string, now: Date): Promise<void> {
  const sent = await parcelsThatLeft(tx, orderId);
  const last = sent.at(-1);
  if (!last) return;
  const order = await lockOrder(tx, orderId);
  const pieces = await piecesOf(tx, orderId);
  const remaining = pieces.reduce((total, one) => total + one.remaining, 0);
  const by = { orderId, administratorId: null };
  if (STATUS_MEANING[order.status].isOpen) {
    if (remaining > 0) return;
    // The rest of its money is still under way; the answer of the provider comes here again.
    if (isPaid(order.paymentState) && (await isAllGoingBack(tx, orderId))) return;
    await changeStatusIn(tx, { ...by, to: "shipped" }, now);
    await writeShipmentOf(tx, last);
  } else if (order.status !== "shipped") return;
  // The rest may have left without a parcel of its own, with an older version of the shop.
  const deliveredAt = possessionOf(sent, remaining);
  if (!deliveredAt) return;
  await changeStatusIn(tx, { ...by, to: "delivered" }, now);
  await tx.update(orders).set({ deliveredAt }).where(eq(orders.id, orderId));
}

/** The shipment of an order that left in several parcels says what is known of the last one. */
export async function writeShipmentOf(tx: Tx, parcel: Parcel): Promise<typeof shipments.$inferSelect> {
  const { orderId, trackingNumber, carrier, shippingMethod, estimatedDelivery, administratorId, shippedAt } = parcel;
  const fields = {
    trackingNumber,
    carrier,
    shippingMethod,
    estimatedDelivery,
    administratorId,
    shippedAt,
    parcelId: parcel.id,
    status: "shipped" as const,
  };
  const [shipment = noRow()] = await tx
    .insert(shipments)
    .values({ orderId, ...fields })
    .onConflictDoUpdate({ target: shipments.orderId, set: fields })
    .returning();
  return shipment;
}
