import { sql } from "drizzle-orm";
import { allGoesBack } from "#features/payments/server/refund-payment.ts";
import { literals } from "#platform/database/literals.ts";
import { paymentStatesWhere } from "../order-payment-state.ts";
import { statusesWhere } from "../order-status.ts";
import { isAbandoned } from "./abandoned.ts";
import { isCorrectionWaiting } from "./corrections.ts";
import { nothingToShip } from "./parcel-queries.ts";

/**
 * The orders that wait for a shipment: those for which Create Shipment is offered (`offersShipment`), without abandoned
 * checkouts. Refunded orders and orders under review are left out (decision 51).
 */
export const awaitsShipment = sql`(orders.erased_at IS NULL
  AND orders.status IN ${literals(statusesWhere(({ isOpen }) => isOpen))}
  AND (orders.payment_state IN ${literals(paymentStatesWhere(({ isPaid }) => isPaid))}
       OR orders.status IN ${literals(statusesWhere(({ shipsUnpaid }) => shipsUnpaid))}
       AND orders.payment_state IN ${literals(paymentStatesWhere(({ isAttempt }) => isAttempt))})
  AND NOT ${isAbandoned("orders")}
  AND NOT EXISTS (SELECT FROM shipments s WHERE s.order_id = orders.id)
  AND NOT ${isCorrectionWaiting(sql`orders.id`)}
  AND NOT ${allGoesBack(sql`orders.id`)} AND NOT ${nothingToShip(sql`orders.id`)})`;

export const isShipped = sql`EXISTS (SELECT FROM shipments s WHERE s.order_id = orders.id)`;

/** Whether an order `o` has left, whatever became of it later. One in an open status is to be shipped again: it did not leave after all. */
export const hasLeft = sql`(o.shipped_at IS NOT NULL AND o.status NOT IN ${literals(statusesWhere(({ isOpen }) => isOpen))})`;
