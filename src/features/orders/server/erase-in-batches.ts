import { and, isNull, type SQL } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { eraseOrders } from "./erase-orders.ts";
import { orders } from "./orders-table.ts";

const BATCH = 200;

/** Takes the person out of the orders that a condition names at that moment, 200 in a transaction. Answers how many there were. */
export async function eraseInBatches(
  shop: Pick<AppContext, "db" | "clock">,
  isDue: (now: Date) => SQL | undefined,
  signal?: AbortSignal,
): Promise<number> {
  let erased = 0;
  while (!signal?.aborted) {
    const now = shop.clock.now();
    const count = await transact(shop.db, async (tx) => {
      const due = await tx
        .select({ id: orders.id, customerId: orders.customerId })
        .from(orders)
        .where(and(isNull(orders.erasedAt), isDue(now)))
        .orderBy(orders.createdAt)
        .limit(BATCH)
        .for("no key update", { skipLocked: true });
      await eraseOrders(tx, due, now);
      return due.length;
    });
    erased += count;
    if (count < BATCH) break;
  }
  return erased;
}
