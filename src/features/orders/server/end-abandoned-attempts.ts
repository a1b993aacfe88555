import { and, desc, eq, inArray, lt, max, notInArray, type SQL } from "drizzle-orm";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { payments } from "#features/payments/server/payments-table.ts";
import type { AppContext } from "#platform/context.ts";
import { allProviders } from "#platform/payment/providers.ts";
import { workOnEach } from "#platform/payment/work-on-each.ts";
import { cancelAttempt } from "./cancel-attempt.ts";

/** Of each provider. */
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
  const dueAtEach = [
    ...allProviders(shop).map(({ provider, capabilities }) =>
      and(
        eq(payments.provider, provider),
        lt(payments.expiresAt, new Date(now - (capabilities.canExpire ? GRACE_MS : LONG_GRACE_MS))),
      ),
    ),
    and(notInArray(payments.provider, known), lt(payments.expiresAt, new Date(now))),
  ];
  const due = (await Promise.all(dueAtEach.map((isDue) => abandonedAttempts(shop, isDue)))).flat();
  let ended = 0;
  const [silent] = await workOnEach(due, async ({ orderId }) => {
    await cancelAttempt(shop, orderId);
    ended += 1;
  });
  if (silent) throw silent;
  return ended;
}

/** Newest first: what cannot end stands behind what can. */
const abandonedAttempts = ({ db }: AppContext, isDue: SQL | undefined) =>
  db
    .select({ orderId: payments.orderId, provider: payments.provider })
    .from(payments)
    .where(
      and(
        inArray(
          payments.state,
          attemptsWhere(({ isPayable }) => isPayable),
        ),
        isDue,
      ),
    )
    .groupBy(payments.orderId, payments.provider)
    .orderBy(desc(max(payments.expiresAt)))
    .limit(BATCH);
