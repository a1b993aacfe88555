import { and, eq, isNotNull, lt, not, sql } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { Shop } from "#platform/context.ts";
import { type Db, transact } from "#platform/database/database.ts";
import { isShown } from "./image-use-queries.ts";
import { pictures } from "./images-table.ts";

/** A form may lie open that long before it is saved. */
const PATIENCE_MS = 24 * 60 * 60_000;
const AT_ONCE = 100;

const files = { path: pictures.path, variants: pictures.variants };
type Removed = { [K in keyof typeof files]: (typeof files)[K]["_"]["data"] };

/** Answers false where something shows the picture, or there is none of this path. */
export async function removeUnshown(
  { db, files: store }: Pick<Shop, "db" | "files">,
  path: string,
  { by, requestId }: { by: string; requestId: string },
): Promise<boolean> {
  const removed = await transact(db, async (tx) => {
    const gone = await tx
      .delete(pictures)
      .where(and(eq(pictures.path, path), isNotNull(pictures.unsavedSince), not(isShown)))
      .returning(files);
    const subject = { kind: "picture" as const, id: path };
    if (gone.length > 0)
      await writeAudit(tx, { actor: "administrator", actorId: by, action: "picture.removed", subject, requestId });
    return gone;
  });
  await removeFiles(store, removed);
  return removed.length > 0;
}

/** Removes what was uploaded, or taken out of its product, a day ago or more, and is shown nowhere. */
export async function removeForgotten({ db, files: store, clock }: Shop, signal: AbortSignal): Promise<void> {
  const longAgo = new Date(clock.now().getTime() - PATIENCE_MS);
  const isForgotten = and(isNotNull(pictures.unsavedSince), lt(pictures.unsavedSince, longAgo));
  await db.update(pictures).set({ unsavedSince: null }).where(and(isForgotten, isShown));
  while (!signal.aborted) {
    const removed = await removeSome(db, and(isForgotten, not(isShown)));
    await removeFiles(store, removed);
    if (removed.length < AT_ONCE) return;
  }
}

const removeSome = (db: Db, which: ReturnType<typeof and>): Promise<Removed[]> => {
  const some = db.select({ id: pictures.id }).from(pictures).where(which).limit(AT_ONCE);
  // Asked again of the row itself: a product that is saved meanwhile keeps its picture.
  return db
    .delete(pictures)
    .where(and(sql`${pictures.id} IN (${some})`, isNotNull(pictures.unsavedSince)))
    .returning(files);
};

/** After the row: a file without a row does no harm, a row without its file is a broken picture. */
async function removeFiles(store: Shop["files"], removed: readonly Removed[]): Promise<void> {
  for (const { path, variants } of removed) {
    for (const file of [path, ...variants.map((variant) => variant.path)]) await store.remove(file);
  }
}
