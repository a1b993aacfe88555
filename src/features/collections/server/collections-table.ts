import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { PUBLICATION_STATUSES } from "#features/content/publication.ts";
import { products } from "#features/products/server/products-table.ts";
import { timeColumn, translationColumns } from "#platform/database/columns.ts";
import { type CollectionRule, MENUS } from "../collection.ts";

export const collections = pgTable("collections", {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  slug: text().notNull(),
  body: text().notNull().default(""),
  metaTitle: text("meta_title"),
  metaDescription: text("meta_description"),
  image: text(),
  status: text({ enum: PUBLICATION_STATUSES }).notNull().default("draft"),
  /** Null where its products are chosen by hand. */
  rule: jsonb().$type<CollectionRule>(),
  menu: text({ enum: MENUS }),
  menuPosition: integer("menu_position").notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  /** When a draft is published by itself. */
  publishAt: timeColumn("publish_at"),
});

export const collectionTranslations = pgTable(
  "collection_translations",
  {
    collectionId: uuid("collection_id")
      .notNull()
      .references(() => collections.id),
    language: text().notNull(),
    title: text(),
    slug: text(),
    body: text(),
    metaTitle: text("meta_title"),
    metaDescription: text("meta_description"),
    ...translationColumns(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.language] })],
);

/** Of a collection by rule, triggers write it whenever a product or the rule changes; of one by hand, its facts. */
export const collectionProducts = pgTable(
  "collection_products",
  {
    collectionId: uuid("collection_id")
      .notNull()
      .references(() => collections.id),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    /** By hand, counted from 0. */
    position: integer().notNull().default(0),
    isShown: boolean("is_shown").notNull().default(true),
    listedAt: timeColumn("listed_at").notNull().defaultNow(),
    /** What is paid now, of variants the lowest. */
    priceCents: bigint("price_cents", { mode: "number" }).notNull().default(0),
    isReduced: boolean("is_reduced").notNull().default(false),
    /** Values of attributes, such as `scent-family.citrus`. */
    facets: text().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.productId] })],
);
