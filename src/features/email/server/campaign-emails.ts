import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";

/** Of a campaign to one subscriber: it never makes a second email. */
export const emailCause = (campaignId: string, subscriberId: string): string =>
  `campaign:${campaignId}:${subscriberId}`;

/** The part of a statement that queues a campaign's emails; `subscribers` names rows with `id` and `email`. */
export const insertCampaignEmails = (campaignId: string, subscribers: SQL): SQL => sql`
  INSERT INTO letters (cause, kind, recipient, data, message_id, priority, campaign_id, subscriber_id)
  SELECT 'campaign:' || ${campaignId}::text || ':' || id, 'campaign', email,
         jsonb_build_object('campaignId', ${campaignId}::text, 'subscriberId', id),
         gen_random_uuid() || '@letters.aurelle', 5, ${campaignId}::uuid, id
  FROM ${subscribers} ON CONFLICT (cause) DO NOTHING RETURNING 1`;

/** Takes back emails that wait, at most so many. Answers how many. */
export async function suppressCampaignEmails(tx: Tx, campaignId: string, max: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE letters SET state = 'suppressed', last_error = 'The campaign was cancelled.'
    WHERE id IN (SELECT id FROM letters WHERE campaign_id = ${campaignId} AND state = 'queued' LIMIT ${max} FOR UPDATE SKIP LOCKED)`);
  return rowCount ?? 0;
}
