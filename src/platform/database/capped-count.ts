import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/** Lists count no further: to count a million matches takes longer than to show a page of them. */
export const MAX_TOTAL = 1_000;

export interface Total {
  total: number;
  /** There are more than `total`; pages beyond it are not offered. */
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
