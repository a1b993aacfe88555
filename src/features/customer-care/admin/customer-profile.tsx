import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { shortDateIn } from "#backoffice/moments.ts";
import { inMoney } from "#features/orders/admin/order-list-item.ts";
import { OrderStatusBadge } from "#features/orders/admin/order-status-badge.tsx";
import { useListSearch } from "#features/orders/admin/use-list-search.ts";
import { messages as states } from "#features/orders/state-messages.ts";
import { messages as pastMessages } from "#features/past-orders/admin/messages.ts";
import { PastOrderTable } from "#features/past-orders/admin/past-order-table.tsx";
import { mailto } from "#shared/mailto.ts";
import { Button } from "#ui/button.tsx";
import { ListTable, opensLook } from "#ui/list-table.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { PersonalData } from "./personal-data.tsx";
import { messages } from "./profile-messages.ts";

type Customer = ResponseOf<"GET admin-customer">["customer"];

/** One customer, with everything that was ordered. */
export function CustomerProfile({ id, timeZone }: { id: string; timeZone: string }) {
  const { data, error, refetch } = useEndpointQuery("GET admin-customer", { query: { customerId: id } });
  const back = { to: `/admin/customers${useListSearch()}`, label: messages.back };
  if (error && !data)
    return <ErrorView headingLevel={1} title={messages.failed} error={error} onRetry={refetch} back={back} />;
  if (!data)
    return (
      <Loading label={messages.loading} className="grid gap-4">
        <Skeleton className="h-10 w-64" />
        <SkeletonCard className="h-20" />
        <SkeletonCard className="h-64" />
      </Loading>
    );
  const { customer } = data;
  const name = `${customer.first_name} ${customer.last_name}`.trim();
  return (
    <>
      <PageHead title={name} lead={customer.email} back={back}>
        <Button asChild variant="secondary">
          <a href={mailto(customer.email)}>{messages.email}</a>
        </Button>
      </PageHead>
      <Totals customer={customer} timeZone={timeZone} />
      <OrdersOf customer={customer} timeZone={timeZone} />
      {customer.past_orders.length > 0 && (
        <section aria-label={pastMessages.open} className="mt-8">
          <h2 className="mb-4">{pastMessages.open}</h2>
          <PastOrderTable orders={customer.past_orders} timeZone={timeZone} />
        </section>
      )}
      <PersonalData name={name} email={customer.email} />
    </>
  );
}

function Totals({ customer, timeZone }: { customer: Customer; timeZone: string }) {
  const { order_count: count, kept_orders: kept, total_spent: spent, average_order: average } = customer;
  const facts = [
    [messages.orders, String(count), kept < count && messages.paidBack(count - kept)],
    [messages.spent, inMoney(spent)],
    [messages.average, average === null ? "–" : inMoney(average), kept < count && messages.averageOf(kept)],
    [messages.since, shortDateIn(timeZone, customer.created_at)],
  ] as const;
  return (
    <dl className="mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-beige bg-beige sm:grid-cols-4">
      {facts.map(([term, value, more]) => (
        <div key={term} className="bg-paper p-4">
          <dt className="text-xs text-stone">{term}</dt>
          <dd className="figures mt-1">
            <span className="text-lg font-semibold">{value}</span>
            {more && <span className="block text-xs text-stone">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const OrdersOf = ({ customer: { orders }, timeZone }: { customer: Customer; timeZone: string }) => (
  <ListTable
    label={messages.orders}
    rows={orders}
    columns={[
      {
        head: messages.columns.number,
        cell: ({ id, order_number }) => (
          <Link to={`/admin/orders/${id}`} className={`figures whitespace-nowrap ${opensLook}`}>
            {order_number}
          </Link>
        ),
      },
      {
        head: messages.columns.created,
        from: "sm",
        isPlain: true,
        cellClassName: "whitespace-nowrap",
        cell: ({ created_at }) => shortDateIn(timeZone, created_at),
      },
      { head: messages.columns.status, cell: ({ status }) => <OrderStatusBadge status={status} /> },
      {
        head: messages.columns.payment,
        from: "sm",
        isPlain: true,
        cell: ({ payment_state }) => states.payment[payment_state],
      },
      { head: messages.columns.total, numeric: true, cell: (order) => inMoney(order.total_amount, order) },
    ]}
  />
);
