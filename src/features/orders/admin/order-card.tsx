import type { ReactNode } from "react";
import { Link } from "react-router";
import { listMomentIn } from "#backoffice/moments.ts";
import { CardItem, opensLook } from "#ui/list-table.tsx";
import { Marks, Method, Waiting } from "./order-badges.tsx";
import {
  carrierOf,
  customerOf,
  destinationOf,
  goodsOf,
  inMoney,
  type OrderListItem,
  townOf,
} from "./order-list-item.ts";
import { StatusChoice } from "./status-choice.tsx";
import type { StatusAsked } from "./status-dialog.tsx";
import { useListSearch } from "./use-list-search.ts";

type OrderCardProps = {
  order: OrderListItem;
  timeZone: string;
  /** The box that selects it. */
  choice: ReactNode;
  ask: (asked: StatusAsked) => void;
};

/** The order on screens without space for columns. */
export function OrderCard({ order, timeZone, choice, ask }: OrderCardProps) {
  const listSearch = useListSearch();
  const goods = goodsOf(order).join(", ");
  return (
    <CardItem className="grid grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-3">
      <div className="row-span-4">{choice}</div>
      <p className="whitespace-nowrap text-stone">
        <Link to={`/admin/orders/${order.id}${listSearch}`} className={`figures ${opensLook}`}>
          {order.order_number}
        </Link>
        <time dateTime={order.created_at} className="figures ml-2 text-xs">
          {listMomentIn(timeZone, order.created_at)}
        </time>
        <Waiting order={order} className="ml-2" />
      </p>
      <p className="figures text-right font-medium">{inMoney(order.total_amount, order)}</p>
      <div className="min-w-0">
        <p className="truncate">{[customerOf(order), order.company].filter(Boolean).join(", ")}</p>
        <p className="truncate text-xs text-stone" title={destinationOf(order)}>
          {carrierOf(order)} <Method order={order} /> · {townOf(order)}
        </p>
      </div>
      <div className="self-center text-right">
        <StatusChoice order={order} ask={ask} />
      </div>
      <p className="col-span-2 col-start-2 truncate text-xs" title={goods}>
        {goods}
      </p>
      <div className="col-span-2 col-start-2">
        <Marks order={order} timeZone={timeZone} />
      </div>
    </CardItem>
  );
}
