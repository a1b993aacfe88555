import { and, inArray, ne, sql } from "drizzle-orm";
import { noRow, type Tx } from "#platform/database/database.ts";
import { customers } from "./customers-table.ts";

/** In the place of an e-mail address that was erased; no email can ever reach it (RFC 2606). */
export const ERASED_EMAIL = "erased@erased.invalid";

/** The customer of orders whose customers are erased. */
export async function nobody(tx: Tx): Promise<string> {
  const [row = noRow()] = await tx
    .insert(customers)
    .values({ email: ERASED_EMAIL, firstName: "", lastName: "", erasedAt: sql`now()` })
    .onConflictDoUpdate({ target: customers.email, set: { email: ERASED_EMAIL } })
    .returning({ id: customers.id });
  return row.id;
}

/** Forgets those of them who have no order left. */
export async function eraseCustomers(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(customers)
    .where(
      and(
        inArray(customers.id, [...ids]),
        ne(customers.email, ERASED_EMAIL),
        sql`NOT EXISTS (SELECT FROM orders WHERE orders.customer_id = ${customers.id})`,
      ),
    );
}
