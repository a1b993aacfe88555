import { and, eq, ne, sql } from "drizzle-orm";
import type { Returned } from "#features/email/server/returned-emails.ts";
import { consents, subscribers } from "#features/subscribers/server/subscribers-table.ts";
import type { Tx } from "#platform/database/database.ts";
import { campaigns } from "./campaigns-table.ts";

/** Who cannot be reached, or does not want to be, is no subscriber any more. */
export async function endSubscription(tx: Tx, { how, email, campaignId }: Returned): Promise<void> {
  const [ended] = await tx
    .update(subscribers)
    .set(how === "bounced" ? { status: "bounced" } : { status: "unsubscribed", unsubscribedAt: sql`now()` })
    .where(
      and(
        eq(subscribers.email, email),
        how === "bounced" ? eq(subscribers.status, "active") : ne(subscribers.status, "unsubscribed"),
      ),
    )
    .returning({ id: subscribers.id });
  if (ended && how === "complained")
    await tx
      .insert(consents)
      .values({ email, purpose: "newsletter", given: false, wording: "Reported as unwanted", source: "complaint" });
  if (!campaignId) return;
  const counted =
    how === "bounced" ? { bounceCount: sql`bounce_count + 1` } : { unsubscribeCount: sql`unsubscribe_count + 1` };
  if (how === "bounced" || ended) await tx.update(campaigns).set(counted).where(eq(campaigns.id, campaignId));
}
