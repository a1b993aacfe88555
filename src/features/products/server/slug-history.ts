import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { slugHistory } from "./products-table.ts";

/** What has an address of its own. */
type Addressed = (typeof slugHistory.kind.enumValues)[number];

/** Links to an address that was public go on leading there; one that is used again needs no redirect. */
export async function keepOldSlug(tx: Tx, kind: Addressed, id: string, from: string, to: string): Promise<void> {
  await tx.delete(slugHistory).where(and(eq(slugHistory.kind, kind), eq(slugHistory.slug, to)));
  if (from === to) return;
  await tx
    .insert(slugHistory)
    .values({ kind, slug: from, targetId: id })
    .onConflictDoUpdate({ target: [slugHistory.kind, slugHistory.slug], set: { targetId: id, until: sql`now()` } });
}

export const deleteSlugs = (tx: Tx, kind: Addressed, id: string) =>
  tx.delete(slugHistory).where(and(eq(slugHistory.kind, kind), eq(slugHistory.targetId, id)));
