import { messages as problems } from "./notice-problem-messages.ts";

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

const TYPES: Readonly<Record<string, NoticeType>> = { png: "image/png", jpeg: "image/jpeg", webp: "image/webp" };

/** At most `MAX_NOTICE_BYTES`. */
export const tooLarge = (): string => problems.tooLarge(String(MEGABYTES));

/** `format` is what the first bytes say, null for no image. The type of a usable file, or what is wrong with it. */
export function noticeType(bytes: Uint8Array, format: string | null): { type: NoticeType } | { problem: string } {
  if (bytes.length > MAX_NOTICE_BYTES) return { problem: tooLarge() };
  const type = TYPES[format ?? ""];
  if (type) return { type };
  const head = new TextDecoder().decode(bytes.subarray(0, 1_000));
  if (head.startsWith("%PDF-")) return { problem: problems.pdf };
  return { problem: /<svg/i.test(head) ? problems.svg : problems.other };
}
