import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";

/** `bounced`: the address takes no emails, for good. `complained`: its owner called one unwanted. */
export type Return = "bounced" | "complained";

export interface Returned {
  how: Return;
  /** In lower case. */
  email: string;
  /** Of the email that came back, where it was to all. Told once for each email. */
  campaignId: string | null;
}

/** What later features do in the same transaction. They hand it in, as this feature must not import them. */
export type Reaction = (tx: Tx, returned: Returned) => Promise<void>;

interface Report {
  how: Return;
  emails: readonly string[];
  /** The provider's name of the email. */
  providerId: string;
}

/** Nobody writes to these addresses again. However often it is told the outcome is the same. */
export async function takeBack(tx: Tx, { how, emails, providerId }: Report, reactions: readonly Reaction[]) {
  const mark = sql.raw(how === "bounced" ? "bounced_at" : "complained_at");
  const { rows } = await tx.execute<{ campaign_id: string | null }>(sql`
    WITH marked AS (
      UPDATE letters SET ${mark} = now() WHERE provider_id = ${providerId} AND ${mark} IS NULL RETURNING id, campaign_id),
    logged AS (INSERT INTO letter_attempts (letter_id, outcome) SELECT id, ${how} FROM marked)
    SELECT campaign_id FROM marked`);
  for (const email of emails) {
    await tx.execute(sql`
      INSERT INTO suppressed_addresses (email, reason) VALUES (${email}, ${how}) ON CONFLICT (email) DO NOTHING`);
    for (const react of reactions) await react(tx, { how, email, campaignId: rows[0]?.campaign_id ?? null });
  }
}
