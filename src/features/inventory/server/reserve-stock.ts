import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { timestamptz } from "#platform/database/timestamptz.ts";
import { AppError } from "#shared/app-error.ts";
import { DAY_MS } from "#shared/day.ts";
import { messages } from "./messages.ts";
import { mergePortions, SPLIT_FROM, splitLevel } from "./stock-portions.ts";

export interface Wanted {
  productId: string;
  name: string;
  quantity: number;
  /** Pieces that come together, as in a kit; 1 where it is left out. */
  unit?: number;
}

export interface Reservation {
  orderId: string;
  /** Of what is bought: a kit is one. */
  pieces: number;
  /** A keyed hash of the ordering network; null if it is unknown, and then no measure applies. */
  network: Buffer | null;
  now: Date;
  expiresAt: Date;
}

/** What a reservation may be and still be firm (docs/decisions/2026-11-22-reservations.md). */
export const FIRM = {
  /** Pieces of one unpaid order. */
  pieces: 10,
  /** Of one product, for all unpaid orders of a network: this part of the pieces on hand, but at least one, or those of one kit. */
  share: 0.2,
  /** Unpaid orders of a network. */
  orders: 2,
  /** Orders of a network that were not paid within a day, beside three for each that was. */
  unpaid: 1,
  unpaidForPaid: 3,
  /** Of a product that runs out, a reservation is firm for so long. */
  scarceMs: 15 * 60_000,
};

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
    super(messages.notEnough);
    this.missing = missing;
    this.isInGoodStanding = isInGoodStanding;
  }
}

/**
 * Reserves pieces for an order until it is paid or cancelled. Locks the levels in the order of ids and takes only what is
 * there, so that buyers neither oversell nor deadlock (reliability 1). What exceeds the measure is reserved too, but yields.
 * @throws OutOfStock; the transaction must then end.
 */
export async function reserveStock(tx: Tx, reservation: Reservation, wanted: readonly Wanted[]): Promise<void> {
  let goods = await takeGoods(tx, reservation, wanted);
  const split = goods.filter(({ isTaken, isSplit }) => !isTaken && isSplit).map(({ productId }) => productId);
  if (split.length > 0) {
    // The portions may have what the level lacks.
    await mergePortions(tx, split);
    const rest = wanted.filter(({ productId }) => split.includes(productId));
    goods = [
      ...goods.filter(({ productId }) => !split.includes(productId)),
      ...(await takeGoods(tx, reservation, rest)),
    ];
  }
  const missing = goods.flatMap(({ productId, available, reserved, isTaken }) => {
    const one = wanted.find((input) => input.productId === productId);
    return isTaken || !one ? [] : [{ ...one, available, reserved }];
  });
  if (missing.length > 0) throw new OutOfStock(missing, goods[0]?.good === true);
  const [good] = goods;
  if (good?.isContended && wanted.length === 1 && good.available >= SPLIT_FROM) await splitLevel(tx, good.productId);
}

interface Good extends Record<string, unknown> {
  productId: string;
  /** Before this order: of the level, or of the portion that was taken from. */
  available: number;
  reserved: number;
  good: boolean;
  isTaken: boolean;
  isSplit: boolean;
  /** Another buyer had locked the level. */
  isContended: boolean;
}

/** Pieces in all portions of the product of the row `one`. */
const inAllPortions = sql`SELECT coalesce(sum(p.available + p.reserved), 0) FROM stock_portions p WHERE p.product_id = one.product_id`;

/**
 * Takes what is there of each product, in one statement: a single product from a free portion, if it has one, else from its level.
 * All is asked of the locked row: PostgreSQL first looks at, and checks, the row to be changed as it was when the statement began.
 */
