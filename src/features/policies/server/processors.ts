import type { AppContext } from "#platform/context.ts";
import type { PaymentProvider } from "#platform/payment/payment.ts";
import { allProviders } from "#platform/payment/providers.ts";
import type { Processors } from "./policy-facts.ts";

/** As people know them; nobody stands behind the test page. */
const NAMES: Readonly<Record<PaymentProvider, string | null>> = {
  stripe: "Stripe",
  montonio: "Montonio",
  "test-page": null,
  "by-hand": null,
};

/** What the configuration switches on. */
export const processorsOf = (shop: Pick<AppContext, "payment" | "otherPayments" | "email" | "config">): Processors => ({
  payment: allProviders(shop).flatMap(({ provider }) => NAMES[provider] ?? []),
  email: shop.email.kind === "resend" ? ["Resend"] : [],
  paymentFields: shop.config.STRIPE_PUBLISHABLE_KEY ? NAMES.stripe : null,
});
