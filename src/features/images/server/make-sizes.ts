import { createHash } from "node:crypto";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Shop } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import { Refusal } from "#shared/app-error.ts";
import { openDarkroom } from "./image-worker.ts";
import { type PictureVariant, pictures } from "./images-table.ts";
import type { Print } from "./resize-image.ts";

/** After this time whoever began a picture's sizes has been killed, or has failed. */
const BEGIN_AGAIN_MS = 10 * 60_000;

type Waiting = Pick<typeof pictures.$inferSelect, "id" | "path">;

/** Makes the sizes of every picture that has none, one after the other, until there is none left or `signal` says stop. */
export async function makeSizes({ db, files, log, clock }: Shop, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const picture = await beginNext(db, clock.now());
    if (!picture) return;
    try {
      await makeSizesOf({ db, files }, picture, signal);
    } catch (error) {
      if (signal.aborted) await db.update(pictures).set({ sizesBegunAt: null }).where(eq(pictures.id, picture.id));
      else log.warn({ err: error, path: picture.path }, "the sizes of a picture were not made");
    }
  }
}

/** Several processes never begin the same picture. */
async function beginNext(db: Db, now: Date): Promise<Waiting | undefined> {
  const longAgo = new Date(now.getTime() - BEGIN_AGAIN_MS);
  const next = db
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(sql`${pictures.variants} = '[]'`, or(isNull(pictures.sizesBegunAt), lt(pictures.sizesBegunAt, longAgo))))
    .orderBy(pictures.createdAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [begun] = await db
    .update(pictures)
    .set({ sizesBegunAt: now })
    .where(eq(pictures.id, sql`(${next})`))
    .returning({ id: pictures.id, path: pictures.path });
  return begun;
}

async function makeSizesOf(
  { db, files }: { db: Db; files: Files },
  picture: Waiting,
  signal: AbortSignal,
): Promise<void> {
  const original = await files.read(picture.path);
  if (!original) throw new Error("The file of this picture is missing.");
  const darkroom = openDarkroom({ isPatient: true, signal });
  try {
    const prints = await darkroom.print(original.bytes);
    const variants: PictureVariant[] = [];
    for (const print of prints) variants.push(await keep(files, picture.path, print));
    await db.update(pictures).set({ variants }).where(eq(pictures.id, picture.id));
  } finally {
    await darkroom.close();
  }
}

/** Under a name that tells its content, so it never changes; one that was put before a kill is taken over. */
async function keep(files: Files, original: string, { width, format, bytes }: Print): Promise<PictureVariant> {
  const stem = original.replace(/^.*\//, "").replace(/\.[^.]*$/, "");
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const path = `sizes/${stem}-${width}-${hash}.${format}`;
  try {
    await files.put(path, bytes, `image/${format}`);
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === "conflict")) throw error;
  }
  return { width, format, path, bytes: bytes.length };
}
