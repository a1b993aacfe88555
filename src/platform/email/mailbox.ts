import type pg from "pg";
import type { EmailSender } from "./email.ts";

/** Demo mode: letters stay on this machine and are read at /dev/mailbox. */
export function mailboxSender(pool: pg.Pool): EmailSender {
  return {
    kind: "mailbox",
    send: async ({ messageId, to, from, subject, html, text, headers = {} }) => {
      if ([messageId, to, from, subject].some((line) => /[\r\n]/.test(line))) return { outcome: "rejected", reason: "a header held a line break" };
      try {
        await pool.query(
          `INSERT INTO mailbox_letters (message_id, recipient, sender, subject, html, plain, headers) VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (message_id) DO NOTHING`,
          [messageId, to, from, subject, html, text, JSON.stringify(headers)],
        );
        return { outcome: "accepted", providerId: null };
      } catch {
        return { outcome: "later", reason: "the mailbox could not be written" };
      }
    },
    close: async () => undefined,
  };
}
