import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { timestamptz } from "#platform/database/timestamptz.ts";
import { DAY_MS } from "#shared/day.ts";
import { FIRM, type Missing } from "./reserve-stock.ts";
import { stockReservations } from "./stock-table.ts";

/** Networks of reservations are kept for as long as they are counted. */
const NETWORK_MS = 2 * DAY_MS;

/**
 * Unpaid orders that give way so that what is missing can be had, oldest first; none where even all of them do not suffice.
 * @param except orders that were found not to end
 */
export async function yieldingOrders(
  db: Db,
  missing: readonly Missing[],
  except: readonly string[] = [],
): Promise<string[]> {
  const ids = sql.param(missing.map(({ productId }) => productId));
  const { rows } = await db.execute<{ orderId: string; productId: string; quantity: number }>(sql`
    SELECT order_id AS "orderId", product_id AS "productId", quantity FROM stock_reservations reservation
    JOIN orders ON orders.id = order_id AND payment_state = 'unpaid'
    WHERE product_id = ANY(${ids}::uuid[]) AND reservation.state = 'active' AND yields
      AND order_id <> ALL(${sql.param([...except])}::uuid[])
    ORDER BY reservation.created_at LIMIT 500`);
  const chosen = new Set<string>();
  for (const { productId, quantity, available } of missing) {
    let left = quantity - available;
    for (const reservation of rows.filter((row) => row.productId === productId)) {
      if (left <= 0) break;
      chosen.add(reservation.orderId);
      left -= reservation.quantity;
    }
    if (left > 0) return [];
  }
  return [...chosen];
}

/** Whether one of the orders reserves some of what is missing. */
export async function reservesSome(db: Db, orderIds: readonly string[], missing: readonly Missing[]): Promise<boolean> {
  const productIds = missing.map(({ productId }) => productId);
  return (
    (await db.$count(
      stockReservations,
      and(
        inArray(stockReservations.orderId, [...orderIds]),
        inArray(stockReservations.productId, productIds),
        eq(stockReservations.state, "active"),
      ),
    )) > 0
  );
}

/** An order, `orders` in the query, that no other checkout can end: one by hand, or one whose buyer has completed a delayed payment. */
const CANNOT_END = sql`(orders.pay_by IS NOT NULL
  OR EXISTS (SELECT FROM payments WHERE payments.order_id = orders.id AND payments.state = 'awaiting'))`;

/**
 * Lets old reservations of a product that runs out yield: their shoppers had time to pay. Those of orders that no other checkout can
 * end do not yield, nor do those that are being paid at one of the providers `cannotExpire`, which end no payment: their buyer would pay for
 * pieces that are gone. Answers how many begin to.
 */
export async function loosenReservations(db: Db, now: Date, cannotExpire: readonly string[] = []): Promise<number> {
  await db.execute(sql`
    UPDATE stock_reservations SET yields = false WHERE (order_id, product_id) IN (
      SELECT order_id, product_id FROM stock_reservations reservation JOIN orders ON orders.id = order_id
      WHERE reservation.state = 'active' AND reservation.yields AND ${CANNOT_END}
      LIMIT 1000 FOR UPDATE OF reservation SKIP LOCKED)`);
  const { rowCount } = await db.execute(sql`
    UPDATE stock_reservations SET yields = true WHERE (order_id, product_id) IN (
      SELECT order_id, product_id FROM stock_reservations reservation JOIN stock_levels level USING (product_id)
      JOIN orders ON orders.id = order_id AND NOT ${CANNOT_END} AND NOT EXISTS (
        SELECT FROM payments WHERE payments.order_id = orders.id AND payments.state IN ('opening', 'open')
          AND payments.provider = ANY(${sql.param([...cannotExpire])}::text[]))
      WHERE reservation.state = 'active' AND NOT reservation.yields AND NOT level.is_split AND reservation.created_at < ${timestamptz(new Date(now.getTime() - FIRM.scarceMs))}
        AND level.available < greatest(3, (level.available + level.reserved) * 0.1)
      LIMIT 1000 FOR UPDATE OF reservation SKIP LOCKED)`);
  return rowCount ?? 0;
}

/** What an order reserves yields no longer, as its buyer has completed a payment. The order's row must be locked. */
export async function keepReservation(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(
    sql`UPDATE stock_reservations SET yields = false WHERE order_id = ${orderId} AND state = 'active' AND yields`,
  );
}

/** What is kept of the networks of older reservations goes. Answers how many. */
export async function forgetNetworks(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE stock_reservations SET network = NULL
    WHERE (order_id, product_id) IN (
      SELECT order_id, product_id FROM stock_reservations
      WHERE network IS NOT NULL AND created_at < ${timestamptz(new Date(now.getTime() - NETWORK_MS))}
      LIMIT 10000 FOR UPDATE SKIP LOCKED)`);
  return rowCount ?? 0;
}
