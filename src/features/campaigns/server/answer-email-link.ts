import { and, eq, isNull, ne } from "drizzle-orm";
import type { LetterLink } from "#features/subscribers/server/subscriber-key.ts";
import { consents, subscribers } from "#features/subscribers/server/subscribers-table.ts";
import { texts } from "#features/subscribers/texts.ts";
import type { Shop } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { countUnsubscribed } from "./campaign-links.ts";

/** Links that do one thing at the press of their button. */
type OneDeed = Exclude<LetterLink, "preferences">;

/** `open`: the link can still do something. `done`: what it would do is so already. `gone`: there is nobody it is about. */
export type LetterAnswer = "open" | "done" | "gone";

export async function lookAtLetter(shop: Shop, link: OneDeed, id: string): Promise<LetterAnswer> {
  const [subscriber] = await shop.db.select().from(subscribers).where(eq(subscribers.id, id));
  if (!subscriber) return "gone";
  const isActive = subscriber.status === "active";
  if (link === "unsubscribe") return isActive ? "open" : "done";
  if (!isActive) return "gone";
  return subscriber.confirmedAt ? "done" : "open";
}

/** Does what the link promises, once; however often it is followed the answer is the same. A campaign's own letter counts for it. */
export async function answerLetter(
  shop: Shop,
  link: OneDeed,
  id: string,
  campaignId?: string | null,
): Promise<LetterAnswer> {
  const now = shop.clock.now();
  await transact(shop.db, async (tx) => {
    const isConfirmation = link === "confirm";
    const [changed] = await tx
      .update(subscribers)
      .set(isConfirmation ? { confirmedAt: now } : { status: "unsubscribed", unsubscribedAt: now })
      .where(
        isConfirmation
          ? and(eq(subscribers.id, id), eq(subscribers.status, "active"), isNull(subscribers.confirmedAt))
          : and(eq(subscribers.id, id), ne(subscribers.status, "unsubscribed")),
      )
      .returning({ email: subscribers.email });
    if (!changed) return;
    const wording = isConfirmation ? texts.confirm.button : texts.unsubscribe.button;
    const source = `${link}-link`;
    await tx
      .insert(consents)
      .values({ email: changed.email, purpose: "newsletter", given: isConfirmation, wording, source, at: now });
    if (!isConfirmation && campaignId) await countUnsubscribed(tx, campaignId, id);
  });
  return lookAtLetter(shop, link, id);
}
