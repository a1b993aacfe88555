import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import { AppError } from "#shared/app-error.ts";
import { type ImageVariant, sizePath } from "../shown-image.ts";
import { openImageWorker } from "./image-worker.ts";
import { images } from "./images-table.ts";
import type { Print } from "./resize-image.ts";

/** After this time the process that began an image's sizes was killed or has failed. */
const BEGIN_AGAIN_MS = 10 * 60_000;

type Waiting = Pick<typeof images.$inferSelect, "id" | "path" | "variants">;

/** Makes the sizes of every image that has none, or not that of emails, one after the other, until there is none left or `signal` says stop. */
export async function makeSizes({ db, files, log, clock }: AppContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const image = await beginNext(db, clock.now());
    if (!image) return;
    try {
      await makeSizesOf({ db, files }, image, signal);
    } catch (error) {
      if (signal.aborted) await db.update(images).set({ sizesBegunAt: null }).where(eq(images.id, image.id));
      else log.warn({ err: error, path: image.path }, "the sizes of an image were not made");
    }
  }
}

/** Several processes never begin the same image. */
async function beginNext(db: Db, now: Date): Promise<Waiting | undefined> {
  const longAgo = new Date(now.getTime() - BEGIN_AGAIN_MS);
  const next = db
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        sql`NOT ${images.variants} @> '[{"format": "jpeg"}]'`,
        or(isNull(images.sizesBegunAt), lt(images.sizesBegunAt, longAgo)),
      ),
    )
    .orderBy(images.createdAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [begun] = await db
    .update(images)
    .set({ sizesBegunAt: now })
    .where(eq(images.id, sql`(${next})`))
    .returning({ id: images.id, path: images.path, variants: images.variants });
  return begun;
}

async function makeSizesOf(
  { db, files }: { db: Db; files: Files },
  image: Waiting,
  signal: AbortSignal,
): Promise<void> {
  const original = await files.read(image.path);
  if (!original) throw new Error("The file of this image is missing.");
  const imageWorker = openImageWorker({ isPatient: true, signal });
  try {
    // Images of earlier versions lack the size of emails only.
    const isForEmail = image.variants.length > 0;
    const prints = await (isForEmail ? imageWorker.printForEmail : imageWorker.print)(original.bytes);
    const made: ImageVariant[] = [];
    for (const print of prints) made.push(await keep(files, image.path, print));
    const variants = [...image.variants, ...made];
    const isStill = and(eq(images.id, image.id), eq(images.path, image.path));
    const [kept] = await db.update(images).set({ variants }).where(isStill).returning({ id: images.id });
    // Replaced or removed meanwhile: these sizes are of a picture that is gone.
    if (!kept) for (const { path } of made) await files.remove(path);
  } finally {
    await imageWorker.close();
  }
}

/** A stored image never changes, so neither does the file of a size; one that was put before a kill is taken over. */
async function keep(files: Files, original: string, { width, format, bytes }: Print): Promise<ImageVariant> {
  const path = sizePath(original, width, format);
  try {
    await files.put(path, bytes, `image/${format}`);
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "conflict")) throw error;
  }
  return { width, format, path, bytes: bytes.length };
}
