import { eq, sql } from "drizzle-orm";
import { statusesWhere } from "#features/orders/order-status.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { hasParcels } from "#features/orders/server/parcel-queries.ts";
import type { Db } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";

/** Whether goods of an order have left, whatever became of it later; for a statement that reads `orders`. */
export const hasLeft = sql<boolean>`(${orders.status} IN ${literals(statusesWhere(({ takesGoodsOut }) => takesGoodsOut))}
  OR ${orders.shippedAt} IS NOT NULL AND ${orders.status} NOT IN ${literals(statusesWhere(({ isOpen }) => isOpen))}
  OR ${hasParcels(sql`${orders.id}`)})`;

/** A contract that its buyer can withdraw from: paid, or delivered before it was. */
export const isWithdrawable = sql`(${orders.paidAt} IS NOT NULL OR ${hasLeft})`;

export async function hasGoodsOut(db: Db, orderId: string): Promise<boolean> {
  const [order] = await db.select({ hasLeft }).from(orders).where(eq(orders.id, orderId));
  return order?.hasLeft ?? false;
}
