import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { DAY_MS } from "#shared/day.ts";
import { messages } from "../messages.ts";
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
  // In the order of paths, so that two products with the same images never wait for each other.
  await tx
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.path, [...paths]))
    .orderBy(images.path)
    .for("no key update");
  await tx
    .update(images)
    .set({ unsavedSince: null })
    .where(and(inArray(images.path, [...paths]), isNotNull(images.unsavedSince)));
  return missingImages(tx, paths);
}

const IN_TEXT = /products\/[\w-]+\.\w+/g;
const pathsIn = (texts: Texts): string[] => [...new Set(texts.flatMap((text) => text?.match(IN_TEXT) ?? []))];
type Texts = readonly (string | null | undefined)[];

/** So long pages, emails and browsers may still ask for the file of an image that was public. */
export const ASKED_FOR_MS = 30 * DAY_MS;

/**
 * Something stopped showing these images, and since this moment nothing needs them for it. The nightly job removes those that nothing else
 * shows and nobody keeps, a day later.
 */
export async function releaseImages(tx: Tx, paths: readonly string[], since: Date): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .update(images)
    .set({ unsavedSince: sql`greatest(${images.unsavedSince}, ${since.toISOString()}::timestamptz)` })
    .where(and(inArray(images.path, [...paths]), eq(images.kept, false)));
}

/** Shoppers, search engines and caches ask for what was public for a while. */
const laterThan = (now: Date): Date => new Date(now.getTime() + ASKED_FOR_MS);

/**
 * Texts name other images of the store from now on than before; one that is undefined stays as it is. Those that none of them names any
 * more are released. @throws AppError "invalid" where a new one is not there any more
 */
export async function exchangeImagesIn(tx: Tx, before: Texts, after: Texts, now: Date): Promise<void> {
  const known = pathsIn(before);
  const named = pathsIn([...after, ...before.filter((_, place) => after[place] === undefined)]);
  const added = named.filter((path) => !known.includes(path));
  if ((await keepImages(tx, added)).length > 0) throw new AppError("invalid", messages.imageGone);
  const dropped = known.filter((path) => !named.includes(path));
  await releaseImages(tx, dropped, laterThan(now));
}

/** A page, article or collection is deleted: all that it shows in any language is released. */
export async function releaseImagesOf(
  tx: Tx,
  kind: "blog-post" | "content-page" | "collection",
  id: string,
  now: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ path: string }>(
    sql`SELECT path FROM image_uses WHERE kind = ${kind} AND target_id = ${id}`,
  );
  const paths = rows.map(({ path }) => path);
  await releaseImages(tx, paths, laterThan(now));
}
