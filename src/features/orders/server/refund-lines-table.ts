import { integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { refunds } from "#features/payments/server/payments-table.ts";
import { centsColumn, percentColumn } from "#platform/database/columns.ts";
import { cents } from "#shared/money.ts";

export const refundLines = pgTable(
  "refund_lines",
  {
    refundId: uuid("refund_id")
      .notNull()
      .references(() => refunds.id),
    place: smallint().notNull(),
    kind: text({ enum: ["goods", "shipping", "surplus"] }).notNull(),
    /** Of the order's line; null but for goods. */
    position: smallint(),
    /** 0 for a part of the price without goods. */
    quantity: integer().notNull(),
    grossCents: centsColumn("gross_cents").notNull(),
    netCents: centsColumn("net_cents").notNull(),
    vatCents: centsColumn("vat_cents").notNull(),
    vatRate: percentColumn("vat_rate").notNull(),
    /** Kept of the price of its pieces. */
    deductionCents: centsColumn("deduction_cents").notNull().default(cents(0)),
    deductionReason: text("deduction_reason"),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.place] })],
);
