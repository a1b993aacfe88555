import { type SQL, sql } from "drizzle-orm";
import { PRODUCTS_A_PART } from "#features/products/listing-part.ts";
import { PRODUCTS_A_PAGE } from "#features/products/product.ts";
import { inStockOf } from "#features/products/server/in-stock.ts";
import { productSummaries } from "#features/products/server/product-queries.ts";
import { type Db, noRow } from "#platform/database/database.ts";
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

/**
 * What filters ask of a row of a collection: the product or, of a product with variants, each of them, so that one meets all of them.
 * From a price on is meant of the lowest one.
 */
const variantsOf = (row: string) => {
  const [id, lowest] = [sql.raw(`${row}.product_id`), sql.raw(`${row}.price_cents`)];
  const facts = sql`p.id AS product_id, p.facets, price_now(p.price_cents, p.discount_percentage) AS price_cents, ${lowest} AS lowest_cents,
    shows_reduction(p.id, p.price_cents, p.discount_percentage) AS is_reduced`;
  return sql`(SELECT ${facts} FROM products p WHERE p.id = ${id} AND p.group_id IS NULL
    UNION ALL SELECT ${facts} FROM products me JOIN products p ON p.group_id = me.group_id AND p.retired_at IS NULL WHERE me.id = ${id})`;
};

/** Each filter by its name: an attribute's slug, or a word with a star. */
function conditionsOf({ facets, from, to, inStock, isReduced }: CollectionFilters): [string, SQL][] {
  const found = facetConditions(facets);
  if (from !== undefined) found.push(["*price", sql`m.lowest_cents >= ${from}`]);
  if (to !== undefined) found.push(["*price", sql`m.price_cents <= ${to}`]);
  if (isReduced) found.push(["*reduced", sql`m.is_reduced`]);
  if (inStock) found.push(["*stock", inStockOf(sql`m.product_id`)]);
  return found;
}

interface Found extends Record<string, unknown> {
  ids: string[];
  total: number;
  /** Of a larger collection: whether something follows this part. */
  has_next: boolean;
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
  const isFiltered = conditions.length > 0;
  // What a product has of any of its variants; looked at first, as it needs no other table.
  const roughly = conditionsOf({ ...filters, from: undefined, inStock: false }).map(
    ([, condition]) => sql`AND ${condition}`,
  );
  if (filters.from !== undefined) roughly.push(sql`AND m.price_cents >= ${filters.from}`);
  const met = sql.join(
    conditions.map(([, condition]) => condition),
    sql` AND `,
  );
  const before = (filters.part - 1) * PRODUCTS_A_PART;
  const inOrder = sql`FROM collection_products m WHERE m.collection_id = ${id} AND m.is_shown ${sql.join(roughly, sql` `)}
    ${isFiltered ? sql`AND EXISTS (SELECT FROM ${variantsOf("m")} AS m WHERE ${met})` : sql``} ORDER BY ${ORDER[filters.sort]}`;
  // A product counts for a filter where no other filter leaves all of its variants out.
  const { rows } = await db.execute<{ found: Found }>(sql`
    WITH sample AS MATERIALIZED (
      SELECT listed.product_id AS product, listed.price_cents AS price, m.facets, m.is_reduced, ${failedFilters(conditions)} AS failed
      FROM (SELECT * FROM collection_products m WHERE m.collection_id = ${id} AND m.is_shown
            ORDER BY m.position, m.listed_at DESC, m.product_id LIMIT ${SAMPLE + 1}) AS listed
        CROSS JOIN LATERAL ${isFiltered ? variantsOf("listed") : sql`(SELECT listed.*)`} AS m),
    counted AS (${facetsCounted(sql`sample`, sql`DISTINCT product`)})
    SELECT json_build_object(
      'ids', (SELECT coalesce(json_agg(product_id), '[]') FROM (
        SELECT m.product_id ${inOrder} OFFSET ${before} LIMIT ${shown + 1}) AS p),
      'has_next', (SELECT count(DISTINCT product) > ${SAMPLE} FROM sample) AND EXISTS (SELECT ${inOrder} OFFSET ${before + PRODUCTS_A_PART} LIMIT 1),
      'total', (SELECT count(DISTINCT product) FILTER (WHERE failed = '{}') FROM sample),
      'sampled', (SELECT count(DISTINCT product) FROM sample),
      'reduced', (SELECT count(DISTINCT product) FILTER (WHERE is_reduced AND failed <@ ARRAY['*reduced']) FROM sample),
      'lowest', (SELECT min(price) FROM sample),
      'highest', (SELECT max(price) FROM sample),
      'attributes', (${attributesOf(sql`counted`)})
    ) AS found`);
  const found = rows[0]?.found ?? noRow();
  const isCounted = found.sampled <= SAMPLE;
  const ids = found.ids.slice(0, shown);
  const summaries = new Map((await productSummaries(db, ids)).map((one) => [one.id, one]));
  return {
    products: ids.flatMap((one) => summaries.get(one) ?? []),
    hasMore: found.ids.length > shown,
    parts: isCounted ? Math.ceil(found.total / PRODUCTS_A_PART) : filters.part + Number(found.has_next),
    total: isCounted ? found.total : null,
    facets: found.attributes.flatMap((one) => facetOf(one, isCounted)),
    reduced: isCounted ? found.reduced : null,
    lowest: found.lowest,
    highest: found.highest,
  };
}
