import { and, isNull, lt, or } from "drizzle-orm";
import { retainedSince } from "#features/policies/keep-periods.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { dayIn, startOfDay } from "#shared/day.ts";
import { eraseInBatches } from "./erase-in-batches.ts";
import { orders } from "./orders-table.ts";

/** Takes the person out of orders that the books need no longer (L50). Answers how many there were. */
export async function eraseExpiredOrders(
  shop: Pick<AppContext, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  const { timeZone } = await storeSettings(shop.db);
  const isDue = (now: Date) => {
    const since = startOfDay(timeZone, retainedSince(dayIn(timeZone, now)));
    return and(lt(orders.createdAt, since), or(isNull(orders.paidAt), lt(orders.paidAt, since)));
  };
  return eraseInBatches(shop, isDue, signal);
}
