import { sql } from "drizzle-orm";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import type { Db } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";
import { paymentStatesWhere } from "../order-payment-state.ts";
import { statusesWhere } from "../order-status.ts";
import { isCorrectionWaiting } from "./corrections.ts";

export interface ReservationFault extends Record<string, unknown> {
  orderNumber: string;
  fault: "reserved for nothing" | "paid without its goods";
}

/**
 * Finds reservations of orders that wait for no payment, and paid orders whose goods were not taken from stock. Reads one
 * snapshot, so that changes meanwhile are no fault.
 */
export async function reservationFaults(db: Db): Promise<ReservationFault[]> {
  const { rows } = await db.execute<ReservationFault>(sql`
    SELECT DISTINCT o.order_number AS "orderNumber", 'reserved for nothing' AS fault
    FROM stock_reservations hold JOIN orders o ON o.id = hold.order_id
    WHERE hold.state = 'active' AND (
      o.status = 'cancelled' OR o.payment_state NOT IN ${literals(paymentStatesWhere(({ reserves }) => reserves))}
      OR o.pay_by IS NULL AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.state IN ${literals(attemptsWhere(({ isOver }) => !isOver))}))
    UNION ALL
    SELECT DISTINCT o.order_number, 'paid without its goods'
    FROM orders o CROSS JOIN LATERAL (
      SELECT product_id, sum(quantity) AS quantity FROM order_goods WHERE order_id = o.id GROUP BY product_id) AS goods
    WHERE o.status IN ${literals(statusesWhere(({ isOpen }) => isOpen))} AND o.payment_state = 'paid'
      -- Goods that a refund returned to stock are no longer out, even where its money came back.
      AND NOT EXISTS (SELECT FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = o.id AND r.restock)
      -- A correction that waits for money has taken its goods already.
      AND NOT ${isCorrectionWaiting(sql`o.id`)}
      AND goods.quantity <> (
        SELECT coalesce(-sum(m.quantity), 0) FROM stock_movements m
        WHERE m.order_id = o.id AND m.product_id = goods.product_id)
    LIMIT 100`);
  return rows;
}
