import { inArray, type SQL, sql } from "drizzle-orm";
import { type PooledDb, type Tx, transact } from "#platform/database/database.ts";
import { stockLevels } from "./stock-table.ts";

/** A level with fewer available pieces is not split: its few buyers are served one after the other. */
export const SPLIT_FROM = 200;
const PORTIONS = 32;
/** The part of the available pieces that goes into portions. */
const SHARE = 0.9;
/** Portions go back into their level after this time. A product that still sells fast is then split again. */
const MERGE_AFTER_MS = 5 * 60_000;

/** Pieces in the portions of a product, beside those in the row of `stock_levels` that the statement reads. */
export const inPortions = (column: "available" | "reserved"): SQL => sql`CASE WHEN stock_levels.is_split THEN (
  SELECT coalesce(sum(p.${sql.raw(column)}), 0) FROM stock_portions p WHERE p.product_id = stock_levels.product_id)::int ELSE 0 END`;

/** All available pieces of the product that `id` names in the statement; of a kit, so many as its parts make. */
export const availableOf = (id: SQL): SQL<number> => sql<number>`coalesce((
  SELECT stock_levels.available + ${inPortions("available")} FROM stock_levels WHERE stock_levels.product_id = ${id}), kit_pieces(${id}, false), 0)`;

/** Moves most of a product's available pieces into portions that do not wait for each other. Its level must be locked. */
export async function splitLevel(tx: Tx, productId: string): Promise<void> {
  await tx.execute(sql`
    WITH part AS (SELECT floor(available * ${SHARE}::numeric / ${PORTIONS}::int)::int AS pieces
                  FROM stock_levels WHERE product_id = ${productId}),
    moved AS (UPDATE stock_levels SET available = available - pieces * ${PORTIONS}::int, is_split = true
              FROM part WHERE product_id = ${productId})
    INSERT INTO stock_portions (product_id, available)
    SELECT ${productId}::uuid, pieces FROM part, generate_series(1, ${PORTIONS}::int)`);
}

/** Moves all portions of these products back into their levels, which must be locked. Waits for buyers under way. */
export async function mergePortions(tx: Tx, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    WITH gone AS (DELETE FROM stock_portions WHERE product_id = ANY(${sql.param([...productIds])}::uuid[])
                  RETURNING product_id, available, reserved),
    sums AS (SELECT product_id, sum(available) AS available, sum(reserved) AS reserved FROM gone GROUP BY product_id)
    UPDATE stock_levels level
    SET available = level.available + sums.available, reserved = level.reserved + sums.reserved, is_split = false
    FROM sums WHERE level.product_id = sums.product_id`);
}

/** The available pieces of those products that have a level. Locks the levels in the order of ids and merges their portions. */
export async function lockLevels(tx: Tx, productIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const locked = () =>
    tx
      .select({ id: stockLevels.productId, available: stockLevels.available, isSplit: stockLevels.isSplit })
      .from(stockLevels)
      .where(inArray(stockLevels.productId, [...productIds]))
      .orderBy(stockLevels.productId)
      .for("update");
  let levels = await locked();
  const split = levels.filter(({ isSplit }) => isSplit).map(({ id }) => id);
  if (split.length > 0) {
    await mergePortions(tx, split);
    levels = await locked();
  }
  return new Map(levels.map(({ id, available }) => [id, available]));
}

/** Merges the portions of products that were split some minutes ago. Answers how many products. */
export async function mergeOldPortions(db: PooledDb, now: Date): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT product_id AS id FROM stock_portions
    WHERE created_at < ${new Date(now.getTime() - MERGE_AFTER_MS).toISOString()}::timestamptz`);
  for (const { id } of rows) await transact(db, (tx) => lockLevels(tx, [id]));
  return rows.length;
}
