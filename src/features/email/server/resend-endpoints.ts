import { z } from "zod";
import { definePlainEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { oneAddress } from "#platform/email/check-email.ts";
import { isSigned } from "#platform/email/signed-event.ts";
import { AppError } from "#shared/app-error.ts";
import { storableJson } from "#shared/storable.ts";
import { hasProviderId, noteRefused } from "./note-delivery.ts";
import { type Reaction, type Return, takeBack } from "./returned-emails.ts";

const event = z.object({
  type: z.string(),
  created_at: z.string().optional(),
  data: z.object({
    email_id: z.string().max(200),
    to: z.array(z.string()).max(50),
    bounce: z.object({ type: z.string() }).optional(),
    failed: z.object({ reason: z.string() }).optional(),
    suppressed: z.object({ message: z.string() }).optional(),
  }),
});

/** An email is sent before the provider's id of it is noted. */
const NOTED_AFTER_MS = 60_000;

/** Passing reasons, such as a full mailbox. */
const PASSING = new Set(["Transient", "Undetermined"]);

export const resendEndpoints = (shop: AppContext, reactions: readonly Reaction[]) => [
  definePlainEndpoint({
    method: "POST",
    name: "resend-webhook",
    summary:
      "Takes signed events of the mail provider: addresses that bounce or complain get no more emails, and an email that it did not send is logged as not delivered.",
    access: "provider",
    answer: z.object({ received: z.literal(true) }),
    handle: async ({ raw, headers }) => {
      const secret = shop.config.RESEND_WEBHOOK_SECRET;
      if (!secret || !isSigned({ body: raw, headers, secret, now: shop.clock.now() }))
        throw new AppError("invalid", "The signature of this event is not valid.");
      const message = event.safeParse(storableJson(raw));
      if (!message.success) return { received: true as const };
      const { to, email_id: providerId } = message.data.data;
      const how = returnOf(message.data);
      const reason = refusalOf(message.data);
      const isYoung = Date.parse(message.data.created_at ?? "") > shop.clock.now().getTime() - NOTED_AFTER_MS;
      if ((how || reason) && isYoung && !(await hasProviderId(shop.db, providerId)))
        throw new AppError("conflict", "No email has this id yet. Send the event again.");
      if (how) {
        const emails = to.flatMap((one) => oneAddress(one)?.address.toLowerCase() ?? []);
        await transact(shop.db, (tx) => takeBack(tx, { how, emails, providerId }, reactions));
      }
      if (reason) await noteRefused(shop.db, providerId, `Resend: ${reason}`);
      return { received: true as const };
    },
  }),
];

type Event = z.output<typeof event>;

function returnOf({ type, data }: Event): Return | null {
  if (type === "email.complained") return "complained";
  return type === "email.bounced" && !PASSING.has(data.bounce?.type ?? "") ? "bounced" : null;
}

/** Why an email that was accepted is not sent. */
function refusalOf({ type, data }: Event): string | null {
  if (type === "email.failed") return data.failed?.reason ?? type;
  return type === "email.suppressed" ? (data.suppressed?.message ?? type) : null;
}
