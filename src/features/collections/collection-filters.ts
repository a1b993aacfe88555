import type { Cents } from "#shared/money.ts";
import { readPrices } from "./price-filter.ts";

export const COLLECTION_SORTS = ["default", "newest", "price", "price-down"] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** Load More ends here. */
export const MAX_PAGES = 50;
/** The parameter `page`, as that of the list of all products: imported from there, it would be loaded by every page. */
const PART = /^([2-9]|[1-9]\d{1,2})$/;
const MAX_FACETS = 20;

/** A value of an attribute in an address, such as `scent-family.citrus` or `capacity.180`. */
const FACET = "[a-z0-9]+(?:-[a-z0-9]+)*\\.[a-z0-9][a-z0-9.-]{0,60}";

export interface CollectionFilters {
  /** Each once, in alphabetical order. Of one attribute any value is wanted, of several all attributes. */
  facets: readonly string[];
  /** In cents, of what is paid now. */
  from: Cents | undefined;
  to: Cents | undefined;
  inStock: boolean;
  isReduced: boolean;
  sort: CollectionSort;
  /** How many pages of 12 are shown, beginning with 1. */
  pages: number;
  /** Of a longer collection, the part that begins where Load More ends, counted from 1. */
  part: number;
}

export const NO_FILTERS: CollectionFilters = {
  facets: [],
  from: undefined,
  to: undefined,
  inStock: false,
  isReduced: false,
  sort: "default",
  pages: 1,
  part: 1,
};

const IS_FACET = new RegExp(`^${FACET}$`);

/** Each once, in alphabetical order. */
export function readFacets(search: URLSearchParams): string[] {
  const asked = search.getAll("f").flatMap((one) => one.split("_"));
  return [...new Set(asked.filter((one) => IS_FACET.test(one)))].toSorted().slice(0, MAX_FACETS);
}

/** As an address has them. */
export const writtenFacets = (facets: readonly string[]): string => facets.join("_");

/** What an address asks for; whatever makes no sense counts as not asked. */
export function readFilters(search: URLSearchParams): CollectionFilters {
  const pages = Number(search.get("pages"));
  return {
    facets: readFacets(search),
    ...readPrices(search),
    inStock: search.get("stock") === "1",
    isReduced: search.get("reduced") === "1",
    sort: COLLECTION_SORTS.find((one) => one === search.get("sort")) ?? "default",
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MAX_PAGES) : 1,
    part: PART.test(search.get("page") ?? "") ? Number(search.get("page")) : 1,
  };
}

/** The parameters of an address, in their order. */
export const FILTER_NAMES = ["f", "from", "to", "stock", "reduced", "sort", "pages", "page"] as const;

/** As the parameters of an address. */
export function writtenFilters({
  facets,
  from,
  to,
  inStock,
  isReduced,
  sort,
  pages,
  part,
}: CollectionFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (facets.length > 0) search.set("f", writtenFacets(facets));
  if (from !== undefined) search.set("from", String(from / 100));
  if (to !== undefined) search.set("to", String(to / 100));
  if (inStock) search.set("stock", "1");
  if (isReduced) search.set("reduced", "1");
  if (sort !== "default") search.set("sort", sort);
  if (pages > 1) search.set("pages", String(pages));
  if (part > 1) search.set("page", String(part));
  return search;
}

/** The one address of these filters; what is not asked for is not in it. */
export function collectionAddress(slug: string, filters: CollectionFilters = NO_FILTERS): string {
  const search = writtenFilters(filters);
  return `/collections/${slug}${search.size > 0 ? `?${search}` : ""}`;
}

/** Whether the address names these filters as `collectionAddress` does. Other parameters and their order do not count. */
export function isCanonical(search: URLSearchParams, filters: CollectionFilters): boolean {
  const written = writtenFilters(filters);
  return FILTER_NAMES.every((name) => JSON.stringify(search.getAll(name)) === JSON.stringify(written.getAll(name)));
}

/** With a value that is taken in or, where it is there, taken out; from the first page. */
export const withFacet = <T extends Pick<CollectionFilters, "facets" | "pages">>(filters: T, facet: string): T => ({
  ...filters,
  facets: filters.facets.includes(facet)
    ? filters.facets.filter((one) => one !== facet)
    : [...filters.facets, facet].toSorted(),
  pages: 1,
});

/** How many filters narrow the list. */
export const countFilters = ({ facets, from, to, inStock, isReduced }: CollectionFilters): number =>
  facets.length + Number(from !== undefined || to !== undefined) + Number(inStock) + Number(isReduced);

const oneOf = (values: readonly (string | number)[]) => new RegExp(`^(${values.join("|")})$`);
const NEVER = /(?!)/;

/** For the page cache: addresses with a price or with more than three values are not kept, as there is no end of them. */
export const CACHED_FILTERS: Readonly<Record<(typeof FILTER_NAMES)[number], RegExp>> = {
  f: new RegExp(`^${FACET}(_${FACET}){0,2}$`),
  from: NEVER,
  to: NEVER,
  stock: /^1$/,
  reduced: /^1$/,
  sort: oneOf(COLLECTION_SORTS.slice(1)),
  pages: oneOf(Array.from({ length: MAX_PAGES - 1 }, (_, i) => i + 2)),
  page: PART,
};

/** By attribute: `{ "scent-family": ["scent-family.citrus"] }`. An address may name any, such as `constructor`. */
export const byAttribute = (facets: readonly string[]): Partial<Record<string, string[]>> =>
  Object.groupBy(facets, (facet) => facet.slice(0, facet.indexOf(".")));
