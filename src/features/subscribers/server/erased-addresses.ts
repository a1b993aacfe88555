import { sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { sign } from "#platform/signature.ts";
import { erasedAddresses } from "./subscribers-table.ts";

const hashOf = (secret: Buffer, email: string): string => sign(secret, "erased-address", email);

export async function noteErased(tx: Tx, secret: Buffer, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await tx
    .insert(erasedAddresses)
    .values(emails.map((email) => ({ emailHash: hashOf(secret, email) })))
    .onConflictDoNothing();
}

/** Which of these addresses were erased. */
export async function erasedAmong(db: Db, secret: Buffer, emails: readonly string[]): Promise<Set<string>> {
  const emailOf = new Map(emails.map((email) => [hashOf(secret, email), email]));
  const found = await db
    .select()
    .from(erasedAddresses)
    .where(sql`${erasedAddresses.emailHash} = ANY(${sql.param([...emailOf.keys()])})`);
  return new Set(found.flatMap(({ emailHash }) => emailOf.get(emailHash) ?? []));
}
