import { sql } from "drizzle-orm";
import { statusesWhere } from "#features/orders/order-status.ts";
import { hasParcels } from "#features/orders/server/parcel-queries.ts";
import type { Db } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";
import { OPEN_STATES } from "../return.ts";

/** Of the order of `l`. */
const isPartlyGone = sql`${hasParcels(sql`l.order_id`)} AND EXISTS (SELECT FROM orders o
  WHERE o.id = l.order_id AND o.status IN ${literals(statusesWhere(({ isOpen }) => isOpen))})`;

/** Pieces of the order's line `l` that were refunded. */
export const refundedPieces = sql`coalesce((SELECT sum(r.quantity) FROM refund_lines r JOIN refunds f ON f.id = r.refund_id JOIN payments p ON p.id = f.payment_id
  WHERE p.order_id = l.order_id AND p.state = 'paid' AND f.state <> 'failed' AND r.kind = 'goods' AND r.position = l.position), 0)`;

/** Pieces of it that are in an open return. */
export const returningPieces = sql`coalesce((SELECT sum(back.quantity) FROM returns o, jsonb_to_recordset(o.lines) AS back(position int, quantity int)
  WHERE o.order_id = l.order_id AND o.state IN ${literals(OPEN_STATES)} AND back.position = l.position), 0)`;

export interface Returnable extends Record<string, unknown> {
  position: number;
  productId: string;
  /** As the buyer read it. */
  name: string;
  englishName: string;
  /** Pieces that were bought less those that were refunded or are in an open return. */
  quantity: number;
}

/**
 * What may still be returned of each line of an order; with `sent` only what has left, where it leaves in several parcels. Hold the
 * order's row to rely on it.
 */
export async function returnable(db: Db, orderId: string, { sent = false } = {}): Promise<Returnable[]> {
  const { rows } = await db.execute<Returnable>(sql`
    SELECT l.position, l.product_id AS "productId", l.name, coalesce(l.english_name, l.name) AS "englishName", greatest(0, l.quantity
      - ${refundedPieces}
      - ${returningPieces}
      - CASE WHEN ${sent} AND ${isPartlyGone} THEN (SELECT remaining - withdrawn FROM order_pieces pieces
          WHERE pieces.order_id = l.order_id AND pieces.position = l.position) ELSE 0 END)::int AS quantity
    FROM order_lines l WHERE l.order_id = ${orderId}::uuid ORDER BY l.position`);
  return rows;
}
