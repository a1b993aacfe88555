import type pg from "pg";
import { faultOf } from "./check-email.ts";
import type { Delivery, Email, EmailSender } from "./email.ts";

/** Stores emails instead of sending them. Demo mode shows them at /dev/mailbox (decision 42). */
export function mailboxSender(pool: Pick<pg.Pool, "query">, perSecond?: number): EmailSender {
  return {
    kind: "mailbox",
    atOnce: 5,
    perSecond: perSecond ?? null,
    send: (email) => keep(pool, email),
    close: async () => undefined,
  };
}

async function keep(pool: Pick<pg.Pool, "query">, email: Email): Promise<Delivery> {
  const fault = faultOf(email);
  if (fault) return { outcome: "rejected", reason: fault };
  try {
    // A repeated email has the Message-ID of the first, by which a real mailbox knows it too.
    await pool.query(
      `INSERT INTO mailbox_emails (message_id, recipient, sender, subject, html, plain, headers, attachments)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (message_id) DO NOTHING`,
      [
        email.messageId,
        email.to,
        email.from,
        email.subject,
        email.html,
        email.text,
        JSON.stringify({ ...(email.replyTo && { "Reply-To": email.replyTo }), ...email.headers }),
        JSON.stringify(email.attachments ?? []),
      ],
    );
    return { outcome: "accepted", providerId: email.messageId };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "The mailbox could not be written.";
    return { outcome: "later", reason, isAway: true };
  }
}
