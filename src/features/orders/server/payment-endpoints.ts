import { z } from "zod";
import { definePlainEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { type IncomingNotification, PAYMENT_PROVIDERS, PaymentUnavailable } from "#platform/payment/payment.ts";
import { allProviders } from "#platform/payment/providers.ts";
import { AppError } from "#shared/app-error.ts";
import { applyPaymentEvent, followSession } from "./apply-payment-event.ts";

const answer = z.object({ received: z.literal(true) });
/** Some providers send their proof in the query. */
const query = z.object({}).catchall(z.string());

export const paymentEndpoints = (shop: AppContext) => [
  definePlainEndpoint({
    method: "POST",
    name: "stripe-webhook",
    summary: "Takes signed events of the payment provider.",
    access: "provider",
    answer,
    // The test page signs and delivers like Stripe (decision 18).
    handle: async ({ raw, headers }) => receive(shop, ["stripe", "test-page"], { raw, headers, query: {} }),
  }),
  ...PAYMENT_PROVIDERS.filter((provider) => provider !== "by-hand").map((provider) =>
    definePlainEndpoint({
      method: "POST",
      name: `payment-webhook/${provider}`,
      summary: `Takes signed notifications of the payment provider ${provider}.`,
      access: "provider",
      query,
      answer,
      handle: async ({ raw, headers, query: given }) => receive(shop, [provider], { raw, headers, query: given }),
    }),
  ),
];

/** @throws AppError "not-found" without such a provider, "invalid" for anything but a genuine notification */
async function receive(shop: AppContext, names: readonly string[], notification: IncomingNotification) {
  const provider = allProviders(shop).find((one) => names.includes(one.provider));
  if (!provider) throw new AppError("not-found", "This shop has no such payment provider.");
  const told = provider.readNotification(notification, shop.clock.now());
  try {
    if (told.kind === "event") await applyPaymentEvent(shop, told.event);
    else await followSession(shop, provider, told.sessionId);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    shop.log.warn({ err: error }, "the provider could not be asked about its notification; it will send it again");
    throw new AppError("unavailable", "The payment provider does not answer.", { retryAfterSeconds: 10 });
  }
  return { received: true as const };
}
