import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { stockHolds, stockLevels, stockMovements } from "./stock-table.ts";

/** Gives what an unpaid order held back to the shelf, once, however often it is called. */
export async function releaseHold(tx: Db, orderId: string, now: Date): Promise<void> {
  for (const { productId, quantity } of await endHold(tx, orderId, "released", now)) {
    await tx
      .update(stockLevels)
      .set({ available: sql`${stockLevels.available} + ${quantity}`, held: sql`${stockLevels.held} - ${quantity}` })
      .where(eq(stockLevels.productId, productId));
  }
}

/** Turns an order's hold into a sale with its entries in the ledger, once. Answers whether all of it was still to be had. */
export async function sellHeld(tx: Db, orderId: string, now: Date): Promise<boolean> {
  for (const { productId, quantity } of await endHold(tx, orderId, "taken", now)) {
    await tx
      .update(stockLevels)
      .set({ held: sql`${stockLevels.held} - ${quantity}` })
      .where(eq(stockLevels.productId, productId));
    await noteSale(tx, orderId, productId, quantity);
  }
  return sellReleased(tx, orderId, now);
}

/** Money that came after the hold was given back: the pieces are taken from the shelf again, all or none (reliability 4). */
async function sellReleased(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const released = await tx
    .select({ productId: stockHolds.productId, quantity: stockHolds.quantity })
    .from(stockHolds)
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.state, "released")))
    .orderBy(stockHolds.productId);
  if (released.length === 0) return true;
  const isShort = await short(tx, orderId);
  if (isShort) return false;
  for (const { productId, quantity } of released) {
    await tx
      .update(stockLevels)
      .set({ available: sql`${stockLevels.available} - ${quantity}` })
      .where(and(eq(stockLevels.productId, productId), gte(stockLevels.available, quantity)));
    await noteSale(tx, orderId, productId, quantity);
  }
  await tx.update(stockHolds).set({ state: "taken", endedAt: now }).where(eq(stockHolds.orderId, orderId));
  return true;
}

/** Locks the levels of a released hold in the order of ids and tells whether any has too little. */
async function short(tx: Db, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ enough: boolean }>(sql`
    SELECT level.available >= hold.quantity AS enough
    FROM stock_holds hold JOIN stock_levels level USING (product_id)
    WHERE hold.order_id = ${orderId} AND hold.state = 'released' ORDER BY product_id FOR UPDATE OF level`);
  return rows.some(({ enough }) => !enough);
}

async function endHold(tx: Db, orderId: string, state: "taken" | "released", now: Date) {
  const ended = await tx
    .update(stockHolds)
    .set({ state, endedAt: now })
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.state, "held")))
    .returning({ productId: stockHolds.productId, quantity: stockHolds.quantity });
  return ended.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
}

async function noteSale(tx: Db, orderId: string, productId: string, quantity: number): Promise<void> {
  await tx
    .insert(stockMovements)
    .values({ productId, quantity: -quantity, reason: "sale", cause: `sale:${orderId}`, orderId });
}
