import { eq, sql } from "drizzle-orm";
import type { Returned } from "#features/email/server/returned-emails.ts";
import { endReturnedSubscription } from "#features/subscribers/server/change-subscription.ts";
import type { Tx } from "#platform/database/database.ts";
import { campaigns } from "./campaigns-table.ts";

/** Ends the subscription of an address that returned an email, and counts it for the email's campaign. */
export async function endSubscription(tx: Tx, returned: Returned): Promise<void> {
  const isEnded = await endReturnedSubscription(tx, returned);
  const { how, campaignId } = returned;
  if (!campaignId) return;
  const counted =
    how === "bounced" ? { bounceCount: sql`bounce_count + 1` } : { unsubscribeCount: sql`unsubscribe_count + 1` };
  if (how === "bounced" || isEnded) await tx.update(campaigns).set(counted).where(eq(campaigns.id, campaignId));
}
