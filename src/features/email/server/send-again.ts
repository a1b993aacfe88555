import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { emailAttempts, emails } from "./emails-table.ts";
import { addressOf, clearBounce } from "./forget-bounce.ts";
import { queueAgain } from "./queue-email.ts";

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
