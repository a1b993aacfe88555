import type Stripe from "stripe";
import { PaymentUnavailable, type ProviderRefund, type RefundRequest } from "./payment.ts";
import { orNull, refundInOurWords } from "./stripe-errors.ts";
import { providerRefund } from "./stripe-objects.ts";

const PAGE_SIZE = 100;
const MAX_REFUNDS = 1000;

export async function makeRefund(stripe: Stripe, request: RefundRequest): Promise<ProviderRefund> {
  const { idempotencyKey, refundId, orderId, chargeId, amountCents } = request;
  const metadata = { refund_id: refundId, order_id: orderId };
  const params = { payment_intent: chargeId, amount: amountCents, metadata };
  try {
    return providerRefund(await stripe.refunds.create(params, { idempotencyKey }));
  } catch (error) {
    throw refundInOurWords(error);
  }
}

/** Stripe lists the newest first. Only reading all of them proves that one is missing. */
export async function refundsOfCharge(stripe: Stripe, chargeId: string): Promise<ProviderRefund[]> {
  const list = stripe.refunds.list({ payment_intent: chargeId, limit: PAGE_SIZE });
  const refunds = (await orNull(list.autoPagingToArray({ limit: MAX_REFUNDS }))) ?? [];
  if (refunds.length === MAX_REFUNDS) throw new PaymentUnavailable("Too many refunds to read all of a payment");
  return refunds.map(providerRefund);
}
