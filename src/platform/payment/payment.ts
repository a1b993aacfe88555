import type { Cents } from "#shared/money.ts";

/** Everything that is asked of the provider, kept on the payment row and sent again unchanged (decision 19). */
export interface PaymentSessionRequest {
  idempotencyKey: string;
  orderId: string;
  orderNumber: string;
  customerEmail: string;
  locale: string;
  lines: readonly { name: string; unitCents: Cents; quantity: number }[];
  bundleCents: Cents;
  shipping: { label: string; cents: Cents };
  amountCents: Cents;
  successUrl: string;
  cancelUrl: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** awaiting: completed, but a delayed method has not brought the money yet. */
export type SessionState = "open" | "paid" | "awaiting" | "expired";

export interface PaymentSession {
  id: string;
  orderId: string;
  state: SessionState;
  /** Where the shopper pays; null once the session is over. */
  url: string | null;
  amountCents: Cents;
  /** Upper case, as ISO 4217 writes it. */
  currency: string;
  /** What a refund is asked against; null until money moved. */
  chargeId: string | null;
}

export type PaymentEventKind = "completed" | "expired" | "async-succeeded" | "async-failed" | "other";

export interface PaymentEvent {
  id: string;
  kind: PaymentEventKind;
  happenedAt: Date;
  /** null for kinds that are not about a session. */
  session: PaymentSession | null;
}

/** The provider could not be reached or gave no answer that helps: the outcome is unknown and must be looked up. */
export class PaymentUnavailable extends Error {}

/** Money moves only behind this port. Every call has a time limit of 10 s. */
export interface Payment {
  readonly provider: "stripe" | "test-page";
  /** The same key with the same request answers with the same session. @throws PaymentUnavailable */
  openSession(request: PaymentSessionRequest): Promise<PaymentSession>;
  /** @throws PaymentUnavailable; null where the provider knows no such session. */
  session(id: string): Promise<PaymentSession | null>;
  /** The newest session that was opened for an order, found by its metadata. @throws PaymentUnavailable */
  sessionOfOrder(orderId: string): Promise<PaymentSession | null>;
  /** Ends an open session and answers with what it came to: it may have been paid a moment ago. @throws PaymentUnavailable */
  expire(id: string): Promise<PaymentSession>;
  /** Checks signature and age (300 s) of a webhook's raw body. @throws Refusal "invalid" for anything but a genuine event. */
  readEvent(rawBody: string, signature: string | undefined, now: Date): PaymentEvent;
}
