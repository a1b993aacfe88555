import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn, translationColumns } from "#platform/database/columns.ts";
import { PUBLICATION_STATUSES } from "../publication.ts";

export const contentPages = pgTable("content_pages", {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  slug: text().notNull(),
  body: text().notNull().default(""),
  metaDescription: text("meta_description"),
  status: text({ enum: PUBLICATION_STATUSES }).notNull().default("draft"),
  version: integer().notNull().default(1),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
});

export const contentPageTranslations = pgTable(
  "content_page_translations",
  {
    pageId: uuid("page_id")
      .notNull()
      .references(() => contentPages.id),
    language: text().notNull(),
    title: text(),
    slug: text(),
    body: text(),
    metaDescription: text("meta_description"),
    ...translationColumns(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.language] })],
);

/** Addresses that articles and pages had in other languages. */
export const translatedSlugHistory = pgTable(
  "translated_slug_history",
  {
    kind: text({ enum: ["blog-post", "content-page", "collection"] }).notNull(),
    language: text().notNull(),
    slug: text().notNull(),
    targetId: uuid("target_id").notNull(),
    until: timeColumn("until").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.language, table.slug] })],
);
