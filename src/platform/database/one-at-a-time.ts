import pg from "pg";

/**
 * Does the work unless another process does it already; then answers null at once. The lock ends with its connection, so none
 * stays behind a process that was killed.
 */
export async function unlessUnderWay<T>(url: string, lock: number, work: () => Promise<T>): Promise<T | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  const lost = new Promise<never>((_, reject) => client.once("error", reject));
  lost.catch(() => undefined);
  await client.connect();
  try {
    await client.query("BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0");
    const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS mine", [lock]);
    return rows[0]?.mine ? await Promise.race([work(), lost]) : null;
  } finally {
    await client.end();
  }
}
