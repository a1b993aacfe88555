import { eq, getTableColumns } from "drizzle-orm";
import { agreedTerms } from "#features/policies/server/policy-versions-table.ts";
import type { Db } from "#platform/database/database.ts";
import { orders } from "./orders-table.ts";

/** The terms as the order saw them; undefined for one that is not there, or of before they were kept. */
export async function termsOfOrder(db: Db, orderId: string) {
  const [terms] = await db
    .select(getTableColumns(agreedTerms))
    .from(orders)
    .innerJoin(agreedTerms, eq(agreedTerms.hash, orders.termsHash))
    .where(eq(orders.id, orderId));
  return terms;
}
