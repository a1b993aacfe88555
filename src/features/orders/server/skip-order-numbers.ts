import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";

/** Leaves out the next numbers, as other orders may have them. */
export const skipOrderNumbers = (tx: Tx, count: number): Promise<unknown> =>
  tx.execute(sql`SELECT setval('order_numbers', last_value + ${count}::bigint, is_called) FROM order_numbers`);
