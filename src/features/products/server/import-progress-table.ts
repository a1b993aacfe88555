import { integer, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

/** How far the import of a file has come, in lines. */
export const importProgress = pgTable("import_progress", {
  id: uuid("id").primaryKey(),
  done: integer("done").notNull(),
  total: integer("total").notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
