import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { TO_ALL } from "./claim-email.ts";

/** Of a campaign to one subscriber: it never makes a second email. */
export const emailDedupeKey = (campaignId: string, subscriberId: string): string =>
  `campaign:${campaignId}:${subscriberId}`;

/** The part of a statement that queues a campaign's emails; `subscribers` names rows with `id`, `email` and `language`. */
export const insertCampaignEmails = (campaignId: string, subscribers: SQL): SQL => sql`
  INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, priority, campaign_id, subscriber_id, language)
  SELECT 'campaign:' || ${campaignId}::text || ':' || id, 'campaign', email,
         jsonb_build_object('campaignId', ${campaignId}::text, 'subscriberId', id),
         gen_random_uuid() || '@emails.aurelle', 5, ${campaignId}::uuid, id, language
  FROM ${subscribers} ON CONFLICT (dedupe_key) DO NOTHING RETURNING 1`;

/** Takes back emails that wait, at most so many; null: those of campaigns that are deleted. Answers how many. */
export async function suppressCampaignEmails(tx: Tx, campaignId: string | null, max: number): Promise<number> {
  const of = campaignId
    ? sql`campaign_id = ${campaignId}`
    : sql`priority >= ${sql.raw(String(TO_ALL))}
      AND (campaign_id IS NULL OR NOT EXISTS (SELECT FROM campaigns WHERE campaigns.id = campaign_id))`;
  const { rowCount } = await tx.execute(sql`
    UPDATE emails SET state = 'suppressed', last_error = 'The campaign was cancelled.'
    WHERE id IN (SELECT id FROM emails WHERE ${of} AND state = 'queued' LIMIT ${max} FOR UPDATE SKIP LOCKED)`);
  return rowCount ?? 0;
}

/** Emails that wait, or are on their way, no longer belong to a campaign: its row is about to be deleted. Those that were sent keep its id. */
export const detachWaitingEmails = (tx: Tx, campaignId: string): Promise<unknown> =>
  tx.execute(sql`
    UPDATE emails SET campaign_id = NULL WHERE campaign_id = ${campaignId} AND state IN ('queued', 'sending')`);

/** Whether campaign emails that wait were sent is not known any more, as after a restore. */
export const doubtCampaignEmails = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`
    UPDATE emails SET state = 'uncertain', last_error = 'Restored from a backup: it may have been sent since.'
    WHERE kind = 'campaign' AND state IN ('queued', 'sending')`);
