import { z } from "zod";
import { BLOG_CATEGORIES } from "./blog-post.ts";
import { PUBLICATION_STATUSES } from "./publication.ts";

/** Rows of a list in the back office. */
export const ROWS_A_PAGE = 25;

const shared = {
  /** Counted from 1. */
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  search: z.string().trim().max(200).default(""),
  status: z.enum(PUBLICATION_STATUSES).optional(),
};

export const PAGE_ORDERS = ["newest", "oldest", "title", "title-reversed"] as const;

/** Which of all pages, or of all posts, somebody looks at. */
export const pageList = z.object({ ...shared, sort: z.enum(PAGE_ORDERS).default("newest") });
export const postList = z.object({
  ...shared,
  category: z.enum(BLOG_CATEGORIES).optional(),
  sort: z.enum(PAGE_ORDERS).default("newest"),
});
/** What an address asks for; words in it that mean nothing count as not written. */
export function asked<S extends z.ZodObject>(list: S, filters: Readonly<Record<string, string>>): z.input<S> {
  const meaningless = new Set(list.safeParse(filters).error?.issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !meaningless.has(key))) as z.input<S>;
}

export type PageList = z.output<typeof pageList>;
export type PostList = z.output<typeof postList>;
