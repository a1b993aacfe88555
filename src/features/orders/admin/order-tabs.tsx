import { Fragment, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { currentLocale } from "#shared/language.ts";
import { classes } from "#ui/classes.ts";
import { tabLook } from "#ui/tabs.tsx";
import { ORDER_TABS } from "../order-filters.ts";
import { messages } from "./messages.ts";
import type { useOrderFilters } from "./use-order-filters.ts";

type OrderTabsProps = {
  view: Pick<ReturnType<typeof useOrderFilters>, "tab" | "linkToTab" | "isAttention" | "linkToAttention">;
};

/** The worklists of the orders, with how many are on each. */
export function OrderTabs({ view: { tab, linkToTab, isAttention, linkToAttention } }: OrderTabsProps) {
  const { data } = useEndpointQuery("GET admin-orders-statistics", {}, { refetchInterval: 15_000 });
  const nav = useRef<HTMLElement>(null);
  // A phone shows a part of them; counts make them wider.
  const shown = [isAttention, tab, data === undefined].join();
  useEffect(() => {
    if (!shown) return;
    const current = nav.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    const frame = nav.current?.getBoundingClientRect();
    if (current && frame)
      nav.current?.scrollBy({ left: current.left - frame.left - (frame.width - current.width) / 2 });
  }, [shown]);
  return (
    <nav
      ref={nav}
      aria-label={messages.orders.title}
      className="mb-4 scroll-fade flex gap-6 border-b border-beige xl:mb-0 xl:flex-1 xl:border-0"
    >
      {ORDER_TABS.map((one) => (
        <Fragment key={one}>
          <Tab to={linkToTab(one)} name={messages.views[one]} count={data?.tabs[one]} isOpen={one === tab} />
          {one === "to-ship" && (
            <Tab
              to={linkToAttention}
              name={messages.row.reviewFlag}
              count={data?.review_flags}
              isOpen={isAttention}
              isUrgent={Boolean(data?.review_flags)}
            />
          )}
        </Fragment>
      ))}
    </nav>
  );
}

type TabProps = { to: string; name: string; count: number | undefined; isOpen: boolean; isUrgent?: boolean };

const Tab = ({ to, name, count, isOpen, isUrgent = false }: TabProps) => (
  <Link
    to={to}
    preventScrollReset
    aria-current={isOpen ? "page" : undefined}
    className={classes(tabLook, "xl:min-h-10 aria-[current]:border-gold-deep aria-[current]:text-espresso")}
  >
    {isUrgent && <span className="size-2 rounded-full bg-wine" />}
    {name}
    {count !== undefined && <span className="figures text-stone">{count.toLocaleString(currentLocale())}</span>}
  </Link>
);
