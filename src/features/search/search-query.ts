import { readFacets, writtenFacets } from "#features/collections/collection-filters.ts";
import { readPrices } from "#features/collections/price-filter.ts";
import { CATEGORIES, type Category } from "#features/products/category.ts";
import type { Cents } from "#shared/money.ts";

export const SORTS = ["relevance", "newest", "price", "price-down"] as const;
export type SearchSort = (typeof SORTS)[number];

/** Longer texts are cut. */
export const LONGEST_QUERY = 100;
export const MAX_SEARCH_PAGES = 20;

/** What the address of the search page asks for. */
export interface SearchQuery {
  text: string;
  category: Category | undefined;
  /** Values of attributes, as in the addresses of collections. */
  facets: readonly string[];
  /** In cents, of what is paid today. */
  from: Cents | undefined;
  to: Cents | undefined;
  sort: SearchSort;
  /** How many pages are shown, beginning with 1. */
  pages: number;
}

const oneOf = <T extends string>(all: readonly T[], asked: string | null): T | undefined =>
  all.find((one) => one === asked);

// PostgreSQL text cannot hold U+0000.
const readText = (asked: string | null): string => (asked ?? "").replaceAll("\0", " ").trim().slice(0, LONGEST_QUERY);

/** A form names in this field the text whose products have the values of `f`: other words have others. */
export const FACETS_OF = "f-of";

/** Whatever makes no sense counts as not asked. */
export function readSearch(search: URLSearchParams): SearchQuery {
  const pages = Number(search.get("pages"));
  const text = readText(search.get("q"));
  const isOfText = readText(search.get(FACETS_OF) ?? text) === text;
  return {
    text,
    category: oneOf(CATEGORIES, search.get("category")),
    facets: isOfText ? readFacets(search) : [],
    ...readPrices(search),
    sort: oneOf(SORTS, search.get("sort")) ?? "relevance",
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MAX_SEARCH_PAGES) : 1,
  };
}

/** The address of a search; what is not asked for is not in it. */
export function searchAddress({ text, category, facets, from, to, sort, pages }: SearchQuery): string {
  const search = new URLSearchParams();
  if (text) search.set("q", text);
  if (category) search.set("category", category);
  if (facets.length > 0) search.set("f", writtenFacets(facets));
  if (from !== undefined) search.set("from", String(from / 100));
  if (to !== undefined) search.set("to", String(to / 100));
  if (sort !== "relevance") search.set("sort", sort);
  if (pages > 1) search.set("pages", String(pages));
  return search.size > 0 ? `/search?${search}` : "/search";
}
