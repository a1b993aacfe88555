import type { AppContext } from "#platform/context.ts";
import { stripePayment } from "#platform/payment/stripe.ts";
import { type StripeEmulator, startStripeEmulator } from "./contracts/stripe-emulator.ts";
import { aShop, type Queries, served, type TestShop } from "./shop.ts";

const SECRET = "whsec_of_the_stripe_shop";

export interface StripeShop extends AppContext, Queries {
  clock: TestShop["clock"];
  stripe: StripeEmulator;
  /** The other provider of a demo, which can stand beside Stripe. */
  testPage: TestShop["payment"];
  /** Where the provider sends its events. */
  webhook: string;
  close(): Promise<void>;
}

/** A whole shop that is paid through the official SDK, by a Stripe that plays along; time is the same for both. */
export async function aStripeShop(): Promise<StripeShop> {
  const own = await aShop();
  const stripe = await startStripeEmulator({ clock: own.clock, webhookSecret: SECRET });
  const payment = stripePayment({
    secretKey: "sk_test_shop",
    apiUrl: stripe.url,
    webhookSecrets: [SECRET],
    limitMs: 2_000,
    clock: own.clock,
  });
  const shop = { ...own, payment };
  const server = await served(shop);
  return {
    ...shop,
    stripe,
    testPage: own.payment,
    webhook: `${server.url}/functions/v1/stripe-webhook`,
    close: async () => {
      await server.close();
      await stripe.close();
      await own.close();
    },
  };
}
