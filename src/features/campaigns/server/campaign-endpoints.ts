import { randomUUID } from "node:crypto";
import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { ordersAction } from "#features/orders/server/admin-order-endpoints.ts";
import { productsForSale } from "#features/products/server/products-for-sale.ts";
import { settingsInLanguage } from "#features/settings/server/settings-queries.ts";
import { writableByLanguage } from "#features/subscribers/server/subscriber-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { AppError } from "#shared/app-error.ts";
import { isoOrNull } from "#shared/day.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#shared/language.ts";
import { seenVersion } from "#shared/seen-version.ts";
import { CAMPAIGN_LANGUAGES, CAMPAIGN_STATUSES, CAMPAIGN_STEPS, readersOf } from "../campaign.ts";
import { block, campaignContent, productsOf } from "../campaign-content.ts";
import { emailContent } from "../campaign-emails.ts";
import { campaignList, campaignsAnswer } from "../campaign-list.ts";
import { messages as problems } from "../campaign-messages.ts";
import { type Campaign, campaignById, campaignsPage, emailsByState } from "./campaign-queries.ts";
import { bringOn, takeStep } from "./send-campaign.ts";
import { addCampaign, changeCampaign, deleteCampaign, duplicateCampaign } from "./write-campaign.ts";

const byId = z.object({ id: z.uuid() });

const wholeCampaign = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string(),
  preview: z.string(),
  language: z.enum(CAMPAIGN_LANGUAGES),
  body: z.array(block),
  status: z.enum(CAMPAIGN_STATUSES),
  version: z.int(),
  created_at: z.iso.datetime(),
  scheduled_at: z.iso.datetime().nullable(),
  sent_at: z.iso.datetime().nullable(),
  /** Of the products it names, those that are sold. */
  products: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** How many it would go to now. */
  writable_count: z.int(),
  /** How many could be written to now, by the language that they read. */
  writable_by_language: z.array(z.object({ language: z.enum(LANGUAGES), count: z.int() })),
});
const answer = z.object({ data: wholeCampaign });

async function asWhole({ db }: AppContext, row: Campaign): Promise<z.input<typeof answer>> {
  const { id, name, subject, preview, language, body, status, version } = row;
  const [sold, readers] = await Promise.all([productsForSale(db, productsOf(body), []), writableByLanguage(db)]);
  return {
    data: {
      id,
      name,
      subject,
      preview,
      language,
      body,
      status,
      version,
      writable_count: readersOf(language, readers),
      writable_by_language: readers,
      created_at: row.createdAt.toISOString(),
      scheduled_at: isoOrNull(row.scheduledAt),
      sent_at: isoOrNull(row.sentAt),
      products: sold.map((one) => ({ id: one.id, name: one.name })),
    },
  };
}

/** The actions on campaigns under `POST admin-orders` (back office 7). */
export const campaignActions = (shop: AppContext) =>
  [
    ordersAction({
      body: campaignList.extend({ action: z.literal("fetch_campaigns") }),
      answer: campaignsAnswer,
      handle: async ({ action: _, ...list }) => {
        const { rows, ...counts } = await campaignsPage(shop.db, list);
        const data = rows.map((row) => ({
          id: row.id,
          name: row.name,
          subject: row.subject,
          status: row.status,
          recipient_count: row.recipientCount,
          sent_count: row.sentCount,
          open_count: row.openCount,
          click_count: row.clickCount,
          created_at: row.createdAt.toISOString(),
          scheduled_at: isoOrNull(row.scheduledAt),
          sent_at: isoOrNull(row.sentAt),
        }));
        return { data, ...counts };
      },
    }),
    ordersAction({
      body: z.object({ action: z.literal("delete_campaign"), campaignId: z.uuid(), version: seenVersion }),
      answer: z.object(),
      handle: async ({ campaignId, version }, caller) => {
        await deleteCampaign(shop, campaignId, actorOf(caller), version);
        return {};
      },
    }),
  ] as const;

/** Chosen by the screen: a campaign with it is there once, however often it is sent. */
const id = z.uuid().optional();

