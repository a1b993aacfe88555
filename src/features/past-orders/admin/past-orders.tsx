import { History } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import type { ResponseOf } from "#api-client/api-client.ts";
import { sendBytes } from "#api-client/send-bytes.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { addressQuery } from "#backoffice/address-query.ts";
import { ImportFile } from "#backoffice/import-file.tsx";
import { ListLayout } from "#backoffice/list-layout.tsx";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { Button } from "#ui/button.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { type Column, ListTable, opensLook } from "#ui/list-table.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SHOP_NAMES } from "../past-order.ts";
import { messages } from "./messages.ts";
import { PastOrderTable, pastOrderColumns } from "./past-order-table.tsx";

const DEFAULTS = { search: "", show: "orders", page: "1" };
type View = ReturnType<typeof useAddressFilters<keyof typeof DEFAULTS>>;
type Customer = ResponseOf<"GET admin-past-customers">["customers"][number];

/** Customers and orders of the shop before this one, and the import of them. */
export function PastOrders({ timeZone }: { timeZone: string }) {
  const view = useAddressFilters(DEFAULTS);
  const [isImporting, setImporting] = useState(false);
  const { search, show } = view.filters;
  const Shown = show === "customers" ? Customers : Orders;
  return (
    <>
      <PageHead
        title={messages.title}
        lead={messages.lead}
        back={{ to: "/admin/customers", label: messages.customers }}
      >
        <Button onClick={() => setImporting(true)}>{messages.import}</Button>
      </PageHead>
      <FilterBar
        label={messages.filters}
        search={{
          label: messages.search,
          placeholder: messages.searchHint,
          value: search,
          onSearch: (text) => view.change({ search: text }),
        }}
        selects={[
          {
            label: messages.show,
            value: show,
            options: [
              { value: "orders", label: messages.orders },
              { value: "customers", label: messages.customers },
            ],
            onSelect: (value) => view.change({ show: value }),
          },
        ]}
      />
      <Shown view={view} timeZone={timeZone} onImport={() => setImporting(true)} />
      {isImporting && (
        <ImportFile
          send={(file, trial) =>
            sendBytes("POST admin-past-import", file, { query: { trial: trial ? "true" : "false" } })
          }
          invalidates={["admin-past-orders", "admin-past-customers", "admin-past-order", "admin-past-customer"]}
          words={messages.file}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}

interface ShownProps {
  view: View;
  timeZone: string;
  onImport: () => void;
}

const list = z.object({ search: z.string(), page: z.coerce.number().int().min(1).max(1_000) });

const queryOf = ({ filters }: View) => addressQuery(list, filters);

function Orders({ view, timeZone, onImport }: ShownProps) {
  const answer = useEndpointQuery("GET admin-past-orders", { query: queryOf(view) });
  const { data } = answer;
  return (
    <ListLayout
      answer={answer}
      words={messages}
      icon={History}
      isEmpty={data?.total === 0}
      isNarrowed={view.filters.search !== ""}
      onClear={() => view.change({ search: "", page: "1" })}
      action={<Button onClick={onImport}>{messages.import}</Button>}
      skeleton={
        <ListSkeleton label={messages.loading} columns={pastOrderColumns(timeZone)} className="lg:[&_td]:h-12" />
      }
      paging={data && { ...data, linkTo: view.linkTo }}
    >
      <PastOrderTable orders={data?.orders ?? []} timeZone={timeZone} />
    </ListLayout>
  );
}

function Customers({ view, onImport }: ShownProps) {
  const answer = useEndpointQuery("GET admin-past-customers", { query: queryOf(view) });
  const { data } = answer;
  const columns: Column<Customer>[] = [
    {
      head: messages.columns.who,
      cell: (one) => (
        <Link to={`/admin/past-orders/customers/${one.id}`} className={`wrap-anywhere ${opensLook}`}>
          {`${one.first_name} ${one.last_name}`.trim() || one.email}
        </Link>
      ),
    },
    { head: messages.columns.email, from: "sm", isPlain: true, cellClassName: "break-all", cell: (one) => one.email },
    { head: messages.columns.shop, from: "sm", isPlain: true, cell: (one) => SHOP_NAMES[one.shop] },
  ];
  return (
    <ListLayout
      answer={answer}
      words={messages}
      icon={History}
      isEmpty={data?.total === 0}
      isNarrowed={view.filters.search !== ""}
      onClear={() => view.change({ search: "", page: "1" })}
      action={<Button onClick={onImport}>{messages.import}</Button>}
      skeleton={<ListSkeleton label={messages.loading} columns={columns} />}
      paging={data && { ...data, linkTo: view.linkTo }}
    >
      <ListTable label={messages.customers} columns={columns} rows={data?.customers ?? []} />
    </ListLayout>
  );
}
