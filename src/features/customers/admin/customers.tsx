import { SearchX, Users } from "lucide-react";
import { useEffect } from "react";
import { useAddressFilters } from "#client/address-filters.ts";
import { useAnswer } from "#client/ask.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { toast } from "#ui/toast.ts";
import type { CustomerSort } from "../customer-filters.ts";
import { CustomerList } from "./customer-list.tsx";
import { texts } from "./texts.ts";

const DEFAULTS = { search: "", sort: "created", direction: "desc", page: "1" };

/** Whoever has paid for something. */
export function Customers({ timeZone }: { timeZone: string }) {
  const view = useAddressFilters(DEFAULTS);
  const { search, sort, direction, page } = view.filters;
  const { data, error, isPlaceholderData, refetch } = useAnswer("GET admin-customers", {
    query: {
      search,
      sort: sort as CustomerSort,
      direction: direction as "asc",
      page: Math.max(1, Number.parseInt(page, 10) || 1),
    },
  });
  return (
    <>
      <PageHead title={texts.title} count={data?.total} />
      <FilterBar
        label={texts.filters}
        search={{
          label: texts.search,
          placeholder: texts.searchHint,
          value: search,
          onSearch: (text) => view.change({ search: text }),
        }}
      />
      <Trouble error={error} hasData={Boolean(data)} onRetry={() => refetch()} />
      {data && data.total === 0 && (
        <NoCustomers isNarrowed={search !== ""} onClear={() => view.change({ search: "" })} />
      )}
      {data && data.total > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : undefined}>
          <CustomerList customers={data.customers} view={view} timeZone={timeZone} />
          <Pagination label={texts.title} page={data.page} pages={data.pages} linkTo={view.linkTo} className="mt-4" />
        </div>
      )}
      {!data && !error && <ListSkeleton label={texts.loading} />}
    </>
  );
}

type TroubleProps = { error: Error | null; hasData: boolean; onRetry: () => void };

function Trouble({ error, hasData, onRetry }: TroubleProps) {
  useEffect(() => {
    if (error) toast({ title: texts.loadFailed, description: error.message, tone: "danger" });
  }, [error]);
  if (!error) return null;
  if (!hasData) {
    const again = <Button onClick={onRetry}>{texts.again}</Button>;
    return <ErrorState title={texts.loadFailed} text={error.message} action={again} />;
  }
  const again = (
    <Button size="small" variant="secondary" onClick={onRetry}>
      {texts.again}
    </Button>
  );
  return (
    <Notice tone="warning" title={texts.loadFailed} action={again} className="mb-4">
      {texts.stale}
    </Notice>
  );
}

const NoCustomers = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) =>
  isNarrowed ? (
    <EmptyState
      icon={SearchX}
      title={texts.nothingFits}
      text={texts.nothingFitsText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={Users} title={texts.none} text={texts.noneText} />
  );
