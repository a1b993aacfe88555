import { inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { Refusal } from "#shared/refusal.ts";
import { stockLevels } from "./stock-table.ts";

export interface Wanted {
  productId: string;
  name: string;
  quantity: number;
}

/**
 * Puts pieces aside for an order until it is paid or given up, in one statement: the levels are locked in the order of
 * ids and taken only where there is enough, so that buyers neither oversell nor deadlock (reliability 1).
 * @throws Refusal "conflict" naming each product that has not enough left; the transaction must then end.
 */
export async function holdStock(tx: Db, orderId: string, wanted: readonly Wanted[], expiresAt: Date): Promise<void> {
  const ids = sql.param(wanted.map(({ productId }) => productId));
  const quantities = sql.param(wanted.map(({ quantity }) => quantity));
  const { rows } = await tx.execute<{ product_id: string }>(sql`
    WITH wanted AS (SELECT * FROM unnest(${ids}::uuid[], ${quantities}::int[]) AS wish(product_id, quantity)),
    locked AS (SELECT product_id FROM stock_levels WHERE product_id = ANY(${ids}::uuid[]) ORDER BY product_id FOR UPDATE),
    taken AS (
      UPDATE stock_levels level SET available = available - wanted.quantity, held = held + wanted.quantity
      FROM wanted JOIN locked USING (product_id)
      WHERE level.product_id = wanted.product_id AND level.available >= wanted.quantity
      RETURNING level.product_id)
    INSERT INTO stock_holds (order_id, product_id, quantity, expires_at)
    SELECT ${orderId}::uuid, product_id, quantity, ${expiresAt.toISOString()}::timestamptz FROM wanted JOIN taken USING (product_id)
    RETURNING product_id`);
  const held = new Set(rows.map((row) => row.product_id));
  const soldOut = wanted.filter(({ productId }) => !held.has(productId));
  if (soldOut.length > 0) throw await soldOutRefusal(tx, soldOut);
}

async function soldOutRefusal(tx: Db, soldOut: readonly Wanted[]): Promise<Refusal> {
  const left = await tx
    .select({ productId: stockLevels.productId, available: stockLevels.available })
    .from(stockLevels)
    .where(
      inArray(
        stockLevels.productId,
        soldOut.map(({ productId }) => productId),
      ),
    );
  const details = soldOut.map(({ productId, name }) => {
    const available = left.find((level) => level.productId === productId)?.available ?? 0;
    return available === 0 ? `"${name}" is sold out.` : `Only ${available} of "${name}" left.`;
  });
  return new Refusal("conflict", "Not enough in stock", { details, code: "SOLD_OUT" });
}
