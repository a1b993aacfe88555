import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { products } from "#features/products/server/products-table.ts";
import { timeColumn } from "#platform/database/columns.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#shared/language.ts";

export const backInStockRequests = pgTable("back_in_stock_requests", {
  id: uuid().primaryKey().defaultRandom(),
  productId: uuid("product_id")
    .notNull()
    .references(() => products.id, { onDelete: "cascade" }),
  email: text().notNull(),
  language: text({ enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
});
