import type pg from "pg";
import type { Clock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { tracedPort } from "#platform/telemetry/tracing.ts";
import { byHand } from "./by-hand.ts";
import { MONTONIO_APIS, montonioPayment } from "./montonio.ts";
import { type Payment, type PaymentProvider, PaymentUnavailable } from "./payment.ts";
import { stripePayment } from "./stripe.ts";
import { testPagePayment } from "./test-page.ts";

interface Resources {
  config: Config;
  /** The key of the installation. */
  secret: Buffer;
  pool: pg.Pool;
  clock: Clock;
}

/** How each provider is opened; null without its keys. The first that opens is the default. */
const OPEN: readonly ((resources: Resources) => Payment | null)[] = [
  ({ config }) =>
    config.STRIPE_SECRET_KEY && config.STRIPE_WEBHOOK_SECRET
      ? stripePayment({
          secretKey: config.STRIPE_SECRET_KEY,
          apiUrl: config.STRIPE_API_URL,
          publishableKey: config.STRIPE_PUBLISHABLE_KEY,
          methods: config.STRIPE_METHODS,
          isTest: config.isPaidInTest,
          webhookSecrets: [config.STRIPE_WEBHOOK_SECRET, config.STRIPE_WEBHOOK_SECRET_PREVIOUS].filter(
            (s) => s !== undefined,
          ),
        })
      : null,
  ({ config, clock }) =>
    config.MONTONIO_ACCESS_KEY && config.MONTONIO_SECRET_KEY
      ? montonioPayment({
          accessKey: config.MONTONIO_ACCESS_KEY,
          secretKey: config.MONTONIO_SECRET_KEY,
          apiUrl: config.MONTONIO_API_URL ?? MONTONIO_APIS[config.MONTONIO_ENVIRONMENT ?? "sandbox"],
          shopUrl: () => config.shopUrl,
          isTest: config.isPaidInTest,
          clock,
        })
      : null,
];

/** What asks the provider, but for a list that is read in portions. */
const CALLS = [
  ...(["methods", "account", "openSession", "session", "sessionOfOrder", "sessionOfCharge"] as const),
  ...(["expire", "refund", "refundsOf", "statement"] as const),
];

/** The providers of a shop. */
export interface Providers {
  /** Takes payments for which no method was chosen. */
  payment: Payment;
  otherPayments: readonly Payment[];
  /** Takes no payment any more; what it took is asked about, ended and refunded. */
  formerPayment?: Payment;
}

/** Opens the providers that the configuration has keys of; a demo without any has the test page, whose payments may outlive it. */
export function openProviders(resources: Resources): Providers {
  const { config, secret, pool, clock } = resources;
  const opened = OPEN.flatMap((open) => open(resources) ?? []);
  const [payment, ...otherPayments] = opened.map((one) => tracedPort(one.provider, one, CALLS));
  const testPage = testPagePayment({
    pool,
    secret: `whsec_${secret.toString("base64url")}`,
    shopUrl: () => config.shopUrl,
    clock,
    isClosed: payment !== undefined,
  });
  return payment ? { payment, otherPayments, formerPayment: testPage } : { payment: testPage, otherPayments: [] };
}

export const allProviders = ({ payment, otherPayments }: Providers): readonly Payment[] => [payment, ...otherPayments];

/** The provider that a payment was stored with. @throws PaymentUnavailable while the shop has no keys of it. */
export function providerNamed(shop: Providers, name: PaymentProvider): Payment {
  if (name === byHand.provider) return byHand;
  const found = [...allProviders(shop), shop.formerPayment].find((one) => one?.provider === name);
  if (!found) throw new PaymentUnavailable(`The shop has no keys of the payment provider ${name}`);
  return found;
}
