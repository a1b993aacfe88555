import { sql } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import { networkOf } from "#platform/network/network.ts";

const MAX_AN_HOUR = 200;
const MAX_OF_NETWORK = 20;

const REASONS = {
  password: "wrong password",
  unknown: "unknown address",
  code: "wrong code",
  passkey: "passkey not accepted",
  locked: "locked after five failures",
  account: "too many failures of this account",
  all: "too many failures of all accounts",
} as const;

interface FailedSignIn {
  /** What was typed as the address. Some type their password there, so only what looks like an address is kept. */
  email?: string;
  administratorId: string | null;
  address: string;
  reason: keyof typeof REASONS;
  requestId: string;
}

/**
 * Writes a failed sign-in into the audit log, at most 200 an hour and 20 an hour of one network: guessing must neither
 * fill the disk nor bury an entry under others. Every failure is counted in the program's log.
 */
export async function auditFailedSignIn(shop: AppContext, failed: FailedSignIn): Promise<void> {
  const { email = "", administratorId, address, reason, requestId } = failed;
  shop.log.warn({ requestId, reason }, "a sign-in failed");
  const network = networkOf(address);
  const details = {
    ...(email && { email: /^[!-?A-~]{1,64}@[\w.-]{1,180}\.[a-z]{2,20}$/.test(email) ? email : "not an address" }),
    network,
    reason: REASONS[reason],
  };
  const now = sql`${shop.clock.now().toISOString()}::timestamptz`;
  await shop.db.execute(sql`
    WITH recent AS (
      SELECT details ->> 'network' AS network FROM (
        SELECT at, details FROM audit_log
        WHERE actor = 'system' AND action = 'administrator.sign-in-failed' AND subject_kind = 'administrator'
        ORDER BY id DESC LIMIT ${MAX_AN_HOUR}) AS last
      WHERE at > ${now} - interval '1 hour')
    INSERT INTO audit_log (at, actor, action, subject_kind, subject_id, details, request_id)
    SELECT ${now}, 'system', 'administrator.sign-in-failed', 'administrator', ${administratorId ?? "unknown"},
      ${JSON.stringify(details)}::jsonb, ${requestId}
    FROM (SELECT count(*) AS hour, count(*) FILTER (WHERE network = ${network}) AS ours FROM recent) AS counted
    WHERE hour < ${MAX_AN_HOUR} AND ours < ${MAX_OF_NETWORK}`);
}
