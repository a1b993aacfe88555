import { setTimeout as pause } from "node:timers/promises";
import { ATTEMPT_MEANING } from "#features/payments/payment-state.ts";
import { latestPayment, type Payment as StoredPayment } from "#features/payments/server/payment-session.ts";
import type { AppContext } from "#platform/context.ts";
import { type Payment, PaymentUnavailable } from "#platform/payment/payment.ts";
import { providerNamed } from "#platform/payment/providers.ts";
import { applyPaymentSession } from "./apply-payment-event.ts";

/** The shopper returned before the webhook: asks the provider and applies its answer (reliability 5). */
export async function askProvider(shop: AppContext, orderId: string): Promise<void> {
  const payment = await unsettledPayment(shop, orderId);
  if (payment) await askOrWarn(shop, payment);
}

async function unsettledPayment(shop: AppContext, orderId: string): Promise<StoredPayment | null> {
  const payment = await latestPayment(shop.db, orderId);
  return payment && ATTEMPT_MEANING[payment.state].isUnsettled ? payment : null;
}

async function askOrWarn(shop: AppContext, payment: StoredPayment): Promise<void> {
  try {
    await askAboutPayment(shop, payment);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    shop.log.warn({ err: error }, "the provider could not be asked; the webhook will report the payment");
  }
}

/** Asks the provider about one payment of an order, and applies its answer. @throws PaymentUnavailable */
export async function askAboutPayment(
  shop: AppContext,
  { provider, sessionId }: Pick<StoredPayment, "provider" | "sessionId">,
): Promise<void> {
  const session = sessionId && (await providerNamed(shop, provider).session(sessionId));
  if (session) await applyPaymentSession(shop, session);
}

/** How many orders visitors may cause questions about within `AGAIN_MS`, in one process. */
const MAX_LOOKUPS = 32;
/** The provider is asked about one order no more often. */
const AGAIN_MS = 2_000;
/** A page waits this long for the provider, and not at all while the provider is known to be silent. */
const WAIT_MS = 1_000;
const SILENT_MS = 10_000;

interface Lookups {
  recent: Map<string, Promise<void>>;
  silentUntil: number;
}
const lookupsOf = new WeakMap<Payment, Lookups>();

/**
 * The same for page views: views of one order share a call, and a slow or busy provider delays no page. The webhook and
 * reconciliation bring what was not asked.
 */
export async function askForVisitor(shop: AppContext, orderId: string): Promise<void> {
  const lookups = lookupsOf.get(shop.payment) ?? { recent: new Map(), silentUntil: 0 };
  lookupsOf.set(shop.payment, lookups);
  const { recent } = lookups;
  // An order that is unknown or settled takes no place from those whose buyers wait.
  const payment = recent.has(orderId) ? null : await unsettledPayment(shop, orderId);
  let lookup = recent.get(orderId);
  if (!lookup) {
    if (!payment || recent.size >= MAX_LOOKUPS) return;
    lookup = askOrWarn(shop, payment)
      .catch((error: unknown) => shop.log.error({ err: error }, "a payment could not be looked up for a visitor"))
      .finally(() => setTimeout(() => recent.delete(orderId), AGAIN_MS).unref());
    recent.set(orderId, lookup);
  }
  if (Date.now() < lookups.silentUntil) return;
  const isSilent = await Promise.race([lookup.then(() => false), pause(WAIT_MS, true, { ref: false })]);
  if (isSilent) lookups.silentUntil = Date.now() + SILENT_MS;
}
