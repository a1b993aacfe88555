import { z } from "zod";
import { cents } from "#shared/money.ts";
import type { Dispute, PaymentProvider, PaymentSession, ProviderRefund, RefundState, SessionState } from "./payment.ts";

const id = z.string().min(1).max(255);
const amount = z.int().nonnegative();
const metadata = z.record(z.string(), z.string()).nullish();
/** Another object, by its id or in full. */
const reference = z.union([id, z.object({ id }).transform((object) => object.id)]).nullish();

/** The fields of a Checkout Session that the shop reads. */
const stripeSession = z.object({
  id,
  object: z.literal("checkout.session"),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  amount_total: amount,
  currency: z.string().regex(/^[a-zA-Z]{3}$/),
  client_reference_id: z.string().nullish(),
  metadata,
  payment_intent: reference,
  url: z.string().nullish(),
  client_secret: z.string().nullish(),
});
export type StripeSession = z.input<typeof stripeSession>;

const stripeRefund = z.object({
  id,
  object: z.literal("refund"),
  amount,
  payment_intent: reference,
  status: z
    .enum(["pending", "requires_action", "succeeded", "failed", "canceled"])
    .nullish()
    .transform((status) => status ?? "pending"),
  failure_reason: z.string().nullish(),
  metadata,
});
export type StripeRefund = z.input<typeof stripeRefund>;

const stripeDispute = z.object({
  id,
  object: z.literal("dispute"),
  amount,
  payment_intent: reference,
  reason: z.string(),
  status: z.string(),
});

const REFUND_STATES: Record<z.output<typeof stripeRefund>["status"], RefundState> = {
  pending: "pending",
  requires_action: "pending",
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

const ordered = z.object({ client_reference_id: z.string().nullish(), metadata });

/** The order of a session; null if another program on the same account made it. */
export function orderIdOf(session: unknown): string | null {
  const { data } = ordered.safeParse(session);
  return data?.metadata?.order_id ?? data?.client_reference_id ?? null;
}

/** Whether a refund or dispute is about a payment of the kind that the shop takes. */
export const hasCharge = (object: Record<string, unknown>): boolean =>
  object.payment_intent !== null && object.payment_intent !== undefined;

/**
 * With a publishable key, a session for fields in the shop's page can be paid there. @throws ZodError for a session that is
 * not the shop's.
 */
export function paymentSession(provider: PaymentProvider, answer: unknown, publishableKey?: string): PaymentSession {
  const session = stripeSession.parse(answer);
  const orderId = z.string({ error: "a session without an order" }).parse(orderIdOf(session));
  const state = stateOf(session);
  return {
    provider,
    id: session.id,
    orderId,
    state,
    action: state === "open" ? actionOf(session, publishableKey) : null,
    ...(session.metadata?.method
      ? { method: session.metadata.method, methodName: session.metadata.method_name ?? null }
      : {}),
    amountCents: cents(session.amount_total),
    currency: session.currency.toUpperCase(),
    chargeId: state === "paid" ? (session.payment_intent ?? null) : null,
  };
}

function actionOf({ url, client_secret: clientSecret }: z.output<typeof stripeSession>, publishableKey?: string) {
  if (url) return { kind: "redirect" as const, url };
  return clientSecret && publishableKey ? { kind: "embedded" as const, clientSecret, publishableKey } : null;
}

function stateOf({ status, payment_status }: z.output<typeof stripeSession>): SessionState {
  if (status !== "complete") return status;
  return payment_status === "unpaid" ? "awaiting" : "paid";
}

/** @throws ZodError for what is no refund of a payment. */
export function providerRefund(answer: unknown): ProviderRefund {
  const refund = stripeRefund.parse(answer);
  const state = REFUND_STATES[refund.status];
  return {
    id: refund.id,
    refundId: refund.metadata?.refund_id ?? null,
    chargeId: chargeOf(refund),
    amountCents: cents(refund.amount),
    state,
    failure: state === "failed" ? (refund.failure_reason ?? refund.status) : null,
  };
}

/** @throws ZodError for what is no dispute of a payment. */
export function paymentDispute(answer: unknown): Dispute {
  const dispute = stripeDispute.parse(answer);
  return {
    id: dispute.id,
    chargeId: chargeOf(dispute),
    amountCents: cents(dispute.amount),
    reason: dispute.reason,
    isInquiry: dispute.status.startsWith("warning_"),
  };
}

const chargeOf = ({ payment_intent }: { payment_intent?: string | null | undefined }): string =>
  z.string({ error: "without a payment" }).parse(payment_intent);
