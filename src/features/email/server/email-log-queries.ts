import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import { MAX_TOTAL } from "#shared/max-total.ts";
import type { EmailState } from "../email.ts";
import type { EmailLogFilters } from "../email-log-filters.ts";
import { TO_ALL } from "./claim-email.ts";

export const EMAILS_A_PAGE = 25;

export interface LoggedEmail extends Record<string, unknown> {
  id: string;
  kind: string;
  recipient: string;
  subject: string | null;
  state: EmailState;
  attempts: number;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
  nextAttemptAt: string;
  cameBack: "bounced" | "complained" | null;
  orderId: string | null;
  orderNumber: string | null;
  campaignId: string | null;
  campaignName: string | null;
  hasData: boolean;
}

/** Newest first; one more than a page if there are more. */
export async function emailsInLog(db: Db, { search, state, kind, before }: EmailLogFilters): Promise<LoggedEmail[]> {
  const like = containing(search.toLowerCase());
  const { rows } = await db.execute<LoggedEmail>(sql`
    SELECT found.id, found.kind, found.recipient, found.subject, found.state, found.attempts,
      found.last_error AS "lastError", found.created_at AS "createdAt", found.sent_at AS "sentAt",
      found.next_attempt_at AS "nextAttemptAt",
      CASE WHEN found.complained_at IS NOT NULL THEN 'complained'
           WHEN found.bounced_at IS NOT NULL THEN 'bounced' END AS "cameBack",
      found.order_id AS "orderId", orders.order_number AS "orderNumber", campaigns.id AS "campaignId",
      campaigns.name AS "campaignName", found.data <> '{}' AS "hasData"
    FROM (
      SELECT * FROM emails
      WHERE true ${search ? sql`AND lower(recipient) LIKE ${like}` : sql``}
        ${state ? sql`AND state = ${state}` : sql``} ${kind ? sql`AND kind = ${kind}` : sql``}
        ${before ? sql`AND (created_at, id) < (SELECT created_at, id FROM emails WHERE id = ${before})` : sql``}
      ORDER BY created_at DESC, id DESC LIMIT ${EMAILS_A_PAGE + 1}) found
    LEFT JOIN orders ON orders.id = found.order_id LEFT JOIN campaigns ON campaigns.id = found.campaign_id
    ORDER BY found.created_at DESC, found.id DESC`);
  return rows;
}

/** A person may not have looked over a weekend; later it is no news. */
const NEWS_DAYS = 7;

/** How many emails a person should look at; a thousand at most. One that was given up keeps the moment of its last attempt. */
export async function undeliveredEmails(db: Db): Promise<{ dead: number; uncertain: number }> {
  const count = (state: "dead" | "uncertain", since = sql`true`) =>
    sql`(SELECT count(*)::int FROM (SELECT FROM emails WHERE state = ${state} AND ${since} LIMIT ${MAX_TOTAL}) AS counted)`;
  const isNews = sql`next_attempt_at > now() - make_interval(days => ${NEWS_DAYS})`;
  const { rows } = await db.execute<{ dead: number; uncertain: number }>(
    sql`SELECT ${count("dead", isNews)} AS dead, ${count("uncertain")} AS uncertain`,
  );
  return rows[0] ?? { dead: 0, uncertain: 0 };
}

export interface WaitingEmails extends Record<string, unknown> {
  count: number;
  /** What the provider said to the last attempt; null where none was made. */
  reason: string | null;
}

/** Emails to one person that should have gone out more than 15 minutes ago; a thousand at most. */
export async function waitingEmails(db: Db): Promise<WaitingEmails> {
  const { rows } = await db.execute<WaitingEmails>(sql`
    SELECT count(*)::int AS count, (array_agg(last_error ORDER BY next_attempt_at DESC) FILTER (WHERE last_error IS NOT NULL))[1] AS reason
    FROM (SELECT last_error, next_attempt_at FROM emails
      WHERE state IN ('queued', 'sending') AND priority < ${TO_ALL}
        AND coalesce(tried_since, next_attempt_at) < now() - interval '15 minutes' LIMIT ${MAX_TOTAL}) AS waiting`);
  return rows[0] ?? { count: 0, reason: null };
}

/** Every kind there is, from the index alone. */
export async function kindsInLog(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string | null }>(sql`
    WITH RECURSIVE kinds AS (
      SELECT min(kind) AS kind FROM emails
      UNION ALL SELECT (SELECT min(kind) FROM emails WHERE kind > kinds.kind) FROM kinds WHERE kind IS NOT NULL)
    SELECT kind FROM kinds WHERE kind IS NOT NULL`);
  return rows.flatMap(({ kind }) => kind ?? []);
}
