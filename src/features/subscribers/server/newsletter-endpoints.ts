import { z } from "zod";
import { shopFunction } from "#http/endpoint.ts";
import type { Limit } from "#http/rate-limits.ts";
import type { Shop } from "#platform/context.ts";
import { Refusal } from "#shared/app-error.ts";
import { isEmail, tidyEmail } from "../email-address.ts";
import { texts } from "../texts.ts";
import { subscribe } from "./subscribe.ts";

/** Ten an hour unless configured otherwise (decision 6). */
export const newsletterLimit = ({ config }: Shop): Limit => ({
  name: "newsletter",
  calls: config.LIMIT_NEWSLETTER,
  seconds: 3600,
});

const subscription = z.object({
  email: z.string().max(1000).transform(tidyEmail).refine(isEmail, texts.toasts.invalid.description),
  firstName: z.string().trim().max(100).nullish(),
  source: z.string().trim().min(1).max(60).default("footer"),
});

export const newsletterFunctions = (shop: Shop) => [
  shopFunction({
    method: "POST",
    name: "newsletter-subscribe",
    summary: "Takes an address into the newsletter and sends it a letter to confirm. 409 where it is there already.",
    access: "public",
    limit: newsletterLimit(shop),
    body: subscription,
    answer: z.object({ success: z.literal(true) }),
    handle: async ({ body }) => {
      const outcome = await subscribe(shop, { ...body, firstName: body.firstName || null });
      if (outcome === "already") throw new Refusal("conflict", "Email already subscribed");
      return { success: true as const };
    },
  }),
];
