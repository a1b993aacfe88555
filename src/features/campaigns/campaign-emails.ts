import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";
import { campaignContent } from "./campaign-content.ts";

/** What a campaign shows to one person, without what only the shop calls it. */
export const emailContent = campaignContent.omit({ name: true });

/** What the emails of campaigns are rendered from. */
export const campaignEmails = {
  campaign: z.object({ subscriberId: z.uuid(), campaignId: z.uuid() }),
  "campaign-test": emailContent,
};

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof campaignEmails> {}
}
