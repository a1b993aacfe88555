import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";

export interface Wanted {
  productId: string;
  name: string;
  quantity: number;
}

export interface Reservation {
  orderId: string;
  /** A keyed hash of the ordering network; null if it is unknown, and then no measure applies. */
  network: Buffer | null;
  now: Date;
  expiresAt: Date;
}

/** What a reservation may be and still be firm (docs/decisions/2026-11-22-reservations.md). */
export const FIRM = {
  /** Pieces of one unpaid order. */
  pieces: 10,
  /** Of one product, for all unpaid orders of a network: this part of the pieces on hand, but at least one. */
  share: 0.2,
  /** Unpaid orders of a network. */
  orders: 2,
  /** Orders of a network that were not paid within a day, beside three for each that was. */
  unpaid: 1,
  unpaidForPaid: 3,
  /** Of a product that runs out, a reservation is firm for so long. */
  scarceMs: 15 * 60_000,
};
const DAY_MS = 24 * 3600_000;

export interface Missing extends Wanted {
  available: number;
  /** By unpaid orders. */
  reserved: number;
}

/** Products that have too few pieces left. */
export class OutOfStock extends Error {
  readonly missing: readonly Missing[];
  /** Whether what yields gives way to this order: it is small, and its network pays. */
  readonly isInGoodStanding: boolean;

  constructor(missing: readonly Missing[], isInGoodStanding: boolean) {
    super("Not enough in stock");
    this.missing = missing;
    this.isInGoodStanding = isInGoodStanding;
  }
}

/**
 * Reserves pieces for an order until it is paid or cancelled, in one statement: it locks the levels in the order of ids and
 * takes only what is there, so that buyers neither oversell nor deadlock (reliability 1). What exceeds the measure is
 * reserved too, but yields. @throws OutOfStock; the transaction must then end.
 */
export async function reserveStock(
  tx: Tx,
  { orderId, network, now, expiresAt }: Reservation,
  wanted: readonly Wanted[],
): Promise<void> {
  const ids = sql.param(wanted.map(({ productId }) => productId));
  const quantities = sql.param(wanted.map(({ quantity }) => quantity));
  const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  const from = sql`${network}::bytea`;
  const { rows } = await tx.execute<{
    productId: string;
    available: number;
    reserved: number;
    good: boolean;
    isTaken: boolean;
  }>(sql`
    WITH wanted AS (SELECT * FROM unnest(${ids}::uuid[], ${quantities}::int[]) AS wish(product_id, quantity)),
    locked AS (SELECT * FROM stock_levels WHERE product_id = ANY(${ids}::uuid[]) ORDER BY product_id FOR UPDATE),
    recent AS (SELECT * FROM stock_reservations WHERE network = ${from} AND created_at > ${time(new Date(now.getTime() - DAY_MS))}),
    standing AS (
      SELECT ${from} IS NULL OR (${pieces}::int <= ${FIRM.pieces}::int
        AND count(DISTINCT order_id) FILTER (WHERE state = 'released' OR (state = 'active' AND yields))
          <= ${FIRM.unpaid}::int + ${FIRM.unpaidForPaid}::int * count(DISTINCT order_id) FILTER (WHERE state = 'committed')) AS good
      FROM recent),
    measure AS (
      SELECT good, ${from} IS NOT NULL AND (NOT good
        OR (SELECT count(DISTINCT order_id) FROM recent WHERE state = 'active' AND NOT yields) >= ${FIRM.orders}::int
        OR EXISTS (
          SELECT FROM wanted JOIN locked USING (product_id)
          WHERE wanted.quantity + (SELECT coalesce(sum(r.quantity), 0) FROM recent r
                                   WHERE r.product_id = wanted.product_id AND r.state = 'active' AND NOT r.yields)
                > greatest(1, floor((locked.available + locked.reserved) * ${FIRM.share}::numeric)))) AS yields
      FROM standing),
    taken AS (
      UPDATE stock_levels level SET available = level.available - wanted.quantity, reserved = level.reserved + wanted.quantity
      FROM wanted JOIN locked USING (product_id)
      WHERE level.product_id = wanted.product_id AND level.available >= wanted.quantity
      RETURNING level.product_id),
    reserved AS (
      INSERT INTO stock_reservations (order_id, product_id, quantity, created_at, expires_at, network, yields)
      SELECT ${orderId}::uuid, product_id, quantity, ${time(now)}, ${time(expiresAt)}, ${from}, measure.yields
      FROM wanted JOIN taken USING (product_id), measure)
    SELECT product_id AS "productId", coalesce(locked.available, 0) AS available, coalesce(locked.reserved, 0) AS reserved,
           measure.good, taken.product_id IS NOT NULL AS "isTaken"
    FROM wanted LEFT JOIN locked USING (product_id) LEFT JOIN taken USING (product_id), measure`);
  const missing = rows.flatMap(({ productId, available, reserved, isTaken }) => {
    const one = wanted.find((input) => input.productId === productId);
    return isTaken || !one ? [] : [{ ...one, available, reserved }];
  });
  if (missing.length > 0) throw new OutOfStock(missing, rows[0]?.good === true);
}

const time = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** What a shopper reads about them. */
export const soldOutError = (missing: readonly Missing[]): AppError =>
  new AppError("conflict", "Not enough in stock", { details: missing.map(soldOutText), code: "SOLD_OUT" });

function soldOutText({ name, available, reserved }: Missing): string {
  const text = available === 0 ? `"${name}" is sold out.` : `Only ${available} of "${name}" left.`;
  return reserved === 0 ? text : `${text} Other shoppers are paying for more; try again in a few minutes.`;
}
