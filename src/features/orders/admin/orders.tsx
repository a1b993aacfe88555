import { PackageOpen, SearchX } from "lucide-react";
import { Link } from "react-router";
import { useAnswer } from "#client/ask.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkOutcome } from "./bulk-outcome.tsx";
import { ExportButton } from "./export-button.tsx";
import { ListTrouble } from "./list-trouble.tsx";
import { OrderFigures } from "./order-figures.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrderList } from "./order-list.tsx";
import { texts } from "./texts.ts";
import { useBulk } from "./use-bulk.ts";
import { useOrderFilters } from "./use-order-filters.ts";
import { useSelection } from "./use-selection.ts";

const words = texts.orders;

/** All orders: found, chosen, moved on, shipped, exported. */
export function Orders({ timeZone }: { timeZone: string }) {
  const view = useOrderFilters();
  const { data, error, isPlaceholderData, refetch } = useAnswer(
    "GET admin-orders",
    { query: { ...view.wanted, page: view.page } },
    { enabled: !view.isWrongWay, refetchInterval: 60_000 },
  );
  const selection = useSelection(view.wanted);
  const bulk = useBulk(selection);
  return (
    <>
      <PageHead title={words.title} count={data?.total}>
        <Button asChild variant="secondary">
          <Link to="/admin/orders/packing-list">{words.packingList}</Link>
        </Button>
        <ExportButton chosen={selection.chosen} filters={view.wanted} disabled={!data || data.total === 0} />
      </PageHead>
      <OrderFigures />
      <OrderFilters view={view} />
      <BulkOutcome outcome={bulk.outcome} onDismiss={bulk.dismiss} />
      {selection.chosen.size > 0 && <BulkBar selection={selection} bulk={bulk} />}
      <ListTrouble error={error} hasData={Boolean(data)} title={words.loadFailed} onRetry={() => refetch()} />
      {data && data.total === 0 && <NoOrders isNarrowed={view.isNarrowed} onClear={view.clear} />}
      {data && data.total > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : undefined}>
          <OrderList orders={data.orders} total={data.total} {...{ selection, view, timeZone }} />
          <Pagination label={words.title} page={data.page} pages={data.pages} linkTo={view.linkTo} className="mt-4" />
        </div>
      )}
      {!data && !error && !view.isWrongWay && <ListSkeleton label={words.loading} />}
    </>
  );
}

const NoOrders = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) =>
  isNarrowed ? (
    <EmptyState
      icon={SearchX}
      title={words.nothingFits}
      text={words.nothingFitsText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {words.clear}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={PackageOpen} title={words.none} text={words.noneText} />
  );
