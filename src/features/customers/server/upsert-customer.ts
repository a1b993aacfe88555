import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { customers } from "./customers-table.ts";

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** The customer with this address, made where there is none; a known one keeps the name (decision 27). */
export const upsertCustomer = async (tx: Tx, person: Person): Promise<string> =>
  (await upsertCustomerWith(tx, person, sql`NULL`)).id;

/** Likewise, with something else that the same statement reads: each statement is a way to the database. */
export async function upsertCustomerWith<T>(
  tx: Tx,
  { email, firstName, lastName }: Person,
  read: SQL<T>,
): Promise<{ id: string; read: T }> {
  const [customer] = await tx
    .insert(customers)
    .values({ email: email.toLowerCase(), firstName, lastName })
    .onConflictDoUpdate({ target: customers.email, set: { email: sql`excluded.email` } })
    .returning({ id: customers.id, read });
  if (!customer) throw new Error("An upsert answered with no row");
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
export async function updateCustomerName(
  tx: Tx,
  id: string,
  { firstName, lastName }: Omit<Person, "email">,
): Promise<void> {
  await tx.update(customers).set({ firstName, lastName }).where(eq(customers.id, id));
}
