/** The Commission's file of the notice (regulation 2025/1960, annex I) as pages show it: unchanged, in its own size at most. */
export interface GuaranteeNoticeFile {
  /** In the public storage. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
}

const MEGABYTES = 2;
/** It travels with each confirmation. */
export const MAX_NOTICE_BYTES = MEGABYTES * 1_000_000;
/** Pixels: below that its text cannot be read. */
export const MIN_NOTICE_WIDTH = 400;

export const NOTICE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** What is wrong with a file, in English as the back office is. */
export const problems = {
  tooLarge: `The file is too large: at most ${MEGABYTES} MB, as it travels with each confirmation.`,
  pdf: "This is a PDF. It cannot stand on a page without a click: choose the notice as an image (PNG or JPEG).",
  svg: "This is an SVG, which may hold scripts: choose the notice as an image (PNG or JPEG).",
  other: "This file is not an image the shop can show: choose PNG, JPEG or WebP.",
  tooSmall: (width: number) =>
    `This image is ${width} pixels wide. The notice can be read from ${MIN_NOTICE_WIDTH} pixels on.`,
  meanwhile: "Somebody else has changed the notice of this language meanwhile.",
  none: "There is no official notice in this language.",
} as const;

const TYPES: Readonly<Record<string, NoticeType>> = { png: "image/png", jpeg: "image/jpeg", webp: "image/webp" };

/** `format` is what the first bytes say, null for no image. The type of a usable file, or what is wrong with it. */
export function noticeType(bytes: Uint8Array, format: string | null): { type: NoticeType } | { problem: string } {
  if (bytes.length > MAX_NOTICE_BYTES) return { problem: problems.tooLarge };
  const type = TYPES[format ?? ""];
  if (type) return { type };
  const head = new TextDecoder().decode(bytes.subarray(0, 1_000));
  if (head.startsWith("%PDF-")) return { problem: problems.pdf };
  return { problem: /<svg/i.test(head) ? problems.svg : problems.other };
}
