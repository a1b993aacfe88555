import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";

/** `bounced`: the address accepts no emails, permanently. `complained`: the recipient marked one as spam. */
export type Return = "bounced" | "complained";

export interface Returned {
  how: Return;
  /** In lower case. */
  email: string;
  /** The campaign of the email, if it has one. Each email is counted once. */
  campaignId: string | null;
}

/** What later features do in the same transaction. They hand it in, as this feature must not import them. */
export type Reaction = (tx: Tx, returned: Returned) => Promise<void>;

interface Report {
  how: Return;
  emails: readonly string[];
  /** The provider's id of the email. */
  providerId: string;
}

/** Stops emails to these addresses; after a complaint only those that advertise. A complaint outlasts a bounce. A bounce that is reported again counts from then. */
export async function takeBack(tx: Tx, { how, emails, providerId }: Report, reactions: readonly Reaction[]) {
  const mark = sql.raw(how === "bounced" ? "bounced_at" : "complained_at");
  const { rows } = await tx.execute<{ campaign_id: string | null }>(sql`
    WITH marked AS (
      UPDATE emails SET ${mark} = now() WHERE provider_id = ${providerId} AND ${mark} IS NULL RETURNING id, campaign_id),
    logged AS (INSERT INTO email_attempts (email_id, outcome) SELECT id, ${how} FROM marked)
    SELECT campaign_id FROM marked`);
  for (const email of emails) {
    await tx.execute(sql`
      INSERT INTO suppressed_addresses (email, reason) VALUES (${email}, ${how})
      ON CONFLICT (email) DO UPDATE
        SET reason = excluded.reason, since = CASE suppressed_addresses.reason WHEN 'bounced' THEN now() ELSE suppressed_addresses.since END
        WHERE excluded.reason = 'complained' OR suppressed_addresses.reason = 'bounced'`);
    for (const react of reactions) await react(tx, { how, email, campaignId: rows[0]?.campaign_id ?? null });
  }
}
