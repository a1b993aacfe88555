import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { DOCUMENT_KINDS } from "../document.ts";
import { documentSeries } from "./documents-table.ts";

/** Leaves out the next numbers of every series of these years, as other documents may have them. */
export const skipDocumentNumbers = (
  tx: Tx,
  { from, to, count }: { from: number; to: number; count: number },
): Promise<unknown> =>
  tx.execute(sql`
    INSERT INTO ${documentSeries} AS series (kind, is_test, year, last_number, skipped)
    SELECT kind, is_test, year, ${count}::int, ${count}::int
    FROM unnest(${sql.param([...DOCUMENT_KINDS])}::text[]) AS kind, unnest(ARRAY[true, false]) AS is_test, generate_series(${from}::int, ${to}::int) AS year
    ON CONFLICT (kind, is_test, year) DO UPDATE SET last_number = series.last_number + ${count}::int, skipped = series.skipped + ${count}::int`);
