import { eq, type SQL } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import { orders } from "./orders-table.ts";

export type Order = typeof orders.$inferSelect;

/**
 * Reads the order and locks its row until the transaction ends. Orders are locked before their payments and goods
 * (docs/decisions/2026-11-22-lock-order.md). @throws AppError "not-found"
 */
export async function lockOrder(tx: Tx, id: string): Promise<Order> {
  const order = await lockOrderIfThere(tx, id);
  if (!order) throw new AppError("not-found", messages.noSuchOrder);
  return order;
}

/** `NO KEY UPDATE` still lets others insert rows that refer to the order, such as emails. */
export async function lockOrderIfThere(tx: Tx, id: string | SQL): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("no key update");
  return order ?? null;
}
