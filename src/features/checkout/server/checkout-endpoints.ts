import { createHmac } from "node:crypto";
import { z } from "zod";
import { ATTEMPT_STATES } from "#features/orders/order-payment-state.ts";
import { attemptState } from "#features/orders/server/attempt-state.ts";
import { hasMethodChoice, methodKey, offeredMethods } from "#features/payments/server/offered-methods.ts";
import { MAX_VAT_NUMBER } from "#features/settings/vat-number.ts";
import { VAT_CHECK_STATES, vatCheckState } from "#features/vat-numbers/vat-check.ts";
import { defineEndpoint, definePlainEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { networkOf } from "#platform/network/network.ts";
import { currentLanguage } from "#shared/language.ts";
import { line, optionalLine } from "#shared/line-text.ts";
import { currentCurrency } from "#shared/money.ts";
import { type MethodChoice, methodChoice } from "../method-choice.ts";
import { orderRequest } from "../order-request.ts";
import { saleTerms } from "./sale-terms.ts";
import { startCheckout } from "./start-checkout.ts";

const KEY = /^[\w-]{8,200}$/;

export const checkoutEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "stripe-checkout",
    pool: "checkouts",
    summary: "Places an order and answers with the address where it is paid.",
    access: "public",
    limit: { name: "checkout", calls: shop.config.LIMIT_CHECKOUTS, seconds: 5 * 60 },
    body: orderRequest,
    answer: z.object({
      orderId: z.uuid(),
      orderNumber: z.string(),
      /** The payment page, unless the shop's own page has the provider's fields. */
      checkoutUrl: z.string().optional(),
      embedded: z
        .object({
          clientSecret: z.string(),
          publishableKey: z.string(),
          cancelUrl: z.string(),
          returnUrl: z.string(),
        })
        .optional(),
    }),
    handle: async ({ body, caller, headers, rememberBrowser }) => {
      const key = headers.get("idempotency-key");
      const { action, cancelUrl, returnUrl, ...started } = await startCheckout(shop, {
        request: body,
        browser: rememberBrowser(),
        network: hashOfNetwork(shop.secret, networkOf(caller.address, "site")),
        idempotencyKey: key && KEY.test(key) ? key : null,
        requestId: caller.requestId,
      });
      if (action.kind === "redirect") return { ...started, checkoutUrl: action.url };
      const { clientSecret, publishableKey } = action;
      const embedded = { clientSecret, publishableKey, cancelUrl, returnUrl };
      return { ...started, embedded };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "checkout-vat-number",
    summary: "Checks the VAT number of a business with VIES, and says whether an order that goes there has VAT.",
    access: "public",
    pool: "paying",
    limit: { name: "vat-number", calls: shop.config.LIMIT_CHECKOUTS, seconds: 5 * 60 },
    body: orderRequest.pick({ delivery: true }).extend({
      vatNumber: line(MAX_VAT_NUMBER),
      zip: optionalLine(20),
    }),
    answer: z.object({
      /** As VIES writes it. */
      vatNumber: z.string(),
      state: z.enum(VAT_CHECK_STATES),
      /** The VAT in percent that prices contain and the business is not charged; null where it is charged. */
      exemptRate: z.number().nullable(),
      /** Whether an order that goes there is not charged VAT once the number is confirmed. */
      mayBeExempt: z.boolean(),
    }),
    handle: async ({ body }) => {
      const { buyer, isExempt, mayBeExempt, vatRate } = await saleTerms(shop, body);
      return {
        vatNumber: buyer?.number ?? "",
        state: vatCheckState(buyer?.check ?? null),
        exemptRate: isExempt ? vatRate : null,
        mayBeExempt,
      };
    },
  }),
  definePlainEndpoint({
    method: "GET",
    name: "checkout-methods",
    summary: "The ways to pay in a country, what people there use first; none where the payment page offers them.",
    access: "public",
    pool: "paying",
    query: z.object({ country: z.string().regex(/^[A-Z]{2}$/) }),
    answer: z.object({ methods: z.array(methodChoice) }),
    handle: async ({ query: { country } }) => ({ methods: await methodChoices(shop, country) }),
  }),
  definePlainEndpoint({
    method: "GET",
    name: "checkout-attempt",
    summary: "Tells the browser that placed an order whether its payment is still open.",
    access: "public",
    pool: "paying",
    query: z.object({ orderId: z.uuid() }),
    answer: z.object({ state: z.enum(ATTEMPT_STATES) }),
    handle: async ({ query, caller }) => ({
      state: await attemptState(shop.db, query.orderId, { browser: caller.browser }),
    }),
  }),
];

async function methodChoices(shop: AppContext, country: string): Promise<MethodChoice[]> {
  if (!hasMethodChoice(shop)) return [];
  const wanted = { country, currency: currentCurrency(), amountCents: null, locale: currentLanguage() };
  return (await offeredMethods(shop, wanted)).map((method) => ({
    key: methodKey(method),
    group: method.group,
    name: method.name,
    min_amount: method.minCents / 100,
    max_amount: method.maxCents === null ? null : method.maxCents / 100,
  }));
}

/** A keyed hash of the ordering network: it distinguishes networks without naming them. */
const hashOfNetwork = (secret: Buffer, network: string): Buffer =>
  createHmac("sha256", secret).update(`network:${network}`).digest();
