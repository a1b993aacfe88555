import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { MOST_STOCK } from "#features/catalog/product-wish.ts";
import { texts } from "#features/catalog/product-wish-texts.ts";
import { products } from "#features/catalog/server/products-table.ts";
import type { Tx } from "#platform/database/database.ts";
import { Refusal } from "#shared/refusal.ts";
import { stockLevels, stockMovements } from "./stock-table.ts";

interface ByCount {
  /** So many are to be had, counted from `seen`; without it so many, whatever was there. */
  wanted: number;
  seen?: number;
}
interface ByDifference {
  /** So many more, or fewer. */
  difference: number;
}
export type Correction = {
  productId: string;
  administratorId: string;
  /** Applied once under this name; without it, each time. */
  cause?: string;
} & (ByCount | ByDifference);

/**
 * Changes what can be sold by the difference between what somebody saw and what he wants, so that a sale in between stays
 * sold (reliability 14), and counts the product's version up, so that a repeat is noticed. The product's row must be held.
 * Answers the stock before and after. @throws Refusal "conflict" where less than that is left.
 */
export async function correctStock(
  tx: Tx,
  { productId, administratorId, cause = `correction:${randomUUID()}`, ...wish }: Correction,
): Promise<{ before: number; after: number }> {
  const [level] = await tx
    .select({ available: stockLevels.available })
    .from(stockLevels)
    .where(eq(stockLevels.productId, productId))
    .for("update");
  const before = level?.available ?? 0;
  const difference = "difference" in wish ? wish.difference : wish.wanted - (wish.seen ?? before);
  const after = before + difference;
  if (difference === 0 || (await isDone(tx, productId, cause))) return { before, after: before };
  if (after < 0 || after > 2 * MOST_STOCK)
    throw new Refusal("conflict", texts.stockChanged(before), { code: "STOCK_CHANGED", more: { stock: before } });
  if (!level) await tx.insert(stockLevels).values({ productId, available: after });
  else await tx.update(stockLevels).set({ available: after }).where(eq(stockLevels.productId, productId));
  await tx
    .insert(stockMovements)
    .values({ productId, quantity: difference, reason: "correction", cause, administratorId });
  // The trigger on products counts.
  await tx
    .update(products)
    .set({ version: sql`${products.version}` })
    .where(eq(products.id, productId));
  return { before, after };
}

async function isDone(tx: Tx, productId: string, cause: string): Promise<boolean> {
  const which = and(eq(stockMovements.productId, productId), eq(stockMovements.cause, cause));
  return (await tx.$count(stockMovements, which)) > 0;
}
