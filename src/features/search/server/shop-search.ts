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
import { PAGE_SIZE, type ProductSummary } from "#features/products/product.ts";
import { productsOfFound, readFound } from "#features/products/server/found-products.ts";
import { type Db, writtenOnce } from "#platform/database/database.ts";
import { currentLanguage } from "#shared/language.ts";
import { readSearch, type SearchQuery, type SearchSort, searchAddress } from "../search-query.ts";
import { conditionsOf, MANY, matchesOf, place, type Words } from "./search-candidates.ts";

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
  /** Of collections, articles and pages, the best first. */
  texts: { kind: "article" | "page" | "collection"; id: string }[];
}

const ORDER: Readonly<Record<SearchSort, SQL>> = {
  relevance: sql`rank DESC, created_at DESC, id`,
  newest: sql`created_at DESC, id`,
  price: sql`price, rank DESC, id`,
  "price-down": sql`price DESC, rank DESC, id`,
};

const rankOfText = sql`${place} + ts_rank('{0.1, 0.2, 0.5, 1}', d.words, q.query)`;

interface Told extends Omit<SearchResult, "products" | "facets" | "isNear"> {
  hasMatches: boolean;
  hasSeveralWords: boolean;
  isCounted: boolean;
  attributes: FoundAttribute[];
}

/** `text` is SQL, so that a statement can be written before it is known. */
function statementOf(db: Db, query: SearchQuery, text: SQL, words: Words) {
  const { category, sort, pages } = query;
  const conditions = conditionsOf({ ...query, category: undefined }).map(([, condition]) => condition);
  return readFound<Told>(
    db,
    sql`
    WITH ${matchesOf(query, text, words)},
    priced AS MATERIALIZED (
      SELECT DISTINCT ON (product) * FROM matches m WHERE ${sql.join([...conditions, sql`true`], sql` AND `)}
      ORDER BY product, is_rest, rank DESC, listed DESC, group_position, id),
    faceted AS (
      SELECT product, facets, ${failedFilters(conditionsOf(query))} AS failed FROM (
        SELECT * FROM matches UNION ALL SELECT * FROM sampled WHERE (SELECT NOT is_counted AND NOT is_many FROM matched)) AS m),
    counted AS (${facetsCounted(sql`faceted`, sql`DISTINCT product`)}),
    chosen AS (SELECT * FROM priced WHERE ${category === undefined ? sql`true` : sql`category = ${category}`})
    SELECT shown.id, shown.place, CASE WHEN shown.place > 1 THEN NULL ELSE json_build_object(
      'hasMatches', NOT is_counted OR EXISTS (SELECT FROM matches),
      'hasSeveralWords', EXISTS (SELECT FROM q WHERE query <> with_any),
      'isMore', is_many,
      'total', CASE WHEN is_many THEN ${sql.raw(String(MANY))} ELSE (SELECT count(*) FROM chosen) END,
      'categories', (SELECT coalesce(json_object_agg(category, CASE WHEN is_counted THEN n END), '{}') FROM (
        SELECT category, count(*) AS n FROM priced GROUP BY 1) c),
      'isCounted', is_counted AND NOT is_many,
      'attributes', (${attributesOf(sql`counted`)}),
      'texts', (SELECT coalesce(json_agg(json_build_object('kind', kind, 'id', target_id)), '[]') FROM (
        SELECT d.kind, d.target_id FROM q JOIN search_documents d ON d.kind <> 'product' AND d.words @@ q.query
        ORDER BY ${rankOfText} DESC, d.target_id LIMIT ${sql.raw(String(MAX_TEXTS))}) t)
    ) END AS told
    FROM matched LEFT JOIN (
      SELECT id, row_number() OVER (ORDER BY is_rest, ${ORDER[sort]}) AS place FROM chosen
      ORDER BY is_rest, ${ORDER[sort]} LIMIT ${sql.raw(String(pages * PAGE_SIZE))}) AS shown ON true`,
  );
}

const FIRST_PAGE = readSearch(new URLSearchParams());

/** The first page of what is typed, in the order of relevance, in each language. */
const firstPages = writtenOnce((db) => {
  const written = new Map<string, ReturnType<typeof write>>();
  const write = (words: Words) =>
    statementOf(db, FIRST_PAGE, sql`${sql.placeholder("text")}::text`, words).prepare(
      `shop_search_${words}_${currentLanguage()}`,
    );
  return (words: Words) => {
    const name = `${words} ${currentLanguage()}`;
    const statement = written.get(name) ?? write(words);
    written.set(name, statement);
    return statement;
  };
});

async function told(db: Db, query: SearchQuery, words: Words) {
  const { text, ...plain } = query;
  const rows =
    searchAddress({ ...plain, text: "" }) === searchAddress(FIRST_PAGE)
      ? await firstPages(db)(words).execute({ text })
      : await statementOf(db, query, sql`${text}::text`, words);
  const [first] = rows;
  if (!first) throw new Error("A statement that answers with a row at least has none");
  const { hasMatches, hasSeveralWords, isCounted, attributes, ...others } = first.told;
  const facets = attributes.flatMap((one) => facetOf(one, isCounted));
  return { hasMatches, hasSeveralWords, result: { ...others, facets, products: productsOfFound(rows) } };
}

/**
 * What shoppers find, of a product with variants the one that fits best. One statement, and another where no product has all words: then
 * those that have some. Words in any language of the shop.
 */
export async function searchShop(db: Db, query: SearchQuery): Promise<SearchResult> {
  const { hasMatches, hasSeveralWords, result } = await told(db, query, "query");
  if (hasMatches || !hasSeveralWords) return { ...result, isNear: false };
  const near = await told(db, query, "with_any");
  return { ...near.result, isNear: near.hasMatches };
}
