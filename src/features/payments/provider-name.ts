import { labelOf } from "#shared/label-of.ts";
import { messages } from "./state-messages.ts";

/** How the shopkeeper reads the name of a payment provider. */
export const providerName = (provider: string): string =>
  labelOf({ stripe: "Stripe", montonio: "Montonio", ...messages.providers }, provider);

/** Where the provider shows a payment to the shopkeeper; null where its address is not known. */
export const paymentPage = (provider: string, reference: string, isTest: boolean): string | null =>
  provider === "stripe" && /^(pi|ch|py)_\w+$/.test(reference)
    ? `https://dashboard.stripe.com/${isTest ? "test/" : ""}payments/${reference}`
    : null;
