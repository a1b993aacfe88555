import { bigint, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#shared/language.ts";
import { EMAIL_STATES } from "../email.ts";

export const ATTEMPT_OUTCOMES = [
  "sent",
  "failed",
  "uncertain",
  "suppressed",
  "bounced",
  "complained",
  "resend-asked",
] as const;

export const emails = pgTable("emails", {
  id: uuid().primaryKey().defaultRandom(),
  dedupeKey: text("dedupe_key").notNull(),
  kind: text().notNull(),
  recipient: text().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  messageId: text("message_id").notNull(),
  priority: smallint().notNull().default(0),
  state: text({ enum: EMAIL_STATES }).notNull().default("queued"),
  attempts: integer().notNull().default(0),
  nextAttemptAt: timeColumn("next_attempt_at").notNull().defaultNow(),
  claimedUntil: timeColumn("claimed_until"),
  subject: text(),
  providerId: text("provider_id"),
  lastError: text("last_error"),
  orderId: uuid("order_id"),
  campaignId: uuid("campaign_id"),
  subscriberId: uuid("subscriber_id"),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  sentAt: timeColumn("sent_at"),
  /** The first attempt. An email that no provider accepts for days becomes dead. */
  triedSince: timeColumn("tried_since"),
  bouncedAt: timeColumn("bounced_at"),
  complainedAt: timeColumn("complained_at"),
  language: text({ enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
  /** The trace of what caused it, where traces are collected. */
  traceparent: text(),
});

export const emailAttempts = pgTable("email_attempts", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  emailId: uuid("email_id")
    .notNull()
    .references(() => emails.id),
  at: timeColumn("at").notNull().defaultNow(),
  outcome: text({ enum: ATTEMPT_OUTCOMES }).notNull(),
  detail: text(),
});

export const suppressedAddresses = pgTable("suppressed_addresses", {
  email: text().primaryKey(),
  reason: text({ enum: ["bounced", "complained"] }).notNull(),
  since: timeColumn("since").notNull().defaultNow(),
});
