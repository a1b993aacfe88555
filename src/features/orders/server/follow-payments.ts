import { and, eq, exists, gt, inArray, or, sql } from "drizzle-orm";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { payments, refunds } from "#features/payments/server/payments-table.ts";
import type { AppContext } from "#platform/context.ts";
import { isLockTimeout } from "#platform/database/database.ts";
import { allProviders } from "#platform/payment/providers.ts";
import { workOnEach } from "#platform/payment/work-on-each.ts";
import { DAY_MS } from "#shared/day.ts";
import { followSession } from "./apply-payment-event.ts";

/** A bank takes a payment back within days. */
const FOLLOW_MS = 5 * DAY_MS;

/**
 * Asks providers without a list of events about recent payments and unfinished refunds, as a notification may have been lost.
 * Answers how many were asked about. One that fails stops no other. @throws a failure, at the end
 */
export async function followPayments(shop: AppContext, signal?: AbortSignal): Promise<number> {
  let asked = 0;
  for (const provider of allProviders(shop)) {
    if (provider.capabilities.hasEvents) continue;
    const silent = await workOnEach(await recent(shop, provider.provider), async ({ sessionId }) => {
      if (signal?.aborted) return;
      // Somebody has the order in hand: the next run asks again.
      if (sessionId) await followSession(shop, provider, sessionId).catch(unlessInUse);
      asked += 1;
    });
    for (const error of silent)
      shop.log.warn({ err: error }, "the payment provider does not answer; its payments are followed at the next run");
  }
  return asked;
}

function unlessInUse(error: unknown): void {
  if (!isLockTimeout(error)) throw error;
}

/** In any order: where a run has too little time for all, each has its turn in one of the next. */
const recent = ({ db, clock }: AppContext, provider: AppContext["payment"]["provider"]) =>
  db
    .select({ provider: payments.provider, sessionId: payments.sessionId })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        inArray(
          payments.state,
          attemptsWhere(({ hasMoney }) => hasMoney),
        ),
        or(
          gt(payments.paidAt, new Date(clock.now().getTime() - FOLLOW_MS)),
          exists(
            db
              .select({ id: refunds.id })
              .from(refunds)
              .where(and(eq(refunds.paymentId, payments.id), eq(refunds.state, "pending"))),
          ),
        ),
      ),
    )
    .orderBy(sql`random()`);
