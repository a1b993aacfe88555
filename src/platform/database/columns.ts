import { bigint, boolean, customType, integer, jsonb, numeric, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Cents } from "#shared/money.ts";

/** Whole euro cents. */
export const centsColumn = (name: string) => bigint(name, { mode: "number" }).$type<Cents>();

/** A percentage with two decimals. */
export const percentColumn = (name: string) => numeric(name, { mode: "number", precision: 5, scale: 2 });

export const timeColumn = (name: string) => timestamp(name, { withTimezone: true });

export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** What a translation has beside its texts. `source` holds the English texts that it was made from. */
export const translationColumns = () => ({
  source: jsonb().$type<Record<string, unknown>>().notNull(),
  state: text({ enum: ["draft", "published"] })
    .notNull()
    .default("draft"),
  byMachine: boolean("by_machine").notNull().default(false),
  confirmedAt: timeColumn("confirmed_at"),
  confirmedBy: uuid("confirmed_by"),
  version: integer().notNull().default(1),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
});
