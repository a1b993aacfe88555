import pg from "pg";
import { startKeepAlive } from "./keep-alive.ts";

/**
 * Does the work unless another process does it already; then answers null at once. The lock ends with its connection, so none
 * stays behind a process that was killed. Work that lost its lock is told to end.
 */
export async function unlessUnderWay<T>(
  url: string,
  lock: number,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  const losing = new AbortController();
  const lost = new Promise<never>((_, reject) => {
    // A connection that dies tells it more than once.
    client.on("error", (error) => {
      losing.abort(error);
      reject(error);
    });
  });
  lost.catch(() => undefined);
  await client.connect();
  try {
    await client.query("BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0");
    const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS mine", [lock]);
    if (!rows[0]?.mine) return null;
    const endKeepAlive = startKeepAlive(client);
    return await Promise.race([work(losing.signal), lost]).finally(endKeepAlive);
  } finally {
    await client.end();
  }
}
