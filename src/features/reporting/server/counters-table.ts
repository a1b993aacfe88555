import { bigint, boolean, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { centsColumn, timeColumn } from "#platform/database/columns.ts";

/** Counts and sums of everything there ever was; written by triggers only. */
export const counters = pgTable(
  "counters",
  {
    subject: text({ enum: ["orders", "customers", "shipments", "sales"] }).notNull(),
    status: text().notNull(),
    paymentState: text("payment_state").notNull(),
    isTest: boolean("is_test").notNull(),
    slot: smallint().notNull(),
    total: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.status, table.paymentState, table.isTest, table.slot] })],
);

/** What was sold in a quarter of an hour and not cancelled; written by triggers only. */
export const productSales = pgTable(
  "product_sales",
  {
    since: timeColumn("since").notNull(),
    productId: uuid("product_id").notNull(),
    units: bigint({ mode: "number" }).notNull(),
    cents: centsColumn("cents").notNull(),
    isTest: boolean("is_test").notNull(),
    slot: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.since, table.productId, table.isTest, table.slot] })],
);
