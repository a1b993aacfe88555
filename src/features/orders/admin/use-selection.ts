import { useState } from "react";
import { call } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";
import type { WantedOrders } from "./use-order-filters.ts";

const NOBODY: ReadonlySet<string> = new Set();

/** Which orders are chosen, also on other pages. Other filters, other list: then nothing is chosen that is not in view. */
export function useSelection(wanted: WantedOrders) {
  const { sort, direction, ...narrowing } = wanted;
  const list = JSON.stringify(narrowing);
  const [state, setState] = useState({ list, chosen: NOBODY });
  const [isAsking, setAsking] = useState(false);
  const chosen = state.list === list ? state.chosen : NOBODY;
  const choose = (ids: Iterable<string>) => setState({ list, chosen: new Set(ids) });

  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  };
  /** Selects all orders that fit the filters (back office 2). */
  const chooseAll = async () => {
    setAsking(true);
    try {
      const { order_ids, has_more } = await call("GET admin-orders-selection", { query: wanted });
      choose(order_ids);
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
  return { chosen, isAsking, toggle, chooseAll, clear: () => choose([]), keep: choose };
}
export type Selection = ReturnType<typeof useSelection>;
