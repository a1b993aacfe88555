import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";

export interface SumFault extends Record<string, unknown> {
  /** The name of a total, a customer's id, or a quarter of an hour and a product's id. */
  what: string;
  kept: string | null;
  counted: string | null;
}

/** Kept sums that are not what counting gives, a hundred of a sort at most. In one snapshot, so what changes meanwhile is no fault. */
export async function sumFaults(db: Db): Promise<SumFault[]> {
  const { rows } = await db.execute<SumFault>(sql`
    WITH kept AS (SELECT what, sum(total) AS total FROM kept_totals GROUP BY what)
    (SELECT what, kept.total::text AS kept, counted.total::text AS counted
     FROM kept FULL JOIN counted_totals counted USING (what)
     WHERE coalesce(kept.total, 0) <> coalesce(counted.total, 0) ORDER BY what)
    UNION ALL
    (SELECT customer_id::text, kept::text, counted::text
     FROM customer_sums kept FULL JOIN counted_customer_sums counted USING (customer_id)
     WHERE (kept.orders, kept.spent_cents, kept.last_order_at, kept.first_paid_at, kept.is_test)
       IS DISTINCT FROM (counted.orders, counted.spent_cents, counted.last_order_at, counted.first_paid_at, counted.is_test)
     LIMIT 100)
    UNION ALL
    (SELECT since || ' ' || product_id, kept::text, counted::text
     FROM sold_goods kept FULL JOIN counted_sold_goods counted USING (since, product_id, is_test)
     WHERE coalesce(kept.units, 0) <> coalesce(counted.units, 0) OR coalesce(kept.cents, 0) <> coalesce(counted.cents, 0)
     LIMIT 100)`);
  return rows;
}
