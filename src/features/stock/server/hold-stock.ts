import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { Refusal } from "#shared/refusal.ts";
import { stockHolds, stockLevels } from "./stock-table.ts";

export interface Wanted {
  productId: string;
  name: string;
  quantity: number;
}

/**
 * Puts pieces aside for an order until it is paid or given up. One conditional update per product, always in the
 * order of ids, so that buyers neither oversell nor deadlock (reliability 1).
 * @throws Refusal "conflict" naming each product that has not enough left; then nothing is held.
 */
export async function holdStock(tx: Db, orderId: string, wanted: readonly Wanted[], expiresAt: Date): Promise<void> {
  const inOrder = wanted.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  const soldOut: Wanted[] = [];
  for (const { productId, name, quantity } of inOrder) {
    const held = await tx
      .update(stockLevels)
      .set({ available: sql`${stockLevels.available} - ${quantity}`, held: sql`${stockLevels.held} + ${quantity}` })
      .where(and(eq(stockLevels.productId, productId), gte(stockLevels.available, quantity)));
    if (held.rowCount === 0) soldOut.push({ productId, name, quantity });
  }
  if (soldOut.length > 0) throw await soldOutRefusal(tx, soldOut);
  await tx
    .insert(stockHolds)
    .values(inOrder.map(({ productId, quantity }) => ({ orderId, productId, quantity, expiresAt })));
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
