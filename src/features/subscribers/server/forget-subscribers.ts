import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";

/** Deletes subscriptions that were never confirmed, with what was agreed to: anybody can type an address. Answers how many. */
export async function forgetUnconfirmed(tx: Tx, before: Date, max: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    WITH gone AS (
      DELETE FROM subscribers WHERE id IN (
        SELECT id FROM subscribers
        WHERE status IN ('active', 'bounced') AND confirmed_at IS NULL AND subscribed_at < ${before.toISOString()}::timestamptz
          AND (confirmation_sent_at IS NULL OR confirmation_sent_at < ${before.toISOString()}::timestamptz)
        LIMIT ${max} FOR UPDATE SKIP LOCKED)
      RETURNING email, subscribed_at),
    agreed AS (
      DELETE FROM consents USING gone
      WHERE consents.email = gone.email AND purpose = 'newsletter' AND given AND consents.at >= gone.subscribed_at)
    SELECT FROM gone`);
  return rowCount ?? 0;
}

/** Deletes subscriptions that ended. That the person left stays in `consents`, and a bounce with its address. Answers how many. */
export async function forgetEnded(tx: Tx, before: Date, max: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM subscribers WHERE id IN (
      SELECT id FROM subscribers
      WHERE status = 'unsubscribed' AND unsubscribed_at < ${before.toISOString()}::timestamptz
      UNION ALL
      SELECT id FROM subscribers LEFT JOIN suppressed_addresses USING (email)
      WHERE status = 'bounced' AND coalesce(since, subscribed_at) < ${before.toISOString()}::timestamptz
      LIMIT ${max}) AND status IN ('unsubscribed', 'bounced')`);
  return rowCount ?? 0;
}

/** Deletes what addresses agreed to that have no subscription and changed nothing since. Answers how many entries. */
export async function forgetConsents(tx: Tx, before: Date, max: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM consents WHERE id IN (
      SELECT id FROM consents c
      WHERE at < ${before.toISOString()}::timestamptz AND purpose <> 'terms'
        AND NOT EXISTS (SELECT FROM subscribers s WHERE s.email = c.email)
        AND NOT EXISTS (SELECT FROM consents later WHERE later.email = c.email AND later.at >= ${before.toISOString()}::timestamptz)
      LIMIT ${max})`);
  return rowCount ?? 0;
}
