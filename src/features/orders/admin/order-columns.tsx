import { CircleAlert, Clock, PackageOpen } from "lucide-react";
import { Link } from "react-router";
import { listMomentIn, momentIn } from "#backoffice/moments.ts";
import { type Column, opensLook } from "#ui/list-table.tsx";
import { TwoLines } from "#ui/two-lines.tsx";
import type { OrderSort } from "../order-filters.ts";
import { messages } from "./messages.ts";
import { ListedTest, Method, PaymentBadge, RefundDue, Waiting } from "./order-badges.tsx";
import {
  carrierOf,
  customerOf,
  destinationOf,
  goodsOf,
  inMoney,
  type OrderListItem,
  reservedInWords,
} from "./order-list-item.ts";
import { StatusChoice } from "./status-choice.tsx";
import type { StatusAsked } from "./status-dialog.tsx";
import { useListSearch } from "./use-list-search.ts";

const { columns, row: words } = messages;
type OrderColumn = Column<OrderListItem, OrderSort>;

/** What the list of orders says of each, in two lines at most, beside the box that selects it. */
export const orderColumns = (timeZone: string, ask: (asked: StatusAsked) => void): OrderColumn[] => [
  {
    head: columns.number,
    sort: { by: "number", first: "asc" },
    isRowHead: true,
    className: "w-26",
    cell: (order) => <NumberOf order={order} />,
  },
  {
    head: columns.created,
    sort: { by: "created", first: "desc" },
    className: "w-28",
    cellClassName: "figures whitespace-nowrap text-stone",
    placeLook: "w-20",
    cell: (order) => (
      <>
        <time dateTime={order.created_at} title={momentIn(timeZone, order.created_at)}>
          {listMomentIn(timeZone, order.created_at)}
        </time>
        <Waiting order={order} />
      </>
    ),
  },
  {
    head: columns.customer,
    sort: { by: "customer", first: "asc" },
    className: "w-[12%]",
    cellClassName: "truncate",
    placeLook: "w-24",
    cell: (order) => {
      const names = [customerOf(order), order.company].filter(Boolean).join(", ");
      return <span title={`${names}, ${order.customers.email}`}>{names}</span>;
    },
  },
  {
    head: columns.total,
    sort: { by: "total", first: "desc" },
    numeric: true,
    className: "w-26",
    cell: (order) => (
      <>
        {inMoney(order.total_amount, order)}
        <PaymentOf order={order} timeZone={timeZone} />
      </>
    ),
  },
  {
    head: columns.status,
    sort: { by: "status", first: "asc" },
    className: "w-38",
    placeLook: "h-6 w-20",
    cell: (order) => (
      <span className="flex items-center gap-2">
        <StatusChoice order={order} ask={ask} />
        <PartlyShippedSign order={order} />
      </span>
    ),
  },
  {
    head: columns.delivery,
    className: "w-30",
    placeLines: 2,
    cell: (order) => (
      <>
        {carrierOf(order)}
        <span className={carrierOf(order) ? "block text-xs text-stone" : undefined}>
          <Method order={order} />
        </span>
      </>
    ),
  },
  {
    head: columns.address,
    className: "w-[16%]",
    placeLook: "w-32",
    placeLines: 2,
    cell: (order) => <TwoLines className="text-xs">{destinationOf(order)}</TwoLines>,
  },
  {
    head: columns.items,
    placeLook: "w-52",
    placeLines: 2,
    cell: (order) => (
      <TwoLines title={goodsOf(order).join("\n")} className="text-xs">
        {goodsOf(order).join(", ")}
      </TwoLines>
    ),
  },
];

function NumberOf({ order }: { order: OrderListItem }) {
  const listSearch = useListSearch();
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Link to={`/admin/orders/${order.id}${listSearch}`} className={`figures ${opensLook}`}>
        {order.order_number}
      </Link>
      {order.review_flag && (
        <span title={words.reviewFlag} className="text-wine">
          <CircleAlert aria-hidden="true" className="size-4" />
          <span className="sr-only">{words.reviewFlag}</span>
        </span>
      )}
      <ListedTest order={order} />
    </span>
  );
}

/** What is due is said in place of what was paid: it asks for an act. The usual case, paid, needs no word. */
function PaymentOf({ order, timeZone }: { order: OrderListItem; timeZone: string }) {
  const reserved = order.reserved && reservedInWords(order.reserved, timeZone);
  return (
    <span className="flex items-center justify-end gap-2 empty:hidden">
      <RefundDue order={order} otherwise={order.payment_state !== "paid" && <PaymentBadge order={order} />} />
      {reserved && (
        <span title={reserved} className="text-stone">
          <Clock aria-hidden="true" className="size-4" />
          <span className="sr-only">{reserved}</span>
        </span>
      )}
    </span>
  );
}

const PartlyShippedSign = ({ order: { partly_shipped: shipped } }: { order: OrderListItem }) =>
  shipped && (
    <span
      title={words.partlyShipped(shipped.left, shipped.of)}
      className="figures inline-flex items-center gap-1 text-xs text-stone"
    >
      <PackageOpen aria-hidden="true" className="size-4" />
      <span aria-hidden="true">{`${shipped.left}/${shipped.of}`}</span>
      <span className="sr-only">{words.partlyShipped(shipped.left, shipped.of)}</span>
    </span>
  );
