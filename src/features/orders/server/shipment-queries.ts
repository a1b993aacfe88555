import { sql } from "drizzle-orm";

/**
 * What Create Shipment is offered for: pending without shipments, as specified, and paid orders on their way to the parcel
 * (decision 31). What was given back or is under review waits for nothing (decision 51).
 */
export const awaitsShipment = sql`(orders.erased_at IS NULL
  AND (orders.status = 'pending' AND orders.payment_state IN ('unpaid', 'paid', 'partly_refunded')
       OR orders.status IN ('processing', 'packing', 'ready_to_ship') AND orders.payment_state IN ('paid', 'partly_refunded'))
  AND NOT EXISTS (SELECT FROM shipments s WHERE s.order_id = orders.id))`;

export const isShipped = sql`EXISTS (SELECT FROM shipments s WHERE s.order_id = orders.id)`;
