import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
import { CAMPAIGN_LANGUAGES, CAMPAIGN_STATUSES } from "../campaign.ts";
import type { Block } from "../campaign-content.ts";

export const campaigns = pgTable("campaigns", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  subject: text().notNull(),
  body: jsonb().$type<Block[]>().notNull().default([]),
  status: text({ enum: CAMPAIGN_STATUSES }).notNull().default("draft"),
  recipientCount: integer("recipient_count").notNull().default(0),
  openCount: integer("open_count").notNull().default(0),
  clickCount: integer("click_count").notNull().default(0),
  unsubscribeCount: integer("unsubscribe_count").notNull().default(0),
  bounceCount: integer("bounce_count").notNull().default(0),
  scheduledAt: timeColumn("scheduled_at"),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  sentAt: timeColumn("sent_at"),
  /** Beside the subject in a list of emails. */
  preview: text().notNull().default(""),
  version: integer().notNull().default(1),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  /** The last subscriber whose email is queued, and when there were no more. */
  queuedTo: uuid("queued_to"),
  queuedAt: timeColumn("queued_at"),
  /** To whom it goes; empty: to all. */
  language: text({ enum: CAMPAIGN_LANGUAGES }).notNull().default(""),
});

export const campaignLinks = pgTable("campaign_links", {
  id: uuid().primaryKey().defaultRandom(),
  /** None once the campaign is deleted: emails that were sent still lead somewhere. */
  campaignId: uuid("campaign_id").references(() => campaigns.id),
  address: text().notNull(),
  clickCount: integer("click_count").notNull().default(0),
});
