import { and, inArray, lt, sql } from "drizzle-orm";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { noteEventsUntil } from "#features/payments/server/payment-session.ts";
import { paymentReconciliations, payments } from "#features/payments/server/payments-table.ts";
import type { AppContext } from "#platform/context.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";
import { askProvider } from "./ask-provider.ts";
import { endAbandonedAttempts } from "./end-abandoned-attempts.ts";
import { sendRequestedRefunds } from "./refund-order.ts";

export interface Reconciliation {
  /** Events of the provider that no webhook had brought. */
  missedEvents: number;
  /** Payments whose end was unknown and that the provider was asked about. */
  asked: number;
  endedAttempts: number;
  sentRefunds: number;
  /** The provider did not answer; what could be done without it was done. */
  isProviderDown: boolean;
}

/** An event may show in the provider's list a little after its time. */
const OVERLAP_MS = 15 * 60_000;
/** The provider keeps its list for 30 days. */
const MAX_LOOK_MS = 29 * 24 * 3600_000;

/**
 * Brings shop and provider together again: by its list of events, after however long an outage (reliability 6), then by
 * asking about payments whose end is unknown. Every step is one that a webhook could have done, so doing it twice is nothing.
 */
export async function reconcile(shop: AppContext): Promise<Reconciliation> {
  const result: Reconciliation = { missedEvents: 0, asked: 0, endedAttempts: 0, sentRefunds: 0, isProviderDown: false };
  try {
    result.missedEvents = await catchUp(shop);
    result.asked = await askAboutUnsettled(shop);
    result.endedAttempts = await endAbandonedAttempts(shop);
    result.sentRefunds = await sendRequestedRefunds(shop);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    result.isProviderDown = true;
    shop.log.warn({ err: error }, "the payment provider does not answer; reconciliation goes on at its next turn");
  }
  return result;
}

async function catchUp(shop: AppContext): Promise<number> {
  const now = shop.clock.now();
  let missed = 0;
  for await (const event of shop.payment.eventsSince(await since(shop, now))) {
    if (await applyPaymentEvent(shop, event)) missed += 1;
  }
  await noteEventsUntil(shop.db, shop.payment.provider, now);
  return missed;
}

/** The first time, since the oldest payment that is not settled. */
async function since({ db, payment }: AppContext, now: Date): Promise<Date> {
  const [known] = await db
    .select({ until: paymentReconciliations.eventsUntil })
    .from(paymentReconciliations)
    .where(sql`${paymentReconciliations.provider} = ${payment.provider}`);
  const [oldest] = known
    ? [known]
    : await db
        .select({ until: payments.createdAt })
        .from(payments)
        .where(
          inArray(
            payments.state,
            attemptsWhere(({ isUnsettled }) => isUnsettled),
          ),
        )
        .orderBy(payments.createdAt)
        .limit(1);
  const from = (oldest?.until ?? now).getTime() - OVERLAP_MS;
  return new Date(Math.max(from, now.getTime() - MAX_LOOK_MS));
}

/** Younger ones are likely still being paid. */
const ASK_AFTER_MS = 10 * 60_000;
const BATCH = 100;

async function askAboutUnsettled(shop: AppContext): Promise<number> {
  const before = new Date(shop.clock.now().getTime() - ASK_AFTER_MS);
  const unsettled = await shop.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        inArray(
          payments.state,
          attemptsWhere(({ isUnsettled }) => isUnsettled),
        ),
        lt(payments.createdAt, before),
      ),
    )
    .orderBy(payments.createdAt)
    .limit(BATCH);
  for (const { orderId } of unsettled) await askProvider(shop, orderId);
  return unsettled.length;
}
