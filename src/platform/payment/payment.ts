import { type Cents, type Currency, cents } from "#shared/money.ts";
import type { MethodQuery, PaymentMethod } from "./payment-method.ts";
import type { PayoutRow, StatementRow } from "./statement.ts";

/** The providers that payments are stored with, and the addresses of their payment pages. */
export const PAYMENT_PAGES = {
  stripe: ["https://checkout.stripe.com"],
  montonio: ["https://stargate.montonio.com", "https://sandbox-stargate.montonio.com"],
  "test-page": [],
  /** The shopkeeper took the money. */
  "by-hand": [],
} as const satisfies Record<string, readonly string[]>;
export type PaymentProvider = keyof typeof PAYMENT_PAGES;
export const PAYMENT_PROVIDERS = Object.keys(PAYMENT_PAGES) as [PaymentProvider, ...PaymentProvider[]];

/** The least that each gives back of one payment. */
export const SMALLEST_REFUND: Readonly<Record<PaymentProvider, Cents>> = {
  stripe: cents(1),
  montonio: cents(5),
  "test-page": cents(1),
  "by-hand": cents(1),
};

/** The whole request to the provider, stored on the payment row and sent again unchanged (decision 19). */
export interface PaymentSessionRequest {
  idempotencyKey: string;
  orderId: string;
  orderNumber: string;
  customerEmail: string;
  locale: string;
  /** The method that the shopper chose, by its id at the provider; without one its page offers all. */
  method?: string;
  /** The provider's own page is asked for, although the shop's page may have its fields. */
  page?: "hosted";
  /** Where the parcel goes, as ISO 3166-1 writes it; banks have lists by country. */
  country?: string;
  lines: readonly { name: string; unitCents: Cents; quantity: number }[];
  /** What all discounts take off: one sum, as Stripe takes one coupon a session. */
  bundleCents: Cents;
  /** What the buyer's language calls them; requests of before have none. */
  discountLabel?: string;
  shipping: { label: string; cents: Cents };
  amountCents: Cents;
  currency: Currency;
  successUrl: string;
  cancelUrl: string;
  /** For providers with one address of return: it asks how the payment ended. */
  returnUrl?: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** How the shopper pays: on the provider's page, or on a page of the shop with the provider's own fields. */
export type PaymentAction =
  | { kind: "redirect"; url: string }
  | { kind: "embedded"; clientSecret: string; publishableKey: string };

/**
 * awaiting: completed, but a delayed method has not paid yet. failed: that method brought nothing. reversed: it was paid, and
 * the bank took the money back.
 */
export type SessionState = "open" | "paid" | "awaiting" | "expired" | "failed" | "reversed";

export interface PaymentSession {
  provider: PaymentProvider;
  id: string;
  orderId: string;
  /** A repeated request may have got another id than the first one. */
  mayHaveOtherId?: true;
  state: SessionState;
  /** null once the session has ended. */
  action: PaymentAction | null;
  amountCents: Cents;
  /** Upper case, as ISO 4217 writes it. */
  currency: string;
  /** What it was paid with, where the provider tells it. */
  method?: string;
  /** The proper name of that method; null for one that each language calls otherwise. */
  methodName?: string | null;
  /** What the provider kept of the money, where it tells it. */
  feeCents?: Cents;
  /** The charge that a refund refers to; null before the payment. */
  chargeId: string | null;
  /** All refunds of the charge, newest first, where the provider tells them in the same answer. */
  refunds?: readonly ProviderRefund[];
}

/** pending: accepted, but the money is still on its way back. */
export type RefundState = "pending" | "succeeded" | "failed";

export interface RefundRequest {
  idempotencyKey: string;
  /** The shop's id in the refund's metadata, which finds it after a lost answer. */
  refundId: string;
  orderId: string;
  chargeId: string;
  amountCents: Cents;
}

export interface ProviderRefund {
  id: string;
  /** The shop's id; null for a refund that was made in the provider's dashboard. */
  refundId: string | null;
  /** The provider does not tell the shop's id, so null proves nothing. */
  mayBeOurs?: true;
  chargeId: string;
  amountCents: Cents;
  state: RefundState;
  /** Why it failed, in the provider's words. */
  failure: string | null;
}

/** A chargeback of the customer's bank. The shopkeeper answers it at the provider. */
export interface Dispute {
  id: string;
  chargeId: string;
  amountCents: Cents;
  reason: string;
  /** The bank only asks: no money was taken. */
  isInquiry: boolean;
}

interface EventFrame {
  provider: PaymentProvider;
  id: string;
  happenedAt: Date;
}

/** other: a kind that the shop does not use, or an event of another program on the same account. */
export type PaymentEvent = EventFrame &
  (
    | { kind: "completed" | "expired" | "async-succeeded" | "async-failed"; session: PaymentSession }
    | { kind: "refund-changed"; refund: ProviderRefund }
    | { kind: "dispute-created" | "dispute-closed" | "dispute-lost" | "dispute-reinstated"; dispute: Dispute }
    | { kind: "other" }
  );
export type PaymentEventKind = PaymentEvent["kind"];

/** A webhook as it came. */
export interface IncomingNotification {
  /** The body byte for byte. */
  raw: string;
  headers: Headers;
  query: Readonly<Record<string, string>>;
}

/** What a webhook proves: what happened, or only that something did in a session, which must then be asked about. */
export type PaymentNotification = { kind: "event"; event: PaymentEvent } | { kind: "hint"; sessionId: string };

/** What a provider can do; where it cannot, the shop waits, asks or pays back instead. */
export interface PaymentCapabilities {
  /** The shopper chooses among its methods in the shop, such as a bank. If not, its page offers them. */
  hasMethodList: boolean;
  /** Sessions end when the shop says so. If not, one that was given up may still be paid. */
  canExpire: boolean;
  /** Sessions are found by the order's id. If not, the same request opened again answers with the same session. */
  canFindByReference: boolean;
  /** There is a list of events to catch up with. If not, open payments are asked about one by one. */
  hasEvents: boolean;
  /** after-settlement: a refund waits until the money has arrived, which takes days. */
  refund: "none" | "after-settlement" | "at-once";
}

/** The provider could not be reached or gave no clear answer: the outcome is unknown and must be looked up. */
export class PaymentUnavailable extends Error {}

/** The provider refused a call: it certainly did nothing. */
export class PaymentRefused extends PaymentUnavailable {}

/** The provider has not received the money that should go back. Nothing was refunded; asking again in some hours helps. */
export class RefundTooEarly extends PaymentUnavailable {}

/** The port to a payment provider. Every call has a time limit of 10 s. */
export interface Payment {
  readonly provider: PaymentProvider;
  /** No money moves. */
  readonly isTest?: boolean;
  readonly capabilities: PaymentCapabilities;
  /** What the buyer can be offered, as the provider last said; never waits for the provider longer than 2 s. */
  methods(query: MethodQuery): Promise<readonly PaymentMethod[]>;
  /** The name of the account that receives payments; null without an account. @throws PaymentUnavailable */
  account(): Promise<string | null>;
  /** The same key with the same request answers with the same session. @throws PaymentUnavailable, PaymentRefused */
  openSession(request: PaymentSessionRequest): Promise<PaymentSession>;
  /** @throws PaymentUnavailable; null if the provider has no such session. */
  session(id: string): Promise<PaymentSession | null>;
  /** The newest session that was opened for an order, found by its metadata among those of minutes around `plannedAt`. @throws PaymentUnavailable */
  sessionOfOrder(orderId: string, plannedAt: Date): Promise<PaymentSession | null>;
  /** The session that a charge was paid in; null for charges of other programs. @throws PaymentUnavailable */
  sessionOfCharge(chargeId: string): Promise<PaymentSession | null>;
  /**
   * Ends an open session and answers with its outcome: it may have been paid a moment ago. Where the provider ends none, the
   * answer is the session as it is. @throws PaymentUnavailable
   */
  expire(id: string): Promise<PaymentSession>;
  /**
   * Refunds a charge. The same key with the same request answers with the same refund.
   * @throws PaymentUnavailable, RefundTooEarly; AppError "conflict" if the provider refuses, as for more than was paid.
   */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /** All refunds of a charge, newest first, to find one whose answer was lost. @throws PaymentUnavailable */
  refundsOf(chargeId: string): Promise<ProviderRefund[]>;
  /** What happened at the provider since then (30 days at most), in any order, to catch up after an outage. @throws PaymentUnavailable */
  eventsSince(since: Date): AsyncIterable<PaymentEvent>;
  /** What moved on the shop's account since then; absent where the provider gives no list. @throws PaymentUnavailable */
  statement?(from: Date, to: Date): Promise<readonly StatementRow[]>;
  /** What it sent to the shop's bank since then; absent where the provider gives no list. @throws PaymentUnavailable */
  payouts?(from: Date, to: Date): Promise<readonly PayoutRow[]>;
  /** Checks who sent a webhook. @throws AppError "invalid" for anything but a genuine notification. */
  readNotification(notification: IncomingNotification, now: Date): PaymentNotification;
}
