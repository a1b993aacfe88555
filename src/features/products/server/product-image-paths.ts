import { PUBLIC_FOLDER } from "#features/images/image-address.ts";
import type { ImageVariant } from "#features/images/server/images-table.ts";
import type { ProductImage } from "../product.ts";

export interface StoredImage {
  path: string;
  width: number | null;
  height: number | null;
  blur: string | null;
  alt: string | null;
  variants: ImageVariant[] | null;
}

const DEFAULTS = { width: 1000, height: 1250 };
const THUMBNAIL_WIDTH = 320;

/** Storage paths become public addresses; full addresses and data URIs stay as they are. */
export const publicAddress = (path: string): string =>
  /^(https?:|data:image\/)/.test(path) ? path : PUBLIC_FOLDER + path;

export const shownImages = (stored: readonly StoredImage[], productName: string): ProductImage[] =>
  stored.map(({ path, width, height, blur, alt, variants }) => {
    const sizes = sizesOf(variants ?? []);
    const original = width ? [`${publicAddress(path)} ${width}w`] : [];
    return {
      src: publicAddress(path),
      srcSet: sizes.webp.length > 0 ? [...sizes.webp, ...original].join(", ") : undefined,
      sources: sizes.avif.length > 0 ? [{ type: "image/avif", srcSet: sizes.avif.join(", ") }] : undefined,
      thumbnail: publicAddress(thumbnailOf(variants ?? [])?.path ?? path),
      alt: alt || productName,
      width: width ?? DEFAULTS.width,
      height: height ?? DEFAULTS.height,
      blur: blur || undefined,
    };
  });

const sizesOf = (variants: readonly ImageVariant[]): Record<ImageVariant["format"], string[]> => {
  const ofFormat = (wanted: ImageVariant["format"]) =>
    variants.flatMap(({ format, path, width }) => (format === wanted ? `${publicAddress(path)} ${width}w` : []));
  return { avif: ofFormat("avif"), webp: ofFormat("webp") };
};

const thumbnailOf = (variants: readonly ImageVariant[]) =>
  variants.find(({ format, width }) => format === "webp" && width >= THUMBNAIL_WIDTH);
