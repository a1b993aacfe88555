import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";

/** Whether an order was ever paid; test orders do not count. */
export async function hasSold(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ sold: boolean }>(
    sql`SELECT EXISTS (SELECT FROM orders WHERE paid_at IS NOT NULL AND NOT is_test) AS sold`,
  );
  return rows[0]?.sold === true;
}
