import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";
import { campaignContent } from "./campaign-content.ts";

const aSubscriber = z.object({ subscriberId: z.uuid() });

/** What the newsletter's own emails are rendered from. */
export const newsletterEmails = { "newsletter-confirmation": aSubscriber };

/** What a campaign shows to one person, without what only the shop calls it. */
export const letterContent = campaignContent.omit({ name: true });

/** What the emails of campaigns are rendered from. */
export const campaignEmails = {
  campaign: aSubscriber.extend({ campaignId: z.uuid() }),
  "campaign-test": letterContent,
};

declare module "#features/letters/email-kinds.ts" {
  interface EmailData extends DataOf<typeof newsletterEmails>, DataOf<typeof campaignEmails> {}
}
