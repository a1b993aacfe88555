import { pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { centsColumn, timeColumn } from "#platform/database/columns.ts";
import { payments } from "./payments-table.ts";

/** Written by a trigger when a payment's fee is noted, and by what it changes when it is noted anew. */
export const feeEntries = pgTable("fee_entries", {
  id: uuid().primaryKey().defaultRandom(),
  paymentId: uuid("payment_id")
    .notNull()
    .references(() => payments.id),
  cents: centsColumn("cents").notNull(),
  notedAt: timeColumn("noted_at").notNull(),
});

/** Money beyond the sale, written by triggers when what a payment comes to changes. */
export const surplusEntries = pgTable("surplus_entries", {
  id: uuid().primaryKey().defaultRandom(),
  paymentId: uuid("payment_id")
    .notNull()
    .references(() => payments.id),
  cents: centsColumn("cents").notNull(),
  notedAt: timeColumn("noted_at").notNull(),
});

export const payouts = pgTable(
  "payouts",
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text().notNull(),
    reference: text().notNull(),
    /** To the shop's bank; negative where the provider took money back. */
    cents: centsColumn("cents").notNull(),
    paidAt: timeColumn("paid_at").notNull(),
    /** The day of its entry in the books; null where that is the day on which it was paid. */
    notedAt: timeColumn("noted_at"),
  },
  (table) => [unique().on(table.provider, table.reference)],
);

export const payoutLines = pgTable(
  "payout_lines",
  {
    provider: text().notNull(),
    kind: text({ enum: ["payment", "refund"] }).notNull(),
    movementId: text("movement_id").notNull(),
    payoutId: uuid("payout_id")
      .notNull()
      .references(() => payouts.id),
    grossCents: centsColumn("gross_cents").notNull(),
    feeCents: centsColumn("fee_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.kind, table.movementId] })],
);
