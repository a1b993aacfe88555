import { z } from "zod";
import { isEmail, tidyEmail } from "#features/subscribers/email-address.ts";
import { messages as newsletter } from "#features/subscribers/messages.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { Limit } from "#http/rate-limits.ts";
import type { AppContext } from "#platform/context.ts";
import { askForEmail } from "./ask-for-email.ts";

/** As many as of the newsletter. */
export const backInStockLimit = ({ config }: AppContext): Limit => ({
  name: "back-in-stock",
  calls: config.LIMIT_NEWSLETTER,
  seconds: 3600,
});

const request = z.object({
  productId: z.uuid(),
  email: z
    .string()
    .max(1000)
    .transform(tidyEmail)
    .refine(isEmail, { error: () => newsletter.toasts.invalid.description }),
});

export const backInStockEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "back-in-stock",
    summary: "Asks for one email to an address when a product is in stock again. 409 where it is in stock.",
    access: "public",
    limit: backInStockLimit(shop),
    body: request,
    handle: ({ body }) => askForEmail(shop, body),
  }),
];
