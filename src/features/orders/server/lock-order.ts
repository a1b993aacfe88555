import { eq } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { Refusal } from "#shared/refusal.ts";
import { texts } from "../texts.ts";
import { orders } from "./orders-table.ts";

export type Order = typeof orders.$inferSelect;

/** Reads the order and holds its row until the transaction ends. @throws Refusal "not-found" */
export async function lockOrder(tx: Db, id: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  if (!order) throw new Refusal("not-found", texts.noSuchOrder);
  return order;
}
