import { sql } from "drizzle-orm";
import { availableOf } from "#features/inventory/server/stock-portions.ts";
import type { Db } from "#platform/database/database.ts";

/**
 * How many pieces of each product this browser can order. What its own unpaid order reserves counts as available: a new
 * attempt takes that over (decision 20). So does what yields to others.
 */
export async function availablePieces(
  db: Db,
  ids: readonly string[],
  browser: Buffer | null,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ id: string; available: number }>(sql`
    SELECT s.product_id AS id, (${availableOf(sql`s.product_id`)} + coalesce((
      SELECT sum(h.quantity) FROM stock_reservations h JOIN orders o ON o.id = h.order_id
      WHERE h.product_id = s.product_id AND h.state = 'active'
        AND o.payment_state = 'unpaid' AND (o.browser_hash = ${browser} OR h.yields)), 0))::int AS available
    FROM stock_levels s WHERE s.product_id = ANY(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, available }) => [id, available]));
}
