import { and, eq, exists, gt, inArray, or } from "drizzle-orm";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { payments, refunds } from "#features/payments/server/payments-table.ts";
import type { AppContext } from "#platform/context.ts";
import { isLockTimeout } from "#platform/database/database.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { allProviders } from "#platform/payment/providers.ts";
import { DAY_MS } from "#shared/day.ts";
import { followSession } from "./apply-payment-event.ts";

/** A bank takes a payment back within days. */
const FOLLOW_MS = 5 * DAY_MS;

/**
 * Asks providers without a list of events about recent payments and unfinished refunds, as a notification may have been lost.
 * Answers how many were asked about.
 */
export async function followPayments(shop: AppContext, signal?: AbortSignal): Promise<number> {
  let asked = 0;
  for (const provider of allProviders(shop)) {
    if (provider.capabilities.hasEvents) continue;
    for (const { sessionId } of await recent(shop, provider.provider)) {
      if (signal?.aborted) return asked;
      try {
        if (sessionId) await followSession(shop, provider, sessionId);
        asked += 1;
      } catch (error) {
        // Somebody has the order in hand: the next run asks again.
        if (isLockTimeout(error)) continue;
        if (!(error instanceof PaymentUnavailable)) throw error;
        shop.log.warn(
          { err: error },
          "the payment provider does not answer; its payments are followed at the next run",
        );
        break;
      }
    }
  }
  return asked;
}

const recent = ({ db, clock }: AppContext, provider: AppContext["payment"]["provider"]) =>
  db
    .select({ sessionId: payments.sessionId })
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
    .orderBy(payments.paidAt);
