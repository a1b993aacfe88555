import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytesColumn, timeColumn } from "#platform/database/columns.ts";
import { administrators } from "./administrators-table.ts";

export const passkeys = pgTable("passkeys", {
  id: text().primaryKey(),
  administratorId: uuid("administrator_id")
    .notNull()
    .references(() => administrators.id, { onDelete: "cascade" }),
  publicKey: bytesColumn("public_key").notNull(),
  counter: bigint({ mode: "number" }).notNull(),
  transports: text().array().notNull().default([]),
  name: text().notNull(),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  lastUsedAt: timeColumn("last_used_at"),
});

export const passkeyChallenges = pgTable("passkey_challenges", {
  challengeHash: bytesColumn("challenge_hash").primaryKey(),
  administratorId: uuid("administrator_id").references(() => administrators.id, { onDelete: "cascade" }),
  origin: text().notNull(),
  expiresAt: timeColumn("expires_at").notNull(),
});
