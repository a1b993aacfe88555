import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { administrators } from "#features/administrators/server/administrators-table.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { formatMoney } from "#shared/money.ts";
import { messages } from "../operator-messages.ts";
import { orderCorrections } from "./corrections-table.ts";
import type { Order } from "./lock-order.ts";
import { OWN_REASONS } from "./review-reason.ts";

export type Correction = typeof orderCorrections.$inferSelect;

/** @throws Error if it is gone */
export async function correctionById(db: Db, id: string): Promise<Correction> {
  const [found] = await db.select().from(orderCorrections).where(eq(orderCorrections.id, id));
  if (!found) throw new Error("The correction of an email is gone");
  return found;
}

/** The correction of an order that waits for its money; null if there is none. The order's row must be locked. */
export async function waitingCorrection(db: Db, orderId: string): Promise<Correction | null> {
  const [found] = await db
    .select()
    .from(orderCorrections)
    .where(and(eq(orderCorrections.orderId, orderId), eq(orderCorrections.state, "waiting")));
  return found ?? null;
}

/** The same in the text of a query, for the order whose id is given as SQL. */
export const isCorrectionWaiting = (orderId: SQL): SQL =>
  sql`EXISTS (SELECT FROM order_corrections c WHERE c.order_id = ${orderId} AND c.state = 'waiting')`;

/**
 * An order whose correction waits for money neither ships nor gives money back, and is not cancelled: first the correction is paid or
 * taken back. The order's row must be locked. @throws AppError "conflict"
 */
export async function refuseWhileCorrected(tx: Tx, { id, orderNumber, currency }: Order): Promise<void> {
  const waiting = await waitingCorrection(tx, id);
  if (!waiting) return;
  const money = formatMoney(waiting.differenceCents, currency);
  throw new AppError("conflict", messages.correctionWaits(orderNumber, money), { code: "CORRECTION_WAITS" });
}

/** All corrections of an order, the latest first, with who made them. */
export const correctionsOf = (db: Db, orderId: string) =>
  db
    .select({ correction: orderCorrections, by: administrators.email })
    .from(orderCorrections)
    .leftJoin(administrators, eq(administrators.id, orderCorrections.administratorId))
    .where(eq(orderCorrections.orderId, orderId))
    .orderBy(desc(orderCorrections.number));

/** Erases the person from the corrections of orders; what was sold stays. */
export const erasePeopleOfCorrections = (tx: Tx, orderIds: string[]): Promise<unknown> =>
  tx
    .update(orderCorrections)
    .set({
      recipientBefore: null,
      recipientAfter: null,
      reason: sql`CASE WHEN ${inArray(orderCorrections.reason, [...OWN_REASONS])} THEN ${orderCorrections.reason} ELSE '' END`,
    })
    .where(inArray(orderCorrections.orderId, orderIds));
