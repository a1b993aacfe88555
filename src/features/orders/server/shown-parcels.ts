import { isoOrNull } from "#shared/day.ts";
import { type OrderStatus, STATUS_MEANING } from "../order-status.ts";
import type { LinePieces } from "../parcel.ts";
import { type ParcelRow, remainingLines } from "./parcel-queries.ts";
import type { shipments } from "./shipments-table.ts";

/** A parcel of an order; `isRest` where it is the shipment of all that is in no other. */
export interface ShownParcel extends ParcelRow {
  isRest: boolean;
}

interface SplitOrder {
  order: { status: OrderStatus; deliveredAt: Date | null };
  shipment: typeof shipments.$inferSelect | null;
  parcels: readonly ParcelRow[];
  pieces: readonly LinePieces[];
}

/**
 * The parcels of an order that left in several, with those that did not leave after all. Empty for an order that left in one: its
 * shipment says all. A shipment without a parcel of its own holds the rest: so does one of an older version of the shop.
 */
export function shownParcels({ order, shipment, parcels, pieces }: SplitOrder): ShownParcel[] {
  const known = parcels.map((parcel) => ({ ...parcel, isRest: false }));
  const isSplit = parcels.some(({ undoneAt }) => undoneAt === null);
  const isRestGone = shipment !== null && shipment.parcelId === null && STATUS_MEANING[order.status].takesGoodsOut;
  const lines = isSplit && isRestGone ? remainingLines(pieces) : [];
  if (!shipment || lines.length === 0) return known;
  const { id, trackingNumber, carrier, shippingMethod, estimatedDelivery, shippedAt } = shipment;
  const rest = {
    id,
    trackingNumber,
    carrier,
    shippingMethod,
    estimatedDelivery,
    lines,
    isRest: true,
    number: Math.max(...parcels.map(({ number }) => number)) + 1,
    weightGrams: null,
    undoneAt: null,
    shippedAt: shippedAt.toISOString(),
    deliveredAt: isoOrNull(order.deliveredAt),
  };
  return [...known, rest];
}
