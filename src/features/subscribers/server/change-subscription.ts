import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { allowAgain } from "#features/email/server/forget-bounce.ts";
import type { Returned } from "#features/email/server/returned-emails.ts";
import type { Tx } from "#platform/database/database.ts";
import { messages } from "../link-messages.ts";
import { keepConsent } from "./consent-records.ts";
import { consents, subscribers } from "./subscribers-table.ts";

/** Confirms or ends a subscription by the link of an email, with its proof. Answers false where that is done already. */
export async function changeSubscription(
  tx: Tx,
  link: "confirm" | "unsubscribe",
  id: string,
  now: Date,
): Promise<boolean> {
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
  if (!changed) return false;
  // Its owner has read the email that a complaint let through.
  if (isConfirmation) await allowAgain(tx, changed.email);
  const wording = isConfirmation ? messages.confirm.button : messages.unsubscribe.button;
  const source = `${link}-link`;
  await keepConsent(tx, { email: changed.email, purpose: "newsletter", wording, source, at: now }, isConfirmation);
  return true;
}

/** An address that cannot be reached, or complained, is no subscriber any more. Answers whether it was one. */
export async function endReturnedSubscription(tx: Tx, { how, email }: Returned): Promise<boolean> {
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
  return ended !== undefined;
}
