import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { DAY_MS } from "#shared/day.ts";
import { vatChecks } from "./vat-checks-table.ts";

/** An answer that no order rests on. */
const UNUSED_DAYS = 30;

/**
 * Removes answers about VAT numbers: those that no order rests on after 30 days, the others when the documents of their orders are
 * forgotten, which is before a day (`2017-01-01`). `isUsed` says of a row of `vat_checks` whether an order rests on it. Answers how many.
 */
export async function forgetVatChecks(
  db: Db,
  { before, now, isUsed }: { before: string; now: Date; isUsed: SQL },
): Promise<number> {
  const unused = new Date(now.getTime() - UNUSED_DAYS * DAY_MS).toISOString();
  const { rowCount } = await db.execute(sql`
    DELETE FROM ${vatChecks} WHERE checked_at < ${before}::date OR (checked_at < ${unused}::timestamptz AND NOT ${isUsed})`);
  return rowCount ?? 0;
}
