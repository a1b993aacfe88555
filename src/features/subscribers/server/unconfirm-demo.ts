import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";

/** In a demo anybody confirms any address. Only those whose consent came with a file keep it as the shop goes live. */
export async function unconfirmDemoSubscribers(tx: Tx): Promise<void> {
  await tx.execute(sql`
    UPDATE subscribers SET confirmed_at = NULL, confirmation_sent_at = NULL
    WHERE confirmed_at IS NOT NULL AND NOT EXISTS (
      SELECT FROM consents WHERE consents.email = subscribers.email AND consents.source = 'import' AND consents.given)`);
}
