import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import type { Delivery } from "#platform/email/email.ts";
import { SHORT_LIVED } from "../email.ts";
import { AT_MOST_ONCE, type Email } from "./claim-email.ts";

/** An email that no provider accepted for this long is out of date. */
const GIVEN_UP_AFTER_DAYS = 3;
const MAX_PAUSE_S = 1_800;

/** The outcome of an attempt, or the reason to make none. */
export type Ending = Delivery | { outcome: "suppressed"; reason: string };

/**
 * Stores the outcome of a claimed email. Emails about orders go out at least once: one in doubt is sent again under the same
 * Message-ID. A campaign email in doubt stays uncertain until a person decides (decision 42).
 */
export async function noteDelivery(db: Db, email: Email, ending: Ending, subject?: string): Promise<void> {
  const isSent = ending.outcome === "accepted";
  const isInDoubt = ending.outcome === "unknown" && email.kind === AT_MOST_ONCE;
  const reason = isSent ? null : ending.reason.slice(0, 500);
  const logged = isSent ? "sent" : isInDoubt ? "uncertain" : ending.outcome === "suppressed" ? "suppressed" : "failed";
  const state = isSent
    ? sql`'sent'`
    : isInDoubt
      ? sql`'uncertain'`
      : ending.outcome === "suppressed"
        ? sql`'suppressed'`
        : ending.outcome === "rejected"
          ? sql`'dead'`
          : sql`CASE WHEN tried_since < now() - make_interval(days => ${GIVEN_UP_AFTER_DAYS}) THEN 'dead' ELSE 'queued' END`;
  // A sender that was slower than its claim may still know the outcome of an email that is uncertain by now.
  await db.execute(sql`
    WITH noted AS (
      UPDATE emails SET state = ${state}, sent_at = ${isSent ? sql`now()` : null}, claimed_until = NULL,
        next_attempt_at = now() + make_interval(secs => ${pauseSeconds(email.attempts)}),
        subject = coalesce(${subject ?? null}, subject), last_error = ${reason},
        data = CASE WHEN ${isSent && SHORT_LIVED.includes(email.kind)} THEN '{}' ELSE data END,
        provider_id = coalesce(${isSent ? ending.providerId : null}, provider_id)
      WHERE id = ${email.id} AND attempts = ${email.attempts} AND state IN ('sending', 'uncertain') RETURNING id)
    INSERT INTO email_attempts (email_id, outcome, detail) SELECT id, ${logged}, ${reason} FROM noted`);
}

/** Whether an email has this id of its provider. */
export const hasProviderId = async (db: Db, providerId: string): Promise<boolean> =>
  ((await db.execute(sql`SELECT FROM emails WHERE provider_id = ${providerId} LIMIT 1`)).rowCount ?? 0) > 0;

/** The provider accepted the email, then did not send it. Repeated reports have no further effect. */
export async function noteRefused(db: Db, providerId: string, why: string): Promise<void> {
  const reason = why.slice(0, 500);
  await db.execute(sql`
    WITH noted AS (
      UPDATE emails SET state = 'dead', sent_at = NULL, next_attempt_at = now(), last_error = ${reason} WHERE provider_id = ${providerId} AND state = 'sent' RETURNING id)
    INSERT INTO email_attempts (email_id, outcome, detail) SELECT id, 'failed', ${reason} FROM noted`);
}

/** 10 s, 20 s, 40 s ... half an hour at most. */
export const pauseSeconds = (attempts: number): number => Math.min(MAX_PAUSE_S, 5 * 2 ** Math.min(attempts, 12));
