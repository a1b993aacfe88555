import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";

/** Pieces of a product; each product once. */
export interface Goods {
  productId: string;
  quantity: number;
}

/** What leaves the stock for an order, as a part of a statement: `product_id`, `name`, `quantity`, each product once, parts in place of kits. */
export const goodsOfOrder = (orderId: string): SQL =>
  sql`(SELECT product_id, min(name) AS name, sum(quantity)::int AS quantity FROM order_goods WHERE order_id = ${orderId} GROUP BY product_id)`;

/** The same with its names in English, in the order of ids. */
export async function listGoods(db: Db, orderId: string): Promise<(Goods & { name: string })[]> {
  const { rows } = await db.execute<Goods & { name: string } & Record<string, unknown>>(
    sql`SELECT product_id AS "productId", name, quantity FROM ${goodsOfOrder(orderId)} AS goods ORDER BY product_id`,
  );
  return rows;
}

/** What so many pieces of these lines are in stock: a kit is its parts. Lines that the order does not have are left out. */
export async function goodsOfLines(
  db: Db,
  orderId: string,
  lines: readonly { position: number; quantity: number }[],
): Promise<Goods[]> {
  const positions = sql.param(lines.map(({ position }) => position));
  const quantities = sql.param(lines.map(({ quantity }) => quantity));
  const { rows } = await db.execute<Goods & Record<string, unknown>>(sql`
    SELECT product_id AS "productId", sum(per_piece * back.quantity)::int AS quantity
    FROM unnest(${positions}::int[], ${quantities}::int[]) AS back(position, quantity) JOIN order_goods USING (position)
    WHERE order_id = ${orderId} GROUP BY product_id ORDER BY product_id`);
  return rows;
}

/** Pieces of the same product together, in the order they came; with the largest `unit`, where they have one. */
export function together<G extends Goods & { unit?: number }>(goods: readonly G[]): G[] {
  const found = new Map<string, G>();
  for (const one of goods) {
    const before = found.get(one.productId);
    const unit = before?.unit && one.unit && { unit: Math.max(before.unit, one.unit) };
    found.set(one.productId, before ? { ...before, ...unit, quantity: before.quantity + one.quantity } : one);
  }
  return [...found.values()];
}
