import { sql } from "drizzle-orm";
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
  const { rows } = await db.execute<SentRow>(sql`
    SELECT coalesce(l.name, '') AS name, u.quantity - u.unsent AS left, u.unsent, r.is_certain AS "isCertain"
    FROM return_pieces u JOIN returns r ON r.id = u.return_id LEFT JOIN order_lines l ON l.order_id = u.order_id AND l.position = u.position
    WHERE u.return_id = ${returnId}::uuid ORDER BY u.position`);
  return asSentGoods(rows);
}

interface SentRow extends Record<string, unknown> {
  name: string;
  left: number;
  unsent: number;
  isCertain: boolean;
}

function asSentGoods(rows: readonly SentRow[]): SentGoods {
  const named = (pieces: "left" | "unsent") =>
    rows.flatMap((row) => (row.isCertain && row[pieces] > 0 ? `${row[pieces]} × ${row.name}` : []));
  return {
    hasLeft: rows.length === 0 || rows.some(({ left }) => left > 0),
    hasUnsent: rows.some(({ unsent }) => unsent > 0),
    back: named("left"),
    stays: named("unsent"),
  };
}

/**
 * The same of a statement of withdrawal: of its return, what was split off it (`splitUnsent`), and what their refunds took; by all of its
 * order where there is none, or they ended without a refund.
 */
export async function goodsOfStatement(db: Db, { id, orderId }: { id: string; orderId: string }): Promise<SentGoods> {
  const { rows } = await db.execute<SentRow>(sql`
    SELECT coalesce(l.name, '') AS name, sum(x.quantity - u.pieces)::int AS left, sum(u.pieces)::int AS unsent, own.is_certain AS "isCertain"
    FROM returns own JOIN returns r ON r.order_id = own.order_id
      AND (r.id = own.id OR r.withdrawal_id IS NULL AND r.reason IS NULL AND r.declared_at = own.declared_at)
    CROSS JOIN LATERAL jsonb_to_recordset(CASE r.state WHEN 'refunded' THEN coalesce(r.refunded_lines, r.lines) ELSE r.lines END)
      AS x(position int, quantity int)
    CROSS JOIN LATERAL (SELECT coalesce(
      (SELECT p.unsent FROM return_pieces p WHERE p.return_id = r.id AND p.position = x.position),
      (SELECT y.quantity FROM jsonb_to_recordset(r.unsent_lines) AS y(position int, quantity int) WHERE y.position = x.position),
      0) AS pieces) AS u
    LEFT JOIN order_lines l ON l.order_id = r.order_id AND l.position = x.position
    WHERE own.withdrawal_id = ${id}::uuid AND (r.closed_at IS NULL OR r.state = 'refunded')
    GROUP BY x.position, l.name, own.is_certain ORDER BY x.position`);
  if (rows.length > 0) return asSentGoods(rows);
  const hasLeft = await hasGoodsOut(db, orderId);
  return { hasLeft, hasUnsent: !hasLeft, back: [], stays: [] };
}
