import { eq } from "drizzle-orm";
import { clearBounce } from "#features/email/server/forget-bounce.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { DAY_MS } from "#shared/day.ts";
import { currentLanguage } from "#shared/language.ts";
import { messages } from "../messages.ts";
import { keepConsent } from "./consent-records.ts";
import { subscribers } from "./subscribers-table.ts";

/** How often a confirmation email is repeated at most (decision 43). */
const REPEATED_MS = DAY_MS;
/** Anybody can type an address: only an old bounce is forgotten for it. The owner's own link lifts a fresh one. */
const FORGET_BOUNCE_MS = 30 * DAY_MS;

export interface Subscription {
  /** Tidied and looked at. */
  email: string;
  firstName: string | null;
  source: string;
}

type Subscriber = typeof subscribers.$inferSelect;

/**
 * Subscribes an address at once; campaigns wait until it is confirmed. A former subscriber may come back. An active one is
 * refused, and gets the confirmation email again if it was never confirmed.
 */
export async function subscribe(shop: AppContext, input: Subscription): Promise<"subscribed" | "already"> {
  const now = shop.clock.now();
  return transact(shop.db, async (tx) => {
    const language = currentLanguage();
    const [fresh] = await tx
      .insert(subscribers)
      .values({ ...input, language, subscribedAt: now })
      .onConflictDoNothing({ target: subscribers.email })
      .returning();
    if (fresh) {
      await writeConfirmation(tx, fresh, now);
      return agreed(tx, input, now);
    }
    const [known] = await tx.select().from(subscribers).where(eq(subscribers.email, input.email)).for("update");
    if (!known) throw new Error("A subscriber vanished while subscribing");
    if (known.status === "active") {
      // Anybody can type an address: who has confirmed it changes the language by a link in an email.
      if (known.confirmedAt) return "already";
      await tx.update(subscribers).set({ language }).where(eq(subscribers.id, known.id));
      if (isDue(known.confirmationSentAt, now)) await writeConfirmation(tx, { ...known, language }, now);
      return "already";
    }
    await tx
      .update(subscribers)
      .set({ source: input.source, firstName: input.firstName })
      .where(eq(subscribers.id, known.id));
    await askAgain(tx, { ...known, language }, now);
    return agreed(tx, input, now);
  });
}

/** A former subscriber is active again, and gets campaigns once the link of the confirmation email was followed. */
export async function askAgain(tx: Tx, former: Subscriber, now: Date): Promise<void> {
  const { id, language, confirmedAt, confirmationSentAt } = former;
  await tx
    .update(subscribers)
    .set({ status: "active", language, subscribedAt: now, confirmedAt: null, unsubscribedAt: null })
    .where(eq(subscribers.id, id));
  // Whoever never confirmed may be the victim of somebody who types the address again and again.
  if (confirmedAt || isDue(confirmationSentAt, now)) await writeConfirmation(tx, former, now);
}

async function agreed(tx: Tx, { email, source }: Subscription, now: Date): Promise<"subscribed"> {
  await keepConsent(tx, { email, purpose: "newsletter", wording: messages.consent, source, at: now });
  await clearBounce(tx, email, new Date(now.getTime() - FORGET_BOUNCE_MS));
  return "subscribed";
}

const isDue = (sent: Date | null, now: Date): boolean => !sent || now.getTime() - sent.getTime() >= REPEATED_MS;

async function writeConfirmation(tx: Tx, { id, email, language }: Subscriber, now: Date): Promise<void> {
  await tx.update(subscribers).set({ confirmationSentAt: now }).where(eq(subscribers.id, id));
  const dedupeKey = `newsletter-confirmation:${id}:${now.toISOString()}`;
  await queueEmail(tx, "newsletter-confirmation", { subscriberId: id }, { dedupeKey, recipient: email, language });
}
