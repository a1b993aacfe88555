import { PackageCheck } from "lucide-react";
import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { addressQuery } from "#backoffice/address-query.ts";
import { ListLayout } from "#backoffice/list-layout.tsx";
import { ListTabs } from "#backoffice/list-tabs.tsx";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { messages as orderMessages } from "#features/orders/admin/messages.ts";
import { orderFilters } from "#features/orders/order-filters.ts";
import { pageNumber } from "#shared/page-number.ts";
import { Button } from "#ui/button.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { ShipmentOfList } from "./create-shipment.tsx";
import { messages } from "./messages.ts";
import { ShipmentList, ShipmentPlace, shipmentColumns, TABLE_LOOK } from "./shipment-list.tsx";

const words = messages.shipments;
const DEFAULTS = { search: "", show: "waiting", page: "1" };
const SHOWS = ["waiting", "shipped", "all"] as const;

/** Orders with their parcels: what waits for one first, oldest first. */
export function Shipments({ timeZone }: { timeZone: string }) {
  const { filters, change, linkTo, linkWith } = useAddressFilters(DEFAULTS);
  const show = SHOWS.find((one) => one === filters.show) ?? "waiting";
  const answer = useEndpointQuery(
    "GET admin-shipments",
    {
      query: {
        ...addressQuery(orderFilters.safeExtend({ page: pageNumber }), filters),
        show,
        direction: show === "waiting" ? "asc" : "desc",
      },
    },
    { refetchInterval: 15_000 },
  );
  const { data } = answer;
  return (
    <>
      <PageHead title={words.title} count={data?.total} isCapped={data?.is_capped}>
        <Button asChild variant="secondary">
          <Link to="/admin/orders/packing-list">{messages.packing.listTitle}</Link>
        </Button>
      </PageHead>
      <ListTabs
        label={words.title}
        tabs={SHOWS.map((one) => ({
          to: linkWith({ show: one }),
          name: words.shows[one],
          isOpen: one === show,
        }))}
      >
        <FilterBar
          label={orderMessages.filters.title}
          search={{
            label: orderMessages.filters.search,
            placeholder: orderMessages.filters.searchHint,
            value: filters.search,
            onSearch: (search) => change({ search }),
          }}
        />
      </ListTabs>
      <ListLayout
        answer={answer}
        words={{ ...words, loadFailed: orderMessages.orders.loadFailed, empty: words.empty[show] }}
        icon={PackageCheck}
        isEmpty={data?.total === 0}
        isNarrowed={filters.search !== ""}
        onClear={() => change({ search: "", page: "1" })}
        skeleton={
          <ListSkeleton
            label={words.loading}
            columns={shipmentColumns(timeZone)}
            className={`${TABLE_LOOK} [&_td]:h-12.5`}
            lines={2}
            cards={{ className: "", card: <ShipmentPlace /> }}
          />
        }
        paging={data && { ...data, linkTo }}
      >
        <ShipmentList orders={data?.orders ?? []} timeZone={timeZone} />
      </ListLayout>
      <ShipmentOfList orders={data?.orders ?? []} />
    </>
  );
}
