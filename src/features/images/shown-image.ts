import { PUBLIC_FOLDER } from "./image-address.ts";

/** A smaller copy of an image. Its file is `sizes/NAME-SIZE.FORMAT`, NAME being the file name of the image. */
export interface ImageVariant {
  width: number;
  /** JPEG is for emails. */
  format: "avif" | "webp" | "jpeg";
  path: string;
  bytes: number;
}

/** An image as pages get it. They build its addresses: sent with the page, addresses would weigh more than all else. */
export interface ShownImage {
  /** In the store, or a full address elsewhere. */
  path: string;
  /** The SIZE of each of its files in a format, by width, in pixels: `320 640 960`. Missing where there is none. */
  avif?: string;
  webp?: string;
  alt: string;
  /** Of the image itself, in pixels; those of most images where it is not in the store. */
  width: number;
  height: number;
  blur?: string;
  /** The end of its addresses, `#30,70`: the point that stays in view where it is cropped. Missing for its middle. */
  focus?: string;
}

export interface StoredImage {
  path: string;
  width: number | null;
  height: number | null;
  blur: string | null;
  alt: string | null;
  variants: ImageVariant[] | null;
  focus: string | null;
}

const DEFAULTS = { width: 1000, height: 1250 };

/** Storage paths become public addresses; full addresses and data URIs stay as they are. */
export const publicAddress = (path: string): string =>
  /^(https?:|data:image\/)/.test(path) ? path : PUBLIC_FOLDER + path;

export const shownImages = (stored: readonly StoredImage[], name: string): ShownImage[] =>
  stored.map(({ path, width, height, blur, alt, variants, focus }) => ({
    path,
    avif: sizesOf(path, variants, "avif"),
    webp: sizesOf(path, variants, "webp"),
    alt: alt || name,
    width: width ?? DEFAULTS.width,
    height: height ?? DEFAULTS.height,
    blur: blur || undefined,
    focus: focus ? `#${focus}` : undefined,
  }));

const fileName = (path: string): string => path.replace(/^.*\//, "").replace(/\.[^.]*$/, "");
const beginOf = (path: string): string => `sizes/${fileName(path)}-`;

export const sizePath = (path: string, width: number, format: ImageVariant["format"]): string =>
  `${beginOf(path)}${width}.${format}`;

function sizesOf(path: string, variants: readonly ImageVariant[] | null, wanted: ImageVariant["format"]) {
  const begin = beginOf(path);
  const sizes = variants?.flatMap(({ format, path: file }) =>
    format === wanted && file.startsWith(begin) ? file.slice(begin.length, -wanted.length - 1) : [],
  );
  return sizes && sizes.length > 0 ? sizes.join(" ") : undefined;
}

type Sizes = Pick<ShownImage, "path" | "avif" | "webp" | "focus">;

const address = (path: string, size: string, format: ImageVariant["format"]): string =>
  `${publicAddress(beginOf(path))}${size}.${format}`;

/** One address for a small place: its smallest file. */
export function thumbnailOf({ path, webp, focus }: Sizes): string {
  const [smallest] = webp?.split(" ") ?? [];
  return (smallest ? address(path, smallest, "webp") : publicAddress(path)) + (focus ?? "");
}

/**
 * What the component `Image` needs: AVIF in the sizes there are, and one file for browsers that do not read AVIF.
 *
 * @param maxWidth of the files, in pixels, for a place that is never wide
 */
export function imageProps(image: ShownImage, maxWidth = Number.POSITIVE_INFINITY) {
  const { path, avif, webp, alt, width, height, blur, focus } = image;
  const sizes = avif?.split(" ").filter((size) => Number.parseInt(size, 10) <= maxWidth) ?? [];
  const srcSet = sizes.map((size) => `${address(path, size, "avif")} ${Number.parseInt(size, 10)}w`).join(", ");
  const largest = webp?.split(" ").findLast((size) => Number.parseInt(size, 10) <= maxWidth);
  return {
    src: (Number.isFinite(maxWidth) && largest ? address(path, largest, "webp") : publicAddress(path)) + (focus ?? ""),
    sources: srcSet ? [{ type: "image/avif", srcSet }] : undefined,
    alt,
    width,
    height,
    preview: blur,
  };
}
