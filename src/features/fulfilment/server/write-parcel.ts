import { desc, eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { messages as orderMessages } from "#features/orders/operator-messages.ts";
import type { ParcelLine } from "#features/orders/parcel.ts";
import type { Order } from "#features/orders/server/lock-order.ts";
import type { Parcel } from "#features/orders/server/parcel-queries.ts";
import { parcelLines, parcels } from "#features/orders/server/parcels-table.ts";
import type { ShippingMethod } from "#features/orders/shipment.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { noRow, type Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { dayIn } from "#shared/day.ts";
import { messages } from "../messages.ts";

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

/**
 * What is known of a parcel is what an administrator saw who corrects it; what is left out of `seen` may be anything.
 * @throws AppError "conflict" where somebody else has corrected it since
 */
export function refuseOtherParcel(known: WeighedFacts | undefined, seen: WeighedFacts | undefined): void {
  if (known && seen && parcelFacts(seen).some(([fact, value]) => known[fact] !== value)) throw changedMeanwhile();
}

/** The facts that are given. */
export const parcelFacts = (facts: WeighedFacts): [keyof WeighedFacts, string | number | null][] =>
  Object.entries(facts).filter(([, value]) => value !== undefined) as [keyof WeighedFacts, string | number | null][];

/** Somebody else was first. */
export const changedMeanwhile = (): AppError =>
  new AppError("conflict", orderMessages.changedMeanwhile, { code: "CHANGED" });

interface NewParcel {
  id: string;
  /** Each position once. */
  lines: readonly ParcelLine[];
  facts: WeighedFacts;
  shippedAt: Date;
}

/** @throws AppError where customers would be told of a day of delivery that has passed; one that is kept already (`known`) may stay */
export async function refusePastDay(
  tx: Tx,
  { estimatedDelivery: day }: ParcelFacts,
  now: Date,
  known: string | null = null,
): Promise<void> {
  if (!day || day === known) return;
  const { timeZone } = await storeSettings(tx);
  if (day < dayIn(timeZone, now))
    throw new AppError("invalid", messages.expectedPast, {
      code: "DAY_PASSED",
      more: { fields: { estimated_delivery: messages.expectedPast } },
    });
}

/** The next parcel of an order whose row is held. */
export async function writeParcel(tx: Tx, order: Order, input: NewParcel, actor: Actor): Promise<Parcel> {
  const { id, lines, facts, shippedAt } = input;
  await refusePastDay(tx, facts, shippedAt);
  const [before] = await tx
    .select({ number: parcels.number })
    .from(parcels)
    .where(eq(parcels.orderId, order.id))
    .orderBy(desc(parcels.number))
    .limit(1);
  const number = (before?.number ?? 0) + 1;
  const [parcel = noRow()] = await tx
    .insert(parcels)
    .values({ id, orderId: order.id, number, ...facts, administratorId: actor.administratorId, shippedAt })
    .returning();
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
