import { and, desc, eq, inArray, like, or, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { emails } from "#features/email/server/emails-table.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { messages as orderMessages } from "#features/orders/operator-messages.ts";
import { STATUS_MEANING } from "#features/orders/order-status.ts";
import { changeStatusIn } from "#features/orders/server/change-status-in.ts";
import { followParcels } from "#features/orders/server/follow-parcels.ts";
import { lockOrder, type Order } from "#features/orders/server/lock-order.ts";
import { shipmentOf } from "#features/orders/server/order-queries.ts";
import { orderStatusHistory } from "#features/orders/server/orders-table.ts";
import { linesOfParcel, type Parcel, piecesOf } from "#features/orders/server/parcel-queries.ts";
import { parcels } from "#features/orders/server/parcels-table.ts";
import { shipments } from "#features/orders/server/shipments-table.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import { dayIn, momentOf } from "#shared/day.ts";
import { messages } from "../messages.ts";
import { refuseUsedCode } from "./used-code.ts";
import {
  changedMeanwhile,
  noteParcel,
  parcelFacts,
  queueParcelEmail,
  refuseOtherParcel,
  refusePastDay,
  type WeighedFacts,
} from "./write-parcel.ts";

/** Holds the order and then the parcel. @throws AppError "not-found", "conflict" where it did not leave after all */
async function lockParcel(tx: Tx, id: string): Promise<{ order: Order; parcel: Parcel }> {
  const [known] = await tx.select({ orderId: parcels.orderId }).from(parcels).where(eq(parcels.id, id));
  if (!known) throw new AppError("not-found", messages.noSuchParcel);
  const order = await lockOrder(tx, known.orderId);
  const [parcel] = await tx.select().from(parcels).where(eq(parcels.id, id)).for("update");
  if (!parcel) throw new AppError("not-found", messages.noSuchParcel);
  if (order.erasedAt) throw new AppError("conflict", orderMessages.erased, { code: "ERASED" });
  if (parcel.undoneAt) throw new AppError("conflict", messages.parcelUndone(parcel.number), { code: "UNDONE" });
  return { order, parcel };
}

interface ParcelChange extends Actor {
  id: string;
  facts: WeighedFacts;
  /** What was seen of it. If somebody else has corrected it since, that stays. */
  seen?: WeighedFacts | undefined;
  sharesParcel?: boolean;
  /** Emails the customer what the parcel's code is now. */
  notify?: boolean;
}

/** Corrects what is known of a parcel, or adds a code that came later. @throws AppError "conflict" where the code is used */
export const correctParcel = (shop: AppContext, { id, facts, seen, sharesParcel, notify, ...actor }: ParcelChange) =>
  transact(shop.db, async (tx): Promise<Parcel> => {
    const { order, parcel } = await lockParcel(tx, id);
    await refusePastDay(tx, facts, shop.clock.now(), parcel.estimatedDelivery);
    const code = facts.trackingNumber;
    if (code) await refuseUsedCode(tx, order, code, { sharesParcel, parcelId: id });
    const isNew = parcelFacts(facts).some(([fact, value]) => value !== parcel[fact]);
    if (isNew) refuseOtherParcel(parcel, seen);
    const [corrected = parcel] = isNew
      ? await tx.update(parcels).set(facts).where(eq(parcels.id, id)).returning()
      : [parcel];
    if (isNew) {
      // The shipment of a complete order says what is known of its last parcel.
      const { weightGrams: _, ...shown } = facts;
      if (Object.values(shown).some((value) => value !== undefined))
        await tx.update(shipments).set(shown).where(eq(shipments.parcelId, id));
      await noteParcel(tx, corrected, "order.parcel-corrected", actor);
      await publish(tx, { kind: "order", id: order.id });
    }
    if (notify && corrected.trackingNumber)
      await queueParcelEmail(tx, order, corrected, `order-parcel-shipped:${id}:code:${corrected.trackingNumber}`);
    return corrected;
  });

/**
 * Notes that a parcel has arrived, on a day of the shop (today without one). With the last one the order is delivered.
 * @throws AppError "invalid" for a day before it was sent, or after today; "conflict" where another day was noted
 */
export const deliverParcel = (shop: AppContext, { id, day, ...actor }: Actor & { id: string; day?: string }) =>
  transact(shop.db, async (tx): Promise<Parcel> => {
    const now = shop.clock.now();
    const { order, parcel } = await lockParcel(tx, id);
    const { timeZone } = await storeSettings(tx);
    if (parcel.deliveredAt) {
      if (day && day !== dayIn(timeZone, parcel.deliveredAt)) throw changedMeanwhile();
      return parcel;
    }
    const today = dayIn(timeZone, now);
    if (day && day < dayIn(timeZone, parcel.shippedAt))
      throw new AppError("invalid", messages.deliveredBeforeSent, { code: "BEFORE_SENT" });
    if (day && day > today) throw new AppError("invalid", messages.deliveredLater, { code: "NOT_YET" });
    const at = !day || day === today ? now : momentOf(timeZone, `${day}T12:00`);
    const deliveredAt = at < parcel.shippedAt ? parcel.shippedAt : at;
    const [delivered = parcel] = await tx.update(parcels).set({ deliveredAt }).where(eq(parcels.id, id)).returning();
    await noteParcel(tx, delivered, "order.parcel-delivered", actor);
    await publish(tx, { kind: "order", id: order.id });
    await followParcels(tx, order.id, now);
    return delivered;
  });

/**
 * A parcel that was noted by mistake did not leave: its pieces are to leave again, and an order that was complete with it is open
 * again, in the status it had before. It stays in the list. Its email is not sent if it still waits; otherwise the customer is told.
 * @throws AppError "conflict" where it has arrived, it was sent again, its pieces come back by a return, or the rest left after it without a parcel
 */
export const undoParcel = (shop: AppContext, { id, ...actor }: Actor & { id: string }) =>
  transact(shop.db, async (tx): Promise<Parcel> => {
    const now = shop.clock.now();
    const { order, parcel } = await lockParcel(tx, id);
    if (parcel.deliveredAt)
      throw new AppError("conflict", messages.parcelDelivered(parcel.number), { code: "DELIVERED" });
    const { isOpen } = STATUS_MEANING[order.status];
    const shipment = isOpen ? null : await shipmentOf(tx, order.id);
    if (!isOpen && (order.status !== "shipped" || !shipment?.parcelId))
      throw new AppError("conflict", messages.undoTooLate(parcel.number), { code: "TOO_LATE" });
    if (await wasSentAgain(tx, parcel))
      throw new AppError("conflict", messages.parcelAgain(parcel.number), { code: "SENT_AGAIN" });
    if (await comesBack(tx, parcel))
      throw new AppError("conflict", messages.parcelComesBack(parcel.number), { code: "RETURN" });
    if (!isOpen) {
      await tx.delete(shipments).where(eq(shipments.orderId, order.id));
      await changeStatusIn(tx, { ...actor, orderId: order.id, to: await statusBefore(tx, order.id) }, now);
    }
    const [undone = parcel] = await tx.update(parcels).set({ undoneAt: now }).where(eq(parcels.id, id)).returning();
    await noteParcel(tx, undone, "order.parcel-undone", actor);
    if (await wasTold(tx, undone)) await queueUndoneEmail(tx, order, undone);
    await publish(tx, { kind: "order", id: order.id });
    return undone;
  });

/** Whether the customer has an email that says this parcel is on its way, or may have one. */
async function wasTold(tx: Tx, { id, orderId }: Parcel): Promise<boolean> {
  const told = and(eq(emails.kind, "order-parcel-shipped"), sql`${emails.data} ->> 'parcelId' = ${id}`);
  const toldOfAll = like(emails.dedupeKey, `order-shipped:${orderId}:parcel:${id}%`);
  const isOut = inArray(emails.state, ["sending", "sent", "uncertain"]);
  return (await tx.$count(emails, and(eq(emails.orderId, orderId), isOut, or(told, toldOfAll)))) > 0;
}

/** Whether other goods have left in place of those that were in it. */
async function wasSentAgain(tx: Tx, { id, orderId }: Parcel): Promise<boolean> {
  const again = sql`${emails.data} ->> 'parcelId' = ${id} AND ${emails.data} ? 'again'`;
  return (
    (await tx.$count(emails, and(eq(emails.orderId, orderId), eq(emails.kind, "order-parcel-shipped"), again))) > 0
  );
}

const queueUndoneEmail = (
  tx: Tx,
  { id: orderId, email: recipient, language }: Order,
  { id: parcelId }: Parcel,
): Promise<void> =>
  queueEmail(
    tx,
    "order-parcel-undone",
    { orderId, parcelId },
    { dedupeKey: `order-parcel-undone:${parcelId}`, recipient, orderId, language },
  );

/** Whether a return holds pieces that have left with this parcel alone. A withdrawal may hold pieces that have not left. */
async function comesBack(tx: Tx, { id, orderId }: Parcel): Promise<boolean> {
  const lines = await linesOfParcel(tx, id);
  const pieces = await piecesOf(tx, orderId);
  const { rows } = await tx.execute<{ position: number; quantity: number }>(sql`
    SELECT back.position, sum(back.quantity)::int AS quantity FROM returns o, jsonb_to_recordset(o.lines) AS back(position int, quantity int)
    WHERE o.order_id = ${orderId} AND o.reason IS NOT NULL AND o.state NOT IN ('refunded', 'refused', 'closed') GROUP BY back.position`);
  return lines.some(({ position, quantity }) => {
    const open = rows.find((row) => row.position === position)?.quantity ?? 0;
    const { sent = 0, returned = 0 } = pieces.find((one) => one.position === position) ?? {};
    return sent - quantity < open + returned;
  });
}

async function statusBefore(tx: Tx, orderId: string) {
  const [last] = await tx
    .select({ from: orderStatusHistory.fromStatus })
    .from(orderStatusHistory)
    .where(and(eq(orderStatusHistory.orderId, orderId), eq(orderStatusHistory.toStatus, "shipped")))
    .orderBy(desc(orderStatusHistory.id))
    .limit(1);
  return last?.from && STATUS_MEANING[last.from].isOpen ? last.from : "ready_to_ship";
}
