import { date, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { administrators } from "#features/administrators/server/administrators-table.ts";
import { timeColumn } from "#platform/database/columns.ts";
import { SHIPPING_METHODS } from "../shipment.ts";
import { orders } from "./orders-table.ts";

/** Of orders that leave in several; an order that leaves in one parcel has none. */
export const parcels = pgTable("parcels", {
  /** Chosen by who ships it, so that asking twice makes one parcel. */
  id: uuid().primaryKey(),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  /** From 1 on, of one order. */
  number: smallint().notNull(),
  trackingNumber: text("tracking_number"),
  carrier: text(),
  shippingMethod: text("shipping_method", { enum: SHIPPING_METHODS }),
  estimatedDelivery: date("estimated_delivery", { mode: "string" }),
  weightGrams: integer("weight_grams"),
  administratorId: uuid("administrator_id").references(() => administrators.id),
  shippedAt: timeColumn("shipped_at").notNull(),
  deliveredAt: timeColumn("delivered_at"),
  /** It did not leave after all. */
  undoneAt: timeColumn("undone_at"),
});

export const parcelLines = pgTable(
  "parcel_lines",
  {
    parcelId: uuid("parcel_id")
      .notNull()
      .references(() => parcels.id),
    /** Of the order's line. */
    position: smallint().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.parcelId, table.position] })],
);
