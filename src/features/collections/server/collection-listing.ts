import { type SQL, sql } from "drizzle-orm";
import { PRODUCTS_A_PAGE } from "#features/products/product.ts";
import { inStockOf } from "#features/products/server/in-stock.ts";
import { productSummaries } from "#features/products/server/product-queries.ts";
import type { Db } from "#platform/database/database.ts";
import type { Cents } from "#shared/money.ts";
import type { CollectionFilters, CollectionSort } from "../collection-filters.ts";
import type { CollectionListing } from "../collection-listing.ts";
import { attributesOf, type FoundAttribute, facetConditions, facetOf, facetsCounted, failedFilters } from "./facets.ts";

/** Of a larger collection so many are looked at for its filters, and they are not counted. */
const SAMPLE = 1000;

const ORDER: Readonly<Record<CollectionSort, SQL>> = {
  default: sql`m.position, m.listed_at DESC, m.product_id`,
  newest: sql`m.listed_at DESC, m.product_id`,
  price: sql`m.price_cents, m.product_id`,
  "price-down": sql`m.price_cents DESC, m.product_id DESC`,
};

/** The product or, of a product with variants, any of them. */
const inStock = sql`(${inStockOf(sql`m.product_id`)} OR EXISTS (
  SELECT FROM products me JOIN products v ON v.group_id = me.group_id AND v.retired_at IS NULL
  WHERE me.id = m.product_id AND ${inStockOf(sql`v.id`)}))`;

/** Each filter by its name: an attribute's slug, or a word with a star. */
function conditionsOf({ facets, from, to, inStock: isInStock, isReduced }: CollectionFilters): [string, SQL][] {
  const found = facetConditions(facets);
  if (from !== undefined) found.push(["*price", sql`m.price_cents >= ${from}`]);
  if (to !== undefined) found.push(["*price", sql`m.price_cents <= ${to}`]);
  if (isReduced) found.push(["*reduced", sql`m.is_reduced`]);
  if (isInStock) found.push(["*stock", inStock]);
  return found;
}

interface Found extends Record<string, unknown> {
  ids: string[];
  total: number;
  sampled: number;
  reduced: number;
  lowest: Cents | null;
  highest: Cents | null;
  attributes: FoundAttribute[];
}

/** The products of a page and what they may be filtered by. Two statements, in the language of the request. */
export async function productsInCollection(db: Db, id: string, filters: CollectionFilters): Promise<CollectionListing> {
  const conditions = conditionsOf(filters);
  const shown = filters.pages * PRODUCTS_A_PAGE;
  const matching = conditions.map(([, condition]) => sql`AND ${condition}`);
  // A product counts for a filter where no other filter leaves it out.
  const { rows } = await db.execute<{ found: Found }>(sql`
    WITH sample AS MATERIALIZED (
      SELECT m.facets, m.price_cents, m.is_reduced, ${failedFilters(conditions)} AS failed
      FROM (SELECT * FROM collection_products m WHERE m.collection_id = ${id} AND m.is_shown
            ORDER BY m.position, m.listed_at DESC, m.product_id LIMIT ${SAMPLE + 1}) AS m),
    counted AS (${facetsCounted(sql`sample`, sql`*`)})
    SELECT json_build_object(
      'ids', (SELECT coalesce(json_agg(product_id), '[]') FROM (
        SELECT m.product_id FROM collection_products m WHERE m.collection_id = ${id} AND m.is_shown ${sql.join(matching, sql` `)}
        ORDER BY ${ORDER[filters.sort]} LIMIT ${shown + 1}) AS p),
      'total', (SELECT count(*) FILTER (WHERE failed = '{}') FROM sample),
      'sampled', (SELECT count(*) FROM sample),
      'reduced', (SELECT count(*) FILTER (WHERE is_reduced AND failed <@ ARRAY['*reduced']) FROM sample),
      'lowest', (SELECT min(price_cents) FROM sample),
      'highest', (SELECT max(price_cents) FROM sample),
      'attributes', (${attributesOf(sql`counted`)})
    ) AS found`);
  const found = rows[0]?.found;
  if (!found) throw new Error("A statement without FROM answered with no row");
  const isCounted = found.sampled <= SAMPLE;
  const ids = found.ids.slice(0, shown);
  const summaries = new Map((await productSummaries(db, ids)).map((one) => [one.id, one]));
  return {
    products: ids.flatMap((one) => summaries.get(one) ?? []),
    hasMore: found.ids.length > shown,
    total: isCounted ? found.total : null,
    facets: found.attributes.flatMap((one) => facetOf(one, isCounted)),
    reduced: isCounted ? found.reduced : null,
    lowest: found.lowest,
    highest: found.highest,
  };
}
