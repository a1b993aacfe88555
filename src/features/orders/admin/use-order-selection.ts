import { useState } from "react";
import { call } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { useSelection } from "#backoffice/use-selection.ts";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";
import type { WantedOrders } from "./use-order-filters.ts";

/** Which orders are chosen. */
export function useOrderSelection(wanted: WantedOrders) {
  const { sort, direction, ...narrowing } = wanted;
  const selection = useSelection(JSON.stringify(narrowing));
  const [isAsking, setAsking] = useState(false);
  /** Selects all orders that fit the filters (back office 2). */
  const chooseAll = async () => {
    setAsking(true);
    try {
      const { order_ids, has_more } = await call("GET admin-orders-selection", { query: wanted });
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
  return { ...selection, isAsking, chooseAll };
}
export type OrderSelection = ReturnType<typeof useOrderSelection>;
