import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";
import { OPEN_STATES } from "../return.ts";

export interface Returnable extends Record<string, unknown> {
  position: number;
  productId: string;
  /** As the buyer read it. */
  name: string;
  /** Pieces that were bought less those that were refunded or are in an open return. */
  quantity: number;
}

/** What may still be returned of each line of an order. Hold the order's row to rely on it. */
export async function returnable(db: Db, orderId: string): Promise<Returnable[]> {
  const { rows } = await db.execute<Returnable>(sql`
    SELECT l.position, l.product_id AS "productId", l.name, greatest(0, l.quantity
      - coalesce((SELECT sum(r.quantity) FROM refund_lines r JOIN refunds f ON f.id = r.refund_id JOIN payments p ON p.id = f.payment_id
          WHERE p.order_id = l.order_id AND p.state = 'paid' AND f.state <> 'failed' AND r.kind = 'goods' AND r.position = l.position), 0)
      - coalesce((SELECT sum(back.quantity) FROM returns o, jsonb_to_recordset(o.lines) AS back(position int, quantity int)
          WHERE o.order_id = l.order_id AND o.state IN ${literals(OPEN_STATES)} AND back.position = l.position), 0))::int AS quantity
    FROM order_lines l WHERE l.order_id = ${orderId}::uuid ORDER BY l.position`);
  return rows;
}
