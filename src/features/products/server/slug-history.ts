import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { slugHistory } from "./products-table.ts";

/** What has an address of its own. */
type Addressed = (typeof slugHistory.kind.enumValues)[number];

interface Addresses {
  id: string;
  slug: string;
  status: string;
}

/** Links to an address that was public go on leading there. A draft takes none of them from what they lead to. */
export async function keepOldSlug(
  tx: Tx,
  kind: Addressed,
  before: Omit<Addresses, "id">,
  after: Addresses,
): Promise<void> {
  const { id, slug } = after;
  if (after.status === "published")
    await tx.delete(slugHistory).where(and(eq(slugHistory.kind, kind), eq(slugHistory.slug, slug)));
  if (before.slug === slug) return;
  const noting = tx.insert(slugHistory).values({ kind, slug: before.slug, targetId: id });
  const target = [slugHistory.kind, slugHistory.slug];
  await (before.status === "published"
    ? noting.onConflictDoUpdate({ target, set: { targetId: id, until: sql`now()` } })
    : noting.onConflictDoNothing());
}

/** All addresses of a product that is erased, its id among them, lead to another product from now on. */
export async function handOnSlugs(tx: Tx, { id, slug }: Omit<Addresses, "status">, to: string): Promise<void> {
  const kind = "product";
  await tx
    .update(slugHistory)
    .set({ targetId: to })
    .where(and(eq(slugHistory.kind, kind), eq(slugHistory.targetId, id)));
  await tx
    .insert(slugHistory)
    .values([slug, id].map((address) => ({ kind, slug: address, targetId: to }) as const))
    .onConflictDoUpdate({ target: [slugHistory.kind, slugHistory.slug], set: { targetId: to, until: sql`now()` } });
}

export const deleteSlugs = (tx: Tx, kind: Addressed, id: string) =>
  tx.delete(slugHistory).where(and(eq(slugHistory.kind, kind), eq(slugHistory.targetId, id)));
