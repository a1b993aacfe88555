import { sql } from "drizzle-orm";
import { availableOf } from "#features/inventory/server/stock-portions.ts";
import type { Db } from "#platform/database/database.ts";

/** An order that a cart pays again. */
export interface PaidAgain {
  orderId: string;
  purchaseId: string | null;
  /** Its goods are still sold to it, although the bank took its payment back. */
  keeps: boolean;
}

/**
 * How many pieces of each product this browser can order. What its own unpaid order reserves counts as available: a new
 * attempt takes that over (decision 20), unless a payment of it was completed. So does what yields to others, and with `again` what is held
 * for the order that is paid again: by an attempt of its purchase, or by itself where the bank took its payment back. Of a kit as many as its
 * parts make.
 */
export async function availablePieces(
  db: Db,
  ids: readonly string[],
  browser: Buffer | null,
  again: PaidAgain | null = null,
): Promise<ReadonlyMap<string, number>> {
  const asked = sql.param([...ids]);
  const { rows } = await db.execute<{ id: string; available: number }>(sql`
    WITH goods AS (
      SELECT kit_id AS id, product_id, quantity FROM product_parts WHERE kit_id = ANY(${asked}::uuid[])
      UNION ALL SELECT product_id, product_id, 1 FROM stock_levels WHERE product_id = ANY(${asked}::uuid[]))
    SELECT goods.id, min(CASE WHEN p.retired_at IS NULL THEN (${availableOf(sql`goods.product_id`)} + coalesce((
      SELECT sum(h.quantity) FROM stock_reservations h JOIN orders o ON o.id = h.order_id
      WHERE h.product_id = goods.product_id AND h.state = 'active'
        AND o.payment_state = 'unpaid' AND (o.browser_hash = ${browser} OR h.yields OR o.id = ${again?.orderId ?? null} OR o.purchase_id = ${again?.purchaseId ?? null})
        AND NOT EXISTS (SELECT FROM payments WHERE payments.order_id = o.id AND payments.state = 'awaiting')), 0) + coalesce((
      SELECT sum(g.quantity) FROM order_goods g JOIN orders o ON o.id = g.order_id
      WHERE o.id = ${again?.keeps ? again.orderId : null} AND g.product_id = goods.product_id), 0)) / goods.quantity ELSE 0 END)::int AS available
    FROM goods JOIN products p ON p.id = goods.product_id GROUP BY goods.id`);
  return new Map(rows.map(({ id, available }) => [id, available]));
}
