import type { ComponentType } from "react";
import { Link } from "react-router";
import { dayIn, timeIn } from "#backoffice/moments.ts";
import type { Column } from "#ui/list-table.tsx";
import type { OrderSort } from "../order-filters.ts";
import { messages } from "./messages.ts";
import { Attention, Goods, Method, MoneyNotes, PartlyShipped, PaymentBadge, To } from "./order-badges.tsx";
import { customerOf, inMoney, type OrderListItem } from "./order-list-item.ts";
import { type ShipOrderProps, StatusChoice } from "./status-choice.tsx";
import { useListSearch } from "./use-list-search.ts";

const columns = messages.columns;
type OrderColumn = Column<OrderListItem, OrderSort>;

/** What the list of orders says of each, beside the box that selects it. */
export const orderColumns = (timeZone: string, ShippedDialog: ComponentType<ShipOrderProps>): OrderColumn[] => [
  {
    head: columns.number,
    sort: { by: "number", first: "asc" },
    isRowHead: true,
    cell: (order) => <NumberOf order={order} />,
  },
  {
    head: columns.customer,
    sort: { by: "customer", first: "asc" },
    cellClassName: "min-w-28",
    cell: (order) => <Customer order={order} />,
  },
  { head: columns.delivery, cellClassName: "text-xs", cell: (order) => <Method order={order} /> },
  { head: columns.address, cellClassName: "min-w-28 text-xs wrap-anywhere", cell: (order) => <To order={order} /> },
  { head: columns.items, cellClassName: "min-w-32 text-xs", cell: (order) => <Goods order={order} /> },
  {
    head: columns.total,
    sort: { by: "total", first: "desc" },
    numeric: true,
    cell: (order) => inMoney(order.total_amount, order),
  },
  {
    head: columns.payment,
    cell: (order) => (
      <span className="grid justify-items-start gap-1">
        <PaymentBadge order={order} />
        <MoneyNotes order={order} timeZone={timeZone} />
      </span>
    ),
  },
  {
    head: columns.status,
    sort: { by: "status", first: "asc" },
    cell: (order) => (
      <span className="grid justify-items-start gap-1">
        <StatusChoice order={order} ShippedDialog={ShippedDialog} />
        <PartlyShipped order={order} />
      </span>
    ),
  },
  {
    head: columns.created,
    sort: { by: "created", first: "desc" },
    cellClassName: "figures whitespace-nowrap",
    cell: (order) => (
      <>
        <span className="block">{dayIn(timeZone, order.created_at)}</span>
        <span className="block text-xs text-stone">{timeIn(timeZone, order.created_at)}</span>
      </>
    ),
  },
];

function NumberOf({ order }: { order: OrderListItem }) {
  const listSearch = useListSearch();
  return (
    <>
      <Link to={`/admin/orders/${order.id}${listSearch}`} className="link figures whitespace-nowrap">
        {order.order_number}
      </Link>
      <span className="mt-1 block empty:hidden">
        <Attention order={order} />
      </span>
    </>
  );
}

function Customer({ order }: { order: OrderListItem }) {
  const [mailbox, domain] = order.customers.email.split("@");
  return (
    <>
      <span className="line-clamp-2" title={customerOf(order)}>
        {customerOf(order)}
      </span>
      {order.company && <span className="line-clamp-2 text-xs wrap-anywhere">{order.company}</span>}
      <span className="block text-xs wrap-anywhere text-stone">
        {mailbox}
        {domain && (
          <>
            <wbr />@{domain}
          </>
        )}
      </span>
    </>
  );
}
