import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn, translationColumns } from "#platform/database/columns.ts";
import { BLOG_CATEGORIES } from "../blog-post.ts";
import { PUBLICATION_STATUSES } from "../publication.ts";

export const blogPosts = pgTable("blog_posts", {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  slug: text().notNull(),
  excerpt: text(),
  content: text().notNull().default(""),
  featuredImage: text("featured_image"),
  category: text({ enum: BLOG_CATEGORIES }).notNull().default("wellness"),
  status: text({ enum: PUBLICATION_STATUSES }).notNull().default("draft"),
  publishAt: timeColumn("publish_at"),
  publishedAt: timeColumn("published_at"),
  version: integer().notNull().default(1),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  isSample: boolean("is_sample").notNull().default(false),
});

export const blogPostTranslations = pgTable(
  "blog_post_translations",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => blogPosts.id),
    language: text().notNull(),
    title: text(),
    slug: text(),
    excerpt: text(),
    content: text(),
    ...translationColumns(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.language] })],
);
