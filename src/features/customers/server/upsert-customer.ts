import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { noRow, type Tx } from "#platform/database/database.ts";
import { customers } from "./customers-table.ts";

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** The customer with this address, made where there is none; a known one keeps the name (decision 27). */
export const upsertCustomer = async (tx: Tx, person: Person): Promise<string> =>
  (await upsertCustomerWith(tx, person, sql`NULL`)).id;

/**
 * Likewise, with something else that the same statement reads: each statement is a way to the database. A known customer is
 * only kept from being erased: everybody who orders or pays with the same address would otherwise wait for this order.
 */
export async function upsertCustomerWith<T>(
  tx: Tx,
  { email, firstName, lastName }: Person,
  read: SQL<T>,
): Promise<{ id: string; read: T }> {
  const address = email.toLowerCase();
  const { rows } = await tx.execute<{ id: string; read: T }>(sql`
    WITH found AS (SELECT id FROM customers WHERE email = ${address} FOR KEY SHARE),
    made AS (
      INSERT INTO customers (email, first_name, last_name)
      SELECT ${address}, ${firstName}, ${lastName} WHERE NOT EXISTS (SELECT FROM found)
      ON CONFLICT (email) DO UPDATE SET email = excluded.email
      RETURNING id)
    SELECT id, ${read} AS read FROM (SELECT id FROM found UNION ALL SELECT id FROM made) AS customer`);
  const [customer = noRow()] = rows;
  return customer;
}

/** Locks a customer and the customer with this address, in the order of ids, so that two orders may swap customers. */
export async function lockCustomers(tx: Tx, id: string, email: string): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(or(eq(customers.id, id), eq(customers.email, email.toLowerCase())))
    .orderBy(customers.id)
    .for("no key update");
}

/** A customer is called as the latest paid order says. */
export const updateCustomerName = (tx: Tx, id: string, { firstName, lastName }: Omit<Person, "email">) =>
  tx
    .update(customers)
    .set({ firstName, lastName })
    .where(
      and(eq(customers.id, id), sql`(${customers.firstName}, ${customers.lastName}) <> (${firstName}, ${lastName})`),
    )
    .returning({ id: customers.id });
