import { and, eq, lte, type SQL } from "drizzle-orm";
import { doubtCampaignEmails } from "#features/email/server/campaign-emails.ts";
import type { Tx } from "#platform/database/database.ts";
import { campaigns } from "./campaigns-table.ts";

/**
 * Campaigns that may have been sent since the backup wait for a person: no subscriber gets one twice. Emails that waited in
 * the backup are as uncertain as those whose answer was lost.
 */
export async function holdCampaigns(tx: Tx, now: Date): Promise<void> {
  await hold(tx, lte(campaigns.scheduledAt, now));
  await doubtCampaignEmails(tx);
}

/** A demo that goes live: what was scheduled and begun there waits for a person. */
export const holdDemoCampaigns = (tx: Tx): Promise<void> => hold(tx);

async function hold(tx: Tx, which?: SQL): Promise<void> {
  await tx
    .update(campaigns)
    .set({ status: "draft", scheduledAt: null })
    .where(and(eq(campaigns.status, "scheduled"), which));
  await tx.update(campaigns).set({ status: "paused" }).where(eq(campaigns.status, "sending"));
}
