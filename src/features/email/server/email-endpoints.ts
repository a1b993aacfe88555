import { z } from "zod";
import { shopFunction } from "#http/endpoint.ts";
import type { Shop } from "#platform/context.ts";
import { LETTER_STATES, sendingAgain } from "../email.ts";
import { kindsInLog, LETTERS_A_PAGE, type LoggedLetter, lettersInLog, lettersInTrouble } from "./email-log-queries.ts";
import { sendFromLog } from "./send-from-log.ts";

const time = z.iso.datetime();

const logged = z.object({
  id: z.uuid(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string().nullable(),
  state: z.enum(LETTER_STATES),
  attempts: z.number(),
  last_error: z.string().nullable(),
  created_at: time,
  sent_at: time.nullable(),
  /** When it is tried next, while it waits. */
  next_attempt_at: time.nullable(),
  came_back: z.enum(["bounced", "complained"]).nullable(),
  order_id: z.uuid().nullable(),
  order_number: z.string().nullable(),
  campaign_id: z.uuid().nullable(),
  campaign_name: z.string().nullable(),
  /** Whether it may be sent again: freely, only when one is sure (`confirm`), or not. */
  sending_again: z.enum(["free", "asked", "no"]),
});

const iso = (moment: string): string => new Date(moment).toISOString();

const asLogged = (letter: LoggedLetter): z.input<typeof logged> => ({
  id: letter.id,
  kind: letter.kind,
  recipient: letter.recipient,
  subject: letter.subject,
  state: letter.state,
  attempts: letter.attempts,
  last_error: letter.lastError,
  created_at: iso(letter.createdAt),
  sent_at: letter.sentAt && iso(letter.sentAt),
  next_attempt_at: letter.state === "queued" ? iso(letter.nextAttemptAt) : null,
  came_back: letter.cameBack,
  order_id: letter.orderId,
  order_number: letter.orderNumber,
  campaign_id: letter.campaignId,
  campaign_name: letter.campaignName,
  sending_again: sendingAgain(letter),
});

export const letterFunctions = (shop: Shop) => [
  shopFunction({
    method: "GET",
    name: "admin-letters",
    summary: "The log of letters, the newest first, 25 at a time.",
    access: "administrator",
    query: z.object({
      search: z.string().trim().max(200).default(""),
      state: z.enum(LETTER_STATES).optional(),
      kind: z
        .string()
        .regex(/^[a-z][a-z-]{1,40}$/)
        .optional(),
      before: z.uuid().optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      letters: z.array(logged),
      hasMore: z.boolean(),
      /** All there are, whatever was asked for. */
      kinds: z.array(z.string()),
      /** A thousand at most. */
      dead: z.number(),
      uncertain: z.number(),
    }),
    handle: async ({ query }) => {
      const [found, kinds, trouble] = await Promise.all([
        lettersInLog(shop.db, query),
        kindsInLog(shop.db),
        lettersInTrouble(shop.db),
      ]);
      const letters = found.slice(0, LETTERS_A_PAGE).map(asLogged);
      return { success: true as const, letters, hasMore: found.length > LETTERS_A_PAGE, kinds, ...trouble };
    },
  }),
  shopFunction({
    method: "POST",
    name: "admin-letters",
    summary: "Sends a letter of the log once more. One whose fate is uncertain only with `confirm`.",
    access: "administrator",
    body: z.object({ letter_id: z.uuid(), confirm: z.boolean().default(false) }),
    answer: z.object({ success: z.literal(true) }),
    handle: async ({ body, caller }) => {
      const { administrator, requestId } = caller;
      await sendFromLog(shop, body.letter_id, { isSure: body.confirm, by: administrator?.id ?? "", requestId });
      return { success: true as const };
    },
  }),
];
