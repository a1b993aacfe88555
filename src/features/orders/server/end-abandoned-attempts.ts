import { and, desc, eq, inArray, lt, max, notInArray, type SQL, sql } from "drizzle-orm";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { payments } from "#features/payments/server/payments-table.ts";
import type { AppContext } from "#platform/context.ts";
import { allProviders } from "#platform/payment/providers.ts";
import { workOnEach } from "#platform/payment/work-on-each.ts";
import { cancelAttempt, GRACE_MS } from "./cancel-attempt.ts";

/** Of each provider. */
const BATCH = 50;

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

/** Those that end without a question, then the newest: what cannot end stands behind what can. */
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
    .orderBy(desc(sql`bool_and(${payments.state} = 'opening')`), desc(max(payments.expiresAt)))
    .limit(BATCH);
