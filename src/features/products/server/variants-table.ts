import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn, translationColumns } from "#platform/database/columns.ts";

/** What several products have in common that are one product in several variants. It goes with its last product, by a trigger. */
export const productGroups = pgTable("product_groups", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** One to three names, such as "Size". */
  options: text().array().notNull(),
  version: integer().notNull().default(1),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
});

/** The words of options and values, each once for the shop. Written by triggers of products and their groups. */
export const optionTerms = pgTable("option_terms", { id: uuid().primaryKey().defaultRandom(), term: text().notNull() });

export const optionTermTranslations = pgTable(
  "option_term_translations",
  {
    termId: uuid("term_id")
      .notNull()
      .references(() => optionTerms.id),
    language: text().notNull(),
    word: text(),
    ...translationColumns(),
  },
  (table) => [primaryKey({ columns: [table.termId, table.language] })],
);
