import { type SQL, sql } from "drizzle-orm";

/**
 * Whether the product that `id` names in the statement can be had. Reserved pieces that yield count. A
 * kit has no level: its parts are asked, for no other product. One look at one row; written
 * as EXISTS, 12 products of 100,000 would read all levels into memory first.
 */
export const inStockOf = (
  id: SQL,
) => sql<boolean>`(coalesce((SELECT s.available > 0 FROM stock_levels s WHERE s.product_id = ${id}), kit_pieces(${id}, true) > 0, false)
  OR EXISTS (SELECT FROM stock_reservations h JOIN orders o ON o.id = h.order_id AND o.payment_state = 'unpaid'
             WHERE h.product_id = ${id} AND h.state = 'active' AND h.yields))`;
