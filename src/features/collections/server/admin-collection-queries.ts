import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { ROWS_A_PAGE } from "#features/content/list.ts";
import { orders } from "#features/content/server/content-item-queries.ts";
import type { ChosenProduct } from "#features/products/chosen-product.ts";
import { asChosen, chosenColumns } from "#features/products/server/chosen-products.ts";
import { products } from "#features/products/server/products-table.ts";
import type { Db } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import type { CollectionList, CollectionRule } from "../collection.ts";
import { collectionProducts, collections } from "./collections-table.ts";

export type CollectionRow = typeof collections.$inferSelect;

/** Collections whatever their status, with how many products each shows, up to `MOST`; and how many the filters leave. */
export async function listCollections(
  db: Db,
  { page, search, status, sort, kind }: CollectionList,
): Promise<{ rows: (CollectionRow & { products: number })[]; total: number }> {
  const where = and(
    status && eq(collections.status, status),
    kind && (kind === "rule" ? isNotNull(collections.rule) : isNull(collections.rule)),
    search ? sql`(${collections.title} || ' ' || ${collections.slug}) ILIKE ${containing(search)}` : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select({ collection: collections, products: shown })
      .from(collections)
      .where(where)
      .orderBy(...orders(sort, collections.updatedAt, collections.title), collections.id)
      .limit(ROWS_A_PAGE)
      .offset((page - 1) * ROWS_A_PAGE),
    db.$count(collections, where),
  ]);
  return { rows: rows.map((row) => ({ ...row.collection, products: row.products })), total };
}

/** More are not counted: the back office says "1,000+". */
export const MOST = 1_000;

// Outer columns with the names of their tables: drizzle's short ones would mean the inner table.
const shown = sql<number>`(SELECT count(*)::int FROM (SELECT FROM collection_products m
  WHERE m.collection_id = collections.id AND m.is_shown LIMIT ${sql.raw(String(MOST + 1))}) AS counted)`;

/** A collection with the products that were chosen by hand, in their order; none of one by rule. */
export async function adminCollection(
  db: Db,
  id: string,
): Promise<(CollectionRow & { products: ChosenProduct[] }) | null> {
  const [row] = await db.select().from(collections).where(eq(collections.id, id));
  if (!row) return null;
  if (row.rule) return { ...row, products: [] };
  const found = await db
    .select(chosenColumns)
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .where(eq(collectionProducts.collectionId, id))
    .orderBy(asc(collectionProducts.position), products.id);
  return { ...row, products: found.map(asChosen) };
}

const EXAMPLES = 12;

/** What a rule matches now: how many, up to `MOST`, of how many that lists show, and the newest of them. */
export async function previewRule(
  db: Db,
  rule: CollectionRule,
): Promise<{ count: number; isMore: boolean; isAll: boolean; products: ChosenProduct[] }> {
  const asked = JSON.stringify(rule);
  const { rows } = await db.execute<{ ids: string[]; count: number; listed: number }>(sql`
    WITH matching AS MATERIALIZED (SELECT products_by_rule(${asked}::jsonb, NULL) AS id)
    SELECT (SELECT count(*)::int FROM matching) AS count,
      (SELECT coalesce(sum(total - unlisted), 0)::int FROM product_counts) AS listed,
      ARRAY(SELECT p.id::text FROM matching m JOIN products p ON p.id = m.id ORDER BY p.created_at DESC, p.id LIMIT ${EXAMPLES}) AS ids`);
  const { ids = [], count = 0, listed = 0 } = rows[0] ?? {};
  const found =
    ids.length === 0
      ? []
      : await db
          .select(chosenColumns)
          .from(products)
          .where(sql`${products.id} = ANY (${sql.param(ids)}::uuid[])`);
  const inOrder = ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
  return {
    count: Math.min(count, MOST),
    isMore: count > MOST,
    isAll: count > 0 && count === listed,
    products: inOrder.map(asChosen),
  };
}
