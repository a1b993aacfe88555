import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";

/** Erases the recipient; kind and dates stay. An email that waits is not sent any more. */
export async function eraseRecipients(
  tx: Tx,
  { emails, orderIds, instead }: { emails: readonly string[]; orderIds: readonly string[]; instead: string },
): Promise<void> {
  const theirs = sql`(lower(recipient) = ANY(${sql.param([...emails])}) OR order_id = ANY(${sql.param([...orderIds])}::uuid[]))
    AND kind <> 'order-attention'`;
  await tx.execute(
    sql`UPDATE email_attempts SET detail = NULL WHERE email_id IN (SELECT id FROM emails WHERE ${theirs})`,
  );
  await tx.execute(sql`
    UPDATE emails SET recipient = ${instead}, data = '{}', last_error = NULL,
      state = CASE WHEN state IN ('queued', 'uncertain') THEN 'suppressed' ELSE state END
    WHERE ${theirs}`);
  await tx.execute(sql`DELETE FROM suppressed_addresses WHERE email = ANY(${sql.param([...emails])})`);
}
