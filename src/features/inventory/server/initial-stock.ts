import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { stockLevels, stockMovements } from "./stock-table.ts";

/** The first stock of new products, with its entry in the ledger. */
export async function setInitialStock(
  tx: Tx,
  stock: readonly { productId: string; quantity: number }[],
  administratorId?: string | null,
): Promise<void> {
  if (stock.length === 0) return;
  await tx.insert(stockLevels).values(stock.map(({ productId, quantity }) => ({ productId, available: quantity })));
  const moved = stock.filter(({ quantity }) => quantity > 0);
  if (moved.length === 0) return;
  await tx.insert(stockMovements).values(
    moved.map(({ productId, quantity }) => ({
      productId,
      quantity,
      reason: "opening" as const,
      idempotencyKey: "opening",
      administratorId,
    })),
  );
}

/** With how many pieces a product began. */
export async function initialStock(tx: Tx, productId: string): Promise<number> {
  const [opening] = await tx
    .select({ quantity: stockMovements.quantity })
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, productId), eq(stockMovements.reason, "opening")));
  return opening?.quantity ?? 0;
}
