import { desc, eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import type { ParcelLine } from "#features/orders/parcel.ts";
import type { Order } from "#features/orders/server/lock-order.ts";
import type { Parcel } from "#features/orders/server/parcel-queries.ts";
import { parcelLines, parcels } from "#features/orders/server/parcels-table.ts";
import type { ShippingMethod } from "#features/orders/shipment.ts";
import type { Tx } from "#platform/database/database.ts";

/** What is known about a parcel. What is left out stays as it is, or unknown; null is unknown again. */
export interface ParcelFacts {
  trackingNumber?: string | null;
  carrier?: string | null;
  shippingMethod?: ShippingMethod | null;
  /** A day, `2026-11-21`. */
  estimatedDelivery?: string | null;
}

export interface WeighedFacts extends ParcelFacts {
  weightGrams?: number | null;
}

interface NewParcel {
  id: string;
  /** Each position once. */
  lines: readonly ParcelLine[];
  facts: WeighedFacts;
  shippedAt: Date;
}

/** The next parcel of an order whose row is held. */
export async function writeParcel(tx: Tx, order: Order, input: NewParcel, actor: Actor): Promise<Parcel> {
  const { id, lines, facts, shippedAt } = input;
  const [before] = await tx
    .select({ number: parcels.number })
    .from(parcels)
    .where(eq(parcels.orderId, order.id))
    .orderBy(desc(parcels.number))
    .limit(1);
  const number = (before?.number ?? 0) + 1;
  const [parcel] = await tx
    .insert(parcels)
    .values({ id, orderId: order.id, number, ...facts, administratorId: actor.administratorId, shippedAt })
    .returning();
  if (!parcel) throw new Error("An insert answered with no row");
  await tx.insert(parcelLines).values(lines.map((line) => ({ ...line, parcelId: id })));
  await noteParcel(tx, parcel, "order.part-shipped", actor);
  return parcel;
}

/** What was done with a parcel, in the log and on the page of its order. */
export const noteParcel = (
  tx: Tx,
  { orderId, number, trackingNumber }: Parcel,
  action: "order.part-shipped" | "order.parcel-delivered" | "order.parcel-undone" | "order.parcel-corrected",
  actor: Actor,
): Promise<void> =>
  writeAudit(tx, actor, { action, subject: { kind: "order", id: orderId }, details: { number, code: trackingNumber } });

/** Tells what is in a parcel and what is still to come, as they are when it is sent. */
export const queueParcelEmail = (
  tx: Tx,
  { id: orderId, email: recipient, language }: Pick<Order, "id" | "email" | "language">,
  { id: parcelId, trackingNumber }: Pick<Parcel, "id" | "trackingNumber">,
  dedupeKey = `order-parcel-shipped:${parcelId}`,
): Promise<void> =>
  queueEmail(
    tx,
    "order-parcel-shipped",
    { orderId, parcelId, trackingNumber },
    { dedupeKey, recipient, orderId, language },
  );
