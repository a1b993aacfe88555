import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";

/** Also in emails that were sent: their pages on the web show the new image. Who edits one meanwhile is told that it has changed. */
export const replaceInCampaigns = (tx: Tx, from: string, to: string) =>
  tx.execute(sql`
    UPDATE campaigns SET body = replace(body::text, ${from}, ${to})::jsonb, version = version + 1
    WHERE id IN (SELECT target_id FROM image_uses WHERE kind = 'campaign' AND path = ${from})`);
