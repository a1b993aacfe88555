import { inArray } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { type ImageVariant, publicAddress } from "../shown-image.ts";
import { images } from "./images-table.ts";

/** In pixels: sharp enough in an email. */
const MIN_WIDTH = 480;

/**
 * The absolute URLs of images in an email, as JPEG where it is made: Outlook for Windows shows no WebP. Until then the smallest file that
 * is large enough. null for none, and for data URLs, which mail programs do not show.
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
  const variants = new Map(rows.map((row) => [row.path, row.variants]));
  return paths.map((path) =>
    emailImage({ path, variants: path === null ? null : (variants.get(path) ?? null) }, shopUrl),
  );
}

/** Likewise of one image that was read already. */
export function emailImage(
  { path, variants }: { path: string | null; variants: readonly ImageVariant[] | null },
  shopUrl: string,
): string | null {
  const address = path && publicAddress(fileOf(variants ?? []) ?? path);
  if (!address || address.startsWith("data:")) return null;
  return address.startsWith("/") ? shopUrl + address : address;
}

const fileOf = (variants: readonly ImageVariant[]): string | undefined =>
  (
    variants.find(({ format }) => format === "jpeg") ??
    variants
      .filter(({ format, width }) => format === "webp" && width >= MIN_WIDTH)
      .toSorted((one, other) => one.width - other.width)[0]
  )?.path;
