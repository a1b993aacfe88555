import { type SQL, sql } from "drizzle-orm";
import type { Facet } from "#features/collections/collection-listing.ts";
import {
  attributesOf,
  type FoundAttribute,
  facetOf,
  facetsCounted,
  failedFilters,
} from "#features/collections/server/facets.ts";
import type { Category } from "#features/products/category.ts";
import { PRODUCTS_A_PAGE, type ProductSummary } from "#features/products/product.ts";
import { productsOfFound, readFound } from "#features/products/server/found-products.ts";
import { inStockOf } from "#features/products/server/in-stock.ts";
import { type Db, noRow, writtenOnce } from "#platform/database/database.ts";
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { readSearch, type SearchQuery, type SearchSort, searchAddress } from "../search-query.ts";
import { asked, askedAgain, conditionsOf, MANY, matchesOf, place, withAny } from "./search-candidates.ts";

/** Collections, articles and pages. */
const MAX_TEXTS = 6;

export interface SearchResult {
  products: ProductSummary[];
  /** `MANY` where there are more. */
  total: number;
  isMore: boolean;
  /** How many of the products would be left, without the filter that is asked about; null where there are too many to count. */
  categories: Partial<Record<Category, number | null>>;
  /** The values of attributes that the products have. Where very many match, those of some, and not counted. */
  facets: Facet[];
  /** Nothing has all words: these have some. */
  isNear: boolean;
  /** Of collections, articles and pages that the language has, the best first. */
  texts: { kind: "article" | "page" | "collection"; id: string }[];
}

const ORDER: Readonly<Record<SearchSort, SQL>> = {
  relevance: sql`rank - is_sold_out::int DESC, created_at DESC, id`,
  newest: sql`created_at DESC, id`,
  price: sql`price, rank DESC, id`,
  "price-down": sql`price DESC, rank DESC, id`,
};

const rankOfText = sql`${place} + ts_rank('{0.1, 0.2, 0.5, 1}', d.words, q.query)`;

/** Articles and pages are shown in the languages that they have, collections in any. */
const isInLanguage = () =>
  currentLanguage() === DEFAULT_LANGUAGE
    ? sql`true`
    : sql`CASE d.kind
        WHEN 'article' THEN EXISTS (SELECT FROM blog_post_translations t
          WHERE t.post_id = d.target_id AND t.language = ${currentLanguage()} AND t.state = 'published')
        WHEN 'page' THEN EXISTS (SELECT FROM content_page_translations t
          WHERE t.page_id = d.target_id AND t.language = ${currentLanguage()} AND t.state = 'published')
        ELSE true END`;

/**
 * The product and each of its variants. It then stands behind all whose names fit as well, and before those whose names fit
 * less: who types the name of a product that is sold out finds it first.
 */
const isSoldOut = sql`NOT (${inStockOf(sql`p.id`)} OR EXISTS (
  SELECT FROM products me JOIN products v ON v.group_id = me.group_id AND v.retired_at IS NULL
  WHERE me.id = p.id AND ${inStockOf(sql`v.id`)}))`;

interface Told extends Omit<SearchResult, "products" | "facets" | "isNear"> {
  hasMatches: boolean;
  /** How to ask for what has some of the words, where nothing has all. */
  again: object | null;
  isCounted: boolean;
  attributes: FoundAttribute[];
}

