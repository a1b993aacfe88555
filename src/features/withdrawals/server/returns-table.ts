import { boolean, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/orders-table.ts";
import { withdrawals } from "#features/orders/server/withdrawals-table.ts";
import { timeColumn } from "#platform/database/columns.ts";
import { RETURN_STATES, type ReturnLine } from "../return.ts";

export const returns = pgTable("returns", {
  id: uuid().primaryKey().defaultRandom(),
  withdrawalId: uuid("withdrawal_id")
    .notNull()
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
});
