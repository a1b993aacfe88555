import type { OrderPaymentState } from "#features/orders/order-payment-state.ts";
import type { OrderStatus } from "#features/orders/order-status.ts";

/** How the webhook's secret looks from outside; `missing` where there is none. */
export const SECRET_FORMATS = ["correct", "incorrect", "missing"] as const;
export type SecretFormat = (typeof SECRET_FORMATS)[number];

/** A webhook secret begins with this (back office 8). */
export const SECRET_PREFIX = "whsec_";

export const formatOfSecret = (secret: string | undefined): SecretFormat =>
  secret === undefined ? "missing" : secret.startsWith(SECRET_PREFIX) ? "correct" : "incorrect";

/** By a provider whose notifications need no secret that is set beside its keys; a demo's test page stands for Stripe. */
export const isPaidOtherwise = (provider: string): boolean => provider !== "stripe" && provider !== "test-page";

/** A payment page closes after 40 minutes; its event is here soon after, or never comes. */
const EVENT_DUE_MS = 45 * 60_000;

interface Standing {
  status: OrderStatus;
  payment_state: OrderPaymentState;
  created_at: string;
}

/**
 * Whether an order is pending because an event of the payment provider is missing. An abandoned checkout is unpaid, and a
 * young order may be at the payment page.
 */
export const missesEvent = ({ status, payment_state, created_at }: Standing, now: number): boolean =>
  status === "pending" &&
  payment_state !== "failed" &&
  (payment_state !== "unpaid" || now - Date.parse(created_at) > EVENT_DUE_MS);
