import { inArray } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { sign } from "#platform/signature.ts";

/** Addresses whose person was erased, as keyed hashes: no list from before brings them back (GDPR, article 21). */
const erasedAddresses = pgTable("erased_addresses", {
  emailHash: text("email_hash").primaryKey(),
  at: timeColumn("at").notNull().defaultNow(),
});

const hashOf = (secret: Buffer, email: string): string => sign(secret, "erased-address", email);

export async function noteErased(tx: Tx, secret: Buffer, email: string): Promise<void> {
  await tx
    .insert(erasedAddresses)
    .values({ emailHash: hashOf(secret, email) })
    .onConflictDoNothing();
}

/** Which of these addresses were erased. */
export async function erasedAmong(db: Db, secret: Buffer, emails: readonly string[]): Promise<Set<string>> {
  const emailOf = new Map(emails.map((email) => [hashOf(secret, email), email]));
  const found = await db
    .select()
    .from(erasedAddresses)
    .where(inArray(erasedAddresses.emailHash, [...emailOf.keys()]));
  return new Set(found.flatMap(({ emailHash }) => emailOf.get(emailHash) ?? []));
}
