import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { centsColumn, timeColumn } from "#platform/database/columns.ts";

export const customers = pgTable("customers", {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  erasedAt: timeColumn("erased_at"),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
});

/** Customers who have paid, and how much; written by triggers only. */
export const customerSums = pgTable("customer_sums", {
  customerId: uuid("customer_id")
    .primaryKey()
    .references(() => customers.id),
  orders: integer().notNull(),
  spentCents: centsColumn("spent_cents").notNull(),
  lastOrderAt: timeColumn("last_order_at").notNull(),
  firstPaidAt: timeColumn("first_paid_at").notNull(),
  isTest: boolean("is_test").notNull(),
});
