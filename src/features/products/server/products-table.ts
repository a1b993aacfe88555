import { sql } from "drizzle-orm";
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { centsColumn, percentColumn, timeColumn, translationColumns } from "#platform/database/columns.ts";
import { DELIVERY_COUNTRY_CODES } from "#shared/delivery-countries.ts";
import type { AttributeValues } from "../attribute.ts";
import { CATEGORIES } from "../category.ts";
import { type HazardCode, type Pictogram, type PrecautionCode, REGIMES, SIGNAL_WORDS } from "../hazard.ts";
import type { Materials } from "../materials.ts";
import type { ProductDetails } from "../product-details.ts";
import { productGroups } from "./variants-table.ts";

export const products = pgTable("products", {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  sku: text().notNull(),
  gtin: text(),
  name: text().notNull(),
  category: text({ enum: CATEGORIES }).notNull(),
  description: text(),
  priceCents: centsColumn("price_cents").notNull(),
  discountPercentage: percentColumn("discount_percentage").notNull().default(0),
  isNew: boolean("is_new").notNull().default(false),
  image: text().array().notNull().default([]),
  volumeMl: integer("volume_ml"),
  weightG: integer("weight_g"),
  maker: text(),
  responsiblePerson: text("responsible_person"),
  warning: text(),
  details: jsonb().$type<ProductDetails>(),
  isSample: boolean("is_sample").notNull().default(false),
  version: integer().notNull().default(1),
  retiredAt: timeColumn("retired_at"),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  /** Null: as its category says. */
  notSoldTo: text("not_sold_to", { enum: DELIVERY_COUNTRY_CODES }).array(),
  prop65Warning: text("prop65_warning"),
  regime: text({ enum: REGIMES }),
  pictograms: text().array().$type<Pictogram[]>().notNull().default([]),
  signalWord: text("signal_word", { enum: SIGNAL_WORDS }),
  hazardStatements: text("hazard_statements").array().$type<HazardCode[]>().notNull().default([]),
  precautionaryStatements: text("precautionary_statements").array().$type<PrecautionCode[]>().notNull().default([]),
  contains: text(),
  ufi: text(),
  supplier: text(),
  childResistant: boolean("child_resistant").notNull().default(false),
  tactileWarning: boolean("tactile_warning").notNull().default(false),
  makerAddress: text("maker_address"),
  makerContact: text("maker_contact"),
  materials: jsonb().$type<Materials>().notNull().default({}),
  /** Of a variant. Its name is put together by a trigger, of the group's name and its values. */
  groupId: uuid("group_id").references(() => productGroups.id),
  /** One for each option of the group. */
  optionValues: text("option_values").array().notNull().default([]),
  groupPosition: integer("group_position").notNull().default(0),
  /** Written by triggers: a product without a group, or the first variant on sale. */
  listed: boolean().notNull().default(true),
  attributes: jsonb().$type<AttributeValues>().notNull().default({}),
  /** Out of the shop as a draft. */
  isDraft: boolean("is_draft").notNull().default(false),
  /** Out of the shop until then. */
  publishAt: timeColumn("publish_at"),
  /** Whether shoppers could ever see it. */
  wasPublished: boolean("was_published").notNull().default(true),
  /** What a piece costs the shop, without VAT. */
  costCents: centsColumn("cost_cents"),
  /** The values of its attributes as addresses name them, such as "room.office". */
  facets: text().array().generatedAlwaysAs(sql`attribute_facets(attributes)`),
});

export const productTranslations = pgTable(
  "product_translations",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    language: text().notNull(),
    name: text(),
    description: text(),
    details: jsonb().$type<Partial<ProductDetails>>(),
    warning: text(),
    responsiblePerson: text("responsible_person"),
    ...translationColumns(),
    contains: text(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
);

/** What is shown below a product, where the shopkeeper has chosen it. */
export const relatedProducts = pgTable(
  "related_products",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    relatedId: uuid("related_id")
      .notNull()
      .references(() => products.id),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.relatedId] })],
);

export const priceHistory = pgTable("price_history", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  productId: uuid("product_id")
    .notNull()
    .references(() => products.id),
  priceCents: centsColumn("price_cents").notNull(),
  discountPercentage: percentColumn("discount_percentage").notNull(),
  since: timeColumn("since").notNull().defaultNow(),
});

export const slugHistory = pgTable(
  "slug_history",
  {
    kind: text({ enum: ["product", "blog-post", "content-page", "collection"] }).notNull(),
    slug: text().notNull(),
    targetId: uuid("target_id").notNull(),
    until: timeColumn("until").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** What products had as their number, or their variants in common, in another shop whose further files name them by it. */
export const takenProducts = pgTable(
  "taken_products",
  {
    shop: text({ enum: ["prestashop", "shopify", "woocommerce"] }).notNull(),
    oldId: text("old_id").notNull(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.shop, table.oldId] })],
);

export const productCounts = pgTable(
  "product_counts",
  {
    category: text({ enum: CATEGORIES }).notNull(),
    slot: smallint().notNull(),
    total: bigint({ mode: "number" }).notNull().default(0),
    unlisted: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.category, table.slot] })],
);
