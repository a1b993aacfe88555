import { asc, desc, eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../synonym-messages.ts";
import { searchMisses, searchSynonyms } from "./search-table.ts";

const MOST_SYNONYMS = 500;
const MISSES_SHOWN = 100;

/** What the shopkeeper keeps for the search, and the words that shoppers did not find, the most frequent first. */
export async function searchWordsOf(db: Db) {
  const [synonyms, misses] = await Promise.all([
    db
      .select({ id: searchSynonyms.id, terms: searchSynonyms.terms })
      .from(searchSynonyms)
      .orderBy(asc(searchSynonyms.terms))
      .limit(MOST_SYNONYMS),
    db.select().from(searchMisses).orderBy(desc(searchMisses.times), desc(searchMisses.lastAt)).limit(MISSES_SHOWN),
  ]);
  return { synonyms, misses };
}

/** What is there already is there once. @throws AppError where there are too many already */
export async function addSynonyms({ db }: AppContext, terms: readonly string[], actor: Actor): Promise<void> {
  await transact(db, async (tx) => {
    const same = eq(searchSynonyms.terms, [...terms]);
    if ((await tx.$count(searchSynonyms, same)) > 0) return;
    if ((await tx.$count(searchSynonyms)) >= MOST_SYNONYMS)
      throw new AppError("conflict", messages.tooMany(MOST_SYNONYMS));
    const [made] = await tx
      .insert(searchSynonyms)
      .values({ terms: [...terms] })
      .returning({ id: searchSynonyms.id });
    await forgetMisses(tx, terms);
    await audit(tx, "search-synonyms.added", made?.id ?? "", terms, actor);
  });
}

/** What was not found with one of these words may be found now; what is not is noted again. */
const forgetMisses = (tx: Tx, terms: readonly string[]) =>
  tx.delete(searchMisses).where(sql`EXISTS (
    SELECT FROM unnest(${sql.param([...terms])}::text[]) AS new (term)
    WHERE position(' ' || lower(new.term) || ' ' IN ' ' || ${searchMisses.words} || ' ') > 0)`);

/** @throws AppError where they are gone already */
export async function removeSynonyms({ db }: AppContext, id: string, actor: Actor): Promise<void> {
  await transact(db, async (tx) => {
    const [gone] = await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id)).returning();
    if (!gone) throw new AppError("not-found", messages.gone);
    await audit(tx, "search-synonyms.removed", id, gone.terms, actor);
  });
}

async function audit(tx: Tx, action: AuditAction, id: string, terms: readonly string[], actor: Actor): Promise<void> {
  // Other words find other products.
  await publish(tx, { kind: "product", id: "all" });
  await writeAudit(tx, actor, {
    action,
    subject: { kind: "search-synonyms", id },
    details: { words: terms.join(", ") },
  });
}
