import { ATTEMPT_MEANING } from "#features/payments/payment-state.ts";
import {
  abandonPayment,
  forgetUnopenedPayment,
  isOfOther,
  latestPayment,
} from "#features/payments/server/payment-session.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { providerNamed } from "#platform/payment/providers.ts";
import { applyPaymentFailure } from "./apply-payment.ts";
import { applyPaymentSession } from "./apply-payment-event.ts";
import { lockOrder } from "./lock-order.ts";

/** The provider ends a session by its own clock; asking a minute later saves a call. */
export const GRACE_MS = 60_000;

/**
 * Ends an unpaid attempt. The provider closes its session first, where it can, so that no reservation ends while the money could still
 * be taken (reliability 10). If it was paid a moment ago, the payment is applied instead.
 * @throws PaymentUnavailable
 */
export async function cancelAttempt(shop: AppContext, orderId: string): Promise<void> {
  const payment = await latestPayment(shop.db, orderId);
  if (!payment || !ATTEMPT_MEANING[payment.state].isPayable) return;
  // Nobody was given the address of its page, which its provider's clock has closed: it ends without a question.
  if (payment.state === "opening" && payment.expiresAt.getTime() + GRACE_MS < shop.clock.now().getTime())
    return endUnopenedAttempt(shop, orderId, payment.id);
  const provider = providerNamed(shop, payment.provider);
  const session = payment.sessionId
    ? await provider.session(payment.sessionId)
    : await provider.sessionOfOrder(orderId, payment.createdAt);
  // As after a change of the shop's account at its provider.
  if (!session && payment.sessionId !== null) return abandonAttempt(shop, orderId, payment.id);
  // Another payment of the order, as of a difference, may be what was found.
  if (!session || (payment.sessionId === null && (await isOfOther(shop.db, payment, session.id))))
    return endUnopenedAttempt(shop, orderId, payment.id);
  const ended = session.state === "open" ? await provider.expire(session.id) : session;
  if (ended.state === "open") await abandonAttempt(shop, orderId, payment.id);
  else await applyPaymentSession(shop, ended);
}

/** Ends an attempt that its provider cannot end, or does not know any more. Money that still comes pays the order if its goods are there, or goes back. */
async function abandonAttempt(shop: AppContext, orderId: string, paymentId: string): Promise<void> {
  await transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (await abandonPayment(tx, paymentId)) await applyPaymentFailure(tx, order, shop.clock.now());
  });
}

/** Ends an attempt of which the provider has no session that can be paid: what it reserved is free again. */
export async function endUnopenedAttempt(shop: AppContext, orderId: string, paymentId: string): Promise<void> {
  await transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (await forgetUnopenedPayment(tx, paymentId)) await applyPaymentFailure(tx, order, shop.clock.now());
  });
}
