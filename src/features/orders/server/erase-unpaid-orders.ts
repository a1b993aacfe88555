import { and, inArray, lt } from "drizzle-orm";
import { KEEP_PERIODS } from "#features/policies/keep-periods.ts";
import type { AppContext } from "#platform/context.ts";
import { DAY_MS } from "#shared/day.ts";
import { paymentStatesWhere } from "../order-payment-state.ts";
import { statusesWhere } from "../order-status.ts";
import { eraseInBatches } from "./erase-in-batches.ts";
import { orders } from "./orders-table.ts";

const KEPT_MS = KEEP_PERIODS.unpaidOrder.days * DAY_MS;

/** Erases the person from abandoned checkouts. An order that was shipped unpaid is none. Answers how many there were. */
export const eraseUnpaidOrders = (shop: AppContext, signal?: AbortSignal): Promise<number> =>
  eraseInBatches(
    shop,
    (now) =>
      and(
        inArray(
          orders.paymentState,
          paymentStatesWhere(({ isAttempt }) => isAttempt),
        ),
        inArray(
          orders.status,
          statusesWhere(({ isIdle }) => isIdle),
        ),
        lt(orders.createdAt, new Date(now.getTime() - KEPT_MS)),
      ),
    signal,
  );
