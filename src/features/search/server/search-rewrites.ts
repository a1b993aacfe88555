import { sql } from "drizzle-orm";
import { isLockTimeout, type PooledDb, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";

/** Their rows are locked for the time that it takes. */
const MOST_AT_ONCE = 100;

/**
 * Writes the words of documents again that a migration named in `search_rewrites`, until all are written or `signal` asks to stop. Where
 * an import holds some of them, the next run goes on: waiting longer could end in a deadlock with it.
 */
export async function rewriteSearchDocuments({ db }: { db: PooledDb }, signal: AbortSignal): Promise<void> {
  let isChanged = false;
  try {
    while (!signal.aborted && (await rewriteSome(db)) > 0) isChanged = true;
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
  } finally {
    if (isChanged) await tellChange(db);
  }
}

const rewriteSome = (db: PooledDb): Promise<number> =>
  transact(db, async (tx) => {
    await tx.execute(sql`SET LOCAL lock_timeout = '500ms'`);
    const { rows } = await tx.execute<{ done: number }>(sql`SELECT rewrite_search_documents(${MOST_AT_ONCE}) AS done`);
    return rows[0]?.done ?? 0;
  });

const tellChange = (db: PooledDb): Promise<void> =>
  transact(db, async (tx) => {
    await tx.execute(sql`SELECT refresh_frequent_words()`);
    await publish(tx, { kind: "product", id: "all" });
  });
