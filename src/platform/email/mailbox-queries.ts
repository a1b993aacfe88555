import type pg from "pg";

export interface MailboxLetter {
  id: string;
  recipient: string;
  sender: string;
  subject: string;
  html: string;
  plain: string;
  receivedAt: string;
}

const COLUMNS = `id::text, recipient, sender, subject, html, plain, to_char(received_at, 'YYYY-MM-DD HH24:MI') AS "receivedAt"`;

/** The latest fifty, newest first. */
export async function lettersInMailbox(pool: pg.Pool): Promise<MailboxLetter[]> {
  const { rows } = await pool.query<MailboxLetter>(`SELECT ${COLUMNS} FROM mailbox_letters ORDER BY mailbox_letters.id DESC LIMIT 50`);
  return rows;
}

export async function letterInMailbox(pool: pg.Pool, id: string): Promise<MailboxLetter | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const { rows } = await pool.query<MailboxLetter>(`SELECT ${COLUMNS} FROM mailbox_letters WHERE mailbox_letters.id = $1`, [id]);
  return rows[0] ?? null;
}
