import { Link, useLocation } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { countryName } from "#backoffice/country-name.ts";
import { shortDateIn } from "#backoffice/moments.ts";
import type { useAddressFilters } from "#backoffice/url-filters.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { mailto } from "#shared/mailto.ts";
import { Button } from "#ui/button.tsx";
import { CardItem, CardList, type Column, ListTable, opensLook } from "#ui/list-table.tsx";
import { useIsWide } from "#ui/use-is-wide.ts";
import type { CustomerSort } from "../customer-filters.ts";
import { messages } from "./messages.ts";

type Customer = ResponseOf<"GET admin-customers">["customers"][number];
type View = ReturnType<typeof useAddressFilters<"search" | "sort" | "direction" | "page">>;
type CustomerListProps = { customers: readonly Customer[]; view: View; timeZone: string };

const nameOf = ({ first_name, last_name }: Customer) => `${first_name} ${last_name}`.trim();
const spent = ({ total_spent }: Customer) => formatEuros(total_spent);

export function CustomerList({ customers, view, timeZone }: CustomerListProps) {
  if (!useIsWide())
    return (
      <CardList label={messages.title}>
        {customers.map((one) => (
          <CardItem key={one.id} className="grid grid-rows-[1fr_auto] gap-1 pb-1!">
            <div className="flex items-start justify-between gap-4">
              <Who customer={one} />
              <p className="figures shrink-0 text-right">
                <span className="block font-medium">{spent(one)}</span>
                <span className="text-xs text-stone">{messages.orders(one.order_count)}</span>
              </p>
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="figures text-xs text-stone">
                {[shortDateIn(timeZone, one.last_order_at), one.country && countryName(one.country)]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <Actions customer={one} />
            </div>
          </CardItem>
        ))}
      </CardList>
    );
  return <ListTable label={messages.title} columns={customerColumns(timeZone)} rows={customers} view={view} />;
}

export const customerColumns = (timeZone: string): readonly Column<Customer, CustomerSort>[] => [
  { head: messages.columns.name, sort: { by: "name", first: "asc" }, cell: (one) => <Who customer={one} /> },
  {
    head: messages.columns.country,
    className: "max-xl:hidden",
    cell: ({ country }) => country && countryName(country),
  },
  {
    head: messages.columns.orders,
    sort: { by: "orders", first: "desc" },
    numeric: true,
    cell: (one) => one.order_count,
  },
  { head: messages.columns.spent, sort: { by: "spent", first: "desc" }, numeric: true, cell: spent },
  {
    head: messages.columns.last,
    sort: { by: "last", first: "desc" },
    cellClassName: "whitespace-nowrap",
    cell: (one) => shortDateIn(timeZone, one.last_order_at),
  },
  {
    head: messages.columns.created,
    sort: { by: "created", first: "desc" },
    className: "max-xl:hidden",
    cellClassName: "whitespace-nowrap",
    cell: (one) => shortDateIn(timeZone, one.created_at),
  },
  { head: messages.profile, isHeadHidden: true, cell: (one) => <Actions customer={one} /> },
];

/** The profile, with the way back to the same list. */
const useProfile = ({ id }: Customer): string => `/admin/customers/${id}${useLocation().search}`;

const Who = ({ customer }: { customer: Customer }) => (
  <span className="block min-w-0">
    <Link to={useProfile(customer)} className={opensLook}>
      {nameOf(customer)}
    </Link>
    <span className="block text-xs font-normal break-all text-stone">{customer.email}</span>
  </span>
);

const QUIET =
  "max-lg:px-2! max-lg:text-gold-deep! lg:text-stone! lg:hover:text-espresso! lg:group-hover/row:text-espresso!";

/** Quiet, as every row has them: at the foot of a card, or at the end of the row. */
const Actions = ({ customer }: { customer: Customer }) => {
  const profile = useProfile(customer);
  return (
    <div className="-mx-2 ml-auto flex justify-end lg:-mx-4">
      <Button asChild variant="quiet" size="small" className={QUIET}>
        <a href={mailto(customer.email)} aria-label={messages.emailTo(nameOf(customer))}>
          {messages.email}
        </a>
      </Button>
      <Button asChild variant="quiet" size="small" className={QUIET}>
        <Link to={profile} aria-label={messages.profileOf(nameOf(customer))}>
          {messages.profile}
        </Link>
      </Button>
    </div>
  );
};
