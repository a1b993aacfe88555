import type Stripe from "stripe";
import { type Clock, systemClock } from "#platform/clock/clock.ts";
import { AppError } from "#shared/app-error.ts";
import { loadedOnce } from "#shared/loaded-once.ts";
import { CURRENCIES, cents } from "#shared/money.ts";
import { messages } from "./messages.ts";
import { type Payment, type PaymentCapabilities, type PaymentSessionRequest, PaymentUnavailable } from "./payment.ts";
import { methodsFor, type PaymentMethod } from "./payment-method.ts";
import { readSessionEvent } from "./session-events.ts";
import { hasCode, inOurWords, isRefusedByStripe, orNull, sessionRefused } from "./stripe-errors.ts";
import { eventsSince } from "./stripe-events.ts";
import { orderIdOf, paymentSession } from "./stripe-objects.ts";
import { makeRefund, refundsOfCharge } from "./stripe-refunds.ts";
import { bundleCoupon, type StripeSessionSettings, sessionParams } from "./stripe-request.ts";
import { stripePayouts, stripeStatement } from "./stripe-statement.ts";

/** The version of the API, whatever the account's default. */
const API_VERSION = "2026-10-28.endive";

/** A session is opened within five minutes of its plan; the clocks of shop and Stripe may differ. */
const SECONDS_BEFORE = 5 * 60;
const SECONDS_AFTER = 15 * 60;
const PAGE_SIZE = 100;
const MAX_PAGES = 20;

/** Also of the test page, which behaves like Stripe. */
export const STRIPE_CAPABILITIES: PaymentCapabilities = {
  hasMethodList: false,
  canExpire: true,
  canFindByReference: true,
  hasEvents: true,
  refund: "at-once",
};

/** Its page offers what the account takes, beginning with cards. */
const STRIPE_METHODS: readonly PaymentMethod[] = [
  {
    id: "card",
    group: "card",
    name: null,
    countries: null,
    currencies: CURRENCIES,
    minCents: cents(50),
    maxCents: null,
    isDelayed: false,
    isRefundable: true,
  },
];

export interface StripeSettings extends StripeSessionSettings {
  secretKey: string;
  /** Another URL than Stripe's, for tests. */
  apiUrl: string;
  /** The current secret and, during rotation, the previous one. */
  webhookSecrets: readonly string[];
  /** Its key is one of Stripe's test mode. */
  isTest?: boolean;
  /** The time limit of a call, over all its requests. */
  limitMs?: number;
  clock?: Clock;
}

export function stripePayment(settings: StripeSettings): Payment {
  const { webhookSecrets, publishableKey, isTest = false, limitMs = 10_000, clock = systemClock } = settings;
  const sdk = loadedOnce(() => loadSdk(settings, limitMs));
  const call = <T>(question: (stripe: Stripe) => Promise<T>): Promise<T> => answered(sdk().then(question), limitMs);
  return {
    provider: "stripe",
    isTest,
    capabilities: STRIPE_CAPABILITIES,
    methods: async (query) => methodsFor(STRIPE_METHODS, query),
    account: () => call(async (stripe) => nameOf(await stripe.accounts.retrieveCurrent())),
    openSession: (request) =>
      call(async (stripe) => {
        const coupon = request.bundleCents > 0 ? await findOrMakeCoupon(stripe, request) : undefined;
        const params = sessionParams(request, settings, coupon);
        return paymentSession(
          "stripe",
          await stripe.checkout.sessions
            .create(params, { idempotencyKey: request.idempotencyKey })
            .catch(sessionRefused),
          publishableKey,
        );
      }),
    session: (id) => call((stripe) => findSession(stripe, id, publishableKey)),
    sessionOfOrder: (orderId, plannedAt) =>
      call((stripe) => findSessionOfOrder(stripe, orderId, plannedAt, publishableKey)),
    sessionOfCharge: (chargeId) => call((stripe) => findSessionOfCharge(stripe, chargeId)),
    expire: (id) => call((stripe) => expire(stripe, id)),
    refund: (request) => call((stripe) => makeRefund(stripe, request)),
    refundsOf: (chargeId) => call((stripe) => refundsOfCharge(stripe, chargeId)),
    eventsSince: (since) => eventsSince(call, since, clock.now()),
    statement: (from, to) => stripeStatement(call, from, to),
    payouts: (from, to) => stripePayouts(call, from, to),
    readNotification: (notification, now) => readSessionEvent("stripe", webhookSecrets, notification, now),
  };
}

