import type { QueryOf } from "#api-client/api-client.ts";
import { addressQuery } from "#backoffice/address-query.ts";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { pageNumber } from "#shared/page-number.ts";
import { ORDER_TABS, ORDER_VIEWS, type OrderTab, orderFilters } from "../order-filters.ts";

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
  const [from, to] = [wholeDay(filters.from), wholeDay(filters.to)];
  const { sort, direction, view, page: _, ...narrowing } = { ...filters, from, to };
  const { page, ...wanted } = addressQuery(orderFilters.safeExtend({ page: pageNumber }), filters);
  const isAttention = filters.review_flag === "yes" && view === DEFAULTS.view;
  const whole = Object.values(narrowing).every((value) => value === "")
    ? ORDER_VIEWS.find((one) => one === view)
    : undefined;
  // What is narrowed is not all.
  const tab = view === DEFAULTS.view && !whole ? undefined : ORDER_TABS.find((one) => one === view);
  return {
    filters,
    change,
    linkTo,
    /** The tab that is open; none in the other views. */
    tab,
    /** A tab keeps what is searched for. Status and payment are its own. */
    linkToTab: (to: OrderTab) => linkWith({ view: to, status: "", payment: "", review_flag: "" }),
    /** Only the orders that need attention. */
    isAttention,
    linkToAttention: linkWith({ view: DEFAULTS.view, status: "", payment: "", review_flag: "yes" }),
    wanted,
    page,
    isWrongWay: Boolean(from && to && from > to),
    /** The view that is shown as a whole; none where something narrows it. */
    whole,
    /** Back to all orders of the tab. */
    clear: () => change({ ...NARROWING, ...(!tab && { view: DEFAULTS.view }) }),
  };
}
