import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { shortDateIn } from "#backoffice/moments.ts";
import { Card } from "#ui/card.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { SHOP_NAMES } from "../past-order.ts";
import { messages } from "./messages.ts";
import { PastAddressLines } from "./past-address.tsx";
import { PastOrderTable } from "./past-order-table.tsx";

/** A customer of another shop: addresses, and the orders there. */
export function PastCustomer({ id, timeZone }: { id: string; timeZone: string }) {
  const { data, error, refetch } = useEndpointQuery("GET admin-past-customer", { query: { id } });
  const back = { to: "/admin/past-orders?show=customers", label: messages.back };
  if (error && !data)
    return <ErrorView headingLevel={1} title={messages.loadFailed} error={error} onRetry={refetch} back={back} />;
  if (!data)
    return (
      <Loading label={messages.loading}>
        <SkeletonCard className="h-96" />
      </Loading>
    );
  const { customer } = data;
  const facts = [
    customer.email,
    SHOP_NAMES[customer.shop],
    customer.since && messages.since(shortDateIn(timeZone, customer.since)),
  ];
  return (
    <>
      <PageHead
        title={`${customer.first_name} ${customer.last_name}`.trim() || customer.email}
        lead={facts.filter(Boolean).join(" · ")}
        back={back}
      />
      <div className="grid gap-4">
        <Card title={messages.addresses} lead={customer.addresses.length === 0 && messages.noAddresses}>
          {customer.addresses.length > 0 && (
            <div className="grid gap-6 sm:grid-cols-2">
              {customer.addresses.map((address) => (
                <PastAddressLines key={JSON.stringify(address)} address={address} />
              ))}
            </div>
          )}
        </Card>
        {customer.orders.length > 0 ? (
          <PastOrderTable orders={customer.orders} timeZone={timeZone} />
        ) : (
          <Card title={messages.orders} lead={messages.noOrders} />
        )}
      </div>
    </>
  );
}
