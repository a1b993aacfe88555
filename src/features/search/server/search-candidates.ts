import { type SQL, sql } from "drizzle-orm";
import { facetConditions } from "#features/collections/server/facets.ts";
import { PRODUCTS_A_PAGE } from "#features/products/product.ts";
import type { SearchQuery } from "../search-query.ts";

/** Where more match, so many are told. */
export const MANY = 200;
/** `search_sample` has one of twenty products. Where so many of them match, more than `MANY` do: of 200, 10 are in it, give or take 3. */
const MANY_OF_SAMPLE = 24;
/** Where fewer match, about 200 products, each is ranked by its attributes together with its names. */
const FEW_OF_SAMPLE = 8;
/** Of those that are not many, as many as there can be. */
const MAX_RANKED = 800;
/** As they come from the sample; and where filters or another order choose among them. */
const MAX_OF_SAMPLE = 40;
const MAX_OF_SAMPLE_FILTERED = 1000;
/** Of those that are called so, where the sample has not a page of them. */
const MAX_NAMED = 300;
const MAX_TITLED = 24;

/** Whether so many pages may show more products than are known of a sample. */
export const isDeep = (pages: number): boolean => pages * PRODUCTS_A_PAGE > MANY_OF_SAMPLE;

/** Where the words stand: they are the title, begin it, are in it as whole words, are in it, are what it is also called. */
export const place = sql`(d.title = q.plain)::int * 8 + (starts_with(d.title, q.plain))::int + (d.names @@ q.whole_in_title)::int * 2
  + (d.names @@ q.in_title)::int * 2 + (d.names @@ q.in_name)::int`;

/**
 * Then how often, with weights of what is told, attributes, other names and the title. Unpacking a product's texts costs more than all
 * else, and putting attributes and names together some of it: they count where its names have not all words.
 */
const rank = sql`${place} + CASE WHEN d.names @@ q.in_name THEN ts_rank('{0, 0, 0.5, 1}', d.names, q.query)
  WHEN are_few THEN ts_rank('{0, 0.2, 0.5, 1}', d.names || d.attribute_words, q.query)
  ELSE greatest(ts_rank('{0, 0, 0.5, 1}', d.names, q.query), ts_rank('{0, 0.2, 0, 0}', d.attribute_words, q.query)) END`;

const price = sql`(p.price_cents * (10000 - round(p.discount_percentage * 100)) + 5000) / 10000`;

const count = (number: number): SQL => sql.raw(String(number));

/** Rows of what `search_query` makes of a text, with all its words as what a product must have: `asked`. */
export const asked = (text: SQL): SQL =>
  sql`SELECT plain_letters(${text}) AS plain, s.*, query AS asked FROM search_query(${text}) AS s`;

/** As JSON, with any of its words as what a product must have; null where it is one word. */
export const withAny = sql`SELECT to_jsonb(q) || jsonb_build_object('asked', with_any) FROM q WHERE query <> with_any`;

/** Rows of such JSON. */
export const askedAgain = (json: SQL): SQL => sql`
  SELECT * FROM jsonb_to_record(${json}) AS s (plain text, query tsquery, in_title tsquery, whole_in_title tsquery, in_name tsquery,
    with_any tsquery, asked tsquery)`;

const SAMPLE = sql`search_sample d ON true`;
const ALL = sql`search_documents d ON d.kind = 'product'`;

/** What the filters ask of a row `m` of those that match, by the filter's name: an attribute's slug, or a word with a star. */
export const conditionsOf = ({ category, facets, from, to }: SearchQuery): [name: string, condition: SQL][] => [
  ...(category === undefined ? [] : [["*category", sql`m.category = ${category}`] as [string, SQL]]),
  ...(from === undefined ? [] : [["*price", sql`m.price >= ${from}`] as [string, SQL]]),
  ...(to === undefined ? [] : [["*price", sql`m.price <= ${to}`] as [string, SQL]]),
  ...facetConditions(facets),
];

/**
 * The parts of a statement up to two that later ones read: `matches (id, product, listed, group_position, category, created_at, price,
 * facets, rank, is_rest)`, the products that are ranked; and one row of `matched`: `is_many`, more than `MANY` products fit; `is_counted`,
 * `matches` has all that match, also those that do not fit. What one part knows, none after it asks:
 *
 * 1. The sample, of a product with variants the first, by names, then by all words. Where many match, the index entries of all
 *    products take longer to read than all else. Then the sample is ranked, with products whose title begins with what was typed
 *    and, where the sample has not a page of products that are called so, all that are. Pages that show more products than are
 *    then known go on with others.
 * 2. All products. Filters choose among them later, as their numbers are told, but at once where many match.
 */
