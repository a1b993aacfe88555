import { desc } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { PUBLIC_FOLDER } from "../image-address.ts";
import { images } from "./images-table.ts";

const PAGE_SIZE = 24;
const THUMBNAIL_WIDTH = 320;

export interface StoredImage {
  path: string;
  /** Where browsers find it, and a small one. */
  src: string;
  thumbnail: string;
  alt: string;
}

/** The images of the store, the newest first; and whether there are more. */
export async function storedImages(db: Db, page: number): Promise<{ images: StoredImage[]; hasMore: boolean }> {
  const { path, alt, variants } = images;
  const rows = await db
    .select({ path, alt, variants })
    .from(images)
    .orderBy(desc(images.createdAt), images.id)
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE);
  const listed = rows.slice(0, PAGE_SIZE).map((row) => {
    const small = row.variants.find(({ format, width }) => format === "webp" && width >= THUMBNAIL_WIDTH);
    return {
      path: row.path,
      src: PUBLIC_FOLDER + row.path,
      thumbnail: PUBLIC_FOLDER + (small?.path ?? row.path),
      alt: row.alt,
    };
  });
  return { images: listed, hasMore: rows.length > PAGE_SIZE };
}
