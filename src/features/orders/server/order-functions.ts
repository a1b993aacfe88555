import { z } from "zod";
import { shopFunction } from "#http/function.ts";
import type { Shop } from "#platform/shop.ts";
import { settleEvent } from "./settle-order.ts";

export const orderFunctions = (shop: Shop) => [
  shopFunction({
    method: "POST",
    name: "stripe-webhook",
    summary: "Takes signed events of the payment provider.",
    access: "provider",
    answer: z.object({ received: z.literal(true) }),
    handle: async ({ raw, headers }) => {
      const event = shop.payment.readEvent(raw, headers.get("stripe-signature") ?? undefined, shop.clock.now());
      await settleEvent(shop, event);
      return { received: true as const };
    },
  }),
];
