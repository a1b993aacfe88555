import { sql } from "drizzle-orm";
import { literals } from "#platform/database/literals.ts";
import { paymentStatesWhere } from "../order-payment-state.ts";
import { statusesWhere } from "../order-status.ts";

/**
 * What Create Shipment is offered for: pending without shipments, as specified, and paid orders on their way to the parcel
 * (decision 31). What was given back or is under review waits for nothing (decision 51).
 */
export const awaitsShipment = sql`(orders.erased_at IS NULL
  AND orders.status IN ${literals(statusesWhere(({ isOpen }) => isOpen))}
  AND (orders.payment_state IN ${literals(paymentStatesWhere(({ isPaid }) => isPaid))}
       OR orders.status = 'pending' AND orders.payment_state = 'unpaid')
  AND NOT EXISTS (SELECT FROM shipments s WHERE s.order_id = orders.id))`;

export const isShipped = sql`EXISTS (SELECT FROM shipments s WHERE s.order_id = orders.id)`;
