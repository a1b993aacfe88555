import { ToBulkFrame } from "#ui/bulk-frame.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { CardList, ListTable } from "#ui/list-table.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useIsWide } from "#ui/use-is-wide.ts";
import { messages } from "./messages.ts";
import { OrderCard } from "./order-card.tsx";
import { orderColumns } from "./order-columns.tsx";
import type { OrderFilterView } from "./order-filters.tsx";
import type { OrderListItem } from "./order-list-item.ts";
import type { StatusAsked } from "./status-dialog.tsx";
import type { OrderSelection } from "./use-order-selection.ts";

type OrderListProps = {
  orders: readonly OrderListItem[];
  total: number;
  isCapped: boolean;
  selection: OrderSelection;
  view: OrderFilterView;
  timeZone: string;
  ask: (asked: StatusAsked) => void;
};

export const TABLE_FROM = "80rem";
/** Its columns have their widths before the rows come, and keep them whatever the rows say. */
export const TABLE_LOOK =
  "leading-snug [&_table]:table-fixed [&_td]:px-2 [&_th]:px-2 [&_thead_th]:leading-tight [&_thead_th]:whitespace-normal";
/** The column of the boxes that select. */
export const CHOICE = { head: "", headContent: <Skeleton className="size-5" />, className: "w-9", cell: () => null };

/** A table on a desk, cards on the packing table's phone. */
export function OrderList({ orders, total, isCapped, selection, view, timeZone, ask }: OrderListProps) {
  const isWide = useIsWide(TABLE_FROM);
  const all = <SelectAll total={total} isCapped={isCapped} selection={selection} hasLabel={!isWide} />;
  const isSelected = ({ id }: OrderListItem) => selection.ids.has(id);
  const choiceOf = (order: OrderListItem) => (
    <Checkbox
      label={messages.row.select(order.order_number)}
      labelHidden
      checked={isSelected(order)}
      onChange={() => selection.toggle(order.id)}
    />
  );
  if (!isWide)
    return (
      <>
        {all}
        <CardList label={messages.orders.title}>
          {orders.map((order) => (
            <OrderCard key={order.id} choice={choiceOf(order)} order={order} timeZone={timeZone} ask={ask} />
          ))}
        </CardList>
      </>
    );
  return (
    <ListTable
      label={messages.orders.title}
      className={TABLE_LOOK}
      columns={[{ ...CHOICE, headContent: all, cell: choiceOf }, ...orderColumns(timeZone, ask)]}
      rows={orders}
      isSelected={isSelected}
      view={view}
    />
  );
}

type SelectAllProps = { total: number; isCapped: boolean; selection: OrderSelection; hasLabel: boolean };

function SelectAll({ total, isCapped, selection: { ids, isAsking, chooseAll, clear }, hasLabel }: SelectAllProps) {
  const isAll = ids.size > 0 && ids.size >= total;
  return (
    <div className="relative">
      <Checkbox
        label={messages.bulk.selectAll(total, isCapped)}
        labelHidden={!hasLabel}
        checked={isAll}
        indeterminate={ids.size > 0 && !isAll}
        disabled={isAsking}
        onChange={() => (ids.size > 0 ? clear() : void chooseAll())}
      />
      {ids.size > 0 && <ToBulkFrame>{messages.bulk.go}</ToBulkFrame>}
    </div>
  );
}
