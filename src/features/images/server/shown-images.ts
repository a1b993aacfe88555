import { and, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { images } from "./images-table.ts";

/** Of these paths, those that the store does not hold. */
export async function missingImages(db: Db, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const found = await db
    .select({ path: images.path })
    .from(images)
    .where(inArray(images.path, [...paths]));
  return paths.filter((one) => !found.some(({ path }) => path === one));
}

/**
 * These images are shown from now on: the nightly job leaves them alone. The rows are held until the transaction ends, so
 * that it cannot remove one meanwhile. Answers those that the store does not hold.
 */
export async function keepImages(tx: Tx, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  await tx
    .update(images)
    .set({ unsavedSince: null })
    .where(and(inArray(images.path, [...paths]), isNotNull(images.unsavedSince)));
  return missingImages(tx, paths);
}

/** Something stopped showing these images. The nightly job removes those that nothing else shows, a day later. */
export async function releaseImages(tx: Tx, paths: readonly string[], now: Date): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .update(images)
    .set({ unsavedSince: sql`coalesce(${images.unsavedSince}, ${now.toISOString()}::timestamptz)` })
    .where(inArray(images.path, [...paths]));
}
