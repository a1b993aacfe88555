import type { ReactNode } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { type ListTab, ListTabs } from "#backoffice/list-tabs.tsx";
import { ORDER_TABS } from "../order-filters.ts";
import { messages } from "./messages.ts";
import type { useOrderFilters } from "./use-order-filters.ts";

type OrderTabsProps = {
  view: Pick<ReturnType<typeof useOrderFilters>, "tab" | "linkToTab" | "isAttention" | "linkToAttention">;
  children: ReactNode;
};

/** The worklists of the orders, with how many are on each. */
export function OrderTabs({ view: { tab, linkToTab, isAttention, linkToAttention }, children }: OrderTabsProps) {
  const { data } = useEndpointQuery("GET admin-orders-statistics", {}, { refetchInterval: 15_000 });
  const attention: ListTab = {
    to: linkToAttention,
    name: messages.row.reviewFlag,
    count: data?.review_flags,
    isOpen: isAttention,
    isUrgent: Boolean(data?.review_flags),
  };
  const tabs = ORDER_TABS.flatMap((one): ListTab[] => {
    const list = { to: linkToTab(one), name: messages.views[one], count: data?.tabs[one], isOpen: one === tab };
    return one === "to-ship" ? [list, attention] : [list];
  });
  return (
    <ListTabs label={messages.orders.title} tabs={tabs}>
      {children}
    </ListTabs>
  );
}
