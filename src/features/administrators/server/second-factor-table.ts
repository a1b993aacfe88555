import { bigint, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { bytesColumn, timeColumn } from "#platform/database/columns.ts";
import { administrators } from "./administrators-table.ts";

export const secondFactors = pgTable("second_factors", {
  administratorId: uuid("administrator_id")
    .primaryKey()
    .references(() => administrators.id, { onDelete: "cascade" }),
  encryptedSecret: bytesColumn("encrypted_secret").notNull(),
  confirmedAt: timeColumn("confirmed_at"),
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    administratorId: uuid("administrator_id")
      .notNull()
      .references(() => secondFactors.administratorId, { onDelete: "cascade" }),
    codeHash: bytesColumn("code_hash").notNull(),
    usedAt: timeColumn("used_at"),
  },
  (table) => [primaryKey({ columns: [table.administratorId, table.codeHash] })],
);
