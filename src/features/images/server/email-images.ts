import { inArray } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { publicAddress } from "../shown-image.ts";
import { images } from "./images-table.ts";

/**
 * The absolute URLs of images in an email, as JPEG where it is made: Outlook for Windows shows no WebP. null for none, and for data
 * URLs, which mail programs do not show.
 */
export async function emailImages(
  db: Db,
  paths: readonly (string | null)[],
  shopUrl: string,
): Promise<(string | null)[]> {
  const named = paths.filter((path) => path !== null);
  const rows =
    named.length === 0
      ? []
      : await db
          .select({ path: images.path, variants: images.variants })
          .from(images)
          .where(inArray(images.path, named));
  const jpegs = new Map(
    rows.map(({ path, variants }) => [path, variants.find(({ format }) => format === "jpeg")?.path]),
  );
  return paths.map((path) => {
    const address = path && publicAddress(jpegs.get(path) ?? path);
    if (!address || address.startsWith("data:")) return null;
    return address.startsWith("/") ? shopUrl + address : address;
  });
}
