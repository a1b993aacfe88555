import { and, inArray, lt, sql } from "drizzle-orm";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { payments } from "#features/payments/server/payments-table.ts";
import type { AppContext } from "#platform/context.ts";
import { cancelAttempt } from "./cancel-attempt.ts";

const BATCH = 50;

/** The provider ends a session by its own clock; asking a minute later saves a call. */
const GRACE_MS = 60_000;

/** Attempts whose session has expired without an event: asks the provider before their goods are released. */
export async function endAbandonedAttempts(shop: AppContext): Promise<number> {
  const due = new Date(shop.clock.now().getTime() - GRACE_MS);
  const abandoned = await shop.db
    .selectDistinct({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        inArray(
          payments.state,
          attemptsWhere(({ isPayable }) => isPayable),
        ),
        lt(payments.expiresAt, due),
      ),
    )
    .orderBy(sql`1`)
    .limit(BATCH);
  for (const { orderId } of abandoned) await cancelAttempt(shop, orderId);
  return abandoned.length;
}
