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

/** pending: accepted, but the money is still on its way back. */
export type RefundState = "pending" | "succeeded" | "failed";

export interface RefundRequest {
  idempotencyKey: string;
  /** Ours, kept in the refund's metadata, so that it is found again after a lost answer. */
  refundId: string;
  orderId: string;
  chargeId: string;
  amountCents: Cents;
}

export interface ProviderRefund {
  id: string;
  /** Ours; null for one that was made at the provider's own dashboard. */
  refundId: string | null;
  chargeId: string;
  amountCents: Cents;
  state: RefundState;
  /** Why it failed, in the provider's words. */
  failure: string | null;
}

/** A customer's bank takes the money back; the shopkeeper answers at the provider. */
export interface Dispute {
  id: string;
  chargeId: string;
  amountCents: Cents;
  reason: string;
}

interface EventFrame {
  id: string;
  happenedAt: Date;
}

/** other: a kind, or a matter of another program on the same account, that means nothing to the shop. */
export type PaymentEvent = EventFrame &
  (
    | { kind: "completed" | "expired" | "async-succeeded" | "async-failed"; session: PaymentSession }
    | { kind: "refund-changed"; refund: ProviderRefund }
    | { kind: "dispute-created"; dispute: Dispute }
    | { kind: "other" }
  );
export type PaymentEventKind = PaymentEvent["kind"];

/** The provider could not be reached or gave no answer that helps: the outcome is unknown and must be looked up. */
export class PaymentUnavailable extends Error {}

/** Money moves only behind this port. Every call has a time limit of 10 s. */
export interface Payment {
  readonly provider: "stripe" | "test-page";
  /** Whose account is paid into, as its owner knows it; null where no account is. @throws PaymentUnavailable */
  account(): Promise<string | null>;
  /** The same key with the same request answers with the same session. @throws PaymentUnavailable */
  openSession(request: PaymentSessionRequest): Promise<PaymentSession>;
  /** @throws PaymentUnavailable; null where the provider knows no such session. */
  session(id: string): Promise<PaymentSession | null>;
  /** The newest session that was opened for an order, found by its metadata. @throws PaymentUnavailable */
  sessionOfOrder(orderId: string): Promise<PaymentSession | null>;
  /** The session that a charge was paid in; null for charges of other programs. @throws PaymentUnavailable */
  sessionOfCharge(chargeId: string): Promise<PaymentSession | null>;
  /** Ends an open session and answers with what it came to: it may have been paid a moment ago. @throws PaymentUnavailable */
  expire(id: string): Promise<PaymentSession>;
  /**
   * Gives money back. The same key with the same request answers with the same refund.
   * @throws PaymentUnavailable; AppError "conflict" where the provider refuses, as for more than was paid.
   */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** All refunds of a charge, newest first, to find one whose answer was lost. @throws PaymentUnavailable */
  refundsOf(chargeId: string): Promise<ProviderRefund[]>;
  /** What happened at the provider since then (30 days at most), in any order, to catch up after an outage. @throws PaymentUnavailable */
  eventsSince(since: Date): AsyncIterable<PaymentEvent>;
  /** Checks signature and age (300 s) of a webhook's raw body. @throws AppError "invalid" for anything but a genuine event. */
  readEvent(rawBody: string, signature: string | undefined, now: Date): PaymentEvent;
}
