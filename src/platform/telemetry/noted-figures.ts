import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";

/** What a job found out, for the metrics of every process. */
export type NotedFigure =
  | "backup_last_success_timestamp_seconds"
  | "restore_check_last_success_timestamp_seconds"
  | "stock_differing_products"
  | "orders_differing";

export async function noteFigure(db: Db, name: NotedFigure, value: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO noted_figures (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, noted_at = now()`);
}

export async function notedFigures(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ name: NotedFigure; value: number }>(sql`SELECT name, value FROM noted_figures`);
  return new Map(rows.map(({ name, value }) => [name, value]));
}
