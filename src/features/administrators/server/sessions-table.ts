import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytesColumn, timeColumn } from "#platform/database/columns.ts";
import { administrators } from "./administrators-table.ts";

export const administratorSessions = pgTable("administrator_sessions", {
  id: uuid().primaryKey().defaultRandom(),
  administratorId: uuid("administrator_id")
    .notNull()
    .references(() => administrators.id),
  tokenHash: bytesColumn("token_hash").notNull(),
  remembered: boolean().notNull().default(false),
  userAgent: text("user_agent"),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  lastSeenAt: timeColumn("last_seen_at").notNull().defaultNow(),
  expiresAt: timeColumn("expires_at").notNull(),
  revokedAt: timeColumn("revoked_at"),
});

export const passwordResetTokens = pgTable("password_reset_tokens", {
  tokenHash: bytesColumn("token_hash").primaryKey(),
  administratorId: uuid("administrator_id")
    .notNull()
    .references(() => administrators.id),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  expiresAt: timeColumn("expires_at").notNull(),
  usedAt: timeColumn("used_at"),
});
