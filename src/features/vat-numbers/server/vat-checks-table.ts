import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";

export const vatChecks = pgTable("vat_checks", {
  id: uuid().primaryKey().defaultRandom(),
  number: text().notNull(),
  /** The shop's own number, for which it was asked. */
  requester: text().notNull(),
  isValid: boolean("is_valid").notNull(),
  consultationNumber: text("consultation_number"),
  name: text(),
  address: text(),
  checkedAt: timeColumn("checked_at").notNull(),
});

/** The shop's own numbers that VIES refuses; an answer in the name of one removes it. */
export const vatRequesterRefusals = pgTable("vat_requester_refusals", {
  requester: text().primaryKey(),
  refusedAt: timeColumn("refused_at").notNull(),
});
