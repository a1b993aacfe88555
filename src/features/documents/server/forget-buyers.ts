import { sql } from "drizzle-orm";
import { type PooledDb, transact } from "#platform/database/database.ts";
import { documentFiles, documents } from "./documents-table.ts";

const BATCH = 200;
const NOBODY = { name: "", address: [], vatNumber: null, street: "", city: "", zip: "", state: null };

/**
 * Takes the buyers out of documents that were issued before a day (`2017-01-01`), and removes their files (L50). Numbers, lines,
 * amounts, VAT and country stay. Answers how many documents there were.
 */
export async function forgetBuyers(db: PooledDb, before: string, signal?: AbortSignal): Promise<number> {
  let forgotten = 0;
  while (!signal?.aborted) {
    const count = await transact(db, async (tx) => {
      await tx.execute(sql`SELECT set_config('aurelle.documents_expired_before', ${before}, true)`);
      const due = sql`(SELECT id FROM ${documents} WHERE issued_on < ${before}::date AND data->'buyer'->>'name' <> '' ORDER BY id LIMIT ${BATCH})`;
      await tx.execute(sql`DELETE FROM ${documentFiles} WHERE document_id IN ${due}`);
      const { rowCount } = await tx.execute(sql`
        UPDATE ${documents} SET data = jsonb_set(data, '{buyer}', (data->'buyer' || ${JSON.stringify(NOBODY)}::jsonb) - 'registerNumber') WHERE id IN ${due}`);
      return rowCount ?? 0;
    });
    forgotten += count;
    if (count < BATCH) break;
  }
  return forgotten;
}
