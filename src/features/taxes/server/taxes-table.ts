import { boolean, char, date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { TREATMENTS } from "#features/documents/document.ts";
import { documents } from "#features/documents/server/documents-table.ts";
import { centsColumn, percentColumn, timeColumn } from "#platform/database/columns.ts";

/** Quarters that are closed, by their first days. */
export const taxPeriods = pgTable("tax_periods", {
  quarter: date({ mode: "string" }).primaryKey(),
  closedAt: timeColumn("closed_at").notNull(),
});

/** Written by a trigger with each document. */
export const taxEntries = pgTable(
  "tax_entries",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id),
    rate: percentColumn("rate").notNull(),
    isTest: boolean("is_test").notNull(),
    treatment: text({ enum: TREATMENTS }).notNull(),
    /** Where the goods go. */
    country: char({ length: 2 }).notNull(),
    /** Days in the shop's time zone. */
    soldOn: date("sold_on", { mode: "string" }).notNull(),
    bookedOn: date("booked_on", { mode: "string" }).notNull(),
    declaredOn: date("declared_on", { mode: "string" }).notNull(),
    netCents: centsColumn("net_cents").notNull(),
    vatCents: centsColumn("vat_cents").notNull(),
    shippingNetCents: centsColumn("shipping_net_cents").notNull(),
    shippingVatCents: centsColumn("shipping_vat_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.rate] })],
);
