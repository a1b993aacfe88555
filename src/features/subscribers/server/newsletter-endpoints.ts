import { z } from "zod";
import { defineEndpoint } from "#http/endpoint.ts";
import type { Limit } from "#http/rate-limits.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { isEmail, tidyEmail } from "../email-address.ts";
import { messages } from "../messages.ts";
import { subscribe } from "./subscribe.ts";

/** Ten an hour unless configured otherwise (decision 6). */
export const newsletterLimit = ({ config }: AppContext): Limit => ({
  name: "newsletter",
  calls: config.LIMIT_NEWSLETTER,
  seconds: 3600,
});

const subscription = z.object({
  email: z
    .string()
    .max(1000)
    .transform(tidyEmail)
    .refine(isEmail, { error: () => messages.toasts.invalid.description }),
  firstName: z.string().trim().max(100).nullish(),
  // The other sources of a consent are written by the shop alone: a stranger's word is no proof.
  source: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .default("footer")
    .transform(() => "footer"),
});

export const newsletterEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "POST",
    name: "newsletter-subscribe",
    summary: "Takes an address into the newsletter and sends it an email to confirm. 409 where it is there already.",
    access: "public",
    limit: newsletterLimit(shop),
    body: subscription,
    handle: async ({ body }) => {
      const outcome = await subscribe(shop, { ...body, firstName: body.firstName || null });
      if (outcome === "already") throw new AppError("conflict", messages.toasts.alreadyError);
    },
  }),
];
