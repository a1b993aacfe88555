import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { cutPage } from "#shared/paging.ts";
import { EMAIL_STATES, pressId, sendingAgain } from "../email.ts";
import { emailLogFilters } from "../email-log-filters.ts";
import { messages as heldBack } from "../held-back-messages.ts";
import { messages as english } from "../messages/held-back-messages.en.ts";
import {
  EMAILS_A_PAGE,
  emailsInLog,
  kindsInLog,
  type LoggedEmail,
  undeliveredEmails,
  waitingEmails,
} from "./email-log-queries.ts";
import { sendEmailAgain } from "./send-again.ts";

/** What a provider said stays as it is. */
const inWords = (told: string | null): string | null =>
  told === english.takesNone ? heldBack.takesNone : told === english.notAnyMore ? heldBack.notAnyMore : told;

const time = z.iso.datetime();

const logged = z.object({
  id: z.uuid(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string().nullable(),
  state: z.enum(EMAIL_STATES),
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
  /** Whether it may be sent again: freely, after a confirmation (`confirm`), or not. */
  sending_again: z.enum(["free", "asked", "no"]),
});

const iso = (moment: string): string => new Date(moment).toISOString();

const asLogged = (email: LoggedEmail): z.input<typeof logged> => ({
  id: email.id,
  kind: email.kind,
  recipient: email.recipient,
  subject: email.subject,
  state: email.state,
  attempts: email.attempts,
  last_error: inWords(email.lastError),
  created_at: iso(email.createdAt),
  sent_at: email.sentAt && iso(email.sentAt),
  next_attempt_at: email.state === "queued" ? iso(email.nextAttemptAt) : null,
  came_back: email.cameBack,
  order_id: email.orderId,
  order_number: email.orderNumber,
  campaign_id: email.campaignId,
  campaign_name: email.campaignName,
  sending_again: sendingAgain(email),
});

export const emailEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-emails",
    summary: "The log of emails, the newest first, 25 at a time.",
    access: "administrator",
    query: emailLogFilters,
    answer: z.object({
      emails: z.array(logged),
      hasMore: z.boolean(),
      /** All kinds, whatever the filters. */
      kinds: z.array(z.string()),
      /** A thousand at most. */
      dead: z.number(),
      uncertain: z.number(),
      waiting: z
        .object({ count: z.int(), reason: z.string().nullable() })
        .describe("emails to one person that should have gone out more than 15 minutes ago"),
    }),
    handle: async ({ query }) => {
      const [found, kinds, undelivered, waiting] = await Promise.all([
        emailsInLog(shop.db, query),
        kindsInLog(shop.db),
        undeliveredEmails(shop.db),
        waitingEmails(shop.db),
      ]);
      const { page, last } = cutPage(found, EMAILS_A_PAGE);
      return {
        emails: page.map(asLogged),
        hasMore: last !== null,
        kinds,
        waiting,
        ...undelivered,
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-emails",
    summary: "Sends an email of the log once more. One whose fate is uncertain only with `confirm`.",
    access: "administrator",
    body: z.object({ email_id: z.uuid(), confirm: z.boolean().default(false), press: pressId }),
    handle: ({ body, caller }) =>
      sendEmailAgain(shop, body.email_id, { from: "log", isSure: body.confirm, press: body.press, ...actorOf(caller) }),
  }),
];
