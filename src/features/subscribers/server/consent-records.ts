import { desc } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { consents } from "./subscribers-table.ts";

const MAX = 5_000;

type Consent = Pick<typeof consents.$inferInsert, "email" | "purpose" | "wording" | "source" | "at">;

/** Keeps that somebody agreed to something, in the words that were read, or takes it back. */
export async function keepConsent(tx: Tx, consent: Consent, given = true): Promise<void> {
  await tx.insert(consents).values({ ...consent, given });
}

/** The newest first; each change of mind is a row of its own (GDPR, article 7(1)). */
export async function consentRecords(db: Db) {
  const [rows, total] = await Promise.all([
    db.select().from(consents).orderBy(desc(consents.id)).limit(MAX),
    db.$count(consents),
  ]);
  return {
    total,
    consents: rows.map(({ email, purpose, given, wording, source, at }) => ({
      email,
      purpose,
      given,
      wording,
      source,
      at: at.toISOString(),
    })),
  };
}
