// Emails in the outbox, and providers that pretend.
import { randomUUID } from "node:crypto";
import type { Templates } from "../src/features/email/server/email-templates.ts";
import type { Delivery, Email, EmailSender } from "../src/platform/email/email.ts";
import type { TestShop } from "./shop.ts";

export const templates: Templates = {
  "order-confirmation": async (data) => ({ subject: `Order ${data.number ?? ""}`, html: "<p>Hi</p>", text: "Hi" }),
  campaign: async ({ isOver }) => (isOver ? null : { subject: "News", html: "<p>News</p>", text: "News" }),
};

export const taken: Delivery = { outcome: "accepted", providerId: "1" };
export const away: Delivery = { outcome: "later", reason: "503", isAway: true };
export const notThisOne: Delivery = { outcome: "later", reason: "451", isAway: false };
export const lost: Delivery = { outcome: "unknown", reason: "no answer" };

interface Provider extends EmailSender {
  asked: string[];
}

/** A provider that remembers the recipients. */
export function aProvider(
  answer: (email: Email, signal?: AbortSignal) => Delivery | Promise<Delivery>,
  atOnce = 5,
  perSecond: number | null = null,
): Provider {
  const asked: string[] = [];
  return {
    kind: "smtp",
    atOnce,
    perSecond,
    asked,
    send: async (email, signal) => {
      asked.push(email.to);
      return answer(email, signal);
    },
    close: async () => undefined,
  };
}

let made = 0;
/** One that nobody has sent yet. */
export const anEmail = (changes: Partial<Email> = {}): Email => ({
  messageId: `order-${++made}@shop.test`,
  from: "Aurelle <hello@shop.test>",
  to: "maret@example.com",
  subject: "Your order AU-100234",
  html: "<p>Thank you, Märet.</p>",
  text: "Thank you, Märet.",
  headers: { "List-Unsubscribe": "<https://shop.test/unsubscribe/1>" },
  ...changes,
});

export interface QueuedEmail {
  to?: string;
  data?: object;
  campaign?: string;
  more?: Record<string, string | number>;
}

export async function aQueuedEmail(
  shop: TestShop,
  { to = "mari@example.com", data = {}, campaign, more = {} }: QueuedEmail = {},
): Promise<string> {
  const row = {
    dedupe_key: randomUUID(),
    message_id: randomUUID(),
    recipient: to,
    data,
    ...(campaign ? { kind: "campaign", priority: 5, campaign_id: campaign } : { kind: "order-confirmation" }),
    ...more,
  };
  const places = Object.keys(row).map((_, place) => `$${place + 1}`);
  const { rows } = await shop.pool.query(
    `INSERT INTO emails (${Object.keys(row)}) VALUES (${places}) RETURNING id`,
    Object.values(row),
  );
  return rows[0].id;
}

export async function aStoredCampaign(shop: TestShop, status = "sending"): Promise<string> {
  const { rows } = await shop.pool.query(
    "INSERT INTO campaigns (name, subject, status, scheduled_at) VALUES ('Spring', 'Spring', $1, now()) RETURNING id",
    [status],
  );
  return rows[0].id;
}
