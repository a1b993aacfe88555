import { type SQL, sql } from "drizzle-orm";
import type { Category } from "#features/products/category.ts";
import { PAGE_SIZE, type ProductSummary } from "#features/products/product.ts";
import { productSummaries } from "#features/products/server/product-queries.ts";
import type { Db } from "#platform/database/database.ts";
import type { SearchQuery, SearchSort } from "../search-query.ts";

/** Of a query that more products match, so many are looked at. */
const MOST = 1000;
/** Collections, articles and pages. */
const MOST_TEXTS = 6;

export interface SearchResult {
  products: ProductSummary[];
  /** At most `MOST`. */
  total: number;
  isMore: boolean;
  /** How many of the products would be left, without the filter that is asked about. */
  categories: Partial<Record<Category, number>>;
  /** Nothing has all words: these have some. */
  isNear: boolean;
  /** Of collections, articles and pages, the best first. */
  texts: { kind: "article" | "page" | "collection"; id: string }[];
}

const ORDER: Readonly<Record<SearchSort, SQL>> = {
  relevance: sql`rank DESC, created_at DESC, id`,
  newest: sql`created_at DESC, id`,
  price: sql`price, rank DESC, id`,
  "price-down": sql`price DESC, rank DESC, id`,
};

/** Where the words stand: they are the title, begin it, are in it as whole words, are in it, are what it is also called. */
const place = sql`(d.title = q.plain)::int * 8 + (starts_with(d.title, q.plain))::int + (d.names @@ q.whole_in_title)::int * 2
  + (d.names @@ q.in_title)::int * 2 + (d.names @@ q.in_name)::int`;

/**
 * Then how often, with weights of what is told, attributes, other names and the title. Unpacking a product's texts costs more than all
 * else, and reading its attributes some of it: they count where its names have not all words.
 */
const rank = sql`${place} + CASE WHEN d.names @@ q.in_name THEN ts_rank('{0, 0, 0.5, 1}', d.names, q.query)
  ELSE ts_rank('{0, 0.2, 0.5, 1}', d.names || d.attribute_words, q.query) END`;
const rankOfText = sql`${place} + ts_rank('{0.1, 0.2, 0.5, 1}', d.words, q.query)`;

const price = sql`(p.price_cents * (10000 - round(p.discount_percentage * 100)) + 5000) / 10000`;

const matching = (query: SQL, condition = sql``): SQL => sql`
  SELECT d.target_id AS id, coalesce(p.group_id, p.id) AS product, p.listed, p.group_position, p.category, p.created_at, ${price} AS price, ${rank} AS rank
  FROM q JOIN search_documents d ON d.kind = 'product' AND d.words @@ ${query} JOIN products p ON p.id = d.target_id
  ${condition} LIMIT ${MOST + 1}`;

/** What shoppers find, of a product with variants the one that fits best. Two statements; words in any language of the shop. */
export async function searchShop(
  db: Db,
  { text, category, from, to, sort, pages }: SearchQuery,
): Promise<SearchResult> {
  const shown = pages * PAGE_SIZE;
  const { rows } = await db.execute<{ found: Found }>(sql`
    WITH q AS MATERIALIZED (
      SELECT plain_letters(${text}) AS plain, s.* FROM search_query(${text}) AS s),
    with_all AS MATERIALIZED (${matching(sql`q.query`)}),
    with_any AS MATERIALIZED (${matching(sql`q.with_any`, sql`WHERE NOT EXISTS (SELECT FROM with_all)`)}),
    matches AS (SELECT * FROM with_all UNION ALL SELECT * FROM with_any),
    priced AS (
      SELECT DISTINCT ON (product) * FROM matches
      WHERE (${from ?? null}::int IS NULL OR price >= ${from ?? null}) AND (${to ?? null}::int IS NULL OR price <= ${to ?? null})
      ORDER BY product, rank DESC, listed DESC, group_position, id),
    chosen AS (SELECT * FROM priced WHERE ${category ?? null}::text IS NULL OR category = ${category ?? null})
    SELECT json_build_object(
      'isNear', EXISTS (SELECT FROM with_any),
      'isMore', (SELECT count(*) > ${MOST} FROM matches),
      'total', (SELECT count(*) FROM chosen),
      'categories', (SELECT coalesce(json_object_agg(category, n), '{}') FROM (SELECT category, count(*) AS n FROM priced GROUP BY 1) c),
      'ids', (SELECT coalesce(json_agg(id), '[]') FROM (SELECT id FROM chosen ORDER BY ${ORDER[sort]} LIMIT ${shown}) f),
      'texts', (SELECT coalesce(json_agg(json_build_object('kind', kind, 'id', target_id)), '[]') FROM (
        SELECT d.kind, d.target_id FROM q JOIN search_documents d ON d.kind <> 'product' AND d.words @@ q.query
        ORDER BY ${rankOfText} DESC, d.target_id LIMIT ${MOST_TEXTS}) t)
    ) AS found`);
  const { ids = [], ...found } = rows[0]?.found ?? NOTHING;
  const summaries = new Map((await productSummaries(db, ids)).map((one) => [one.id, one]));
  return { ...found, products: ids.flatMap((id) => summaries.get(id) ?? []) };
}

type Found = Omit<SearchResult, "products"> & { ids?: string[] };
const NOTHING: Found = { isNear: false, isMore: false, total: 0, categories: {}, texts: [] };
