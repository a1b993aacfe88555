import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router";
import { momentIn } from "#backoffice/moments.ts";
import { Marks, Method, To } from "./order-badges.tsx";
import { customerOf, goodsOf, inMoney, type OrderListItem } from "./order-list-item.ts";
import { type ShipOrderProps, StatusChoice } from "./status-choice.tsx";
import { useListSearch } from "./use-list-search.ts";

type OrderCardProps = {
  order: OrderListItem;
  timeZone: string;
  /** The box that selects it. */
  choice: ReactNode;
  ShippedDialog: ComponentType<ShipOrderProps>;
};

/** The order on screens without space for columns. */
export function OrderCard({ order, timeZone, choice, ShippedDialog }: OrderCardProps) {
  const listSearch = useListSearch();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-2 rounded-md border border-beige bg-paper p-4">
      <div className="flex items-start gap-3">
        {choice}
        <div className="mr-auto min-w-0">
          <Link to={`/admin/orders/${order.id}${listSearch}`} className="link figures font-medium">
            {order.order_number}
          </Link>
          <Marks order={order} timeZone={timeZone} />
          <p className="truncate">{customerOf(order)}</p>
          {order.company && <p className="truncate text-xs">{order.company}</p>}
        </div>
        <div className="figures shrink-0 text-right">
          <p className="font-medium">{inMoney(order.total_amount, order)}</p>
          <p className="text-xs text-stone">{momentIn(timeZone, order.created_at)}</p>
        </div>
      </div>
      <p className="line-clamp-2 pl-8 text-xs wrap-anywhere">{goodsOf(order).join(", ")}</p>
      <div className="flex items-center justify-between gap-3 pl-8">
        <p className="min-w-0 text-xs wrap-anywhere text-stone">
          <Method order={order} /> · <To order={order} />
        </p>
        <StatusChoice order={order} ShippedDialog={ShippedDialog} />
      </div>
    </li>
  );
}
