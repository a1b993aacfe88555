import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn, translationColumns } from "#platform/database/columns.ts";
import type { ImageVariant } from "../shown-image.ts";

export const images = pgTable("images", {
  id: uuid().primaryKey().defaultRandom(),
  path: text().notNull(),
  contentType: text("content_type").notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: bigint({ mode: "number" }).notNull(),
  blur: text().notNull().default(""),
  alt: text().notNull().default(""),
  /** Empty until they are made. */
  variants: jsonb().$type<ImageVariant[]>().notNull().default([]),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  /** When a process last began the sizes; it may have been killed. */
  sizesBegunAt: timeColumn("sizes_begun_at"),
  /** Since when nothing shows it; null for an image that is shown or was not uploaded. */
  unsavedSince: timeColumn("unsaved_since"),
});

export const imageTranslations = pgTable(
  "image_translations",
  {
    imageId: uuid("image_id")
      .notNull()
      .references(() => images.id),
    language: text().notNull(),
    alt: text(),
    ...translationColumns(),
  },
  (table) => [primaryKey({ columns: [table.imageId, table.language] })],
);
