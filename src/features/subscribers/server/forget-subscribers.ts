import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { noteErased } from "./erased-addresses.ts";

/**
 * Deletes subscriptions that were never confirmed, with what was agreed to: anybody can type an address. Where the address agreed to an
 * earlier one, that this has ended is noted, so that it goes in its time. Answers how many.
 */
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
      WHERE consents.email = gone.email AND purpose = 'newsletter' AND given AND consents.at >= gone.subscribed_at),
    ended AS (
      INSERT INTO consents (email, purpose, given, wording, source)
      SELECT email, 'newsletter', false, 'It was never confirmed', 'lapsed' FROM gone
      WHERE EXISTS (
        SELECT FROM consents WHERE consents.email = gone.email AND purpose = 'newsletter' AND consents.at < gone.subscribed_at))
    SELECT FROM gone`);
  return rowCount ?? 0;
}

/**
 * Deletes subscriptions that ended. That the person left stays in `consents`, and a bounce with its address; that a bounce ended the
 * subscription is noted there too. Answers how many.
 */
export async function forgetEnded(tx: Tx, before: Date, max: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    WITH gone AS (
      DELETE FROM subscribers WHERE id IN (
        SELECT id FROM subscribers
        WHERE status = 'unsubscribed' AND unsubscribed_at < ${before.toISOString()}::timestamptz
        UNION ALL
        SELECT id FROM subscribers LEFT JOIN suppressed_addresses USING (email)
        WHERE status = 'bounced' AND coalesce(since, subscribed_at) < ${before.toISOString()}::timestamptz
        LIMIT ${max}) AND status IN ('unsubscribed', 'bounced')
      RETURNING email, status),
    ended AS (
      INSERT INTO consents (email, purpose, given, wording, source)
      SELECT email, 'newsletter', false, 'The address could not be reached', 'bounce' FROM gone WHERE status = 'bounced')
    SELECT FROM gone`);
  return rowCount ?? 0;
}

/**
 * Deletes what addresses agreed to that ended before, with no subscription and no change since. Of who left the newsletter a keyed hash
 * stays, so that no list brings the address back. Answers how many entries.
 */
export async function forgetConsents(tx: Tx, secret: Buffer, before: Date, max: number): Promise<number> {
  const { rows } = await tx.execute<{ email: string; purpose: string }>(sql`
    DELETE FROM consents WHERE id IN (
      SELECT id FROM consents c
      WHERE at < ${before.toISOString()}::timestamptz
        AND (purpose = 'back-in-stock' OR purpose = 'newsletter' AND EXISTS (SELECT FROM consents e WHERE e.email = c.email AND NOT e.given))
        AND NOT EXISTS (SELECT FROM subscribers s WHERE s.email = c.email)
        AND NOT EXISTS (SELECT FROM consents later WHERE later.email = c.email AND later.at >= ${before.toISOString()}::timestamptz)
      LIMIT ${max} FOR UPDATE SKIP LOCKED)
    RETURNING email, purpose`);
  const left = new Set(rows.flatMap(({ email, purpose }) => (purpose === "newsletter" ? [email] : [])));
  await noteErased(tx, secret, [...left]);
  return rows.length;
}
