import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { documentSeries } from "./documents-table.ts";

/** Leaves out the next numbers of every series from that year on, as other documents may have them. */
export const skipDocumentNumbers = (tx: Tx, { from, count }: { from: number; count: number }): Promise<unknown> =>
  tx
    .update(documentSeries)
    .set({
      lastNumber: sql`${documentSeries.lastNumber} + ${count}::int`,
      skipped: sql`${documentSeries.skipped} + ${count}::int`,
    })
    .where(sql`${documentSeries.year} >= ${from}::int`);
