import { bigint, boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#shared/language.ts";
import { CONSENT_PURPOSES, SUBSCRIBER_STATUSES } from "../subscriber.ts";

export const subscribers = pgTable("subscribers", {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  firstName: text("first_name"),
  lastName: text("last_name"),
  status: text({ enum: SUBSCRIBER_STATUSES }).notNull().default("active"),
  source: text().notNull(),
  /** Of the page where it began. */
  subscribedAt: timeColumn("subscribed_at").notNull().defaultNow(),
  confirmedAt: timeColumn("confirmed_at"),
  confirmationSentAt: timeColumn("confirmation_sent_at"),
  unsubscribedAt: timeColumn("unsubscribed_at"),
  language: text({ enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
});

export const consents = pgTable("consents", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
  given: boolean().notNull(),
  wording: text().notNull(),
  source: text().notNull(),
  at: timeColumn("at").notNull().defaultNow(),
});

/** Addresses whose person was erased, as keyed hashes: no list from before brings them back (GDPR, article 21). */
export const erasedAddresses = pgTable("erased_addresses", {
  emailHash: text("email_hash").primaryKey(),
  at: timeColumn("at").notNull().defaultNow(),
});
