import { useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { useSelection } from "#backoffice/use-selection.ts";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";
import type { OrderListItem } from "./order-list-item.ts";
import type { WantedOrders } from "./use-order-filters.ts";

type SeenOrder = ResponseOf<"GET admin-orders-selection">["orders"][number];

/** Which orders are chosen, and what was seen of them then; `orders` are those in view. */
export function useOrderSelection(wanted: WantedOrders, orders: readonly OrderListItem[]) {
  const { sort, direction, ...narrowing } = wanted;
  const selection = useSelection(JSON.stringify(narrowing));
  const [isAsking, setAsking] = useState(false);
  const [known] = useState(() => new Map<string, SeenOrder>());
  const note = (seen: SeenOrder) => known.set(seen.id, seen);
  const toggle = (id: string) => {
    const order = orders.find((one) => one.id === id);
    if (order) note({ id, status: order.status, payment: order.payment_state });
    selection.toggle(id);
  };
  /** Selects all orders that fit the filters (back office 2). */
  const chooseAll = async () => {
    setAsking(true);
    try {
      const { order_ids, orders, has_more } = await call("GET admin-orders-selection", { query: wanted });
      // A server of the version before tells ids only.
      orders?.forEach(note);
      selection.choose(order_ids);
      if (has_more)
        toast({
          title: messages.bulk.tooMany(order_ids.length),
          description: messages.bulk.tooManyText,
          tone: "warning",
        });
    } catch (error) {
      failureToast(messages.orders.loadFailed, error);
    } finally {
      setAsking(false);
    }
  };
  const seenOf = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  return { ...selection, toggle, seenOf, isAsking, chooseAll };
}
export type OrderSelection = ReturnType<typeof useOrderSelection>;
