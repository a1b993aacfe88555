import { type SQL, sql } from "drizzle-orm";
import type { AttributeType } from "#features/products/attribute.ts";
import { PAGE_SIZE } from "#features/products/product.ts";
import { inStockOf } from "#features/products/server/in-stock.ts";
import { productSummaries } from "#features/products/server/product-queries.ts";
import { wordsOf } from "#features/products/server/variant-queries.ts";
import type { Db } from "#platform/database/database.ts";
import type { Cents } from "#shared/money.ts";
import { byAttribute, type CollectionFilters, type CollectionSort } from "../collection-filters.ts";
import type { CollectionListing, Facet } from "../collection-listing.ts";

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
  const found: [string, SQL][] = Object.entries(byAttribute(facets)).map(([attribute, values]) => [
    attribute,
    sql`m.facets && ${sql.param(values)}::text[]`,
  ]);
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
  attributes: {
    slug: string;
    name: string;
    type: AttributeType;
    unit: string | null;
    choices: string[];
    words: string[];
    counts: Record<string, number> | null;
  }[];
}

/** The products of a page and what they may be filtered by. Two statements, in the language of the request. */
export async function productsInCollection(db: Db, id: string, filters: CollectionFilters): Promise<CollectionListing> {
  const conditions = conditionsOf(filters);
  const shown = filters.pages * PAGE_SIZE;
  const matching = conditions.map(([, condition]) => sql`AND ${condition}`);
  const failed = conditions.map(([name, condition]) => sql`CASE WHEN ${condition} THEN NULL ELSE ${name}::text END`);
  // A product counts for a filter where no other filter leaves it out.
  const { rows } = await db.execute<{ found: Found }>(sql`
    WITH sample AS MATERIALIZED (
      SELECT m.facets, m.price_cents, m.is_reduced, array_remove(ARRAY[${sql.join(failed, sql`, `)}]::text[], NULL) AS failed
      FROM (SELECT * FROM collection_products m WHERE m.collection_id = ${id} AND m.is_shown
            ORDER BY m.position, m.listed_at DESC, m.product_id LIMIT ${SAMPLE + 1}) AS m),
    counted AS (
      SELECT split_part(facet, '.', 1) AS slug, json_object_agg(substr(facet, strpos(facet, '.') + 1), n) AS counts FROM (
        SELECT facet, count(*) FILTER (WHERE s.failed <@ ARRAY[split_part(facet, '.', 1)]) AS n
        FROM sample s, unnest(s.facets) AS facet GROUP BY 1) AS f GROUP BY 1)
    SELECT json_build_object(
      'ids', (SELECT coalesce(json_agg(product_id), '[]') FROM (
        SELECT m.product_id FROM collection_products m WHERE m.collection_id = ${id} AND m.is_shown ${sql.join(matching, sql` `)}
        ORDER BY ${ORDER[filters.sort]} LIMIT ${shown + 1}) AS p),
      'total', (SELECT count(*) FILTER (WHERE failed = '{}') FROM sample),
      'sampled', (SELECT count(*) FROM sample),
      'reduced', (SELECT count(*) FILTER (WHERE is_reduced AND failed <@ ARRAY['*reduced']) FROM sample),
      'lowest', (SELECT min(price_cents) FROM sample),
      'highest', (SELECT max(price_cents) FROM sample),
      'attributes', (SELECT coalesce(json_agg(json_build_object('slug', a.slug, 'name', (${wordsOf(sql`ARRAY[a.name]`)})[1], 'type', a.type,
        'unit', a.unit, 'choices', ARRAY(SELECT c ->> 'slug' FROM jsonb_array_elements(a.choices) AS c),
        'words', ${wordsOf(sql`ARRAY(SELECT c ->> 'name' FROM jsonb_array_elements(a.choices) AS c)`)}, 'counts', k.counts)
        ORDER BY a.position, a.slug), '[]') FROM attributes a LEFT JOIN counted k ON k.slug = a.slug WHERE a.is_filter)
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
    ...{ lowest: found.lowest, highest: found.highest },
  };
}

/** In the shopkeeper's order, numbers by their size. Of a large collection also values that only others of its products may have. */
function facetOf(
  { slug, name, type, unit, choices, words, counts }: Found["attributes"][number],
  isCounted: boolean,
): Facet[] {
  const known = Object.keys(counts ?? {});
  const listed =
    type === "choice" ? choices.filter((one) => !isCounted || known.includes(one)) : known.toSorted(inOrder);
  const values = listed.map((value) => ({
    value,
    name: type === "choice" ? (words[choices.indexOf(value)] ?? value) : value,
    count: isCounted ? (counts?.[value] ?? 0) : null,
  }));
  return values.length > 0 ? [{ slug, name, type, unit, values }] : [];
}

const inOrder = (a: string, b: string): number => Number(a) - Number(b) || b.localeCompare(a, "en");
