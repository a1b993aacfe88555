import { z } from "zod";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { oneAddress } from "#platform/email/check-email.ts";
import { isSigned } from "#platform/email/signed-event.ts";
import { AppError } from "#shared/app-error.ts";
import { storableJson } from "#shared/storable.ts";
import { type Reaction, type Return, takeBack } from "./returned-emails.ts";

const event = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string().max(200),
    to: z.array(z.string()).max(50),
    bounce: z.object({ type: z.string() }).optional(),
  }),
});

/** Passing reasons, such as a full mailbox. */
const PASSING = new Set(["Transient", "Undetermined"]);

export const resendEndpoints = (shop: AppContext, reactions: readonly Reaction[]) => [
  defineEndpoint({
    method: "POST",
    name: "resend-webhook",
    summary: "Takes signed events of the mail provider: addresses that bounce or complain get no more emails.",
    access: "provider",
    answer: z.object({ received: z.literal(true) }),
    handle: async ({ raw, headers }) => {
      const secret = shop.config.RESEND_WEBHOOK_SECRET;
      if (!secret || !isSigned({ body: raw, headers, secret, now: shop.clock.now() }))
        throw new AppError("invalid", "The signature of this event is not valid.");
      const message = event.safeParse(storableJson(raw));
      const how = message.success ? returnOf(message.data) : null;
      if (message.success && how) {
        const { to, email_id: providerId } = message.data.data;
        const emails = to.flatMap((one) => oneAddress(one)?.address.toLowerCase() ?? []);
        await transact(shop.db, (tx) => takeBack(tx, { how, emails, providerId }, reactions));
      }
      return { received: true as const };
    },
  }),
];

function returnOf({ type, data }: z.output<typeof event>): Return | null {
  if (type === "email.complained") return "complained";
  return type === "email.bounced" && !PASSING.has(data.bounce?.type ?? "") ? "bounced" : null;
}
