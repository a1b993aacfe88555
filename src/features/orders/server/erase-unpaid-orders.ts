import { and, inArray, isNull, lt } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { KEEP_PERIODS } from "../keep-periods.ts";
import { paymentStatesWhere } from "../order-payment-state.ts";
import { statusesWhere } from "../order-status.ts";
import { eraseOrders } from "./erase-orders.ts";
import { orders } from "./orders-table.ts";

const KEPT_MS = KEEP_PERIODS.unpaidOrder.days * 24 * 3600_000;
const BATCH = 200;

/** Erases the person from abandoned checkouts. An order that was shipped unpaid is none. Answers how many there were. */
export async function eraseUnpaidOrders(shop: AppContext, signal?: AbortSignal): Promise<number> {
  let erased = 0;
  while (!signal?.aborted) {
    const now = shop.clock.now();
    const count = await transact(shop.db, async (tx) => {
      const due = await tx
        .select({ id: orders.id, customerId: orders.customerId })
        .from(orders)
        .where(
          and(
            inArray(
              orders.paymentState,
              paymentStatesWhere(({ isAttempt }) => isAttempt),
            ),
            inArray(
              orders.status,
              statusesWhere(({ isIdle }) => isIdle),
            ),
            isNull(orders.erasedAt),
            lt(orders.createdAt, new Date(now.getTime() - KEPT_MS)),
          ),
        )
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
