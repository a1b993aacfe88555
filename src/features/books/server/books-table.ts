import { pgTable, text } from "drizzle-orm/pg-core";

/** The shop's account numbers by what is booked (`journal.ts`). */
export const bookAccounts = pgTable("book_accounts", {
  kind: text().primaryKey(),
  number: text().notNull(),
});
