import { boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { products } from "#features/products/server/products-table.ts";
import { centsColumn } from "#platform/database/columns.ts";
import { documents } from "./documents-table.ts";

/** Written by a trigger with each document. Quantities and amounts of credit notes are negative. */
export const documentLines = pgTable(
  "document_lines",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id),
    place: smallint().notNull(),
    isTest: boolean("is_test").notNull(),
    /** The day in the shop's time zone. */
    bookedOn: date("booked_on", { mode: "string" }).notNull(),
    kind: text({ enum: ["goods", "shipping", "part"] }).notNull(),
    /** Of goods that are still known. */
    productId: uuid("product_id").references(() => products.id),
    quantity: integer().notNull(),
    netCents: centsColumn("net_cents").notNull(),
    vatCents: centsColumn("vat_cents").notNull(),
    discountCents: centsColumn("discount_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.place] })],
);