export function matchesOf(query: SearchQuery, question: SQL): SQL {
  const { sort, pages } = query;
  const conditions = conditionsOf(query).map(([, condition]) => condition);
  const fits = conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`;
  const isPlain = conditions.length === 0 && sort === "relevance";
  const mostOfSample = isPlain ? MAX_OF_SAMPLE : MAX_OF_SAMPLE_FILTERED;
  const matching = (found: SQL, condition: SQL, most: number, areFew = sql`false`): SQL => sql`MATERIALIZED (
    SELECT * FROM (
      SELECT d.target_id AS id, coalesce(p.group_id, p.id) AS product, p.listed, p.group_position, p.category, p.created_at,
        ${price} AS price, p.facets, ${rank} AS rank, false AS is_rest
      FROM q CROSS JOIN (SELECT ${areFew} AS are_few) AS few JOIN ${found} JOIN products p ON p.id = d.target_id) AS m
    WHERE ${condition} LIMIT ${count(most)})`;
  const isOf = (what: string, part: string): SQL => sql.raw(`(SELECT ${what} FROM ${part})`);
  return sql`
    q AS MATERIALIZED (${question}),
    sampled_by_name AS ${matching(sql`${SAMPLE} AND d.names @@ q.asked`, sql`listed`, mostOfSample)},
    by_name AS MATERIALIZED (SELECT count(*) >= ${count(MANY_OF_SAMPLE)} AS is_frequent, count(*) >= ${count(PRODUCTS_A_PAGE)} AS is_page FROM sampled_by_name),
    sampled_by_word AS ${matching(sql`${SAMPLE} AND d.words @@ q.asked`, sql`listed AND NOT ${isOf("is_frequent", "by_name")}`, mostOfSample)},
    sampled AS (
      SELECT * FROM sampled_by_name WHERE ${isOf("is_frequent", "by_name")} UNION ALL SELECT * FROM sampled_by_word),
    sample_counts AS MATERIALIZED (
      SELECT count(*) < ${count(FEW_OF_SAMPLE)} AS are_few, count(*) >= ${count(MANY_OF_SAMPLE)} AS is_frequent,
        count(*) FILTER (WHERE ${fits}) >= ${count(MANY_OF_SAMPLE)} AS is_many FROM sampled AS m),
    named AS ${matching(
      sql`${ALL} AND d.names @@ q.asked`,
      sql`${isOf("is_many", "sample_counts")} AND NOT ${isOf("is_page", "by_name")} AND ${fits}`,
      MAX_NAMED,
    )},
    titled AS ${matching(
      // By the index of titles alone: that of words has too many of a frequent one.
      sql`LATERAL (SELECT * FROM search_documents WHERE kind = 'product' AND title COLLATE "C" >= q.plain AND title COLLATE "C" < q.plain || chr(1114111)
        ORDER BY title COLLATE "C" LIMIT ${count(MAX_TITLED)}) d ON d.names @@ q.asked`,
      sql`${isOf("is_many", "sample_counts")} AND ${fits}`,
      MAX_TITLED,
    )},
    everything AS ${matching(
      sql`${ALL} AND d.words @@ q.asked`,
      sql`(NOT ${isOf("is_many", "sample_counts")} OR ${sql.raw(String(isDeep(pages)))}) AND (NOT ${isOf("is_frequent", "sample_counts")} OR ${fits})`,
      MAX_RANKED,
      isOf("are_few", "sample_counts"),
    )},
    matched AS MATERIALIZED (
      SELECT is_many, NOT is_frequent AND (SELECT count(*) FROM everything) < ${count(MAX_RANKED)} AS is_counted FROM sample_counts),
    matches AS MATERIALIZED (
      SELECT * FROM sampled WHERE ${isOf("is_many", "sample_counts")} UNION ALL SELECT * FROM named UNION ALL SELECT * FROM titled
      UNION ALL SELECT id, product, listed, group_position, category, created_at, price, facets, rank, ${isOf("is_many", "sample_counts")} FROM everything)`;
}
