import { boolean, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/orders-table.ts";
import { withdrawals } from "#features/orders/server/withdrawals-table.ts";
import { bytesColumn, centsColumn, timeColumn } from "#platform/database/columns.ts";
import { GROUNDS, REASONS, RETURN_STATES, type ReturnLine } from "../return.ts";

export const returns = pgTable("returns", {
  id: uuid().primaryKey().defaultRandom(),
  withdrawalId: uuid("withdrawal_id")
    .unique()
    .references(() => withdrawals.id),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  lines: jsonb().$type<ReturnLine[]>().notNull(),
  isCertain: boolean("is_certain").notNull(),
  state: text({ enum: RETURN_STATES }).notNull().default("declared"),
  declaredAt: timeColumn("declared_at").notNull(),
  receivedAt: timeColumn("received_at"),
  closedAt: timeColumn("closed_at"),
  ground: text({ enum: GROUNDS }).notNull().default("withdrawal"),
  reason: text({ enum: REASONS }),
  /** Why the shop does not take it back, as its buyer reads it. */
  refusal: text(),
  /** What its refund or exchange took of its lines; null for all. */
  refundedLines: jsonb("refunded_lines").$type<ReturnLine[]>(),
  /** What the shop added when it approved it, as its buyer reads it. */
  note: text(),
  /** Pieces of `refundedLines` that had not left the shop; null for none. */
  unsentLines: jsonb("unsent_lines").$type<ReturnLine[]>(),
  /** What sending it back cost its buyer, once the shop pays it. */
  postageCents: centsColumn("postage_cents"),
});

/** What the buyer shows of the goods. A trigger removes them with the person of their order. */
export const returnPhotos = pgTable("return_photos", {
  id: uuid().primaryKey().defaultRandom(),
  returnId: uuid("return_id")
    .notNull()
    .references(() => returns.id),
  /** WebP, without metadata. */
  image: bytesColumn().notNull(),
  createdAt: timeColumn("created_at").notNull(),
});

/** Written by a trigger with each change of state. */
export const returnSteps = pgTable(
  "return_steps",
  {
    returnId: uuid("return_id")
      .notNull()
      .references(() => returns.id),
    place: smallint().notNull(),
    state: text({ enum: RETURN_STATES }).notNull(),
    at: timeColumn("at").notNull(),
    /** null for the buyer. */
    administratorId: uuid("administrator_id"),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.place] })],
);
