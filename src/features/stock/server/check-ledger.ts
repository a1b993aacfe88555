import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";

export interface LedgerFault {
  productId: string;
  name: string;
  /** available + held, as the levels say. */
  level: number;
  /** The sum of all movements. */
  ledger: number;
  held: number;
  /** The sum of the holds that are still held. */
  holds: number;
}

/** Products whose stock is not what their movements and holds add up to. In one snapshot, so sales meanwhile are no fault. */
export async function ledgerFaults(db: Db): Promise<LedgerFault[]> {
  const { rows } = await db.execute<LedgerFault & Record<string, unknown>>(sql`
    WITH ledger AS (SELECT product_id, sum(quantity)::int AS quantity FROM stock_movements GROUP BY product_id),
         holds AS (SELECT product_id, sum(quantity)::int AS quantity FROM stock_holds WHERE state = 'held' GROUP BY product_id)
    SELECT level.product_id AS "productId", product.name, level.available + level.held AS level,
           coalesce(ledger.quantity, 0) AS ledger, level.held, coalesce(holds.quantity, 0) AS holds
    FROM stock_levels level JOIN products product ON product.id = level.product_id
         LEFT JOIN ledger USING (product_id) LEFT JOIN holds USING (product_id)
    WHERE level.available + level.held <> coalesce(ledger.quantity, 0) OR level.held <> coalesce(holds.quantity, 0)
    ORDER BY product.name LIMIT 100`);
  return rows;
}
