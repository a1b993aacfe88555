import { sql } from "drizzle-orm";
import { allGoesBack } from "#features/payments/server/refund-payment.ts";
import { literals } from "#platform/database/literals.ts";
import { paymentStatesWhere } from "../order-payment-state.ts";
import { statusesWhere } from "../order-status.ts";

/**
 * The orders for which Create Shipment is offered: pending ones without a shipment, and paid ones that are being prepared
 * (decision 31). Refunded orders and orders under review are left out (decision 51), and orders whose refund of all is requested.
 */
export const awaitsShipment = sql`(orders.erased_at IS NULL
  AND orders.status IN ${literals(statusesWhere(({ isOpen }) => isOpen))}
  AND (orders.payment_state IN ${literals(paymentStatesWhere(({ isPaid }) => isPaid))}
       OR orders.status = 'pending' AND orders.payment_state = 'unpaid')
  AND NOT EXISTS (SELECT FROM shipments s WHERE s.order_id = orders.id)
  AND NOT ${allGoesBack(sql`orders.id`)})`;

export const isShipped = sql`EXISTS (SELECT FROM shipments s WHERE s.order_id = orders.id)`;
