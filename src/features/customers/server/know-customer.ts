import { eq, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { customers } from "./customers-table.ts";

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** The customer with this address, made where there is none; a known one keeps the name (decision 27). */
export async function knowCustomer(tx: Db, { email, firstName, lastName }: Person): Promise<string> {
  const [customer] = await tx
    .insert(customers)
    .values({ email: email.toLowerCase(), firstName, lastName })
    .onConflictDoUpdate({ target: customers.email, set: { email: sql`excluded.email` } })
    .returning({ id: customers.id });
  if (!customer) throw new Error("An upsert answered with no row");
  return customer.id;
}

/** A customer is called as the latest paid order says. */
export async function nameCustomer(tx: Db, id: string, { firstName, lastName }: Omit<Person, "email">): Promise<void> {
  await tx.update(customers).set({ firstName, lastName }).where(eq(customers.id, id));
}
