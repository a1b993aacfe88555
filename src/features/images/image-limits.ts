import { Refusal } from "#shared/app-error.ts";
import { texts } from "./texts.ts";

/** Of one product (B 9). */
export const MOST_PICTURES = 6;
const MEGABYTES = 15;
export const MOST_BYTES = MEGABYTES * 1_000_000;
const MEGAPIXELS = 50;
/** The longest side of a stored picture; larger ones are made smaller. */
export const LONGEST_SIDE = 2400;

type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "avif";

/** What a file is by its first bytes; its name and its declared type count for nothing. null for anything else, SVG too. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const head = String.fromCharCode(...bytes.subarray(0, 32));
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return "webp";
  if (head.startsWith("ftyp", 4) && /avi[fs]/.test(head.slice(8))) return "avif";
  return null;
}

/** @throws Refusal for what is no picture or too many bytes. */
export function checkBytes(bytes: Uint8Array): void {
  if (bytes.length > MOST_BYTES) throw new Refusal("too-large", texts.tooManyBytes(MEGABYTES));
  if (!pictureFormat(bytes)) throw new Refusal("invalid", texts.noPicture);
}

/** Asked of the header, before a pixel is decoded. @throws Refusal */
export function checkPixels(width: number, height: number): void {
  if (width * height > MEGAPIXELS * 1_000_000) throw new Refusal("too-large", texts.tooManyPixels(MEGAPIXELS));
}

const WIDTHS = [320, 480, 640, 960];

/** The widths a picture is offered in: the usual ones that are smaller than its own, and its own. */
export const widthsOf = (width: number): number[] => [...WIDTHS.filter((one) => one < width), width];
