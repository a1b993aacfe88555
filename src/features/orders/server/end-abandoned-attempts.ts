import { and, inArray, lt, sql } from "drizzle-orm";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { payments } from "#features/payments/server/payments-table.ts";
import type { AppContext } from "#platform/context.ts";
import { cancelAttempt } from "./cancel-attempt.ts";

const BATCH = 50;

/** The provider's own clock ends a session first; asking it a minute later spares a call. */
const GRACE_MS = 60_000;

/** Attempts whose session is over but of which no event came: the provider is asked before any goods are released. */
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
