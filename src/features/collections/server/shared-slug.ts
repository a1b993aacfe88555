import { type SQL, sql } from "drizzle-orm";
import { messages } from "#features/content/problem-messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";

interface Slug {
  /** Of its collection; null for one that is new. */
  id: string | null;
  slug: string;
  /** What another collection may not have it as. */
  among: "english" | "translations";
}

const OTHERS: Readonly<Record<Slug["among"], SQL>> = {
  english: sql`SELECT id, slug FROM collections`,
  translations: sql`SELECT collection_id AS id, slug FROM collection_translations`,
};

/**
 * A collection without a translation is at its English slug in each language, so no other may be called so there: one of both could
 * not be opened. Held until the transaction ends, as no constraint looks into both tables. @throws AppError "conflict"
 */
export async function refuseSharedSlug(tx: Tx, { id, slug, among }: Slug): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('collection slugs'))`);
  const { rows } = await tx.execute(sql`
    SELECT FROM (${OTHERS[among]}) AS other WHERE other.slug = ${slug} AND other.id IS DISTINCT FROM ${id}::uuid LIMIT 1`);
  if (rows.length > 0) throw new AppError("conflict", messages.slugTaken, { code: "SLUG_TAKEN" });
}
