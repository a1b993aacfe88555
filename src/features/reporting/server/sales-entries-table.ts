import { bigint, boolean, char, date, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { documents } from "#features/documents/server/documents-table.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { products } from "#features/products/server/products-table.ts";
import { centsColumn } from "#platform/database/columns.ts";
import { euros } from "#shared/money.ts";

/**
 * Written by triggers: a row for each line of a document, and one for what each movement of sold goods cost. Of credit notes and of goods
 * that come back it is negative. An invoice of a corrected order also books over what its goods cost from another country.
 */
export const salesEntries = pgTable("sales_entries", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  documentId: uuid("document_id").references(() => documents.id),
  place: smallint(),
  movementId: bigint("movement_id", { mode: "number" }),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  isTest: boolean("is_test").notNull(),
  /** The day in the shop's time zone. */
  bookedOn: date("booked_on", { mode: "string" }).notNull(),
  /** Where the goods go. */
  country: char({ length: 2 }).notNull(),
  method: text().notNull(),
  channel: text().notNull(),
  /** The last one whose email the buyer got within a week before the order. */
  campaignId: uuid("campaign_id"),
  kind: text({ enum: ["goods", "shipping", "part", "cost"] }).notNull(),
  /** Gives money back, or takes it again. A credit note and an invoice of an order that was changed are both of its sale. */
  isRefund: boolean("is_refund").notNull(),
  /** Of the first line of an order's first invoice. */
  isNewOrder: boolean("is_new_order").notNull(),
  /** Of goods that are still known. */
  productId: uuid("product_id").references(() => products.id),
  quantity: integer().notNull().default(0),
  netCents: centsColumn("net_cents").notNull().default(euros(0)),
  vatCents: centsColumn("vat_cents").notNull().default(euros(0)),
  discountCents: centsColumn("discount_cents").notNull().default(euros(0)),
  costCents: centsColumn("cost_cents").notNull().default(euros(0)),
  /** Pieces whose cost nobody said. */
  uncosted: integer().notNull().default(0),
});
