import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn, translationColumns } from "#platform/database/columns.ts";
import { USE_KINDS } from "../media.ts";
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
  /** Since when nothing needs it; null for an image that is shown or was not uploaded. */
  unsavedSince: timeColumn("unsaved_since"),
  /** The point that stays in view where the image is cropped: "x,y" in percent; null for its middle. */
  focus: text(),
  /** What the file was called that was uploaded. */
  name: text().notNull().default(""),
  /** SHA-256 of that file; null for images of the demo and of earlier versions. */
  uploadHash: text("upload_hash"),
  /** It stays although nothing shows it. */
  kept: boolean().notNull().default(false),
  version: integer().notNull().default(1),
});

/** An image that was replaced: its old address leads to the file of today. */
export const replacedImages = pgTable("replaced_images", {
  path: text().primaryKey(),
  imageId: uuid("image_id")
    .notNull()
    .references(() => images.id),
  /** Of its sizes, removed with it. */
  variants: jsonb().$type<ImageVariant[]>().notNull().default([]),
  replacedAt: timeColumn("replaced_at").notNull().defaultNow(),
  isRemoved: boolean("is_removed").notNull().default(false),
});

/** Files whose rows are gone, until the store has removed them. */
export const filesToRemove = pgTable("files_to_remove", { path: text().primaryKey() });

/** Where an image of the store is shown. Triggers write it. */
export const imageUses = pgTable(
  "image_uses",
  {
    path: text().notNull(),
    kind: text({ enum: USE_KINDS }).notNull(),
    targetId: uuid("target_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.kind, table.targetId] })],
);

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
