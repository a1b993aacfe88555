import { bigint, boolean, inet, pgTable } from "drizzle-orm/pg-core";
import { bytesColumn, timeColumn } from "#platform/database/columns.ts";

export const signInAttempts = pgTable("sign_in_attempts", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  emailHash: bytesColumn("email_hash").notNull(),
  address: inet().notNull(),
  succeeded: boolean().notNull(),
  at: timeColumn("at").notNull().defaultNow(),
});
