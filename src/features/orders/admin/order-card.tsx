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
  return (
    <CardItem className="grid grid-cols-[auto_minmax(0,1fr)_auto] content-start items-center gap-x-3 gap-y-0.5">
      <div className="row-span-4 self-start">{choice}</div>
      <p className="whitespace-nowrap">
        <Link to={`/admin/orders/${order.id}${listSearch}`} className={`figures ${opensLook}`}>
          {order.order_number}
        </Link>
        <Waiting order={order} className="ml-2" />
      </p>
      <p className="figures text-right font-medium">{inMoney(order.total_amount, order)}</p>
      <p className="truncate">{[customerOf(order), order.company].filter(Boolean).join(", ")}</p>
      <StatusChoice order={order} ask={ask} />
      <p
        className="col-span-2 col-start-2 truncate text-xs text-stone"
        title={[destinationOf(order), ...goodsOf(order)].join("\n")}
      >
        <time dateTime={order.created_at} className="figures">
          {listMomentIn(timeZone, order.created_at)}
        </time>
        {" · "}
        {carrierOf(order)} <Method order={order} />
        {["", townOf(order), goodsOf(order).join(", ")].join(" · ")}
      </p>
      <div className="col-span-2 col-start-2">
        <Marks order={order} timeZone={timeZone} />
      </div>
    </CardItem>
  );
}
