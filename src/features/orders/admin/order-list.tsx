import { ToBulkFrame } from "#ui/bulk-frame.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { HeaderCell, type SortDirection, SortHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { useIsWide } from "#ui/use-is-wide.ts";
import type { OrderSort } from "../order-filters.ts";
import { messages } from "./messages.ts";
import { OrderCard } from "./order-card.tsx";
import type { OrderFilterView } from "./order-filters.tsx";
import type { OrderListItem } from "./order-list-item.ts";
import { OrderRow, type OrderRowProps } from "./order-row.tsx";
import type { Selection } from "./use-selection.ts";

const columns = messages.columns;

type OrderListProps = {
  orders: readonly OrderListItem[];
  total: number;
  isCapped: boolean;
  selection: Selection;
  view: OrderFilterView;
  timeZone: string;
} & Pick<OrderRowProps, "ShippedDialog">;

/** A table on a desk, cards on the packing table's phone. */
export function OrderList({ orders, total, isCapped, selection, view, timeZone, ShippedDialog }: OrderListProps) {
  const isWide = useIsWide("80rem");
  const all = <SelectAll {...{ total, isCapped, selection }} hasLabel={!isWide} />;
  const rowOf = (order: OrderListItem) => ({
    order,
    timeZone,
    ShippedDialog,
    isChosen: selection.chosen.has(order.id),
    onChoose: () => selection.toggle(order.id),
  });
  if (!isWide)
    return (
      <>
        {all}
        <ul
          aria-label={messages.orders.title}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))]"
        >
          {orders.map((order) => (
            <OrderCard key={order.id} {...rowOf(order)} />
          ))}
        </ul>
      </>
    );
  return (
    <Table
      label={messages.orders.title}
      className="[&_td]:px-1.5 [&_th]:px-1.5 min-[90rem]:[&_td]:px-2.5 min-[90rem]:[&_th]:px-2.5 [&_thead_th]:whitespace-normal [&_thead_button]:w-min"
    >
      <TableHead>
        <HeaderCell className="w-0">{all}</HeaderCell>
        <Sortable view={view} by="number" label={columns.number} first="asc" />
        <Sortable view={view} by="customer" label={columns.customer} first="asc" />
        <HeaderCell>{columns.delivery}</HeaderCell>
        <HeaderCell>{columns.address}</HeaderCell>
        <HeaderCell>{columns.items}</HeaderCell>
        <Sortable view={view} by="total" label={columns.total} first="desc" numeric />
        <HeaderCell>{columns.payment}</HeaderCell>
        <Sortable view={view} by="status" label={columns.status} first="asc" />
        <Sortable view={view} by="created" label={columns.created} first="desc" />
      </TableHead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} {...rowOf(order)} />
        ))}
      </tbody>
    </Table>
  );
}

type SelectAllProps = { total: number; isCapped: boolean; selection: Selection; hasLabel: boolean };

function SelectAll({ total, isCapped, selection: { chosen, isAsking, chooseAll, clear }, hasLabel }: SelectAllProps) {
  const isAll = chosen.size > 0 && chosen.size >= total;
  return (
    <div className="relative">
      <Checkbox
        label={messages.bulk.selectAll(total, isCapped)}
        labelHidden={!hasLabel}
        checked={isAll}
        indeterminate={chosen.size > 0 && !isAll}
        disabled={isAsking}
        onChange={() => (chosen.size > 0 ? clear() : void chooseAll())}
      />
      {chosen.size > 0 && <ToBulkFrame>{messages.bulk.go}</ToBulkFrame>}
    </div>
  );
}

type SortableProps = {
  view: OrderFilterView;
  by: OrderSort;
  label: string;
  /** The way that is meant when one first asks for it. */
  first: "asc" | "desc";
  numeric?: boolean;
};

const WORDS: Record<string, SortDirection> = { asc: "ascending", desc: "descending" };

function Sortable({ view: { filters, change }, by, label, first, numeric }: SortableProps) {
  const isSorted = filters.sort === by;
  const other = filters.direction === "asc" ? "desc" : "asc";
  return (
    <SortHeaderCell
      numeric={numeric}
      sorted={isSorted ? WORDS[filters.direction] : undefined}
      onSort={() => change({ sort: by, direction: isSorted ? other : first })}
    >
      {label}
    </SortHeaderCell>
  );
}
