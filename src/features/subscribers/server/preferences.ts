import { eq } from "drizzle-orm";
import { clearBounce } from "#features/email/server/forget-bounce.ts";
import type { AppContext } from "#platform/context.ts";
import type { Tx } from "#platform/database/database.ts";
import { currentLanguage } from "#shared/language.ts";
import { messages } from "../link-messages.ts";
import { keepConsent } from "./consent-records.ts";
import { askAgain } from "./subscribe.ts";
import { subscribers } from "./subscribers-table.ts";

export interface Preferences {
  /** As far as its owner needs to know it again: `m***@example.com`. */
  email: string;
  wantsEmails: boolean;
}

/** What a subscriber may see and change who comes by the link of an email; null where there is none any more. */
export async function preferencesOf({ db }: Pick<AppContext, "db">, id: string): Promise<Preferences | null> {
  const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  if (!subscriber) return null;
  const { email, status, confirmedAt } = subscriber;
  return {
    email: email.replace(/^(.)[^@]*/u, "$1***"),
    wantsEmails: status === "active" && confirmedAt !== null,
  };
}

/** `asked`: emails come once the confirmation email was answered. */
export type PreferencesOutcome = "kept" | "ended" | "asked";

/**
 * Saves whether a subscriber wants emails; the page's language is that of the emails. Emails are forwarded, and their links with
 * them: whoever wants emails again confirms it by a new one.
 */
export async function keepPreferences(
  tx: Tx,
  now: Date,
  id: string,
  wantsEmails: boolean,
): Promise<PreferencesOutcome> {
  const [before] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for("update");
  if (!before) return "kept";
  const { email, status, confirmedAt } = before;
  const language = currentLanguage();
  await tx.update(subscribers).set({ language }).where(eq(subscribers.id, id));
  if (wantsEmails ? status === "active" && confirmedAt : status === "unsubscribed") return "kept";
  if (wantsEmails) {
    await clearBounce(tx, email);
    await askAgain(tx, { ...before, language }, now);
  } else
    await tx.update(subscribers).set({ status: "unsubscribed", unsubscribedAt: now }).where(eq(subscribers.id, id));
  const wording = wantsEmails ? messages.preferences.all : messages.preferences.none;
  await keepConsent(tx, { email, purpose: "newsletter", wording, source: "preferences", at: now }, wantsEmails);
  return wantsEmails ? "asked" : "ended";
}
