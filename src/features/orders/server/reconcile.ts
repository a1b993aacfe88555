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
  /** Events of the provider that no webhook delivered. */
  missedEvents: number;
  /** Payments with an unknown outcome that the provider was asked about. */
  asked: number;
  endedAttempts: number;
  sentRefunds: number;
  /** The provider did not answer; everything else is done. */
  isProviderDown: boolean;
}

/** An event may appear in the provider's list a little late. */
const OVERLAP_MS = 15 * 60_000;
/** The provider keeps its list for 30 days. */
const MAX_LOOK_MS = 29 * 24 * 3600_000;

/**
 * Catches up with the provider: reads its list of events after an outage of any length (reliability 6), then asks about
 * payments with an unknown outcome. Each step is one of the webhook's, so repeating it has no effect.
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
    shop.log.warn({ err: error }, "the payment provider does not answer; reconciliation continues at its next run");
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

/** The first run starts at the oldest payment without an outcome. */
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

/** The shopper is likely still paying a younger one. */
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
