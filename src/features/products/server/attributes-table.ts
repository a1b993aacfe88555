import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
import { ATTRIBUTE_TYPES, type Choice } from "../attribute.ts";

/** What is told of products in a typed way. Products keep their values under its slug, which never changes. */
export const attributes = pgTable("attributes", {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  name: text().notNull(),
  type: text({ enum: ATTRIBUTE_TYPES }).notNull(),
  unit: text(),
  choices: jsonb().$type<Choice[]>().notNull().default([]),
  isFilter: boolean("is_filter").notNull().default(true),
  position: integer().notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
});
