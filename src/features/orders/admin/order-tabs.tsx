import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { currentLocale } from "#shared/language.ts";
import { classes } from "#ui/classes.ts";
import { tabLook } from "#ui/tabs.tsx";
import { ORDER_TABS } from "../order-filters.ts";
import { messages } from "./messages.ts";
import type { useOrderFilters } from "./use-order-filters.ts";

type OrderTabsProps = { view: Pick<ReturnType<typeof useOrderFilters>, "tab" | "linkToTab"> };

/** The worklists of the orders, with how many are on each. */
export function OrderTabs({ view: { tab, linkToTab } }: OrderTabsProps) {
  const { data } = useEndpointQuery("GET admin-orders-statistics", {}, { refetchInterval: 15_000 });
  return (
    <nav
      aria-label={messages.orders.title}
      className="mb-4 scroll-fade flex gap-6 border-b border-beige xl:mb-0 xl:flex-1 xl:border-0"
    >
      {ORDER_TABS.map((one) => (
        <Link
          key={one}
          to={linkToTab(one)}
          preventScrollReset
          aria-current={one === tab ? "page" : undefined}
          className={classes(tabLook, "xl:min-h-10 aria-[current]:border-gold-deep aria-[current]:text-espresso")}
        >
          {messages.views[one]}
          {data && <span className="figures text-stone">{data.tabs[one].toLocaleString(currentLocale())}</span>}
        </Link>
      ))}
    </nav>
  );
}
