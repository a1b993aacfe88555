import { boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { products } from "#features/products/server/products-table.ts";
import { timeColumn } from "#platform/database/columns.ts";
import type { RecallTexts, Remedy } from "../recall.ts";

export const recalls = pgTable("recalls", {
  id: uuid().primaryKey(),
  productId: uuid("product_id")
    .notNull()
    .references(() => products.id),
  batches: text().array().notNull().default([]),
  withUnknown: boolean("with_unknown").notNull(),
  soldFrom: date("sold_from", { mode: "string" }),
  soldTo: date("sold_to", { mode: "string" }),
  texts: jsonb().$type<RecallTexts>().notNull(),
  remedies: text().array().$type<Remedy[]>().notNull(),
  recipients: integer().notNull(),
  createdBy: uuid("created_by"),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
});
