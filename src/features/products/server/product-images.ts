import { sql } from "drizzle-orm";
import { imageAddress } from "#features/images/image-address.ts";
import { ASKED_FOR_MS, keepImages, releaseImages } from "#features/images/server/shown-images.ts";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../product-input-messages.ts";

/** Of these entries of `image`, the paths in the store. */
export const storedIn = (image: readonly string[]): string[] =>
  image.flatMap((entry) => {
    const address = imageAddress(entry);
    return address.kind === "stored" ? [address.path] : [];
  });

/**
 * A product shows other images from now on. What it showed before may stay as it is, whatever it was.
 * @throws AppError for an address that is none, and for an image that the store does not hold
 */
export async function exchangeImages(
  tx: Tx,
  before: readonly string[],
  after: readonly string[],
  now: Date,
): Promise<void> {
  const added = after.filter((entry) => !before.includes(entry));
  if (added.some((entry) => ["unknown", "placeholder"].includes(imageAddress(entry).kind)))
    throw new AppError("invalid", messages.imageAddress);
  const missing = await keepImages(tx, storedIn(added));
  if (missing.length > 0) throw new AppError("invalid", messages.imageUnknown);
  // Campaigns that were sent show images of their products.
  const since = new Date(now.getTime() + ASKED_FOR_MS);
  await releaseImages(tx, storedIn(before.filter((entry) => !after.includes(entry))), since);
}

/** Each product keeps the order of its images. Who edits one meanwhile is told that it has changed. */
export const replaceInProducts = (tx: Tx, from: string, to: string) =>
  tx.execute(sql`
    UPDATE products SET image = array_replace(image, ${from}, ${to})
    WHERE id IN (SELECT id FROM products WHERE stored_paths(image) @> ARRAY[${from}::text] ORDER BY id FOR NO KEY UPDATE)`);
