import { createHash, randomUUID } from "node:crypto";
import type { Db } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { Darkroom } from "./image-worker.ts";
import { pictures } from "./images-table.ts";

export type NewPicture = typeof pictures.$inferInsert;

/**
 * The way in for a picture of anybody's (decision 40): what is kept was made anew from its pixels, under a name of its own.
 * Its sizes are made later by a job; pages show the original meanwhile. @throws Refusal
 */
export async function storePicture(
  { db, files }: { db: Db; files: Files },
  darkroom: Darkroom,
  upload: Uint8Array,
  { alt = "", name = randomUUID(), unsavedSince }: { alt?: string; name?: string; unsavedSince?: Date } = {},
): Promise<NewPicture> {
  const { bytes, ...described } = await darkroom.develop(upload);
  const picture = { ...asPicture(`products/${name}.webp`, bytes, described, alt), unsavedSince };
  await files.put(picture.path, bytes, picture.contentType);
  await insertPictures(db, [picture]);
  return picture;
}

/** The way in for the shop's own WebP: kept as it is, named by its content, so that a seed killed half-way finds it again. */
export async function storeOwnPicture(
  files: Files,
  darkroom: Darkroom,
  bytes: Uint8Array,
  alt: string,
): Promise<NewPicture> {
  const name = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const picture = asPicture(`products/${name}.webp`, bytes, await darkroom.describe(bytes), alt);
  if (!(await files.exists(picture.path))) await files.put(picture.path, bytes, picture.contentType);
  return picture;
}

export async function insertPictures(db: Db, rows: readonly NewPicture[]): Promise<void> {
  await db
    .insert(pictures)
    .values([...rows])
    .onConflictDoNothing({ target: pictures.path });
}

const asPicture = (
  path: string,
  bytes: Uint8Array,
  described: { width: number; height: number; blur: string },
  alt: string,
): NewPicture => ({ path, contentType: "image/webp", bytes: bytes.length, alt, ...described });
