import { pictureAddress } from "#features/images/image-address.ts";
import { keepPictures, releasePictures } from "#features/images/server/shown-images.ts";
import type { Tx } from "#platform/database/database.ts";
import { Refusal } from "#shared/app-error.ts";
import { texts } from "../product-input-texts.ts";

const storedIn = (image: readonly string[]): string[] =>
  image.flatMap((entry) => {
    const address = pictureAddress(entry);
    return address.kind === "stored" ? [address.path] : [];
  });

/**
 * A product shows other pictures from now on. What it showed before may stay as it is, whatever it was.
 * @throws Refusal for an address that is none, and for a picture that the store does not hold
 */
export async function exchangePictures(
  tx: Tx,
  before: readonly string[],
  after: readonly string[],
  now: Date,
): Promise<void> {
  const added = after.filter((entry) => !before.includes(entry));
  if (added.some((entry) => ["unknown", "placeholder"].includes(pictureAddress(entry).kind)))
    throw new Refusal("invalid", texts.pictureAddress);
  const missing = await keepPictures(tx, storedIn(added));
  if (missing.length > 0) throw new Refusal("invalid", texts.pictureUnknown);
  await releasePictures(tx, storedIn(before.filter((entry) => !after.includes(entry))), now);
}
