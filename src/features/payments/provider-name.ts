import { labelOf } from "#shared/label-of.ts";
import { messages } from "./state-messages.ts";

/** How the shopkeeper reads the name of a payment provider. */
export const providerName = (provider: string): string =>
  labelOf({ stripe: "Stripe", montonio: "Montonio", ...messages.providers }, provider);
