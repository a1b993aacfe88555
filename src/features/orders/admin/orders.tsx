import { PackageOpen, Plus, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ListLayout } from "#backoffice/list-layout.tsx";
import { Button } from "#ui/button.tsx";
import type { MenuItem } from "#ui/dropdown-menu.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { MoreMenu } from "#ui/more-menu.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { BulkBar, type BulkBarProps } from "./bulk-bar.tsx";
import { BulkOutcome } from "./bulk-outcome.tsx";
import { useOrderExport } from "./export-orders.tsx";
import { messages } from "./messages.ts";
import { orderColumns } from "./order-columns.tsx";
import { OrderFigures } from "./order-figures.tsx";
import { dayInWords, OrderFilters, type OrderFilterView } from "./order-filters.tsx";
import { CHOICE, OrderList, TABLE_FROM, TABLE_LOOK } from "./order-list.tsx";
import type { OrderParts } from "./order-parts.ts";
import { useStatusDialog } from "./status-dialog.tsx";
import { useBulk } from "./use-bulk.ts";
import { useOrderFilters } from "./use-order-filters.ts";
import { useOrderSelection } from "./use-order-selection.ts";

const words = messages.orders;
/** A new order shows within seconds. */
const LOOKS_AGAIN_MS = 10_000;

type OrdersProps = {
  timeZone: string;
  /** To the documents of the orders. */
  /** Further screens. */
  links: readonly MenuItem[];
  /** What else waits for a person, above the list. */
  children: ReactNode;
} & Pick<OrderParts, "ShippedDialog"> &
  Pick<BulkBarProps, "ShipManyDialog">;

const NewOrder = () => (
  <Button asChild>
    <Link to="/admin/orders/new">
      <Plus aria-hidden="true" className="size-4" />
      {words.newOrder}
    </Link>
  </Button>
);

const ToAll = ({ view }: { view: OrderFilterView }) => (
  <Button asChild variant="secondary">
    <Link to={view.linkToTab("orders")}>{words.showAll}</Link>
  </Button>
);

/** Said here too, as the filters may be closed. */
function WrongWay({ view: { filters, change, clear } }: { view: OrderFilterView }) {
  const { from, to } = filters;
  return (
    <EmptyState
      icon={SearchX}
      title={messages.filters.wrongWay}
      text={messages.filters.wrongWayText(dayInWords(from), dayInWords(to))}
      action={
        <>
          <Button variant="secondary" onClick={() => change({ from: to, to: from })}>
            {messages.filters.swap}
          </Button>
          <Button variant="quiet" onClick={clear}>
            {words.clear}
          </Button>
        </>
      }
    />
  );
}

/** All orders: found, chosen, moved on, shipped, exported. */
export function Orders({ timeZone, links, children, ShippedDialog, ShipManyDialog }: OrdersProps) {
  const view = useOrderFilters();
  const answer = useEndpointQuery(
    "GET admin-orders",
    { query: { ...view.wanted, page: view.page } },
    { enabled: !view.isWrongWay, refetchInterval: LOOKS_AGAIN_MS },
  );
  const { data } = answer;
  const orders = data?.orders ?? [];
  const selection = useOrderSelection(view.wanted, orders);
  const bulk = useBulk(selection);
  const { ask, dialog } = useStatusDialog(ShippedDialog);
  const file = useOrderExport({ filters: view.wanted });
  const packing = { label: words.packingList, to: "/admin/orders/packing-list" };
  return (
    <>
      <PageHead title={words.title} count={data?.total} isCapped={data?.is_capped}>
        <Button asChild variant="secondary" className="max-md:hidden">
          <Link to={packing.to}>{packing.label}</Link>
        </Button>
        <MoreMenu
          busyLabel={file.count === null ? undefined : words.exporting(file.count)}
          groups={[
            [
              { ...packing, isForPhone: true },
              {
                label: words.exportAll,
                onSelect: file.save,
                disabled: file.count !== null || view.isWrongWay || !data || data.total === 0,
              },
            ],
            links,
          ]}
        />
        <NewOrder />
      </PageHead>
      <OrderFigures />
      {children}
      <OrderFilters view={view} total={data?.is_capped ? undefined : data?.total} />
      <BulkOutcome outcome={bulk.outcome} onDismiss={bulk.dismiss} />
      {view.isWrongWay ? (
        <WrongWay view={view} />
      ) : (
        <ListLayout
          answer={answer}
          words={{ ...words, empty: words.emptyViews[view.whole ?? "orders"] }}
          icon={PackageOpen}
          isEmpty={data?.total === 0}
          isNarrowed={!view.whole}
          onClear={view.clear}
          action={view.whole === "orders" ? <NewOrder /> : <ToAll view={view} />}
          skeleton={
            <ListSkeleton
              label={words.loading}
              columns={[CHOICE, ...orderColumns(timeZone, ask)]}
              view={view}
              className={`${TABLE_LOOK} [&_td]:h-12.5`}
              cards={{ below: TABLE_FROM, className: "*:h-26" }}
            />
          }
          paging={data && { ...data, linkTo: view.linkTo }}
        >
          <OrderList
            orders={orders}
            total={data?.total ?? 0}
            isCapped={data?.is_capped ?? false}
            selection={selection}
            view={view}
            timeZone={timeZone}
            ask={ask}
          />
        </ListLayout>
      )}
      {dialog}
      {selection.ids.size > 0 && <BulkBar selection={selection} bulk={bulk} ShipManyDialog={ShipManyDialog} />}
    </>
  );
}