export const campaignEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-campaign",
    summary: "One campaign with its email.",
    access: "administrator",
    query: byId,
    answer,
    handle: async ({ query }) => {
      const row = await campaignById(shop.db, query.id);
      if (!row) throw new AppError("not-found", problems.gone);
      return asWhole(shop, row);
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-campaign",
    summary: "Writes a campaign, or with `copyOf` the draft of another one's email.",
    access: "administrator",
    body: z.union([z.object({ copyOf: z.uuid(), id }), campaignContent.extend({ id })]),
    answer,
    handle: async ({ body, caller }) => {
      const actor = actorOf(caller);
      const row = "copyOf" in body ? await duplicateCampaign(shop, body, actor) : await addCampaign(shop, body, actor);
      return asWhole(shop, row);
    },
  }),
  defineEndpoint({
    method: "PATCH",
    name: "admin-campaign",
    summary: "Changes a draft; 409 where it was changed since the `version` that was seen, or is no draft any more.",
    access: "administrator",
    query: byId,
    body: campaignContent.extend({ version: z.int().min(1) }),
    answer,
    handle: async ({ query, body: { version, ...content }, caller }) =>
      asWhole(shop, await changeCampaign(shop, { id: query.id, version, content }, actorOf(caller))),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-campaign-step",
    summary: "Sends, schedules, pauses, resumes or cancels a campaign; 409 where somebody was faster.",
    access: "administrator",
    query: byId,
    body: z.object({
      step: z.enum(CAMPAIGN_STEPS),
      version: z.int().min(1),
      /** For `schedule`. */
      at: z.iso.datetime({ offset: true }).optional(),
    }),
    answer,
    handle: async ({ query, body: { step, version, at }, caller }) => {
      const input = { id: query.id, step, version, ...(at ? { at: new Date(at) } : {}) };
      return asWhole(shop, await takeStep(shop, input, actorOf(caller)));
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-campaign-figures",
    summary: "What became of a campaign's emails, in total; and how many wait.",
    access: "administrator",
    query: byId,
    answer: z.object({
      status: z.enum(CAMPAIGN_STATUSES),
      /** More emails are still being queued. */
      is_queueing: z.boolean(),
      recipients: z.int(),
      waiting: z.int(),
      sent: z.int(),
      failed: z.int(),
      uncertain: z.int(),
      suppressed: z.int(),
      opened: z.int(),
      clicked: z.int(),
      unsubscribed: z.int(),
      bounced: z.int(),
    }),
    handle: async ({ query: { id } }) => {
      // The screen then shows its end with its last email, not a minute later.
      await bringOn(shop, id);
      const [row, emails] = await Promise.all([campaignById(shop.db, id), emailsByState(shop.db, id)]);
      if (!row) throw new AppError("not-found", problems.gone);
      return {
        status: row.status,
        is_queueing: row.status === "sending" && row.queuedAt === null,
        recipients: row.recipientCount,
        waiting: (emails.queued ?? 0) + (emails.sending ?? 0),
        sent: emails.sent ?? 0,
        failed: emails.dead ?? 0,
        uncertain: emails.uncertain ?? 0,
        suppressed: emails.suppressed ?? 0,
        opened: row.openCount,
        clicked: row.clickCount,
        unsubscribed: row.unsubscribeCount,
        bounced: row.bounceCount,
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-campaign-preview",
    summary: "The email as it would be written now, with today's prices.",
    access: "administrator",
    body: emailContent,
    answer: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    handle: async ({ body }) => {
      // What writes emails is large and not needed before the first one.
      const { sampleEmail } = await import("./campaign-email.tsx");
      const { shopUrl } = shop.config;
      const { subject, html, text } = await withLanguage(body.language || DEFAULT_LANGUAGE, async () =>
        sampleEmail(shop.db, body, { settings: await settingsInLanguage(shop.db), shopUrl }),
      );
      return { subject, html, text };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-campaign-test",
    summary: "Sends the email of a campaign, as it is written now, to whoever asks, and to nobody else.",
    access: "administrator",
    limit: { name: "campaign-test", calls: 60, seconds: 3600 },
    // Pages of before do not say which.
    query: byId.partial(),
    body: emailContent,
    answer: z.object({ recipient: z.string() }),
    handle: async ({ query: { id }, body, caller }) => {
      const recipient = caller.administrator?.email ?? "";
      await transact(shop.db, async (tx) => {
        await queueEmail(tx, "campaign-test", body, {
          dedupeKey: `campaign-test:${randomUUID()}`,
          recipient,
          language: body.language || DEFAULT_LANGUAGE,
        });
        await writeAudit(tx, actorOf(caller), {
          action: "campaign.tested",
          subject: { kind: "campaign", id: id ?? randomUUID() },
        });
      });
      return { recipient };
    },
  }),
];
