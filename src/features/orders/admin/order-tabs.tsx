import type { ReactNode } from "react";
import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { currentLocale } from "#shared/language.ts";
import { classes } from "#ui/classes.ts";
import { tabLook } from "#ui/tabs.tsx";
import { ORDER_TABS } from "../order-filters.ts";
import { messages } from "./messages.ts";
import type { useOrderFilters } from "./use-order-filters.ts";

type OrderTabsProps = {
  view: Pick<ReturnType<typeof useOrderFilters>, "tab" | "linkToTab">;
  /** Links to other screens, at the end of the row; phones have them elsewhere. */
  children: ReactNode;
};

/** The worklists of the orders, with how many are on each. */
export function OrderTabs({ view: { tab, linkToTab }, children }: OrderTabsProps) {
  const { data } = useEndpointQuery("GET admin-orders-statistics", {}, { refetchInterval: 15_000 });
  return (
    <div className="mb-4 scroll-fade flex gap-x-6 border-b border-beige sm:gap-x-8">
      <nav aria-label={messages.orders.title} className="flex shrink-0 grow gap-6 sm:gap-8">
        {ORDER_TABS.map((one) => (
          <Link
            key={one}
            to={linkToTab(one)}
            preventScrollReset
            aria-current={one === tab ? "page" : undefined}
            className={classes(tabLook, "aria-[current]:border-gold-deep aria-[current]:text-espresso")}
          >
            {messages.views[one]}
            {data && <span className="figures text-stone">{data.tabs[one].toLocaleString(currentLocale())}</span>}
          </Link>
        ))}
      </nav>
      <div className="flex shrink-0 gap-6 max-sm:hidden">{children}</div>
    </div>
  );
}
