import { eq } from "drizzle-orm";
import { changeSubscription } from "#features/subscribers/server/change-subscription.ts";
import { keepPreferences, type PreferencesOutcome } from "#features/subscribers/server/preferences.ts";
import type { EmailLink } from "#features/subscribers/server/subscriber-key.ts";
import { subscribers } from "#features/subscribers/server/subscribers-table.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { countUnsubscribed } from "./campaign-links.ts";

/** Links that do one thing at the press of their button. */
type OneAction = Exclude<EmailLink, "preferences">;

/** `open`: the link can still act. `done`: its action is done already. `ended`: there is nothing left to end. `gone`: it cannot act any more. */
export type EmailLinkState = "open" | "done" | "ended" | "gone";

export async function emailLinkState(shop: AppContext, link: OneAction, id: string): Promise<EmailLinkState> {
  const [subscriber] = await shop.db.select().from(subscribers).where(eq(subscribers.id, id));
  if (!subscriber) return link === "unsubscribe" ? "ended" : "gone";
  const isActive = subscriber.status === "active";
  if (link === "unsubscribe") return isActive ? "open" : "done";
  if (!isActive) return "gone";
  return subscriber.confirmedAt ? "done" : "open";
}

/** Does what the link promises, once; however often it is followed the answer is the same. A campaign's own email counts for it. */
export async function followEmailLink(
  shop: AppContext,
  link: OneAction,
  id: string,
  campaignId?: string | null,
): Promise<EmailLinkState> {
  const now = shop.clock.now();
  await transact(shop.db, async (tx) => {
    const isChanged = await changeSubscription(tx, link, id, now);
    if (isChanged && link === "unsubscribe" && campaignId) await countUnsubscribed(tx, campaignId, id);
  });
  return emailLinkState(shop, link, id);
}

/** Saves whether a subscriber wants emails. Who wants no more counts for the campaign whose email led here. */
export const followPreferences = (
  shop: AppContext,
  id: string,
  wantsEmails: boolean,
  campaignId: string | null,
): Promise<PreferencesOutcome> =>
  transact(shop.db, async (tx) => {
    const outcome = await keepPreferences(tx, shop.clock.now(), id, wantsEmails);
    if (outcome === "ended" && campaignId) await countUnsubscribed(tx, campaignId, id);
    return outcome;
  });
