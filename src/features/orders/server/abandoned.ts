import { sql } from "drizzle-orm";

/** A checkout that is unpaid and whose payment page is closed. `orders` is the name of the table in the statement. */
export const isAbandoned = (orders: "o" | "orders") =>
  sql`(${sql.raw(orders)}.status = 'pending' AND ${sql.raw(orders)}.payment_state = 'failed')`;
