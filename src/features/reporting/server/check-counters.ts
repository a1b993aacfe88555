import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { firstHundred, inSixteenths, type Sixteenth } from "#platform/database/sixteenths.ts";

export interface SumFault extends Record<string, unknown> {
  /** The name of a total or a listing, a customer's id, or a quarter of an hour and a product's id. */
  what: string;
  kept: string | null;
  counted: string | null;
}

/** Counters that differ from a count, a hundred at most. Changes meanwhile are no fault. */
export const counterFaults = (db: Db): Promise<SumFault[]> =>
  firstHundred<SumFault>(db, [totals, listings, unlisted, ...inSixteenths(customers), productSales]);

const totals: SQL = sql`
  SELECT concat_ws(' ', subject, nullif(status, ''), nullif(payment_state, ''), CASE WHEN is_test THEN '(test)' END) AS what,
    kept.total::text AS kept, counted.total::text AS counted
  FROM (SELECT subject, status, payment_state, is_test, sum(total) AS total FROM counters GROUP BY 1, 2, 3, 4) kept
    FULL JOIN recounted_counters counted USING (subject, status, payment_state, is_test)
  WHERE coalesce(kept.total, 0) <> coalesce(counted.total, 0)`;

const listings: SQL = sql`
  SELECT 'products ' || category AS what, kept.total::text AS kept, counted.total::text AS counted
  FROM (SELECT category, sum(total) AS total FROM product_counts GROUP BY category) kept
    FULL JOIN (SELECT category, count(*) AS total FROM products WHERE retired_at IS NULL GROUP BY category) counted
      USING (category)
  WHERE coalesce(kept.total, 0) <> coalesce(counted.total, 0)`;

const unlisted: SQL = sql`
  SELECT 'unlisted ' || category AS what, kept.total::text AS kept, counted.total::text AS counted
  FROM (SELECT category, sum(unlisted) AS total FROM product_counts GROUP BY category) kept
    FULL JOIN (SELECT category, count(*) AS total FROM products WHERE retired_at IS NULL AND NOT listed GROUP BY category) counted
      USING (category)
  WHERE coalesce(kept.total, 0) <> coalesce(counted.total, 0)`;

function customers(isInPart: Sixteenth): SQL {
  const some = isInPart(sql`customer_id`);
  return sql`
    SELECT customer_id::text AS what, kept::text AS kept, counted::text AS counted
    FROM (SELECT * FROM customer_sums WHERE ${some}) kept
      FULL JOIN (SELECT * FROM recounted_customer_sums WHERE ${some}) counted USING (customer_id)
    WHERE (kept.orders, kept.spent_cents, kept.last_order_at, kept.first_paid_at, kept.is_test)
      IS DISTINCT FROM (counted.orders, counted.spent_cents, counted.last_order_at, counted.first_paid_at, counted.is_test)`;
}

/** As far back as anybody looks. The orders come first: by their lines, all lines there ever were would be gone through. */
const lately = sql`quarter_of(now() - interval '40 days')`;
const productSales: SQL = sql`
  WITH sold AS MATERIALIZED (
    SELECT id, quarter_of(paid_at) AS since, is_test FROM orders o WHERE is_sold(o) AND paid_at >= ${lately})
  SELECT since || ' ' || product_id AS what, kept.units || ', ' || kept.cents AS kept, counted.units || ', ' || counted.cents AS counted
  FROM (SELECT since, product_id, is_test, sum(units) AS units, sum(cents) AS cents FROM product_sales
        WHERE since >= ${lately} GROUP BY since, product_id, is_test) kept
    FULL JOIN (
      SELECT sold.since, l.product_id, sold.is_test, sum(l.quantity) AS units, sum(l.line_cents - l.bundle_share_cents) AS cents
      FROM sold JOIN order_lines l ON l.order_id = sold.id GROUP BY 1, 2, 3) counted USING (since, product_id, is_test)
  WHERE coalesce(kept.units, 0) <> coalesce(counted.units, 0) OR coalesce(kept.cents, 0) <> coalesce(counted.cents, 0)`;
