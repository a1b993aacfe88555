import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";

/** Relative changes of several products that are done. */
export const bulkChanges = pgTable("bulk_changes", {
  id: uuid().primaryKey(),
  request: text().notNull(),
  changed: integer().notNull(),
  at: timeColumn("at").notNull().defaultNow(),
});