const nameOf = ({ id, settings, business_profile: profile }: Stripe.Account): string =>
  [settings?.dashboard.display_name ?? profile?.name, id].filter(Boolean).join(", ");

/** Loaded at the first payment, as it would slow down every start. */
export async function loadSdk(
  { secretKey, apiUrl }: Pick<StripeSettings, "secretKey" | "apiUrl">,
  timeout: number,
): Promise<Stripe> {
  const { default: Sdk } = await import("stripe");
  const { hostname, port, protocol } = new URL(apiUrl);
  const scheme = protocol === "http:" ? "http" : "https";
  return new Sdk(secretKey, {
    apiVersion: API_VERSION,
    timeout,
    maxNetworkRetries: 0,
    host: hostname,
    port: port || (scheme === "http" ? 80 : 443),
    protocol: scheme,
    telemetry: false,
  });
}

/** The SDK's own limit counts each request, and silence only; it also repeats a request whose connection was cut. */
async function answered<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new PaymentUnavailable(`Stripe took longer than ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([work, limit]);
  } catch (error) {
    throw inOurWords(error);
  } finally {
    clearTimeout(timer);
  }
}

async function findOrMakeCoupon(stripe: Stripe, request: PaymentSessionRequest): Promise<string> {
  const coupon = bundleCoupon(request);
  if (await orNull(stripe.coupons.retrieve(coupon.id))) return coupon.id;
  try {
    await stripe.coupons.create(coupon);
  } catch (error) {
    // Another checkout made it in between.
    if (!hasCode(error, "resource_already_exists")) throw error;
  }
  return coupon.id;
}

async function findSession(stripe: Stripe, id: string, publishableKey?: string) {
  const session = await orNull(stripe.checkout.sessions.retrieve(id));
  return session && paymentSession("stripe", session, publishableKey);
}

/** Stripe lists the newest first. Only reading all of them proves that there is none. */
async function findSessionOfOrder(stripe: Stripe, orderId: string, plannedAt: Date, publishableKey?: string) {
  const at = Math.floor(plannedAt.getTime() / 1000);
  const created = { gte: at - SECONDS_BEFORE, lte: at + SECONDS_AFTER };
  let seen = 0;
  for await (const session of stripe.checkout.sessions.list({ created, limit: PAGE_SIZE })) {
    if (orderIdOf(session) === orderId) return paymentSession("stripe", session, publishableKey);
    seen += 1;
    if (seen === PAGE_SIZE * MAX_PAGES) throw new PaymentUnavailable("Too many sessions to find one by its order");
  }
  return null;
}

/** A payment belongs to one session at most. */
async function findSessionOfCharge(stripe: Stripe, chargeId: string) {
  const list = await orNull(stripe.checkout.sessions.list({ payment_intent: chargeId, limit: 1 }));
  const session = list?.data[0];
  return session && orderIdOf(session) !== null ? paymentSession("stripe", session) : null;
}

async function expire(stripe: Stripe, id: string) {
  try {
    return paymentSession("stripe", await stripe.checkout.sessions.expire(id));
  } catch (error) {
    // Stripe refuses to expire a session that is paid or expired. Then its state is the answer.
    const present = isRefusedByStripe(error) ? await findSession(stripe, id) : undefined;
    if (present === null) throw new AppError("not-found", messages.noSession);
    if (present === undefined || present.state === "open") throw error;
    return present;
  }
}
