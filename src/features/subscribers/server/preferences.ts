import { eq } from "drizzle-orm";
import { allowAgain } from "#features/email/server/forget-bounce.ts";
import type { AppContext } from "#platform/context.ts";
import type { Tx } from "#platform/database/database.ts";
import { currentLanguage } from "#shared/language.ts";
import { messages } from "../link-messages.ts";
import { consents, subscribers } from "./subscribers-table.ts";

export interface Preferences {
  /** As far as its owner needs to know it again: `m***@example.com`. */
  email: string;
  firstName: string;
  wantsEmails: boolean;
}

/** What a subscriber may see and change who comes by the link of an email; null where there is none any more. */
export async function preferencesOf({ db }: Pick<AppContext, "db">, id: string): Promise<Preferences | null> {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  if (!subscriber) return null;
  const { email, firstName, status, confirmedAt } = subscriber;
  return {
    email: email.replace(/^(.)[^@]*/u, "$1***"),
    firstName: firstName ?? "",
    wantsEmails: status === "active" && confirmedAt !== null,
  };
}

export type WantedPreferences = Pick<Preferences, "firstName" | "wantsEmails">;

/**
 * Saves them, and answers whether they end the subscription. A subscriber who wants emails again has read one at that address,
 * so it counts as confirmed, and as reachable after a bounce or a complaint. The page's language is the reader's.
 */
export async function keepPreferences(
  tx: Tx,
  now: Date,
  id: string,
  { firstName, wantsEmails }: WantedPreferences,
): Promise<boolean> {
  const [before] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for("update");
  if (!before) return false;
  const { email, confirmedAt } = before;
  await tx
    .update(subscribers)
    .set({ firstName: firstName || null, language: currentLanguage() })
    .where(eq(subscribers.id, id));
  if (wantsEmails === (before.status === "active" && confirmedAt !== null)) return false;
  await tx
    .update(subscribers)
    .set(
      wantsEmails
        ? { status: "active", confirmedAt: confirmedAt ?? now, unsubscribedAt: null }
        : { status: "unsubscribed", unsubscribedAt: now },
    )
    .where(eq(subscribers.id, id));
  const wording = wantsEmails ? messages.preferences.all : messages.preferences.none;
  await tx
    .insert(consents)
    .values({ email, purpose: "newsletter", given: wantsEmails, wording, source: "preferences", at: now });
  if (wantsEmails) await allowAgain(tx, email);
  return !wantsEmails;
}
