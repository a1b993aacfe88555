import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
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
