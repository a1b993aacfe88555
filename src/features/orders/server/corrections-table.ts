import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { administrators } from "#features/administrators/server/administrators-table.ts";
import { centsColumn, timeColumn } from "#platform/database/columns.ts";
import { CORRECTION_STATES, type OrderVersion, type VersionRecipient } from "../correction.ts";
import { orders } from "./orders-table.ts";

export const orderCorrections = pgTable("order_corrections", {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  number: integer().notNull(),
  state: text({ enum: CORRECTION_STATES }).notNull(),
  reason: text().notNull(),
  before: jsonb().$type<OrderVersion>().notNull(),
  after: jsonb().$type<OrderVersion>().notNull(),
  /** null once the order is erased. */
  recipientBefore: jsonb("recipient_before").$type<VersionRecipient>(),
  recipientAfter: jsonb("recipient_after").$type<VersionRecipient>(),
  differenceCents: centsColumn("difference_cents").notNull(),
  administratorId: uuid("administrator_id").references(() => administrators.id),
  createdAt: timeColumn("created_at").notNull(),
  payBy: timeColumn("pay_by"),
  endedAt: timeColumn("ended_at"),
});
