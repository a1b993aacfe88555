import type { QueryOf } from "#api-client/api-client.ts";
import { addressQuery, useAddressFilters } from "#backoffice/url-filters.ts";
import { ORDER_TABS, type OrderTab } from "../order-filters.ts";

/** What narrows the list, and what it is sorted by. */
export type WantedOrders = QueryOf<"GET admin-orders-selection">;

const DEFAULTS = {
  search: "",
  customer: "",
  status: "",
  payment: "",
  view: "orders",
  review_flag: "",
  from: "",
  to: "",
  sort: "created",
  direction: "desc",
  page: "1",
};

const { sort: _sort, direction: _direction, page: _page, view: _view, ...NARROWING } = DEFAULTS;

/** A year typed key by key is 0002 on its way to 2026: such a day narrows nothing yet. */
const wholeDay = (text: string): string => (text < "2000" ? "" : text);

/** The filters of the list, as the address has them, and as the function wants them. */
export function useOrderFilters() {
  const { filters, change, linkTo, linkWith } = useAddressFilters(DEFAULTS);
  const { page, ...rest } = { ...filters, from: wholeDay(filters.from), to: wholeDay(filters.to) };
  const { sort, direction, view, ...narrowing } = rest;
  const { from, to } = rest;
  const narrowed: Partial<typeof rest> = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== "" && value !== "all"),
  );
  const wanted = addressQuery("GET admin-orders-selection", narrowed);
  const tab = ORDER_TABS.find((one) => one === view);
  return {
    filters,
    change,
    linkTo,
    /** The tab that is open; none in the other views. */
    tab,
    /** A tab keeps what is searched for. Status and payment are its own. */
    linkToTab: (to: OrderTab) => linkWith({ view: to, status: "", payment: "" }),
    wanted,
    page: Math.max(1, Number.parseInt(page, 10) || 1),
    isWrongWay: Boolean(from && to && from > to),
    isNarrowed: !tab || Object.values(narrowing).some((value) => value !== ""),
    /** Back to all orders of the tab. */
    clear: () => change({ ...NARROWING, ...(!tab && { view: DEFAULTS.view }) }),
  };
}