async function takeGoods(
  tx: Tx,
  { orderId, pieces, network, now, expiresAt }: Reservation,
  wanted: readonly Wanted[],
): Promise<Good[]> {
  const ids = sql.param(wanted.map(({ productId }) => productId));
  const quantities = sql.param(wanted.map(({ quantity }) => quantity));
  const units = sql.param(wanted.map(({ unit = 1 }) => unit));
  const from = sql`${network}::bytea`;
  const { rows } = await tx.execute<Good>(sql`
    WITH wanted AS (SELECT * FROM unnest(${ids}::uuid[], ${quantities}::int[], ${units}::int[]) AS asked(product_id, quantity, unit)),
    portion AS (
      SELECT p.* FROM stock_portions p JOIN wanted USING (product_id)
      WHERE ${wanted.length === 1}::boolean AND p.available >= wanted.quantity
      ORDER BY (p.id + pg_backend_pid()) % 32 LIMIT 1 FOR UPDATE OF p SKIP LOCKED),
    free AS (
      SELECT product_id FROM stock_levels WHERE product_id = ANY(${ids}::uuid[]) AND NOT EXISTS (SELECT FROM portion)
      ORDER BY product_id FOR UPDATE SKIP LOCKED),
    locked AS (
      SELECT * FROM stock_levels
      WHERE product_id = ANY(${ids}::uuid[]) AND NOT EXISTS (SELECT FROM portion) AND (SELECT count(*) FROM free) >= 0
      ORDER BY product_id FOR UPDATE),
    goods AS (
      SELECT product_id, available, reserved, is_split, NULL::bigint AS portion_id,
        available + reserved + CASE WHEN is_split THEN (${inAllPortions}) ELSE 0 END AS on_hand
      FROM locked one
      UNION ALL
      SELECT product_id, available, reserved, true, id,
        (${inAllPortions}) + (SELECT level.available + level.reserved FROM stock_levels level WHERE level.product_id = one.product_id)
      FROM portion one),
    recent AS (
      SELECT * FROM stock_reservations
      WHERE network = ${from} AND created_at > ${timestamptz(new Date(now.getTime() - DAY_MS))} AND order_id <> ${orderId}::uuid),
    standing AS (
      SELECT ${from} IS NULL OR (${pieces}::int <= ${FIRM.pieces}::int
        AND count(DISTINCT order_id) FILTER (WHERE state = 'released' OR (state = 'active' AND yields))
          <= ${FIRM.unpaid}::int + ${FIRM.unpaidForPaid}::int * count(DISTINCT order_id) FILTER (WHERE state = 'committed')) AS good
      FROM recent),
    measure AS (
      SELECT good, ${from} IS NOT NULL AND (NOT good
        OR (SELECT count(DISTINCT order_id) FROM recent WHERE state = 'active' AND NOT yields) >= ${FIRM.orders}::int
        OR EXISTS (
          SELECT FROM wanted JOIN goods USING (product_id)
          WHERE wanted.quantity + (SELECT coalesce(sum(r.quantity), 0) FROM recent r
                                   WHERE r.product_id = wanted.product_id AND r.state = 'active' AND NOT r.yields)
                > greatest(wanted.unit, floor(goods.on_hand * ${FIRM.share}::numeric)))) AS yields
      FROM standing),
    from_portion AS (
      UPDATE stock_portions p SET available = goods.available - wanted.quantity, reserved = goods.reserved + wanted.quantity
      FROM wanted JOIN goods USING (product_id) WHERE p.id = goods.portion_id RETURNING p.product_id),
    from_level AS (
      UPDATE stock_levels level SET available = goods.available - wanted.quantity, reserved = goods.reserved + wanted.quantity,
        is_split = goods.is_split
      FROM wanted JOIN goods USING (product_id)
      WHERE level.product_id = wanted.product_id AND goods.portion_id IS NULL
        AND goods.available - wanted.quantity >= goods.is_split::int
      RETURNING level.product_id),
    taken AS (SELECT product_id FROM from_portion UNION ALL SELECT product_id FROM from_level),
    reserved AS (
      INSERT INTO stock_reservations (order_id, product_id, quantity, created_at, expires_at, network, yields, portion_id)
      SELECT ${orderId}::uuid, product_id, quantity, ${timestamptz(now)}, ${timestamptz(expiresAt)}, ${from}, measure.yields, portion_id
      FROM wanted JOIN taken USING (product_id) JOIN goods USING (product_id), measure)
    SELECT product_id AS "productId", coalesce(goods.available, 0) AS available, coalesce(goods.reserved, 0) AS reserved,
           measure.good, taken.product_id IS NOT NULL AS "isTaken", coalesce(goods.is_split, false) AS "isSplit",
           goods.portion_id IS NULL AND NOT EXISTS (SELECT FROM free) AS "isContended"
    FROM wanted LEFT JOIN goods USING (product_id) LEFT JOIN taken USING (product_id), measure`);
  return rows;
}

/** What a shopper reads about them. */
export const soldOutError = (missing: readonly Missing[]): AppError =>
  new AppError("conflict", messages.notEnough, { details: missing.map(soldOutText), code: "SOLD_OUT" });

function soldOutText({ name, available, reserved }: Missing): string {
  const text = available === 0 ? messages.soldOut(name) : messages.onlyLeft(available, name);
  return reserved === 0 ? text : `${text} ${messages.othersPay}`;
}
