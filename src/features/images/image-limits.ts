import { AppError } from "#shared/app-error.ts";
import { messages } from "./messages.ts";

/** Images of one product (back office 9). */
export const MAX_IMAGES = 6;
const MEGABYTES = 15;
export const MAX_BYTES = MEGABYTES * 1_000_000;
const MEGAPIXELS = 50;
/** The longest side of a stored image; larger ones are made smaller. */
export const MAX_SIDE = 2400;

type ImageFormat = "jpeg" | "png" | "webp" | "gif" | "avif";

/** What a file is by its first bytes; its name and its declared type count for nothing. null for anything else, SVG too. */
export function imageFormat(bytes: Uint8Array): ImageFormat | null {
  const head = String.fromCharCode(...bytes.subarray(0, 32));
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return "webp";
  if (head.startsWith("ftyp", 4) && /avi[fs]/.test(head.slice(8))) return "avif";
  return null;
}

/** @throws AppError for what is no image or too many bytes. */
export function checkBytes(bytes: Uint8Array): void {
  if (bytes.length > MAX_BYTES) throw new AppError("too-large", messages.tooManyBytes(MEGABYTES));
  if (!imageFormat(bytes)) throw new AppError("invalid", messages.noImage);
}

/** Asked of the header, before a pixel is decoded. @throws AppError */
export function checkPixels(width: number, height: number): void {
  if (width * height > MEGAPIXELS * 1_000_000) throw new AppError("too-large", messages.tooManyPixels(MEGAPIXELS));
}

/** What is longer is a line, not an image, and its preview would be larger than a file can be. */
const MAX_RATIO = 100;

/** @throws AppError */
export function checkShape(width: number, height: number): void {
  if (Math.max(width, height) > Math.min(width, height) * MAX_RATIO)
    throw new AppError("invalid", messages.tooNarrow(width, height, MAX_RATIO));
}

const WIDTHS = [320, 480, 640, 960, 1440];
/** A usual width that is larger than this share of the own one saves too little. */
const MAX_SHARE = 0.8;

const smallerThan = (own: number, widths: readonly number[]) => widths.filter((one) => one <= own * MAX_SHARE);

/** The widths an image is offered in: the usual ones that are clearly smaller than its own, and its own. */
export const widthsOf = (own: number): number[] => [...smallerThan(own, WIDTHS), own];

/** Of the JPEG of emails, which show an image in 512 CSS pixels at most. */
export const EMAIL_WIDTH = 640;

/** WebP is for small places, the smallest file for at most 112 CSS pixels, and for browsers that do not read AVIF. */
export const webpWidthsOf = (own: number): number[] => smallerThan(own, [224, 320, 640]);
