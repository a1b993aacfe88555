// Campaigns, their readers and the emails that arrived, for tests of `campaigns`.
import { campaignEmailTemplates } from "#features/campaigns/server/campaign-email.tsx";
import { takeStep } from "#features/campaigns/server/send-campaign.ts";
import { addCampaign } from "#features/campaigns/server/write-campaign.ts";
import { sendDueEmails } from "#features/email/server/send-emails.ts";
import type { Block } from "../src/features/campaigns/campaign-content.ts";
import { anActor } from "./makers.ts";
import { shopOfFile } from "./shop.ts";

export const TEXT: Block = { type: "text", html: '<p>Hello from <a href="/products">the shop</a>.</p>' };

interface ArrivedEmail {
  recipient: string;
  html: string;
  plain: string;
  subject: string;
  headers: Record<string, string>;
}

/** The shop of a test file, with what its administrator does with campaigns. */
export async function campaignsOfFile() {
  const shop = await shopOfFile();
  const actor = await anActor(shop);
  const templates = campaignEmailTemplates(shop);
  const arrived = async (): Promise<ArrivedEmail[]> =>
    await shop.rows("SELECT * FROM mailbox_emails ORDER BY recipient");
  return {
    shop,
    actor,
    arrived,
    recipients: async () => (await arrived()).map(({ recipient }) => recipient),
    aDraft: (more: Partial<Parameters<typeof addCampaign>[1]> = {}) =>
      addCampaign(
        shop,
        { name: "Spring", subject: "Spring is here", preview: "Light", language: "", body: [TEXT], ...more },
        actor,
      ),
    step: (id: string, what: Parameters<typeof takeStep>[1]["step"], more: { version?: number; at?: Date } = {}) =>
      takeStep(shop, { id, step: what, version: 1, ...more }, actor),
    sendDue: () => sendDueEmails(shop, templates),
    /** Only these subscribers, all confirmed. Answers with their ids. */
    async theSubscribers(...names: string[]): Promise<string[]> {
      await shop.pool.query("DELETE FROM emails; DELETE FROM subscribers; DELETE FROM mailbox_emails");
      const ids: string[] = [];
      for (const name of names) {
        const { rows } = await shop.pool.query(
          "INSERT INTO subscribers (email, source, confirmed_at) VALUES ($1, 'footer', now()) RETURNING id",
          [`${name}@example.com`],
        );
        ids.push(rows[0].id);
      }
      return ids;
    },
    emailStates: async (id: string): Promise<string[]> =>
      (await shop.rows("SELECT state FROM emails WHERE campaign_id = $1 ORDER BY recipient", id)).map(
        ({ state }) => state,
      ),
  };
}
