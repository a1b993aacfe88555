import { eq } from "drizzle-orm";
import { forgetBounce } from "#features/email/server/forget-bounce.ts";
import type { Shop } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { texts } from "../texts.ts";
import { consents, subscribers } from "./subscribers-table.ts";

export interface Preferences {
  /** As far as its owner needs to know it again: `m***@example.com`. */
  email: string;
  firstName: string;
  wantsLetters: boolean;
}

/** What a subscriber may see and change who comes by the link of a letter; null where there is none any more. */
export async function preferencesOf({ db }: Pick<Shop, "db">, id: string): Promise<Preferences | null> {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  if (!subscriber) return null;
  const { email, firstName, status, confirmedAt } = subscriber;
  return {
    email: email.replace(/^(.)[^@]*/u, "$1***"),
    firstName: firstName ?? "",
    wantsLetters: status === "active" && confirmedAt !== null,
  };
}

/**
 * Keeps them. Whoever wants letters again has read one at that address, so it counts as confirmed, and as reachable where
 * letters had come back; only a complaint stands.
 */
export const keepPreferences = (
  shop: Pick<Shop, "db" | "clock">,
  id: string,
  { firstName, wantsLetters }: Pick<Preferences, "firstName" | "wantsLetters">,
): Promise<void> =>
  transact(shop.db, async (tx) => {
    const now = shop.clock.now();
    const [before] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for("update");
    if (!before) return;
    const { email, confirmedAt } = before;
    await tx
      .update(subscribers)
      .set({ firstName: firstName || null })
      .where(eq(subscribers.id, id));
    if (wantsLetters === (before.status === "active" && confirmedAt !== null)) return;
    await tx
      .update(subscribers)
      .set(
        wantsLetters
          ? { status: "active", confirmedAt: confirmedAt ?? now, unsubscribedAt: null }
          : { status: "unsubscribed", unsubscribedAt: now },
      )
      .where(eq(subscribers.id, id));
    const wording = wantsLetters ? texts.preferences.all : texts.preferences.none;
    await tx
      .insert(consents)
      .values({ email, purpose: "newsletter", given: wantsLetters, wording, source: "preferences", at: now });
    if (wantsLetters) await forgetBounce(tx, email);
  });
