import { type SQL, sql } from "drizzle-orm";
import { MAX_TOTAL } from "#shared/max-total.ts";
import type { Db } from "./database.ts";

export interface Total {
  total: number;
  /** There are more than `total`, or as many where it is below the maximum. Pages beyond it are not offered. */
  is_capped: boolean;
}

/** How many rows a query has, `limit` at most. */
export async function countUpTo(db: Db, rows: SQL, limit: number): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (SELECT FROM (${rows}) AS found LIMIT ${limit}) AS counted`,
  );
  return counted[0]?.count ?? 0;
}

const capped = (count: number): Total => ({
  total: Math.min(count, MAX_TOTAL),
  is_capped: count > MAX_TOTAL,
});

export const cappedCount = async (db: Db, rows: SQL): Promise<Total> =>
  capped(await countUpTo(db, rows, MAX_TOTAL + 1));
