import { Link, useLocation } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import type { useAddressFilters } from "#backoffice/url-filters.ts";
import { mailto } from "#shared/mailto.ts";
import { euros, formatEuros } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, SortHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { useIsWide } from "#ui/use-is-wide.ts";
import type { CustomerSort } from "../customer-filters.ts";
import { messages } from "./messages.ts";

type Customer = ResponseOf<"GET admin-customers">["customers"][number];
type View = ReturnType<typeof useAddressFilters<"search" | "sort" | "direction" | "page">>;
type CustomerListProps = { customers: readonly Customer[]; view: View; timeZone: string };

const nameOf = ({ first_name, last_name }: Customer) => `${first_name} ${last_name}`.trim();
const dayIn = (timeZone: string, time: string) =>
  new Date(time).toLocaleDateString("en-GB", { timeZone, day: "numeric", month: "short", year: "numeric" });
const spent = ({ total_spent }: Customer) => formatEuros(euros(total_spent));

export function CustomerList({ customers, view, timeZone }: CustomerListProps) {
  if (!useIsWide())
    return (
      <ul
        aria-label={messages.title}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))]"
      >
        {customers.map((one) => (
          <li key={one.id} className="grid grid-rows-[1fr_auto] gap-3 rounded-md border border-beige bg-paper p-4">
            <div className="flex items-start justify-between gap-4">
              <Who customer={one} />
              <p className="figures shrink-0 text-right">
                <span className="block font-medium">{spent(one)}</span>
                <span className="text-xs text-stone">{messages.orders(one.order_count)}</span>
              </p>
            </div>
            <Actions customer={one} variant="secondary" />
          </li>
        ))}
      </ul>
    );
  return (
    <Table label={messages.title}>
      <TableHead>
        <Sortable view={view} by="name" first="asc" />
        <Sortable view={view} by="orders" first="desc" numeric />
        <Sortable view={view} by="spent" first="desc" numeric />
        <Sortable view={view} by="last" first="desc" />
        <Sortable view={view} by="created" first="desc" className="max-xl:hidden" />
        <HeaderCell>
          <span className="sr-only">{messages.profile}</span>
        </HeaderCell>
      </TableHead>
      <tbody>
        {customers.map((one) => (
          <Row key={one.id}>
            <RowHeaderCell>
              <Who customer={one} />
            </RowHeaderCell>
            <Cell numeric>{one.order_count}</Cell>
            <Cell numeric>{spent(one)}</Cell>
            <Cell className="whitespace-nowrap">{dayIn(timeZone, one.last_order_at)}</Cell>
            <Cell className="whitespace-nowrap max-xl:hidden">{dayIn(timeZone, one.created_at)}</Cell>
            <Cell>
              <Actions customer={one} variant="quiet" />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

const Who = ({ customer }: { customer: Customer }) => (
  <span className="block min-w-0">
    <span className="block font-medium">{nameOf(customer)}</span>
    <span className="block text-xs font-normal break-all text-stone">{customer.email}</span>
  </span>
);

const Actions = ({ customer, variant }: { customer: Customer; variant: "secondary" | "quiet" }) => {
  const { search } = useLocation();
  return (
    <div className="flex gap-2 max-lg:*:grow lg:-mr-4 lg:justify-end">
      <Button asChild variant={variant} size="small">
        <a href={mailto(customer.email)} aria-label={messages.emailTo(nameOf(customer))}>
          {messages.email}
        </a>
      </Button>
      <Button asChild variant={variant} size="small">
        <Link to={`/admin/customers/${customer.id}${search}`} aria-label={messages.profileOf(nameOf(customer))}>
          {messages.profile}
        </Link>
      </Button>
    </div>
  );
};

type SortableProps = { view: View; by: CustomerSort; first: "asc" | "desc"; numeric?: boolean; className?: string };

function Sortable({ view: { filters, change }, by, first, ...more }: SortableProps) {
  const isSorted = filters.sort === by;
  const other = filters.direction === "asc" ? "desc" : "asc";
  return (
    <SortHeaderCell
      {...more}
      sorted={isSorted ? (filters.direction === "asc" ? "ascending" : "descending") : undefined}
      onSort={() => change({ sort: by, direction: isSorted ? other : first })}
    >
      {messages.columns[by]}
    </SortHeaderCell>
  );
}
