import { z } from "zod";
import { pageNumber } from "#shared/page-number.ts";
import { BLOG_CATEGORIES } from "./blog-post.ts";
import { PUBLICATION_STATUSES } from "./publication.ts";

/** Rows of a list in the back office. */
export const ROWS_A_PAGE = 25;

const shared = {
  page: pageNumber,
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
export type PageList = z.output<typeof pageList>;
export type PostList = z.output<typeof postList>;