/** `question` is rows as `asked` makes them. */
function statementOf(db: Db, query: SearchQuery, question: SQL) {
  const { category, sort, pages } = query;
  const conditions = conditionsOf({ ...query, category: undefined }).map(([, condition]) => condition);
  return readFound<Told>(
    db,
    sql`
    WITH ${matchesOf(query, question)},
    priced AS MATERIALIZED (
      SELECT DISTINCT ON (product) * FROM matches m WHERE ${sql.join([...conditions, sql`true`], sql` AND `)}
      ORDER BY product, is_rest, rank DESC, listed DESC, group_position, id),
    faceted AS (
      SELECT product, facets, ${failedFilters(conditionsOf(query))} AS failed FROM (
        SELECT * FROM matches UNION ALL SELECT * FROM sampled WHERE (SELECT NOT is_counted AND NOT is_many FROM matched)) AS m),
    counted AS (${facetsCounted(sql`faceted`, sql`DISTINCT product`)}),
    chosen AS (
      SELECT *, ${sort === "relevance" ? isSoldOut : sql`false`} AS is_sold_out FROM priced p
      WHERE ${category === undefined ? sql`true` : sql`category = ${category}`})
    SELECT shown.id, shown.place, CASE WHEN shown.place > 1 THEN NULL ELSE json_build_object(
      'hasMatches', NOT is_counted OR EXISTS (SELECT FROM matches),
      'again', CASE WHEN is_counted AND NOT EXISTS (SELECT FROM matches) THEN (${withAny}) END,
      'isMore', is_many,
      'total', CASE WHEN is_many THEN ${sql.raw(String(MANY))} ELSE (SELECT count(*) FROM chosen) END,
      'categories', (SELECT coalesce(json_object_agg(category, CASE WHEN is_counted THEN n END), '{}') FROM (
        SELECT category, count(*) AS n FROM priced GROUP BY 1) c),
      'isCounted', is_counted AND NOT is_many,
      'attributes', (${attributesOf(sql`counted`)}),
      'texts', (SELECT coalesce(json_agg(json_build_object('kind', kind, 'id', target_id)), '[]') FROM (
        SELECT d.kind, d.target_id FROM q JOIN search_documents d ON d.kind <> 'product' AND d.words @@ q.query AND ${isInLanguage()}
        ORDER BY ${rankOfText} DESC, d.target_id LIMIT ${sql.raw(String(MAX_TEXTS))}) t)
    ) END AS told
    FROM matched LEFT JOIN (
      SELECT id, row_number() OVER (ORDER BY is_rest, ${ORDER[sort]}) AS place FROM chosen
      ORDER BY is_rest, ${ORDER[sort]} LIMIT ${sql.raw(String(pages * PRODUCTS_A_PAGE))}) AS shown ON true`,
  );
}

const FIRST_PAGE = readSearch(new URLSearchParams());

const TEXT = sql`${sql.placeholder("text")}::text`;
const QUESTION = sql`${sql.placeholder("question")}::jsonb`;

/** The first page of what is typed, in the order of relevance, in each language. */
const firstPages = writtenOnce((db) => {
  const written = new Map<Language, ReturnType<typeof write>>();
  const write = () => ({
    all: statementOf(db, FIRST_PAGE, asked(TEXT)).prepare(`shop_search_${currentLanguage()}`),
    any: statementOf(db, FIRST_PAGE, askedAgain(QUESTION)).prepare(`shop_search_again_${currentLanguage()}`),
  });
  return () => {
    const statements = written.get(currentLanguage()) ?? write();
    written.set(currentLanguage(), statements);
    return statements;
  };
});

function toldOf(rows: Awaited<ReturnType<typeof statementOf>>) {
  const [first = noRow()] = rows;
  const { hasMatches, again, isCounted, attributes, ...others } = first.told;
  const facets = attributes.flatMap((one) => facetOf(one, isCounted));
  return { hasMatches, again, result: { ...others, facets, products: productsOfFound(rows) } };
}

/**
 * What shoppers find, of a product with variants the one that fits best. One statement, and another where no product has all words: then
 * those that have some. Words in any language of the shop.
 */
export async function searchShop(db: Db, query: SearchQuery): Promise<SearchResult> {
  const { text, ...plain } = query;
  const isFirstPage = searchAddress({ ...plain, text: "" }) === searchAddress(FIRST_PAGE);
  const { again, result } = toldOf(
    await (isFirstPage ? firstPages(db)().all.execute({ text }) : statementOf(db, query, asked(sql`${text}::text`))),
  );
  if (!again) return { ...result, isNear: false };
  const question = JSON.stringify(again);
  const near = toldOf(
    await (isFirstPage
      ? firstPages(db)().any.execute({ question })
      : statementOf(db, query, askedAgain(sql`${question}::jsonb`))),
  );
  return { ...near.result, isNear: near.hasMatches };
}
