import pg from "pg";
import { startKeepAlive } from "./keep-alive.ts";

/** Any number; the same for every process that changes the database. */
const CHANGE_LOCK = 2_026_112_100;

/**
 * One process at a time changes what others rely on: tables, the queue's schema, rights, a new shop's first rows. Others wait
 * here. The transaction stays open for as long as the work takes, as a lock of a session would be lost behind a pooler.
 */
export async function changingAlone<T>(ownerUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000, keepAlive: true });
  // A process that lost the lock must not go on: another one changes the database by now. A line that breaks may say so twice.
  const lost = new Promise<never>((_, reject) => client.on("error", reject));
  lost.catch(() => undefined);
  await client.connect();
  try {
    await client.query(
      "BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0",
    );
    await client.query("SELECT pg_advisory_xact_lock($1)", [CHANGE_LOCK]);
    const endKeepAlive = startKeepAlive(client);
    return await Promise.race([work(), lost]).finally(endKeepAlive);
  } finally {
    await client.end();
  }
}
