import { eq, or, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { customers } from "./customers-table.ts";

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** The customer with this address, made where there is none; a known one keeps the name (decision 27). */
export async function upsertCustomer(tx: Tx, { email, firstName, lastName }: Person): Promise<string> {
  const [customer] = await tx
    .insert(customers)
    .values({ email: email.toLowerCase(), firstName, lastName })
    .onConflictDoUpdate({ target: customers.email, set: { email: sql`excluded.email` } })
    .returning({ id: customers.id });
  if (!customer) throw new Error("An upsert answered with no row");
  return customer.id;
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
