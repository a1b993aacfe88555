import { randomUUID } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { checkBytes } from "../image-limits.ts";
import { focusText, type MediaChange } from "../media.ts";
import { messages } from "../messages.ts";
import { hasPath } from "./image-use-queries.ts";
import { openImageWorker } from "./image-worker.ts";
import { images, replacedImages } from "./images-table.ts";
import { hashOf } from "./upload-image.ts";

/** Puts one image in place of another wherever a feature shows it. */
export type ReplaceImage = (tx: Tx, from: string, to: string) => Promise<unknown>;

/** @throws AppError "not-found", and "conflict" where somebody has changed it since `version` */
export const changeMedia = (
  { db }: Pick<AppContext, "db">,
  { path, version }: { path: string; version: number },
  { focus, ...texts }: MediaChange,
  actor: Actor,
): Promise<void> =>
  transact(db, async (tx) => {
    const held = await lockImage(tx, path);
    if (held.version !== version) throw changedMeanwhile();
    await tx
      .update(images)
      .set({
        ...texts,
        ...(focus ? { focus: focusText(focus) } : {}),
        version: version + 1,
        // What somebody has described is not removed by night.
        kept: true,
        unsavedSince: null,
      })
      .where(eq(images.id, held.id));
    await writeAudit(tx, actor, { action: "image.changed", subject: { kind: "image", id: held.path } });
  });

export const changedMeanwhile = () => new AppError("conflict", messages.changed, { code: "VERSION_CONFLICT" });

/**
 * Another file in place of an image: alternative text, focus and translations stay, and every place shows the new one. The old
 * address goes on answering. Answers the new path. @throws AppError for a file that is no image, and for an image that is gone
 */
export async function replaceImage(
  { db, files, clock }: Pick<AppContext, "db" | "files" | "clock">,
  path: string,
  bytes: Uint8Array,
  places: readonly ReplaceImage[],
  actor: Actor,
): Promise<string> {
  checkBytes(bytes);
  await findImage(db, path);
  const imageWorker = openImageWorker();
  const next = `products/${randomUUID()}.webp`;
  try {
    const { bytes: resized, ...described } = await imageWorker.resizeStill(bytes);
    await files.put(next, resized, "image/webp");
    await transact(db, async (tx) => {
      const old = await lockShownImage(tx, path);
      if (old.path !== path) throw changedMeanwhile();
      const uploadHash = await freeHash(tx, hashOf(bytes));
      const file = { ...described, path: next, bytes: resized.length, variants: [], uploadHash };
      await exchangeFile(tx, old, file, { places, now: clock.now(), actor });
    });
    return next;
  } catch (error) {
    // After a lost answer the change may have been saved. A file without a row does no harm; a row without its file does.
    const isSaved = await findImage(db, next).then(
      () => true,
      (failure) => !(failure instanceof AppError),
    );
    if (!isSaved) await files.remove(next);
    throw error;
  } finally {
    await imageWorker.close();
  }
}

/**
 * Puts the file back that was replaced last, everywhere. Answers its path. @throws AppError where the image has another file by now, was
 * never replaced, or the earlier file is removed
 */
export async function undoReplacement(
  { db, files, clock }: Pick<AppContext, "db" | "files" | "clock">,
  path: string,
  places: readonly ReplaceImage[],
  actor: Actor,
): Promise<string> {
  const [last] = await db
    .select({ path: replacedImages.path })
    .from(replacedImages)
    .innerJoin(images, eq(images.id, replacedImages.imageId))
    .where(and(eq(images.path, path), eq(replacedImages.isRemoved, false)))
    .orderBy(desc(replacedImages.replacedAt))
    .limit(1);
  const file = last && (await files.read(last.path));
  if (!file) throw new AppError("not-found", messages.replacedGone);
  const imageWorker = openImageWorker();
  try {
    const described = await imageWorker.describe(file.bytes);
    await transact(db, async (tx) => {
      const now = await lockShownImage(tx, path);
      if (now.path !== path) throw changedMeanwhile();
      const [earlier] = await tx
        .delete(replacedImages)
        .where(and(eq(replacedImages.path, last.path), eq(replacedImages.isRemoved, false)))
        .returning();
      if (!earlier) throw new AppError("not-found", messages.replacedGone);
      const { variants } = earlier;
      const back = { ...described, path: last.path, bytes: file.bytes.length, variants, uploadHash: null };
      await exchangeFile(tx, now, back, { places, now: clock.now(), actor });
    });
    return last.path;
  } finally {
    await imageWorker.close();
  }
}

type Image = typeof images.$inferSelect;
type ImageFile = Pick<Image, "path" | "width" | "height" | "blur" | "bytes" | "variants" | "uploadHash">;

interface Exchange {
  places: readonly ReplaceImage[];
  now: Date;
  actor: Actor;
}

/** Another file for an image, whose row is held: everywhere it is shown, and the address of the old one leads to it. */
async function exchangeFile(tx: Tx, old: Image, file: ImageFile, { places, now, actor }: Exchange): Promise<void> {
  // Before the places: a place holds only images that are there.
  await tx
    .update(images)
    .set({ ...file, contentType: "image/webp", sizesBegunAt: null, version: old.version + 1 })
    .where(eq(images.id, old.id));
  await tx.insert(replacedImages).values({ path: old.path, imageId: old.id, variants: old.variants, replacedAt: now });
  for (const replace of places) await replace(tx, old.path, file.path);
  await writeAudit(tx, actor, { action: "image.replaced", subject: { kind: "image", id: file.path } });
}

/** A file that is in the library already is an image of its own: two entries would be the same one. */
async function freeHash(tx: Tx, hash: string): Promise<string | null> {
  const [taken] = await tx.select({ id: images.id }).from(images).where(eq(images.uploadHash, hash));
  return taken ? null : hash;
}

/** After the products that show it, as who saves a product holds it first, and then its images. */
async function lockShownImage(tx: Tx, path: string): Promise<Image> {
  await tx.execute(sql`
    SELECT FROM products WHERE id IN (SELECT target_id FROM image_uses WHERE kind = 'product' AND path = ${path})
    ORDER BY id FOR NO KEY UPDATE`);
  return lockImage(tx, path);
}

/** Also by a path that it had before it was replaced. */
async function lockImage(tx: Tx, path: string): Promise<Image> {
  const [held] = await tx.select().from(images).where(hasPath(path)).for("update");
  if (!held) throw new AppError("not-found", messages.gone);
  return held;
}

async function findImage(db: Db, path: string): Promise<void> {
  const [found] = await db.select({ id: images.id }).from(images).where(hasPath(path));
  if (!found) throw new AppError("not-found", messages.gone);
}

/** The path of the file that an image has today, by a path of an earlier one or of one of its sizes. Null for all others. */
export async function replacementOf(db: Db, path: string): Promise<string | null> {
  const name = /([\w-]+?)(?:-\d+(?:-[\w]+)?)?\.\w+$/.exec(path)?.[1];
  const original = path.startsWith("sizes/") && name ? `products/${name}.webp` : path;
  const { rows } = await db.execute<{ path: string }>(sql`
    SELECT i.path FROM replaced_images r JOIN images i ON i.id = r.image_id WHERE r.path = ${original}`);
  return rows[0]?.path ?? null;
}
