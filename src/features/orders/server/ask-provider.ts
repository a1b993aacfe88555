import { latestPayment } from "#features/payments/server/payment-session.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import type { Shop } from "#platform/shop.ts";
import { settleSession } from "./settle-order.ts";

/** The shopper is back before the webhook: the provider is asked, and the order settled by what it says (reliability 5). */
export async function askProvider(shop: Shop, orderId: string): Promise<void> {
  const payment = await latestPayment(shop.db, orderId);
  if (!payment?.sessionId || (payment.state !== "open" && payment.state !== "awaiting")) return;
  try {
    const session = await shop.payment.session(payment.sessionId);
    if (session) await settleSession(shop, session);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    shop.log.warn({ err: error }, "the provider could not be asked; the webhook will tell");
  }
}
