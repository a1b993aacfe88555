import { integer, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { products } from "./products-table.ts";

/** What a kit is made of. A product that is a `kitId` here has no stock of its own and is no part of another kit. */
export const productParts = pgTable(
  "product_parts",
  {
    kitId: uuid("kit_id")
      .notNull()
      .references(() => products.id),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id),
    /** In one kit. */
    quantity: integer().notNull(),
    /** From 1 to 20. */
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kitId, table.productId] })],
);
