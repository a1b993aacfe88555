import { bigint, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";

export interface PictureVariant {
  width: number;
  format: "avif" | "webp";
  path: string;
  bytes: number;
}

export const pictures = pgTable("pictures", {
  id: uuid().primaryKey().defaultRandom(),
  path: text().notNull(),
  contentType: text("content_type").notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: bigint({ mode: "number" }).notNull(),
  blur: text().notNull().default(""),
  alt: text().notNull().default(""),
  variants: jsonb().$type<PictureVariant[]>().notNull().default([]),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
});
