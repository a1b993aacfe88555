import { createHash, randomUUID } from "node:crypto";
import type { Db } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { ImageWorker } from "./image-worker.ts";
import { images } from "./images-table.ts";

export type NewImage = typeof images.$inferInsert;

/**
 * Stores an untrusted image (decision 40), encoded again from its pixels, under a new name. A job makes its sizes later; pages
 * show the original meanwhile. @throws AppError
 */
export async function storeImage(
  { db, files }: { db: Db; files: Files },
  imageWorker: ImageWorker,
  upload: Uint8Array,
  { alt = "", name = randomUUID(), unsavedSince }: { alt?: string; name?: string; unsavedSince?: Date } = {},
): Promise<NewImage> {
  const { bytes, ...described } = await imageWorker.resize(upload);
  const image = { ...asImage(`products/${name}.webp`, bytes, described, alt), unsavedSince };
  await files.put(image.path, bytes, image.contentType);
  await insertImages(db, [image]);
  return image;
}

/** The way in for the shop's own WebP: kept as it is, named by its content, so that a seed killed half-way finds it again. */
export async function storeOwnImage(
  files: Files,
  imageWorker: ImageWorker,
  bytes: Uint8Array,
  alt: string,
): Promise<NewImage> {
  const name = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const image = asImage(`products/${name}.webp`, bytes, await imageWorker.describe(bytes), alt);
  if (!(await files.exists(image.path))) await files.put(image.path, bytes, image.contentType);
  return image;
}

export async function insertImages(db: Db, rows: readonly NewImage[]): Promise<void> {
  await db
    .insert(images)
    .values([...rows])
    .onConflictDoNothing({ target: images.path });
}

const asImage = (
  path: string,
  bytes: Uint8Array,
  described: { width: number; height: number; blur: string },
  alt: string,
): NewImage => ({ path, contentType: "image/webp", bytes: bytes.length, alt, ...described });
