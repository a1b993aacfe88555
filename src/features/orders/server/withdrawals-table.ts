import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
import { orders } from "./orders-table.ts";

export const withdrawals = pgTable("withdrawals", {
  id: uuid().primaryKey().defaultRandom(),
  /** null until a person finds the order. */
  orderId: uuid("order_id").references(() => orders.id),
  /** As it was typed; empty once the person was erased. */
  name: text().notNull(),
  /** null: the whole order. */
  items: text(),
  declaredAt: timeColumn("declared_at").notNull(),
  /** When the shopkeeper settled it. */
  settledAt: timeColumn("settled_at"),
  /** As they were typed, if no paid order has both. */
  orderNumber: text("order_number"),
  email: text(),
});
