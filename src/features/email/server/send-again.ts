import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { TO_ALL } from "./claim-email.ts";
import { emailAttempts, emails } from "./emails-table.ts";
import { addressOf, clearBounce } from "./forget-bounce.ts";
import { newMessageId, queueAgain } from "./queue-email.ts";

type Email = typeof emails.$inferSelect;

export async function orderOfEmail(db: Db, id: string): Promise<string | null> {
  const [email] = await db.select({ orderId: emails.orderId }).from(emails).where(eq(emails.id, id));
  return email?.orderId ?? null;
}

/** Reads the email and locks its row. A caller that locks its order too locks the order first. */
export async function lockEmail(tx: Tx, id: string): Promise<Email | null> {
  const [email] = await tx.select().from(emails).where(eq(emails.id, id)).for("update");
  return email ?? null;
}

/**
 * Queues the same email as a new one, because mail programs hide a second email with a known Message-ID. It goes to
 * `recipient`, whose address may have been corrected, also if it bounced before.
 */
export async function sendAgain(tx: Tx, email: Email, recipient: string): Promise<void> {
  await clearBounce(tx, addressOf(recipient));
  await tx.insert(emailAttempts).values({ emailId: email.id, outcome: "resend-asked" });
  await queueAgain(tx, email, {
    dedupeKey: `again:${email.id}:${randomUUID()}`,
    recipient,
    orderId: email.orderId ?? undefined,
    priority: email.priority,
    language: email.language,
  });
}

/**
 * The same email under its Message-ID, unless the provider accepted it before: it would answer that with the email that failed. A campaign email goes as an email to one person, as its campaign may be over. */
export async function tryAgain(tx: Tx, { id, recipient, priority, messageId, providerId }: Email): Promise<void> {
  await clearBounce(tx, addressOf(recipient));
  await tx
    .update(emails)
    .set({
      state: "queued",
      priority: Math.min(priority, TO_ALL - 1),
      triedSince: null,
      nextAttemptAt: sql`now()`,
      messageId: providerId === null ? messageId : newMessageId(),
      providerId: null,
    })
    .where(eq(emails.id, id));
  await tx.insert(emailAttempts).values({ emailId: id, outcome: "resend-asked" });
  await publish(tx, { kind: "email", id });
}
