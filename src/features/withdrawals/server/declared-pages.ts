import { type SQL, sql } from "drizzle-orm";
import type { withdrawals } from "#features/orders/server/withdrawals-table.ts";
import type { returns } from "./returns-table.ts";

/** Of what waits for the operator, the earliest statement first. */
export const ROWS_A_PAGE = 100;

/** Those after the one with this id, which may be settled meanwhile. */
export const isAfter = (table: typeof returns | typeof withdrawals, id: string): SQL =>
  sql`(${table.declaredAt}, ${table.id}) > (SELECT declared_at, id FROM ${table} WHERE id = ${id}::uuid)`;

/** The id after which the next page begins; null with the last page. */
export const nextOf = (ids: readonly string[]): string | null =>
  ids.length === ROWS_A_PAGE ? (ids.at(-1) ?? null) : null;
