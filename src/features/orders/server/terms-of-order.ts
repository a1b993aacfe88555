import { eq } from "drizzle-orm";
import { termsByHash } from "#features/policies/server/agreed-terms.ts";
import type { Db } from "#platform/database/database.ts";
import { orders } from "./orders-table.ts";

/** The terms as the order saw them; undefined for one that is not there, or of before they were kept. */
export async function termsOfOrder(db: Db, orderId: string) {
  const [order] = await db.select({ hash: orders.termsHash }).from(orders).where(eq(orders.id, orderId));
  return order?.hash ? termsByHash(db, order.hash) : undefined;
}
