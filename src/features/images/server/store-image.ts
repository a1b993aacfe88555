import { createHash, randomUUID } from "node:crypto";
import type { Db } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { ImageWorker } from "./image-worker.ts";
import { images } from "./images-table.ts";

export type NewImage = typeof images.$inferInsert;

/** An image of the same `uploadHash` came in meanwhile. */
export class SameUpload extends Error {}

interface Storing extends Pick<NewImage, "alt" | "unsavedSince" | "uploadHash" | "kept"> {
  /** Of its path, without ending. */
  name?: string;
  /** What the file was called. */
  fileName?: string;
}

/**
 * Stores an untrusted image (decision 40), encoded again from its pixels, under a new name. A job makes its sizes later; pages
 * show the original meanwhile. @throws AppError, SameUpload
 */
export async function storeImage(
  { db, files }: { db: Db; files: Files },
  imageWorker: Pick<ImageWorker, "resize">,
  upload: Uint8Array,
  { alt = "", name = randomUUID(), fileName = "", ...kept }: Storing = {},
): Promise<NewImage> {
  const { bytes, ...described } = await imageWorker.resize(upload);
  const image = { ...asImage(`products/${name}.webp`, bytes, described, alt), name: fileName, ...kept };
  await files.put(image.path, bytes, image.contentType);
  const written = await insertImages(db, [image]);
  if (written > 0 || !kept.uploadHash) return image;
  await files.remove(image.path);
  throw new SameUpload();
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

/** Answers how many were not there yet. */
export async function insertImages(db: Db, rows: readonly NewImage[]): Promise<number> {
  const written = await db
    .insert(images)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: images.id });
  return written.length;
}

const asImage = (
  path: string,
  bytes: Uint8Array,
  described: { width: number; height: number; blur: string },
  alt: string,
): NewImage => ({ path, contentType: "image/webp", bytes: bytes.length, alt, ...described });
