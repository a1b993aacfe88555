import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";

/** Its key, which names the subscriber, keeps a campaign from writing twice while it is under way. */
const isOver = sql`kind = 'campaign' AND NOT EXISTS (
  SELECT FROM campaigns WHERE campaigns.id = campaign_id AND status IN ('sending', 'paused'))`;

/** Erases recipients of emails that belong to no order, at most so many. Emails that wait stay. Answers how many. */
export async function eraseOldEmails(
  tx: Tx,
  { before, instead, max }: { before: Date; instead: string; max: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    WITH old AS (
      SELECT id FROM emails
      WHERE order_id IS NULL AND recipient <> ${instead} AND created_at < ${before.toISOString()}::timestamptz
        AND state NOT IN ('queued', 'sending')
      ORDER BY created_at LIMIT ${max} FOR UPDATE SKIP LOCKED),
    told AS (UPDATE email_attempts SET detail = NULL WHERE email_id IN (SELECT id FROM old) AND detail IS NOT NULL)
    UPDATE emails SET recipient = ${instead}, data = '{}', last_error = NULL,
      subscriber_id = CASE WHEN ${isOver} THEN NULL ELSE subscriber_id END,
      dedupe_key = CASE WHEN ${isOver} THEN 'erased:' || id ELSE dedupe_key END,
      state = CASE WHEN state = 'uncertain' THEN 'suppressed' ELSE state END
    WHERE id IN (SELECT id FROM old)`);
  return rowCount ?? 0;
}
