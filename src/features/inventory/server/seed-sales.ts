import type { Tx } from "#platform/database/database.ts";
import { insertMany } from "#platform/database/insert-many.ts";
import { stockMovements, stockReservations } from "./stock-table.ts";

/** One line of a seeded order, as the ledger sees it. */
export interface SeededSale {
  orderId: string;
  productId: string;
  quantity: number;
  at: Date;
  outcome: "sold" | "cancelled" | "given-up";
}

/**
 * Past sales with their reservations. Today's level stays: an earlier delivery adds as many pieces as were sold, so that the
 * ledger's sum is the level. `run` identifies this delivery.
 */
export async function seedSales(tx: Tx, sales: readonly SeededSale[], run: string, before: Date): Promise<void> {
  const paid = sales.filter(({ outcome }) => outcome !== "given-up");
  const left = new Map<string, number>();
  for (const { productId, quantity, outcome } of paid) {
    if (outcome === "sold") left.set(productId, (left.get(productId) ?? 0) + quantity);
  }
  await insertMany(
    tx,
    stockMovements,
    [...left].map(([productId, quantity]) => ({
      productId,
      quantity,
      reason: "correction" as const,
      idempotencyKey: `seed:${run}`,
      at: before,
    })),
  );
  await insertMany(
    tx,
    stockMovements,
    paid.flatMap(({ orderId, productId, quantity, at, outcome }) => {
      const sale = {
        productId,
        quantity: -quantity,
        reason: "sale" as const,
        idempotencyKey: `sale:${orderId}`,
        orderId,
        at,
      };
      if (outcome === "sold") return [sale];
      return [sale, { ...sale, quantity, reason: "cancellation" as const, idempotencyKey: `cancelled:${orderId}:1` }];
    }),
  );
  await insertMany(
    tx,
    stockReservations,
    sales.map(({ orderId, productId, quantity, at, outcome }) => ({
      orderId,
      productId,
      quantity,
      state: outcome === "given-up" ? ("released" as const) : ("committed" as const),
      expiresAt: new Date(at.getTime() + 40 * 60_000),
      createdAt: at,
      endedAt: at,
    })),
  );
}
