import { bigint, boolean, inet, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { bytesColumn, timeColumn } from "#platform/database/columns.ts";
import { administrators } from "./administrators-table.ts";

export const signInAttempts = pgTable("sign_in_attempts", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  emailHash: bytesColumn("email_hash").notNull(),
  address: inet().notNull(),
  succeeded: boolean().notNull(),
  at: timeColumn("at").notNull().defaultNow(),
  deviceHash: bytesColumn("device_hash"),
  isStranger: boolean("is_stranger").notNull().default(true),
});

export const administratorDevices = pgTable(
  "administrator_devices",
  {
    administratorId: uuid("administrator_id")
      .notNull()
      .references(() => administrators.id, { onDelete: "cascade" }),
    browserHash: bytesColumn("browser_hash").notNull(),
    lastUsedAt: timeColumn("last_used_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.administratorId, table.browserHash] })],
);
