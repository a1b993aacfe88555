import { Users } from "lucide-react";
import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { addressQuery } from "#backoffice/address-query.ts";
import { ListLayout } from "#backoffice/list-layout.tsx";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { messages as pastMessages } from "#features/past-orders/admin/messages.ts";
import { pageNumber } from "#shared/page-number.ts";
import { Button } from "#ui/button.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { customerFilters } from "../customer-filters.ts";
import { CustomerList, customerColumns } from "./customer-list.tsx";
import { messages } from "./messages.ts";

const DEFAULTS = { search: "", sort: "last", direction: "desc", page: "1" };

/** The list of people who paid (decision 27). */
export function Customers({ timeZone }: { timeZone: string }) {
  const view = useAddressFilters(DEFAULTS);
  const { search } = view.filters;
  const answer = useEndpointQuery("GET admin-customers", {
    query: addressQuery(customerFilters.extend({ page: pageNumber }), view.filters),
  });
  const { data } = answer;
  return (
    <>
      <PageHead
        title={messages.title}
        count={data?.total}
        isCapped={data?.is_capped}
        more={
          <Button asChild variant="secondary">
            <Link to="/admin/past-orders">{pastMessages.open}</Link>
          </Button>
        }
      />
      <FilterBar
        label={messages.filters}
        search={{
          label: messages.search,
          placeholder: messages.searchHint,
          value: search,
          onSearch: (text) => view.change({ search: text }),
        }}
      />
      <ListLayout
        answer={answer}
        words={messages}
        icon={Users}
        isEmpty={data?.total === 0}
        isNarrowed={search !== ""}
        onClear={() => view.change({ search: "", page: "1" })}
        skeleton={
          <ListSkeleton
            label={messages.loading}
            columns={customerColumns(timeZone)}
            lines={2}
            cards={{ className: "*:h-24.75" }}
          />
        }
        paging={data && { ...data, linkTo: view.linkTo }}
      >
        <CustomerList customers={data?.customers ?? []} view={view} timeZone={timeZone} />
      </ListLayout>
    </>
  );
}
