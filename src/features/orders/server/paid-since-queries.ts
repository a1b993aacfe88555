import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { paymentStatesWhere } from "../order-payment-state.ts";

const PAID = paymentStatesWhere(({ isPaid }) => isPaid);

/**
 * By order, the newest one that is paid in its place: another of its purchase, or one with a product of it that the customer placed after
 * the bank had taken the money back, or after the order where it never came. Nobody pays for the same twice.
 */
export async function paidSince(db: Db, ids: readonly string[]): Promise<Map<string, { id: string; number: string }>> {
  if (ids.length === 0) return new Map();
  const isPaid = sql`n.id <> o.id AND n.payment_state = ANY(${sql.param(PAID)}::text[])`;
  const { rows } = await db.execute<{ of: string; id: string; number: string }>(sql`
    SELECT DISTINCT ON (o.id) o.id AS of, paid.id, paid.order_number AS number
    FROM orders o JOIN LATERAL (
      SELECT n.* FROM orders n WHERE n.purchase_id = o.purchase_id AND ${isPaid}
      UNION ALL
      SELECT n.* FROM orders n WHERE n.customer_id = o.customer_id AND ${isPaid}
        AND n.created_at > coalesce(
          (SELECT min(t.created_at) FROM payment_tasks t WHERE t.order_id = o.id AND t.kind = 'reversed'), o.created_at)
        AND EXISTS (
          SELECT FROM order_lines a JOIN order_lines b ON b.product_id = a.product_id WHERE a.order_id = o.id AND b.order_id = n.id)
    ) AS paid ON true
    WHERE o.id = ANY(${sql.param(ids)}::uuid[])
    ORDER BY o.id, paid.created_at DESC`);
  return new Map(rows.map(({ of, id, number }) => [of, { id, number }]));
}
