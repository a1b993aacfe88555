import { sql } from "drizzle-orm";
import { type PooledDb, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";

/** Their rows are locked for the time that it takes. */
const MOST_AT_ONCE = 100;

/** Writes the words of documents again that a migration named in `search_rewrites`, until all are written or `signal` asks to stop. */
export async function rewriteSearchDocuments({ db }: { db: PooledDb }, signal: AbortSignal): Promise<void> {
  let isChanged = false;
  while (!signal.aborted) {
    const { rows } = await transact(db, (tx) =>
      tx.execute<{ done: number }>(sql`SELECT rewrite_search_documents(${MOST_AT_ONCE}) AS done`),
    );
    if (rows[0]?.done === 0) break;
    isChanged = true;
  }
  if (!isChanged) return;
  await transact(db, async (tx) => {
    await tx.execute(sql`SELECT refresh_frequent_words()`);
    await publish(tx, { kind: "product", id: "all" });
  });
}
