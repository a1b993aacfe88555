import type { PictureVariant } from "#features/pictures/server/pictures-table.ts";
import type { ProductPicture } from "../product.ts";

export interface StoredPicture {
  path: string;
  width: number | null;
  height: number | null;
  blur: string | null;
  alt: string | null;
  variants: PictureVariant[] | null;
}

const PUBLIC = "/storage/v1/object/public/product-images/";
const USUAL = { width: 1000, height: 1250 };

/** Storage paths become public addresses; full addresses and data URIs stay as they are. */
export const publicAddress = (path: string): string => (/^(https?:|data:image\/)/.test(path) ? path : PUBLIC + path);

export function shownPictures(stored: readonly StoredPicture[], productName: string): ProductPicture[] {
  return stored.map(({ path, width, height, blur, alt, variants }) => ({
    src: publicAddress(path),
    srcSet: variants?.length
      ? variants
          .filter(({ format }) => format === "webp")
          .map((variant) => `${publicAddress(variant.path)} ${variant.width}w`)
          .join(", ")
      : undefined,
    alt: alt || productName,
    width: width ?? USUAL.width,
    height: height ?? USUAL.height,
    blur: blur || undefined,
  }));
}
