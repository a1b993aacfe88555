import { date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { administrators } from "#features/administrators/server/administrators-table.ts";
import { timeColumn } from "#platform/database/columns.ts";
import { SHIPMENT_STATUSES, SHIPPING_METHODS } from "../shipment.ts";
import { orders } from "./orders-table.ts";
import { parcels } from "./parcels-table.ts";

export const shipments = pgTable("shipments", {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  trackingNumber: text("tracking_number"),
  carrier: text(),
  shippingMethod: text("shipping_method", { enum: SHIPPING_METHODS }),
  estimatedDelivery: date("estimated_delivery", { mode: "string" }),
  status: text({ enum: SHIPMENT_STATUSES }).notNull().default("shipped"),
  administratorId: uuid("administrator_id").references(() => administrators.id),
  shippedAt: timeColumn("shipped_at").notNull().defaultNow(),
  /** With which an order in several parcels was complete; null where the shipment holds all that is in no parcel. */
  parcelId: uuid("parcel_id").references(() => parcels.id),
});
