import { and, isNull, lt } from "drizzle-orm";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { dayIn, startOfDay } from "#shared/day.ts";
import { keptSince } from "../keep-periods.ts";
import { eraseOrders } from "./erase-orders.ts";
import { orders } from "./orders-table.ts";

const BATCH = 200;

/** Takes the person out of orders that the books need no longer (L50). Answers how many there were. */
export async function eraseExpiredOrders(
  shop: Pick<AppContext, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  const { timeZone } = await storeSettings(shop.db);
  let erased = 0;
  while (!signal?.aborted) {
    const now = shop.clock.now();
    const since = startOfDay(timeZone, keptSince(dayIn(timeZone, now)));
    const count = await transact(shop.db, async (tx) => {
      const due = await tx
        .select({ id: orders.id, customerId: orders.customerId })
        .from(orders)
        .where(and(isNull(orders.erasedAt), lt(orders.createdAt, since), lt(orders.paidAt, since)))
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
