import type { QueryOf } from "#api-client/api-client.ts";
import { pageNumber } from "#shared/page-number.ts";
import { CATEGORIES } from "../category.ts";
import { PRODUCT_SORTS, STOCK_STATES } from "../product-list.ts";
import { PRODUCT_STATES } from "../publication.ts";

export type ListQuery = QueryOf<"GET admin-products">;

/** What the address of the list may hold. `show` is isNew, discounted, a state other than published, or all of them. */
export const NO_FILTERS = { search: "", category: "", stock: "", show: "", sort: "newest", page: "1" };
export type ListFilters = Record<keyof typeof NO_FILTERS, string>;

/** What is asked for; an address that somebody typed may hold anything. */
export function listQuery({ search, category, stock, show, sort, page }: ListFilters): ListQuery {
  return {
    search: search.slice(0, 200),
    category: CATEGORIES.find((one) => one === category),
    stock: STOCK_STATES.find((one) => one === stock),
    ...(show === "isNew" || show === "discounted" ? { [show]: "true" as const } : {}),
    // Older links say "retired".
    state: ([...PRODUCT_STATES, "all"] as const).find((one) => one === (show === "retired" ? "archived" : show)),
    sort: PRODUCT_SORTS.find((one) => one === sort),
    page: pageNumber.catch(1).parse(page),
  };
}

export const isNarrowed = ({ search, category, stock, show }: ListFilters): boolean =>
  [search, category, stock, show].some((one) => one !== "");

/** The list that these filters ask for, whatever its order and page. */
export const listOf = ({ sort, page, ...narrowing }: ListFilters): string => JSON.stringify(narrowing);
