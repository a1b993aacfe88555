import { PackageCheck, SearchX } from "lucide-react";
import { useAddressFilters } from "#client/address-filters.ts";
import { useAnswer } from "#client/ask.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ListTrouble } from "./list-trouble.tsx";
import { ShipmentList } from "./shipment-list.tsx";
import { texts } from "./texts.ts";

const words = texts.shipments;
const DEFAULTS = { search: "", show: "waiting", page: "1" };
type Show = keyof typeof words.shows;

const showOf = (written: string): Show => (Object.hasOwn(words.shows, written) ? (written as Show) : "waiting");

/** Orders with their parcels: what waits for one first, oldest first. */
export function Shipments({ timeZone }: { timeZone: string }) {
  const { filters, change, linkTo } = useAddressFilters(DEFAULTS);
  const show = showOf(filters.show);
  const { data, error, isPlaceholderData, refetch } = useAnswer(
    "GET admin-shipments",
    {
      query: {
        search: filters.search,
        show,
        direction: show === "waiting" ? "asc" : "desc",
        page: Math.max(1, Number.parseInt(filters.page, 10) || 1),
      },
    },
    { refetchInterval: 60_000 },
  );
  return (
    <>
      <PageHead title={words.title} count={data?.total} />
      <FilterBar
        label={texts.filters.title}
        search={{
          label: texts.filters.search,
          placeholder: texts.filters.searchHint,
          value: filters.search,
          onSearch: (search) => change({ search }),
        }}
      >
        <SelectField
          label={words.show}
          labelHidden
          className="xl:basis-60!"
          options={Object.entries(words.shows).map(([value, label]) => ({ value, label }))}
          value={show}
          onChange={(event) => change({ show: event.target.value })}
        />
      </FilterBar>
      <ListTrouble error={error} hasData={Boolean(data)} title={texts.orders.loadFailed} onRetry={() => refetch()} />
      {data && data.total === 0 && (
        <EmptyState
          icon={filters.search ? SearchX : PackageCheck}
          title={filters.search ? words.nothingFits : words.none}
          text={filters.search ? words.nothingFitsText : words.noneText[show]}
          action={
            filters.search && (
              <Button variant="secondary" onClick={() => change({ search: "" })}>
                {words.clear}
              </Button>
            )
          }
        />
      )}
      {data && data.total > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : undefined}>
          <ShipmentList orders={data.orders} timeZone={timeZone} />
          <Pagination label={words.title} page={data.page} pages={data.pages} linkTo={linkTo} className="mt-4" />
        </div>
      )}
      {!data && !error && <ListSkeleton label={words.loading} />}
    </>
  );
}
