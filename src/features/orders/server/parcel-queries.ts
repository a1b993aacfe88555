import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";
import { statusesWhere } from "../order-status.ts";
import { type LinePieces, type ParcelLine, type PartlyShipped, wantedPieces } from "../parcel.ts";
import { parcelLines, parcels } from "./parcels-table.ts";

export type Parcel = typeof parcels.$inferSelect;

/** The pieces of an order, line by line. Hold the order's row to rely on them. */
export async function piecesOf(db: Db, orderId: string): Promise<LinePieces[]> {
  const { rows } = await db.execute<LinePieces & Record<string, unknown>>(
    sql`SELECT position, bought, sent, refunded, returned, remaining, withdrawn FROM order_pieces WHERE order_id = ${orderId}::uuid ORDER BY position`,
  );
  return rows;
}

/** Lines of an order with pieces of open returns that have not left. Hold the order's row to rely on them. */
export async function unsentOfReturns(db: Db, orderId: string): Promise<number[]> {
  const { rows } = await db.execute<{ position: number }>(
    sql`SELECT DISTINCT position FROM return_pieces WHERE order_id = ${orderId}::uuid AND unsent > 0`,
  );
  return rows.map(({ position }) => position);
}

/** Pieces that are still to leave, as the lines of a parcel. */
export const remainingLines = (pieces: readonly LinePieces[]): ParcelLine[] =>
  pieces.flatMap(({ position, remaining }) => (remaining > 0 ? { position, quantity: remaining } : []));

/** Those of them that its buyer has not withdrawn from: what the next parcel may hold. */
export const wantedLines = (pieces: readonly LinePieces[]): ParcelLine[] =>
  pieces.flatMap((one) => (wantedPieces(one) > 0 ? { position: one.position, quantity: wantedPieces(one) } : []));

/** The parcels of an order, but for those that did not leave after all, the earliest first. */
export const parcelsThatLeft = (db: Db, orderId: string): Promise<Parcel[]> =>
  db
    .select()
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), isNull(parcels.undoneAt)))
    .orderBy(asc(parcels.number));

export const linesOfParcel = (db: Db, parcelId: string): Promise<ParcelLine[]> =>
  db
    .select({ position: parcelLines.position, quantity: parcelLines.quantity })
    .from(parcelLines)
    .where(eq(parcelLines.parcelId, parcelId))
    .orderBy(asc(parcelLines.position));

/** Whether a parcel of the order whose id is given as SQL has left, before all of it has. */
export const hasParcels = (orderId: SQL): SQL =>
  sql`EXISTS (SELECT FROM parcels WHERE parcels.order_id = ${orderId} AND parcels.undone_at IS NULL)`;

/**
 * Whether no piece of the order whose id is given as SQL is left to ship, because of refunds: asked for, or made. Its money may be
 * kept in part, such as shipping. Pieces are counted only for orders with a refund.
 */
export const nothingToShip = (orderId: SQL): SQL<boolean> => sql<boolean>`(
  EXISTS (SELECT FROM refunds JOIN payments ON payments.id = refunds.payment_id WHERE payments.order_id = ${orderId} AND refunds.state <> 'failed')
  AND NOT ${hasParcels(orderId)}
  AND NOT EXISTS (SELECT FROM order_pieces pieces WHERE pieces.order_id = ${orderId} AND pieces.remaining > 0))`;

/** Whether a statement of withdrawal from the order whose id is given as SQL waits: pieces are counted only then. */
const hasStatement = (orderId: SQL): SQL =>
  sql`EXISTS (SELECT FROM returns WHERE returns.order_id = ${orderId} AND returns.closed_at IS NULL AND returns.reason IS NULL)`;

/** Whether the buyer of an order, of which not all has left, withdrew from pieces that are still to leave, and that waits. For a statement that reads `orders`. */
export const isWithdrawn = sql<boolean>`(orders.status NOT IN ${literals(statusesWhere(({ takesGoodsOut }) => takesGoodsOut))} AND ${hasStatement(sql`orders.id`)}
  AND EXISTS (SELECT FROM order_pieces pieces WHERE pieces.order_id = orders.id AND pieces.withdrawn > 0))`;

/** Whether its buyer withdrew from all that is still to leave of the order whose id is given as SQL. */
export const nothingWanted = (orderId: SQL): SQL<boolean> => sql<boolean>`(${hasStatement(orderId)}
  AND (SELECT bool_or(pieces.withdrawn > 0) AND bool_and(pieces.withdrawn = pieces.remaining) FROM order_pieces pieces WHERE pieces.order_id = ${orderId}))`;

const OPEN = literals(statusesWhere(({ isOpen }) => isOpen));

/**
 * How much of an order has left, for a statement that reads `orders`; null where it has not left in part. Pieces are counted for
 * orders with a parcel alone, so that a list costs no more.
 */
export const partlyShipped = sql<PartlyShipped | null>`CASE WHEN orders.status IN ${OPEN} AND ${hasParcels(sql`orders.id`)} THEN (
  SELECT json_build_object('left', sum(sent), 'of', sum(sent + remaining)) FROM order_pieces
  WHERE order_id = orders.id HAVING sum(remaining) > 0) END`;

/** The carriers' codes of all its parcels, for a statement that reads `orders` and `shipments`; null where there is none. */
export const codesOfParcels = sql<string | null>`nullif(concat_ws(', ', (
  SELECT string_agg(p.tracking_number, ', ' ORDER BY p.number) FROM parcels p WHERE p.order_id = orders.id AND p.undone_at IS NULL),
  CASE WHEN shipments.parcel_id IS NULL THEN shipments.tracking_number END), '')`;

/** A parcel as a statement that reads `orders` answers it; times as PostgreSQL writes them in JSON. */
export interface ParcelRow {
  id: string;
  number: number;
  trackingNumber: string | null;
  carrier: string | null;
  shippingMethod: Parcel["shippingMethod"];
  estimatedDelivery: string | null;
  weightGrams: number | null;
  shippedAt: string;
  deliveredAt: string | null;
  undoneAt: string | null;
  lines: ParcelLine[];
}

/** Of a statement that reads `orders`: all its parcels, the earliest first. */
export const parcelRows = sql<ParcelRow[]>`(
  SELECT coalesce(json_agg(json_build_object('id', p.id, 'number', p.number, 'trackingNumber', p.tracking_number, 'carrier', p.carrier,
    'shippingMethod', p.shipping_method, 'estimatedDelivery', p.estimated_delivery, 'weightGrams', p.weight_grams,
    'shippedAt', p.shipped_at, 'deliveredAt', p.delivered_at, 'undoneAt', p.undone_at,
    'lines', (SELECT json_agg(json_build_object('position', x.position, 'quantity', x.quantity) ORDER BY x.position)
              FROM parcel_lines x WHERE x.parcel_id = p.id)) ORDER BY p.number), '[]')
  FROM parcels p WHERE p.order_id = orders.id)`;

/** Of a statement that reads `orders`: its pieces, line by line. */
export const pieceRows = sql<LinePieces[]>`(
  SELECT json_agg(json_build_object('position', position, 'bought', bought, 'sent', sent, 'refunded', refunded, 'returned', returned, 'remaining', remaining, 'withdrawn', withdrawn) ORDER BY position)
  FROM order_pieces WHERE order_id = orders.id)`;
