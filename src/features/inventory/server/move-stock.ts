import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { stockLevels, stockMovements } from "./stock-table.ts";

/** A stock that somebody counted, or changed by a difference. */
export interface StockMove {
  productId: string;
  administratorId: string | null;
  idempotencyKey: string;
  after: number;
  quantity: number;
}

/** Writes levels that are locked, and their movements. */
export async function moveStock(tx: Tx, moves: readonly StockMove[]): Promise<void> {
  await tx
    .insert(stockLevels)
    .values(moves.map(({ productId, after }) => ({ productId, available: after })))
    .onConflictDoUpdate({ target: stockLevels.productId, set: { available: sql`excluded.available` } });
  await tx.insert(stockMovements).values(
    moves.map(({ productId, quantity, idempotencyKey, administratorId }) => ({
      productId,
      quantity,
      idempotencyKey,
      administratorId,
      reason: "correction" as const,
    })),
  );
}

/** The products among these that were corrected under the same name before. */
export async function movedBefore(
  tx: Tx,
  named: readonly { productId: string; idempotencyKey: string }[],
): Promise<Set<string>> {
  const ids = sql.param(named.map(({ productId }) => productId));
  const keys = sql.param(named.map(({ idempotencyKey }) => idempotencyKey));
  const rows = await tx
    .select({ id: stockMovements.productId })
    .from(stockMovements)
    .where(
      sql`(${stockMovements.productId}, ${stockMovements.idempotencyKey}) IN (SELECT * FROM unnest(${ids}::uuid[], ${keys}::text[]))`,
    );
  return new Set(rows.map(({ id }) => id));
}
