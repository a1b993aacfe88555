import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import type { EmailKind } from "../email-kinds.ts";
import { emails } from "./emails-table.ts";

export type Email = typeof emails.$inferSelect;

/** The priority of campaign emails. They wait for emails to one person, and for their campaign to start. */
export const TO_ALL = 5;
/** Campaign emails: none arrives twice, even if one is lost for it (decision 42). */
export const AT_MOST_ONCE = "campaign" satisfies EmailKind;

/** Why an email waits for a fixed version of the shop. Those behind it are sent meanwhile. */
export const UNWRITABLE = "could not be written";

/** Far longer than rendering and sending one email takes. An email that has to wait is not claimed. */
export const CLAIM_MS = 60_000;

/** An earlier email about the same order to the same address is not sent yet. Emails about an order arrive in order. */
const IS_BEHIND = sql`EXISTS (
  SELECT FROM emails earlier
  WHERE earlier.order_id = emails.order_id AND earlier.created_at < emails.created_at
    AND earlier.recipient = emails.recipient AND earlier.state IN ('queued', 'sending')
    AND earlier.last_error IS DISTINCT FROM ${UNWRITABLE})`;

/** To one person, and next in turn of those about its order. */
export const IS_PERSONAL = sql`(priority < ${sql.raw(String(TO_ALL))} AND NOT (order_id IS NOT NULL AND ${IS_BEHIND}))`;

const PERSONAL = sql`
  SELECT id FROM emails
  WHERE state = 'queued' AND next_attempt_at <= now() AND ${IS_PERSONAL}
  ORDER BY priority, next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

const OF_A_CAMPAIGN = sql`
  SELECT due.id FROM campaigns CROSS JOIN LATERAL (
    SELECT id FROM emails
    WHERE campaign_id = campaigns.id AND state = 'queued' AND priority >= ${sql.raw(String(TO_ALL))}
      AND next_attempt_at <= now()
    ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED) due
  WHERE campaigns.status = 'sending' LIMIT 1`;

/** Claims the next email that is due, in one committed step that other senders skip. */
export async function claimEmail(db: Db, { onlyPersonal }: { onlyPersonal: boolean }): Promise<Email | null> {
  const personal = await claim(db, PERSONAL);
  return personal || onlyPersonal ? personal : claim(db, OF_A_CAMPAIGN);
}

async function claim(db: Db, next: SQL): Promise<Email | null> {
  const [email] = await db
    .update(emails)
    .set({
      state: "sending",
      claimedUntil: sql`now() + make_interval(secs => ${CLAIM_MS / 1000})`,
      attempts: sql`${emails.attempts} + 1`,
      triedSince: sql`coalesce(${emails.triedSince}, now())`,
    })
    .where(sql`${emails.id} = (${next})`)
    .returning();
  return email ?? null;
}

/** Undoes a claim whose sending never began. */
export async function releaseClaim(db: Db, email: Email): Promise<void> {
  await db
    .update(emails)
    .set({ state: "queued", claimedUntil: null, attempts: sql`${emails.attempts} - 1`, triedSince: email.triedSince })
    .where(stillClaimed(email));
}

/** The count of attempts tells one claim from the next. */
export const stillClaimed = ({ id, attempts }: Email): SQL =>
  sql`emails.id = ${id} AND emails.attempts = ${attempts} AND emails.state = 'sending'`;

/** Emails whose sender died: those about orders are sent again, those of campaigns become uncertain. */
export async function endLostClaims(db: Db): Promise<void> {
  await db.execute(sql`
    WITH lost AS (
      UPDATE emails SET claimed_until = NULL, next_attempt_at = now(), last_error = 'The process ended while sending.',
        state = CASE WHEN kind = ${AT_MOST_ONCE} THEN 'uncertain' ELSE 'queued' END
      WHERE state = 'sending' AND claimed_until < now() RETURNING id, last_error)
    INSERT INTO email_attempts (email_id, outcome, detail) SELECT id, 'uncertain', last_error FROM lost`);
}
