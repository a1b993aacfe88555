import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import type { ReturnLine, Sending, SentGoods } from "../return.ts";
import { hasGoodsOut } from "./has-left.ts";
import { returns } from "./returns-table.ts";

/** Of a statement that reads `returns`. One that is over waits for nothing. */
export const sending = sql<Sending>`(
  SELECT json_build_object('hasLeft', coalesce(bool_or(u.unsent < u.quantity), true), 'hasUnsent', coalesce(bool_or(u.unsent > 0), false))
  FROM return_pieces u WHERE u.return_id = ${returns.id})`;

/** Pieces of an open return that have not left. Hold the order's row to rely on them. */
export async function unsentLines(db: Db, returnId: string): Promise<ReturnLine[]> {
  const { rows } = await db.execute<ReturnLine & Record<string, unknown>>(
    sql`SELECT position, unsent AS quantity FROM return_pieces WHERE return_id = ${returnId}::uuid AND unsent > 0 ORDER BY position`,
  );
  return rows;
}

/** What of a return is sent back, as its buyer reads it. */
export async function sentGoods(db: Db, returnId: string): Promise<SentGoods> {
  const { rows } = await db.execute<{ name: string; left: number; unsent: number; isCertain: boolean }>(sql`
    SELECT coalesce(l.name, '') AS name, u.quantity - u.unsent AS left, u.unsent, r.is_certain AS "isCertain"
    FROM return_pieces u JOIN returns r ON r.id = u.return_id LEFT JOIN order_lines l ON l.order_id = u.order_id AND l.position = u.position
    WHERE u.return_id = ${returnId}::uuid ORDER BY u.position`);
  const named = (pieces: "left" | "unsent") =>
    rows.flatMap((row) => (row.isCertain && row[pieces] > 0 ? `${row[pieces]} × ${row.name}` : []));
  return {
    hasLeft: rows.length === 0 || rows.some(({ left }) => left > 0),
    hasUnsent: rows.some(({ unsent }) => unsent > 0),
    back: named("left"),
    stays: named("unsent"),
  };
}

/** The same of a statement of withdrawal; by all of its order where no return of its own is open. */
export async function goodsOfStatement(db: Db, { id, orderId }: { id: string; orderId: string }): Promise<SentGoods> {
  const [own] = await db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.withdrawalId, id), isNull(returns.closedAt)));
  if (own) return sentGoods(db, own.id);
  const hasLeft = await hasGoodsOut(db, orderId);
  return { hasLeft, hasUnsent: !hasLeft, back: [], stays: [] };
}
