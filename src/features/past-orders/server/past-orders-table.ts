import { bigint, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
import { OTHER_SHOPS, type PastAddress, type ToldOrder } from "../past-order.ts";

export const pastCustomers = pgTable("past_customers", {
  id: uuid().primaryKey().defaultRandom(),
  shop: text({ enum: OTHER_SHOPS }).notNull(),
  email: text().notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  since: timeColumn("since"),
  addresses: jsonb().$type<PastAddress[]>().notNull(),
  digest: text().notNull(),
  importedAt: timeColumn("imported_at").notNull().defaultNow(),
});

/** Read only: nothing else of the shop knows them. */
export const pastOrders = pgTable("past_orders", {
  id: uuid().primaryKey().defaultRandom(),
  shop: text({ enum: ["shopify", "woocommerce"] }).notNull(),
  orderNumber: text("order_number").notNull(),
  orderedAt: timeColumn("ordered_at").notNull(),
  email: text().notNull(),
  name: text().notNull(),
  currency: text().notNull(),
  /** In hundredths of the currency; never summed. */
  totalCents: bigint("total_cents", { mode: "number" }).notNull(),
  status: text().notNull(),
  told: jsonb().$type<ToldOrder>().notNull(),
  digest: text().notNull(),
  importedAt: timeColumn("imported_at").notNull().defaultNow(),
});
