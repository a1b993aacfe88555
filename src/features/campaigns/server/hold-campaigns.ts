import { and, eq, lte } from "drizzle-orm";
import { doubtCampaignEmails } from "#features/email/server/campaign-emails.ts";
import type { Tx } from "#platform/database/database.ts";
import { campaigns } from "./campaigns-table.ts";

/**
 * Campaigns that may have been sent since the backup wait for a person: no subscriber gets one twice. Emails that waited in
 * the backup are as uncertain as those whose answer was lost.
 */
export async function holdCampaigns(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(campaigns)
    .set({ status: "draft", scheduledAt: null })
    .where(and(eq(campaigns.status, "scheduled"), lte(campaigns.scheduledAt, now)));
  await tx.update(campaigns).set({ status: "paused" }).where(eq(campaigns.status, "sending"));
  await doubtCampaignEmails(tx);
}
