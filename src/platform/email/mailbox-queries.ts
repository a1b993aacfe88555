import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Tx } from "#platform/database/database.ts";
import type { Attachment } from "./email.ts";

export interface MailboxEmail {
  id: string;
  recipient: string;
  sender: string;
  subject: string;
  html: string;
  plain: string;
  attachments: Attachment[];
  receivedAt: Date;
}

const COLUMNS = `id::text, recipient, sender, subject, html, plain, attachments, received_at AS "receivedAt"`;

/** The latest fifty, newest first. */
export async function emailsInMailbox(pool: pg.Pool): Promise<MailboxEmail[]> {
  const { rows } = await pool.query<MailboxEmail>(
    `SELECT ${COLUMNS} FROM mailbox_emails ORDER BY mailbox_emails.id DESC LIMIT 50`,
  );
  return rows;
}

export async function emailInMailbox(pool: pg.Pool, id: string): Promise<MailboxEmail | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const { rows } = await pool.query<MailboxEmail>(
    `SELECT ${COLUMNS} FROM mailbox_emails WHERE mailbox_emails.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Emails of a demo hold links that would work in the live shop that it becomes. */
export const emptyMailbox = async (tx: Tx): Promise<void> => void (await tx.execute(sql`DELETE FROM mailbox_emails`));
