import { and, eq, inArray, isNotNull, lt, not } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { SYSTEM, writeAudit, writeAudits } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { DAY_MS } from "#shared/day.ts";
import { isShown } from "./image-use-queries.ts";
import { filesToRemove, images, replacedImages } from "./images-table.ts";
import { ASKED_FOR_MS } from "./shown-images.ts";

/** A form may lie open that long before it is saved. */
export const QUEUE_TIMEOUT_MS = DAY_MS;
const AT_ONCE = 100;

const files = { path: images.path, variants: images.variants };
const oldFiles = { path: replacedImages.path, variants: replacedImages.variants };
type Removed = { [K in keyof typeof files]: (typeof files)[K]["_"]["data"] };

/**
 * A file that the store does not remove at once goes with the next night's. Answers false where something shows the image, or there is none of this path. Its row is held first, so that nothing can
 * begin to show it meanwhile.
 */
export async function removeUnshown(
  shop: Pick<AppContext, "db" | "files" | "log">,
  path: string,
  actor: Actor,
): Promise<boolean> {
  const removed = await transact(shop.db, async (tx) => {
    const [held] = await tx.select({ id: images.id }).from(images).where(eq(images.path, path)).for("update");
    if (!held) return [];
    const replaced = await tx.select(oldFiles).from(replacedImages).where(eq(replacedImages.imageId, held.id));
    const gone = await tx
      .delete(images)
      .where(and(eq(images.id, held.id), not(isShown)))
      .returning(files);
    if (gone.length === 0) return [];
    const subject = { kind: "image" as const, id: path };
    await writeAudit(tx, actor, { action: "image.removed", subject });
    return noteFiles(tx, [...gone, ...replaced]);
  });
  try {
    await removeFiles(shop, removed);
  } catch (err) {
    shop.log.warn({ err, path }, "a file could not be removed");
  }
  return removed.length > 0;
}

/** Removes what was uploaded a day ago or more, or taken out of what showed it 30 days before, and is shown nowhere. */
export async function removeForgotten(shop: AppContext, signal: AbortSignal): Promise<void> {
  const { db, clock } = shop;
  const longAgo = new Date(clock.now().getTime() - QUEUE_TIMEOUT_MS);
  const isForgotten = and(isNotNull(images.unsavedSince), lt(images.unsavedSince, longAgo), not(images.kept));
  await db.update(images).set({ unsavedSince: null }).where(and(isForgotten, isShown));
  while (!signal.aborted) {
    const { count, paths } = await removeSome(db, and(isForgotten, not(isShown)));
    await removeFiles(shop, paths);
    if (count < AT_ONCE) return;
  }
}

/** With the files of images that they replaced. */
const removeSome = (db: AppContext["db"], which: ReturnType<typeof and>): Promise<{ count: number; paths: string[] }> =>
  transact(db, async (tx) => {
    // Held: a product that is saved meanwhile keeps its image.
    const held = await tx
      .select({ id: images.id })
      .from(images)
      .where(which)
      .orderBy(images.id)
      .limit(AT_ONCE)
      .for("update");
    const ids = held.map(({ id }) => id);
    const replaced = await tx.select(oldFiles).from(replacedImages).where(inArray(replacedImages.imageId, ids));
    const gone = await tx.delete(images).where(inArray(images.id, ids)).returning(files);
    await writeAudits(
      tx,
      SYSTEM,
      gone.map(({ path }) => ({ action: "image.removed", subject: { kind: "image", id: path } })),
    );
    return { count: gone.length, paths: await noteFiles(tx, [...gone, ...replaced]) };
  });

/** Their addresses lead to the files of today from then on. Removes all files that a failure has left, too. */
export async function removeReplaced(shop: AppContext): Promise<void> {
  const { db, clock } = shop;
  const longAgo = new Date(clock.now().getTime() - ASKED_FOR_MS);
  await transact(db, async (tx) => {
    const removed = await tx
      .update(replacedImages)
      .set({ isRemoved: true })
      .where(and(eq(replacedImages.isRemoved, false), lt(replacedImages.replacedAt, longAgo)))
      .returning(oldFiles);
    await noteFiles(tx, removed);
  });
  const left = await db.select().from(filesToRemove);
  await removeFiles(
    shop,
    left.map(({ path }) => path),
  );
}

/** In the transaction that removes their rows. Answers the paths of all files. */
async function noteFiles(tx: Tx, removed: readonly Removed[]): Promise<string[]> {
  const paths = removed.flatMap(({ path, variants }) => [path, ...variants.map((variant) => variant.path)]);
  if (paths.length > 0)
    await tx
      .insert(filesToRemove)
      .values(paths.map((path) => ({ path })))
      .onConflictDoNothing();
  return paths;
}

/** After the row: a file without a row does no harm, a row without its file is a broken image. One that fails stops no other. @throws a failure, at the end */
async function removeFiles({ db, files }: Pick<AppContext, "db" | "files">, paths: readonly string[]): Promise<void> {
  const removed: string[] = [];
  const failures: unknown[] = [];
  for (const path of paths) {
    try {
      await files.remove(path);
      removed.push(path);
    } catch (error) {
      failures.push(error);
    }
  }
  await db.delete(filesToRemove).where(inArray(filesToRemove.path, removed));
  for (const failure of failures) throw failure;
}
