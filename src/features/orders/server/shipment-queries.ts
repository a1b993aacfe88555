import { sql } from "drizzle-orm";

/**
 * What Create Shipment is offered for: pending without shipments, as specified, and paid orders on their way to the parcel
 * (decision 31).
 */
export const awaitsShipment = sql`(orders.erased_at IS NULL
  AND (orders.status = 'pending' AND orders.payment_state <> 'failed'
       OR orders.status IN ('processing', 'packing', 'ready_to_ship') AND orders.paid_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM shipments s WHERE s.order_id = orders.id))`;

export const isShipped = sql`EXISTS (SELECT FROM shipments s WHERE s.order_id = orders.id)`;
