import { type SQL, sql } from "drizzle-orm";
import { IS_PERSONAL } from "#features/email/server/claim-email.ts";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import type { Figures } from "#http/metrics.ts";
import type { AppContext } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";
import { JOBS_SCHEMA } from "#platform/jobs/jobs.ts";
import { notedFigures } from "#platform/telemetry/noted-figures.ts";

/** By their names. */
export const FIGURES = {
  aurelle_backup_last_success_timestamp_seconds: "When the newest backup in the bucket was made",
  aurelle_restore_check_last_success_timestamp_seconds:
    "When the newest backup was made that was restored and compared",
  aurelle_stock_differing_products: "Products whose stock is not what its ledger adds up to, at the nightly check",
  aurelle_orders_differing: "Orders whose goods or documents are not what their payment says, at the nightly check",
  aurelle_orders_placed_last_hour: "Orders placed within an hour",
  aurelle_orders_paid_last_hour: "Of the orders placed within an hour, those that are paid",
  aurelle_payments_overdue: "Attempts to pay that should have come to an end more than 15 minutes ago",
  aurelle_emails_waiting: "Emails that are due or were tried in vain, and are not sent",
  aurelle_email_oldest_waiting_seconds:
    "How long the oldest email to one person waits that is due or was tried in vain, and is not behind an earlier one",
  aurelle_emails_dead: "Emails that were given up within a day, as no provider accepted them",
  aurelle_job_last_success_timestamp_seconds: "When a job last came to its end; one does each minute",
  aurelle_jobs_failed_last_hour: "Turns of jobs that failed within an hour",
  aurelle_replication_standbys: "Standbys of the database that are connected",
  aurelle_replication_lag_seconds: "How far the slowest standby is behind",
};

type Row = Record<string, number | string | null>;

const KEPT_MS = 5_000;

/** What alerts and dashboards ask (docs/operating/alerts.md). Read from the database, so that each process tells the same. */
export function shopFigures({ db, log }: Pick<AppContext, "db" | "log">): Figures {
  const read = memorised(KEPT_MS, async (): Promise<ReadonlyMap<string, number>> => {
    try {
      return await readFigures(db);
    } catch (error) {
      // The figures of the process itself are told all the same; an alert knows that these are missing.
      log.warn({ err: error }, "the figures of the shop could not be read");
      return new Map();
    }
  });
  return { help: FIGURES, read };
}

async function readFigures(db: Db): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  for (const query of [ORDERS, EMAILS, JOBS, REPLICATION]) {
    const [row = {}] = (await db.execute<Row>(query)).rows;
    for (const [name, value] of Object.entries(row)) if (value !== null) figures.set(`aurelle_${name}`, Number(value));
  }
  for (const [name, value] of await notedFigures(db)) figures.set(`aurelle_${name}`, value);
  return figures;
}

const hour = sql`now() - interval '1 hour'`;

const ORDERS: SQL = sql`
  SELECT count(*) AS orders_placed_last_hour, count(paid_at) AS orders_paid_last_hour,
    (SELECT count(*) FROM payments WHERE expires_at < now() - interval '15 minutes'
       AND state IN ${literals(attemptsWhere(({ isPayable }) => isPayable))}) AS payments_overdue
  FROM orders WHERE created_at > ${hour}`;

/** Each try in vain moves `next_attempt_at` on. That of the last one, half an hour later at most, stays where an email is given up. */
const EMAILS: SQL = sql`
  SELECT count(*) AS emails_waiting,
    coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE ${IS_PERSONAL})), 0) AS email_oldest_waiting_seconds,
    (SELECT count(*) FROM emails WHERE state = 'dead' AND next_attempt_at > now() - interval '1 day') AS emails_dead
  FROM emails WHERE state IN ('queued', 'sending') AND (next_attempt_at <= now() OR attempts > 0)`;

const JOBS: SQL = sql.raw(`
  SELECT extract(epoch FROM max(completed_on) FILTER (WHERE state = 'completed')) AS job_last_success_timestamp_seconds,
    count(*) FILTER (WHERE state = 'failed' AND completed_on > now() - interval '1 hour') AS jobs_failed_last_hour
  FROM ${JOBS_SCHEMA}.job WHERE created_on > now() - interval '1 day'`);

/** A role without pg_read_all_stats sees standbys without their lag; a lag of 0 would be a lie. */
const REPLICATION: SQL = sql`
  SELECT count(*) AS replication_standbys,
    CASE WHEN pg_has_role('pg_read_all_stats', 'USAGE') THEN coalesce(extract(epoch FROM max(replay_lag)), 0) END
      AS replication_lag_seconds
  FROM pg_stat_replication`;

/** One answer for all who ask within the time, also while it is under way. */
function memorised<T>(forMs: number, read: () => Promise<T>): () => Promise<T> {
  let [answer, until]: [Promise<T> | undefined, number] = [undefined, 0];
  return () => {
    const now = performance.now();
    if (!answer || now >= until) {
      answer = read();
      until = now + forMs;
    }
    return answer;
  };
}
