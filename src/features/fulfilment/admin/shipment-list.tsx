import { Link } from "react-router";
import { listMomentIn } from "#backoffice/moments.ts";
import { messages as orderMessages } from "#features/orders/admin/messages.ts";
import { Marks, Waiting } from "#features/orders/admin/order-badges.tsx";
import {
  carrierOf,
  customerOf,
  destinationLines,
  destinationOf,
  inMoney,
  type OrderListItem,
} from "#features/orders/admin/order-list-item.ts";
import { OrderStatusBadge } from "#features/orders/admin/order-status-badge.tsx";
import { offersShipment } from "#features/orders/offers-shipment.ts";
import { classes } from "#ui/classes.ts";
import { CardItem, CardList, type Column, ListTable, opensLook } from "#ui/list-table.tsx";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { TwoLines } from "#ui/two-lines.tsx";
import { useIsWide } from "#ui/use-is-wide.ts";
import { ShipButton } from "./create-shipment.tsx";
import { messages } from "./messages.ts";
import { ParcelFacts } from "./parcel-facts.tsx";

const words = messages.shipments;
const { columns } = words;

/** Its columns have their widths before the rows come, and keep them whatever the rows say. */
export const TABLE_LOOK = "[&_table]:table-fixed";

type ParcelProps = { order: OrderListItem; timeZone: string; isWide?: true };

/** Where it went, or the way to send it: quiet, as every row has it. */
const Parcel = ({ order, timeZone, isWide }: ParcelProps) => {
  const [shipment] = order.shipments;
  if (shipment) return <ParcelFacts shipment={shipment} timeZone={timeZone} />;
  if (!offersShipment(order)) return null;
  return (
    <span className={classes("whitespace-nowrap", isWide && "-mx-4 block text-gold-deep *:text-inherit!")}>
      <ShipButton order={order} variant={isWide ? "quiet" : "secondary"} size="small" />
    </span>
  );
};

const NumberOf = ({ order, timeZone }: { order: OrderListItem; timeZone: string }) => (
  <>
    <p className="flex items-baseline gap-2 whitespace-nowrap">
      <Link to={`/admin/orders/${order.id}`} className={`figures ${opensLook}`}>
        {order.order_number}
      </Link>
      <Waiting order={order} />
    </p>
    <p className="figures text-xs whitespace-nowrap text-stone">{listMomentIn(timeZone, order.created_at)}</p>
    <Marks order={order} timeZone={timeZone} />
  </>
);

/** "DPD machine", or a courier, of whom no more is known. */
function deliveryOf(order: OrderListItem): string {
  const carrier = carrierOf(order);
  return carrier ? words.machineOf(carrier) : orderMessages.row.courier;
}

const itemsOf = ({ order_items }: OrderListItem): string =>
  words.items(order_items.reduce((sum, { quantity }) => sum + quantity, 0));

export function ShipmentList({ orders, timeZone }: { orders: readonly OrderListItem[]; timeZone: string }) {
  if (!useIsWide())
    return (
      <CardList label={words.title}>
        {orders.map((order) => (
          <CardItem key={order.id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <NumberOf order={order} timeZone={timeZone} />
                <p className="mt-1">
                  <TwoLines>{customerOf(order)}</TwoLines>
                </p>
              </div>
              <OrderStatusBadge status={order.status} />
            </div>
            <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
              <div className="min-w-0 flex-1 basis-32 text-xs text-stone">
                <p>
                  {itemsOf(order)} · {deliveryOf(order)}
                </p>
                <address className="grid not-italic *:truncate">
                  {destinationLines(order).map((line) => (
                    <span key={line} title={line}>
                      {line}
                    </span>
                  ))}
                </address>
              </div>
              <div className={order.shipments.length > 0 ? "basis-full" : undefined}>
                <Parcel order={order} timeZone={timeZone} />
              </div>
            </div>
          </CardItem>
        ))}
      </CardList>
    );
  return <ListTable className={TABLE_LOOK} label={words.title} columns={shipmentColumns(timeZone)} rows={orders} />;
}

/** A card to come. */
export const ShipmentPlace = () => (
  <div className="grid gap-2">
    <div className="flex items-start justify-between gap-3">
      <SkeletonText lines={3} className="w-32" />
      <Skeleton className="h-6 w-20" />
    </div>
    <div className="flex items-end justify-between gap-4">
      <SkeletonText lines={3} className="w-36 text-xs" />
      <Skeleton className="h-9 w-36" />
    </div>
  </div>
);

export const shipmentColumns = (timeZone: string): readonly Column<OrderListItem>[] => [
  {
    head: columns.order,
    className: "w-[15%]",
    placeLook: "w-32",
    cell: (order) => <NumberOf order={order} timeZone={timeZone} />,
  },
  { head: columns.customer, className: "w-[12%]", cell: (order) => <TwoLines>{customerOf(order)}</TwoLines> },
  {
    head: columns.to,
    placeLook: "w-36",
    placeLines: 2,
    cell: (order) => <TwoLines className="text-xs">{destinationOf(order)}</TwoLines>,
  },
  {
    head: columns.delivery,
    placeLook: "w-36",
    placeLines: 2,
    className: "w-[18%]",
    cell: (order) => (
      <>
        {deliveryOf(order)}
        <span className="block text-xs text-stone">{itemsOf(order)}</span>
      </>
    ),
  },
  { head: columns.total, numeric: true, className: "w-[9%]", cell: (order) => inMoney(order.total_amount, order) },
  {
    head: columns.status,
    className: "w-[12%]",
    placeLook: "h-6 w-20",
    cell: (order) => <OrderStatusBadge status={order.status} />,
  },
  {
    head: columns.parcel,
    className: "w-[18%]",
    placeLook: "w-28",
    cell: (order) => <Parcel order={order} timeZone={timeZone} isWide />,
  },
];
