import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { goodsOfOrder, listGoods } from "./order-goods.ts";
import { nextKey } from "./return-goods.ts";
import { lockLevels } from "./stock-portions.ts";
import { stockReservations } from "./stock-table.ts";

/** Returns what an unpaid order reserves to stock, once, however often it is called. The order's row must be locked. */
export async function releaseReservation(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    WITH ${endedReservation(orderId, "released", now)},
    portions AS (
      UPDATE stock_portions p SET available = portion.available + ended.quantity, reserved = portion.reserved - ended.quantity
      FROM ended JOIN portion USING (portion_id) WHERE p.id = portion_id)
    UPDATE stock_levels level SET available = locked.available + ended.quantity, reserved = locked.reserved - ended.quantity,
      is_split = locked.is_split
    FROM ended JOIN locked USING (product_id) WHERE level.product_id = ended.product_id`);
}

export async function isReserved(tx: Tx, orderId: string): Promise<boolean> {
  const [reserved] = await tx
    .select({ productId: stockReservations.productId })
    .from(stockReservations)
    .where(and(eq(stockReservations.orderId, orderId), eq(stockReservations.state, "active")))
    .limit(1);
  return reserved !== undefined;
}

/** Turns an order's reservation into a sale with its entries in the ledger, once. The order's row must be locked. */
export async function commitReservation(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    WITH ${endedReservation(orderId, "committed", now)},
    portions AS (
      UPDATE stock_portions p SET available = portion.available, reserved = portion.reserved - ended.quantity
      FROM ended JOIN portion USING (portion_id) WHERE p.id = portion_id),
    levels AS (
      UPDATE stock_levels level SET available = locked.available, reserved = locked.reserved - ended.quantity,
        is_split = locked.is_split
      FROM ended JOIN locked USING (product_id) WHERE level.product_id = ended.product_id)
    INSERT INTO stock_movements (product_id, quantity, reason, idempotency_key, order_id)
    SELECT product_id, -quantity, 'sale', ${`sale:${orderId}`}, ${orderId}::uuid FROM ended ORDER BY product_id`);
}

/**
 * The pieces that an order no longer reserves. Locks the portion they came from; where it was merged meanwhile, or there was
 * none, their levels in the order of ids. Changes begin with what the lock found: the rows to be changed are first looked at, and
 * checked, as they were when the statement began.
 */
const endedReservation = (orderId: string, state: "committed" | "released", now: Date) => sql`
  ended AS (
    UPDATE stock_reservations SET state = ${state}, ended_at = ${now.toISOString()}::timestamptz
    WHERE order_id = ${orderId} AND state = 'active' RETURNING product_id, quantity, portion_id),
  portion AS (SELECT id AS portion_id, available, reserved FROM stock_portions WHERE id IN (SELECT portion_id FROM ended) FOR UPDATE),
  locked AS (
    SELECT product_id, available, reserved, is_split FROM stock_levels
    WHERE product_id IN (SELECT product_id FROM ended LEFT JOIN portion USING (portion_id) WHERE portion.portion_id IS NULL)
    ORDER BY product_id FOR UPDATE)`;

/**
 * For a payment without a reservation, such as after its end: takes all pieces of the order from stock, or none
 * (reliability 4). Answers whether they were there. The order's row must be locked.
 */
export async function sellUnreserved(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const goods = await listGoods(tx, orderId);
  const levels = await lockLevels(
    tx,
    goods.map(({ productId }) => productId),
  );
  if (goods.some(({ productId, quantity }) => (levels.get(productId) ?? quantity) < quantity)) return false;
  const idempotencyKey = await nextKey(tx, orderId, "sale");
  await tx.execute(sql`
    WITH sold AS (
      UPDATE stock_levels level SET available = available - goods.quantity FROM ${goodsOfOrder(orderId)} AS goods
      WHERE goods.product_id = level.product_id RETURNING level.product_id, goods.quantity)
    INSERT INTO stock_movements (product_id, quantity, reason, idempotency_key, order_id)
    SELECT product_id, -quantity, 'sale', ${idempotencyKey}, ${orderId}::uuid FROM sold`);
  await tx
    .update(stockReservations)
    .set({ state: "committed", endedAt: now })
    .where(and(eq(stockReservations.orderId, orderId), eq(stockReservations.state, "released")));
  return true;
}
