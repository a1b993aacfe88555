import { bigint, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

/** Counts and sums of everything there ever was; written by triggers only. */
export const keptTotals = pgTable(
  "kept_totals",
  {
    what: text().notNull(),
    slot: smallint().notNull(),
    total: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.what, table.slot] })],
);
