import { and, eq, gte, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "./messages.ts";
import { type Goods, listGoods } from "./order-goods.ts";
import { lockLevels } from "./stock-portions.ts";
import { stockLevels, stockMovements } from "./stock-table.ts";

/**
 * Returns sold goods of an order to stock: all of them, where a second call has no effect, or `only` so many pieces, each product once, as long as
 * they are out. The order's row must be locked.
 */
export async function returnGoods(
  tx: Tx,
  orderId: string,
  reason: "cancellation" | "return",
  only: readonly Goods[] | null = null,
): Promise<void> {
  const wanted = (productId: string) => only?.find((one) => one.productId === productId)?.quantity ?? 0;
  const out = (await goodsOf(tx, orderId))
    .map(({ productId, quantity }) => ({
      productId,
      quantity: only ? Math.min(quantity, wanted(productId)) : quantity,
    }))
    .filter(({ quantity }) => quantity > 0);
  const idempotencyKey = await nextKey(tx, orderId, reason);
  for (const { productId, quantity } of out) {
    await tx
      .update(stockLevels)
      .set({ available: sql`${stockLevels.available} + ${quantity}` })
      .where(eq(stockLevels.productId, productId));
    await tx.insert(stockMovements).values({ productId, quantity, reason, idempotencyKey, orderId });
  }
}

/**
 * Takes what an order lacks from stock, all or none: goods that came back while it was cancelled, or `wanted`, each product once, for what it
 * becomes. Levels of goods that may come back in the same transaction are locked with them. The order's row must be locked.
 * @throws AppError "conflict" that names what is missing.
 */
export async function takeGoodsAgain(
  tx: Tx,
  orderId: string,
  wanted?: readonly (Goods & { name: string })[],
): Promise<void> {
  const lines = wanted ?? (await listGoods(tx, orderId));
  const out = await goodsOf(tx, orderId);
  const idempotencyKey = await nextKey(tx, orderId, "sale");
  const gone: string[] = [];
  await lockLevels(
    tx,
    [...lines, ...out].map(({ productId }) => productId),
  );
  for (const line of lines) {
    const missing = line.quantity - (out.find(({ productId }) => productId === line.productId)?.quantity ?? 0);
    if (missing <= 0) continue;
    const taken = await tx
      .update(stockLevels)
      .set({ available: sql`${stockLevels.available} - ${missing}` })
      .where(and(eq(stockLevels.productId, line.productId), gte(stockLevels.available, missing)));
    if (taken.rowCount === 0) gone.push(line.name);
    else
      await tx
        .insert(stockMovements)
        .values({ productId: line.productId, quantity: -missing, reason: "sale", idempotencyKey, orderId });
  }
  if (gone.length > 0)
    throw new AppError("conflict", messages.notEnoughOf(gone.join(", ")), { code: "SOLD_OUT", details: gone });
}

/** Whether goods are out for an order: it was shipped before it was paid. */
export const isOut = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await goodsOf(tx, orderId)).some(({ quantity }) => quantity > 0);

/** Pieces that are out for this order: sold and not returned. */
async function goodsOf(tx: Tx, orderId: string): Promise<Goods[]> {
  return tx
    .select({ productId: stockMovements.productId, quantity: sql<number>`(-sum(${stockMovements.quantity}))::int` })
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId))
    .groupBy(stockMovements.productId)
    .orderBy(stockMovements.productId);
}

/** `cancellation:<order>:2`: an order may be cancelled, taken up again, and cancelled again. */
export async function nextKey(tx: Tx, orderId: string, reason: string): Promise<string> {
  const [row] = await tx
    .select({ count: sql<number>`count(DISTINCT ${stockMovements.idempotencyKey})::int` })
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId));
  return `${reason}:${orderId}:${(row?.count ?? 0) + 1}`;
}
