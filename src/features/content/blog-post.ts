import type { ShownImage } from "#features/images/shown-image.ts";

export const BLOG_CATEGORIES = ["wellness", "how-to", "lifestyle", "tips"] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** What a card shows of an article. */
export interface PostSummary {
  id: string;
  title: string;
  slug: string;
  excerpt: string | null;
  image: ShownImage | null;
  category: BlogCategory;
  /** When it was first published, or else written. */
  publishedAt: Date;
}

export interface Post extends PostSummary {
  /** Safe to be shown. */
  body: string;
  readingMinutes: number;
  updatedAt: Date;
}

const WORDS_A_MINUTE = 220;

/** Whole minutes, one at least; tags and entities are no words. */
export function readingMinutes(body: string): number {
  const words = body
    .replaceAll(/<[^>]*>|&[a-z#0-9]+;/gi, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
