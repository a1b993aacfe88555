import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { montonioPayment } from "#platform/payment/montonio.ts";
import type {
  IncomingNotification,
  Payment,
  PaymentEvent,
  PaymentSession,
  PaymentSessionRequest,
  RefundRequest,
} from "#platform/payment/payment.ts";
import { signatureOf } from "#platform/payment/session-events.ts";
import { stripePayment } from "#platform/payment/stripe.ts";
import { type TestPage, testPagePayment } from "#platform/payment/test-page.ts";
import { cents } from "#shared/money.ts";
import { freshDatabase, type TestDatabase } from "../database.ts";
import { MONTONIO_KEYS } from "./montonio-account.ts";
import { type MontonioEmulator, startMontonioEmulator } from "./montonio-emulator.ts";
import { type StripeEmulator, startStripeEmulator } from "./stripe-emulator.ts";

export const SECRET = "whsec_present";
/** Short, so that a provider that hangs does not hold up the test. */
export const LIMIT_MS = 400;

/** A payment provider and what only the other side of it can do. */
export interface Provider {
  payment: Payment;
  /** How a session is paid, where it is not by a redirect. */
  action?: object;
  pay(sessionId: string): Promise<void>;
  /** Raw bodies of the events about a session or refund, oldest first. */
  eventsOf(id: string): Promise<string[]>;
  /** The newest genuine notification about a session, as it is sent at this moment. */
  noticeOf(sessionId: string): Promise<IncomingNotification>;
  /** Moves the clock of the provider. */
  forward(ms: number): void;
  close(): Promise<void>;
}

export const providers: [name: string, start: () => Promise<Provider>][] = [
  ["Stripe", stripeProvider],
  ["Stripe in the page of the shop", () => stripeProvider("pk_test_contract")],
  ["Montonio", montonioProvider],
  ["the test page", testPageProvider],
];

/** Those that prove events instead of hinting at a session. */
export const eventProviders = providers.filter(([name]) => name === "Stripe" || name === "the test page");

/** What is sent with Stripe's header. */
const signedNotice = (raw: string, now: Date): IncomingNotification => ({
  raw,
  headers: new Headers({ "stripe-signature": signatureOf(SECRET, raw, now) }),
  query: {},
});

export async function stripeProvider(publishableKey?: string): Promise<Provider & { emulator: StripeEmulator }> {
  const clock = aClock();
  const emulator = await startStripeEmulator({ clock });
  const payment = stripePayment({
    secretKey: "sk_test_contract",
    apiUrl: emulator.url,
    webhookSecrets: [SECRET],
    publishableKey,
    limitMs: LIMIT_MS,
    clock,
  });
  return {
    ...(publishableKey && {
      action: { kind: "embedded", clientSecret: expect.stringMatching(/^cs_\w+_secret_/), publishableKey },
    }),
    emulator,
    payment,
    pay: async (id) => {
      emulator.pay(id);
    },
    eventsOf: async (id) => emulator.eventsOf(id),
    noticeOf: async (id) => signedNotice(emulator.eventsOf(id).at(-1) ?? "", clock.now()),
    forward: clock.forward,
    close: () => emulator.close(),
  };
}

export async function testPageProvider(
  more: { shopUrl?: () => string } = {},
): Promise<Provider & { page: TestPage; database: TestDatabase }> {
  const database = await freshDatabase();
  const clock = aClock();
  const page = testPagePayment({
    pool: database.pool,
    secret: SECRET,
    shopUrl: more.shopUrl ?? (() => "http://127.0.0.1:9"),
    clock,
    retriesAfterMs: [1, 1],
  });
  const eventsOf = async (id: string) => {
    const events =
      "SELECT body FROM test_page_events WHERE body::jsonb #>> '{data,object,id}' = $1 ORDER BY created_at";
    const { rows } = await database.pool.query<{ body: string }>(events, [id]);
    return rows.map(({ body }) => body);
  };
  return {
    page,
    database,
    payment: page,
    pay: async (id) => {
      await page.pay(id);
    },
    eventsOf,
    noticeOf: async (id) => signedNotice((await eventsOf(id)).at(-1) ?? "", clock.now()),
    forward: clock.forward,
    close: () => database.drop(),
  };
}

export async function montonioProvider(
  more: Partial<Parameters<typeof startMontonioEmulator>[0]> = {},
): Promise<Provider & { emulator: MontonioEmulator }> {
  const clock = aClock();
  const emulator = await startMontonioEmulator({ clock, ...more });
  const payment = montonioPayment({
    ...MONTONIO_KEYS,
    apiUrl: emulator.url,
    shopUrl: () => "http://shop.test",
    limitMs: LIMIT_MS,
    clock,
  });
  return {
    emulator,
    payment,
    pay: async (id) => emulator.pay(id),
    eventsOf: async (id) => emulator.notices.filter(({ order }) => order === id).map(({ token }) => token),
    noticeOf: async (id) => {
      const { name, token } = emulator.notices.findLast(({ order }) => order === id) ?? { name: "", token: "" };
      return { raw: JSON.stringify({ [name]: token }), headers: new Headers(), query: {} };
    },
    forward: clock.forward,
    close: () => emulator.close(),
  };
}

function aClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward: (ms: number) => {
      ahead += ms;
    },
  };
}

/** A session that was paid, and what a refund of it is asked against. */
export async function aPaidSession(
  { payment, pay }: Provider,
  request = aRequest(),
): Promise<PaymentSession & { chargeId: string }> {
  const { id } = await payment.openSession(request);
  await pay(id);
  const session = await payment.session(id);
  if (!session?.chargeId) throw new Error("A paid session has no charge");
  return { ...session, chargeId: session.chargeId };
}

export function aRefund(session: PaymentSession, changes: Partial<RefundRequest> = {}): RefundRequest {
  return {
    idempotencyKey: randomUUID(),
    refundId: randomUUID(),
    orderId: session.orderId,
    chargeId: session.chargeId ?? "",
    amountCents: session.amountCents,
    ...changes,
  };
}

/** The event that a webhook with Stripe's header proves. */
export function readEvent(payment: Payment, raw: string, signature: string | undefined, now: Date): PaymentEvent {
  const headers = new Headers(signature === undefined ? {} : { "stripe-signature": signature });
  const told = payment.readNotification({ raw, headers, query: {} }, now);
  if (told.kind !== "event") throw new Error("Only a hint");
  return told.event;
}

export async function all<T>(things: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const thing of things) list.push(thing);
  return list;
}

/** Two diffusers with the bundle's saving and an oil, to be paid within 40 minutes. */
export function aRequest(changes: Partial<PaymentSessionRequest> = {}): PaymentSessionRequest {
  return {
    idempotencyKey: randomUUID(),
    orderId: randomUUID(),
    orderNumber: "AU-100234",
    customerEmail: "maret@example.com",
    locale: "et-EE",
    lines: [
      { name: "Amber Stone Diffuser", unitCents: cents(6900), quantity: 1 },
      { name: "Cedar Diffuser", unitCents: cents(5900), quantity: 1 },
      { name: "Lavender Oil", unitCents: cents(899), quantity: 3 },
    ],
    bundleCents: cents(2800),
    shipping: { label: "Parcel machine", cents: cents(399) },
    amountCents: cents(6900 + 5900 + 3 * 899 - 2800 + 399),
    currency: "EUR",
    successUrl: "http://shop.test/order-success?session_id={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://shop.test/checkout?cancelled=1",
    expiresAt: Math.floor(Date.now() / 1000) + 40 * 60,
    ...changes,
  };
}
