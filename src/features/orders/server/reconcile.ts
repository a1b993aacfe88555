import { and, desc, eq, inArray, isNotNull, lt } from "drizzle-orm";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { noteEventsUntil } from "#features/payments/server/payment-session.ts";
import { paymentReconciliations, payments } from "#features/payments/server/payments-table.ts";
import type { AppContext } from "#platform/context.ts";
import { isLockTimeout } from "#platform/database/database.ts";
import { type Payment, PaymentUnavailable } from "#platform/payment/payment.ts";
import { allProviders } from "#platform/payment/providers.ts";
import { workOnEach } from "#platform/payment/work-on-each.ts";
import { DAY_MS } from "#shared/day.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";
import { askAboutPayment } from "./ask-provider.ts";
import { endAbandonedAttempts } from "./end-abandoned-attempts.ts";
import { sendRequestedRefunds } from "./refund-order.ts";

const isUnsettled = inArray(
  payments.state,
  attemptsWhere((meaning) => meaning.isUnsettled),
);

export interface Reconciliation {
  /** Events of the provider that no webhook delivered. */
  missedEvents: number;
  /** Payments with an unknown outcome that the provider was asked about. */
  asked: number;
  endedAttempts: number;
  sentRefunds: number;
  /** A provider did not answer; everything else is done. */
  isProviderDown: boolean;
}

/** An event may appear in the provider's list a little late. */
const OVERLAP_MS = 15 * 60_000;
/** The provider keeps its list for 30 days. */
const MAX_LOOK_MS = 29 * DAY_MS;

/**
 * Catches up with the provider: reads its list of events after an outage of any length (reliability 6), then asks about
 * payments with an unknown outcome. Each step is one of the webhook's, so repeating it has no effect. What fails stops nothing else.
 * `besideJobs`: abandoned attempts and refunds have jobs of their own, each minute. @throws the first failure, at the end
 */
export async function reconcile(shop: AppContext, { besideJobs = false } = {}): Promise<Reconciliation> {
  const result: Reconciliation = { missedEvents: 0, asked: 0, endedAttempts: 0, sentRefunds: 0, isProviderDown: false };
  const failures: unknown[] = [];
  const whileUp = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (isLockTimeout(error))
        return shop.log.warn({ err: error }, "an order is in use; its turn comes at the next run");
      if (!(error instanceof PaymentUnavailable)) {
        failures.push(error);
        return;
      }
      result.isProviderDown = true;
      shop.log.warn({ err: error }, "the payment provider does not answer; reconciliation continues at its next run");
    }
  };
  for (const provider of allProviders(shop))
    await whileUp(async () => {
      if (provider.capabilities.hasEvents) result.missedEvents += await catchUp(shop, provider);
      result.asked += await askAboutUnsettled(shop, provider);
    });
  if (!besideJobs) {
    await whileUp(async () => {
      result.endedAttempts = await endAbandonedAttempts(shop);
    });
    await whileUp(async () => {
      result.sentRefunds = await sendRequestedRefunds(shop);
    });
  }
  for (const failure of failures) throw failure;
  return result;
}

/** Works on each. @throws a failure, at the end, or PaymentUnavailable, with which the others wait */
async function forEach<T extends { provider: string }>(
  shop: AppContext,
  all: AsyncIterable<T> | Iterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const [silent] = await workOnEach(all, async (one) => {
    try {
      await work(one);
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) shop.log.warn({ err: error }, "a payment could not be reconciled");
      throw error;
    }
  });
  if (silent) throw silent;
}

async function catchUp(shop: AppContext, provider: Payment): Promise<number> {
  const now = shop.clock.now();
  let missed = 0;
  await forEach(shop, provider.eventsSince(await since(shop, provider, now)), async (event) => {
    if (await applyPaymentEvent(shop, event)) missed += 1;
  });
  await noteEventsUntil(shop.db, provider.provider, now);
  return missed;
}

/** The first run starts at the oldest payment without an outcome. */
async function since({ db }: AppContext, { provider }: Payment, now: Date): Promise<Date> {
  const [known] = await db
    .select({ until: paymentReconciliations.eventsUntil })
    .from(paymentReconciliations)
    .where(eq(paymentReconciliations.provider, provider));
  const [oldest] = known
    ? [known]
    : await db
        .select({ until: payments.createdAt })
        .from(payments)
        .where(and(eq(payments.provider, provider), isUnsettled))
        .orderBy(payments.createdAt)
        .limit(1);
  const from = (oldest?.until ?? now).getTime() - OVERLAP_MS;
  return new Date(Math.max(from, now.getTime() - MAX_LOOK_MS));
}

/** The shopper is likely still paying a younger one. */
const ASK_AFTER_MS = 10 * 60_000;
const BATCH = 100;

/** Newest first: what its provider does not know any more stands behind what can be settled. */
async function askAboutUnsettled(shop: AppContext, { provider }: Payment): Promise<number> {
  const before = new Date(shop.clock.now().getTime() - ASK_AFTER_MS);
  const unsettled = await shop.db
    .select({ provider: payments.provider, sessionId: payments.sessionId })
    .from(payments)
    .where(
      and(eq(payments.provider, provider), isUnsettled, isNotNull(payments.sessionId), lt(payments.createdAt, before)),
    )
    .orderBy(desc(payments.createdAt))
    .limit(BATCH);
  await forEach(shop, unsettled, (payment) => askAboutPayment(shop, payment));
  return unsettled.length;
}
