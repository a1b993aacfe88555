import { and, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { pictures } from "./images-table.ts";

/** Of these paths, those that the store does not hold. */
export async function missingPictures(db: Db, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const found = await db
    .select({ path: pictures.path })
    .from(pictures)
    .where(inArray(pictures.path, [...paths]));
  return paths.filter((one) => !found.some(({ path }) => path === one));
}

/**
 * These pictures are shown from now on: the nightly job leaves them alone. The rows are held until the transaction ends, so
 * that it cannot remove one meanwhile. Answers those that the store does not hold.
 */
export async function keepPictures(tx: Tx, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  await tx
    .update(pictures)
    .set({ unsavedSince: null })
    .where(and(inArray(pictures.path, [...paths]), isNotNull(pictures.unsavedSince)));
  return missingPictures(tx, paths);
}

/** Something stopped showing these pictures. The nightly job removes those that nothing else shows, a day later. */
export async function releasePictures(tx: Tx, paths: readonly string[], now: Date): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .update(pictures)
    .set({ unsavedSince: sql`coalesce(${pictures.unsavedSince}, ${now.toISOString()}::timestamptz)` })
    .where(inArray(pictures.path, [...paths]));
}
