import { and, eq, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { payments } from "#features/payments/server/payments-table.ts";
import type { AppContext } from "#platform/context.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { allProviders } from "#platform/payment/providers.ts";
import { cancelAttempt } from "./cancel-attempt.ts";

const BATCH = 50;

/** The provider ends a session by its own clock; asking a minute later saves a call. */
const GRACE_MS = 60_000;
/** Where only its clock ends a session, which counts in minutes. */
const LONG_GRACE_MS = 10 * 60_000;

/**
 * Attempts whose session has expired without an event: asks the provider before their goods are released. While one provider
 * is silent, the attempts at others end, and one that fails stops no other. @throws a failure at the end, or PaymentUnavailable if one was silent
 */
export async function endAbandonedAttempts(shop: AppContext): Promise<number> {
  const now = shop.clock.now().getTime();
  const known = allProviders(shop).map(({ provider }) => provider);
  const dueAt = ({ provider, capabilities }: AppContext["payment"]) =>
    and(
      eq(payments.provider, provider),
      lt(payments.expiresAt, new Date(now - (capabilities.canExpire ? GRACE_MS : LONG_GRACE_MS))),
    );
  const abandoned = await shop.db
    .selectDistinct({ orderId: payments.orderId, provider: payments.provider })
    .from(payments)
    .where(
      and(
        inArray(
          payments.state,
          attemptsWhere(({ isPayable }) => isPayable),
        ),
        or(
          ...allProviders(shop).map(dueAt),
          and(notInArray(payments.provider, known), lt(payments.expiresAt, new Date(now))),
        ),
      ),
    )
    .orderBy(sql`1`)
    .limit(BATCH);
  const silent = new Map<string, PaymentUnavailable>();
  const failures: unknown[] = [];
  let ended = 0;
  for (const { orderId, provider } of abandoned) {
    if (silent.has(provider)) continue;
    try {
      await cancelAttempt(shop, orderId);
      ended += 1;
    } catch (error) {
      if (error instanceof PaymentUnavailable) silent.set(provider, error);
      else failures.push(error);
    }
  }
  for (const error of [...failures, ...silent.values()]) throw error;
  return ended;
}
