import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";

export interface LedgerFault {
  productId: string;
  name: string;
  /** available + reserved, as the levels say. */
  level: number;
  /** The sum of all movements. */
  ledger: number;
  reserved: number;
  /** The sum of the active reservations. */
  reservations: number;
}

/**
 * Products whose stock is not what their movements and reservations add up to. In one snapshot, so sales meanwhile are no fault. All
 * are summed in one pass: joined sums once took a quarter of an hour at 2.5 million movements.
 */
export async function ledgerFaults(db: Db): Promise<LedgerFault[]> {
  const { rows } = await db.execute<LedgerFault & Record<string, unknown>>(sql`
    WITH faults AS (
      SELECT product_id, sum(level)::int AS level, sum(ledger)::int AS ledger, sum(reserved)::int AS reserved, sum(reservations)::int AS reservations
      FROM (SELECT product_id, available + reserved AS level, 0 AS ledger, reserved, 0 AS reservations FROM stock_levels
            UNION ALL SELECT product_id, available + reserved, 0, reserved, 0 FROM stock_portions
            UNION ALL SELECT product_id, 0, quantity, 0, 0 FROM stock_movements
            UNION ALL SELECT product_id, 0, 0, 0, quantity FROM stock_reservations WHERE state = 'active') AS entries
      GROUP BY product_id HAVING sum(level) <> sum(ledger) OR sum(reserved) <> sum(reservations) LIMIT 100)
    SELECT product_id AS "productId", name, level, ledger, reserved, reservations
    FROM faults JOIN products ON products.id = product_id ORDER BY name`);
  return rows;
}
