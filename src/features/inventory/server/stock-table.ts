import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { administrators } from "#features/administrators/server/administrators-table.ts";
import { bytesColumn, centsColumn, timeColumn } from "#platform/database/columns.ts";

export const stockLevels = pgTable("stock_levels", {
  productId: uuid("product_id").primaryKey(),
  available: integer().notNull().default(0),
  reserved: integer().notNull().default(0),
  isSplit: boolean("is_split").notNull().default(false),
});

/** Parts of the stock of a product that many buy at once. */
export const stockPortions = pgTable("stock_portions", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  productId: uuid("product_id").notNull(),
  available: integer().notNull(),
  reserved: integer().notNull().default(0),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
});

export const stockReservations = pgTable(
  "stock_reservations",
  {
    orderId: uuid("order_id").notNull(),
    productId: uuid("product_id").notNull(),
    quantity: integer().notNull(),
    state: text({ enum: ["active", "committed", "released"] })
      .notNull()
      .default("active"),
    expiresAt: timeColumn("expires_at").notNull(),
    createdAt: timeColumn("created_at").notNull().defaultNow(),
    endedAt: timeColumn("ended_at"),
    network: bytesColumn("network"),
    yields: boolean().notNull().default(false),
    portionId: bigint("portion_id", { mode: "number" }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId] })],
);

export const stockMovements = pgTable("stock_movements", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  productId: uuid("product_id").notNull(),
  quantity: integer().notNull(),
  reason: text({ enum: ["opening", "sale", "cancellation", "return", "correction"] }).notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  orderId: uuid("order_id"),
  administratorId: uuid("administrator_id").references(() => administrators.id),
  at: timeColumn("at").notNull().defaultNow(),
  /** Written by a trigger: what a piece cost when its order was sold. */
  unitCostCents: centsColumn("unit_cost_cents"),
});
