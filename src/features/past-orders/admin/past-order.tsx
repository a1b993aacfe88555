import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { momentIn } from "#backoffice/moments.ts";
import { cents, formatMoney } from "#shared/money.ts";
import { Card } from "#ui/card.tsx";
import { type Column, ListTable } from "#ui/list-table.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { SHOP_NAMES } from "../past-order.ts";
import { messages } from "./messages.ts";
import { PastAddressLines } from "./past-address.tsx";

type Order = ResponseOf<"GET admin-past-order">["order"];

/** An order of another shop, which nobody can change. */
export function PastOrder({ id, timeZone }: { id: string; timeZone: string }) {
  const { data, error, refetch } = useEndpointQuery("GET admin-past-order", { query: { id } });
  const back = { to: "/admin/past-orders", label: messages.back };
  if (error && !data)
    return <ErrorView headingLevel={1} title={messages.loadFailed} error={error} onRetry={refetch} back={back} />;
  if (!data)
    return (
      <Loading label={messages.loading}>
        <SkeletonCard className="h-96" />
      </Loading>
    );
  const { order } = data;
  const { billing, shipping } = order.told;
  return (
    <>
      <PageHead
        title={messages.order.title(order.order_number)}
        lead={messages.order.lead(SHOP_NAMES[order.shop], momentIn(timeZone, order.ordered_at))}
        back={back}
      />
      <div className="grid gap-4">
        <Items order={order} />
        <Facts order={order} />
        <div className="grid gap-4 sm:grid-cols-2">
          {billing && (
            <Card title={messages.order.billing}>
              <PastAddressLines address={billing} />
            </Card>
          )}
          {shipping && (
            <Card title={messages.order.shippingTo}>
              <PastAddressLines address={shipping} />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

const amountOf = (hundredths: number | null, { currency }: Order): string =>
  hundredths === null ? "–" : formatMoney(cents(hundredths), currency);

function Items({ order }: { order: Order }) {
  const rows = order.told.lines.map((line, id) => ({ id, ...line }));
  const columns: Column<(typeof rows)[number]>[] = [
    { head: messages.order.name, cellClassName: "wrap-anywhere", cell: (line) => line.name },
    { head: messages.order.sku, from: "sm", isPlain: true, cellClassName: "wrap-anywhere", cell: (line) => line.sku },
    { head: messages.order.quantity, numeric: true, cell: (line) => line.quantity },
    { head: messages.order.amount, numeric: true, cell: (line) => amountOf(line.amount_cents, order) },
  ];
  return <ListTable label={messages.order.items} columns={columns} rows={rows} />;
}

function Facts({ order }: { order: Order }) {
  const { told } = order;
  const taxes = told.taxes.map(({ name, cents: amount }) => `${name} ${amountOf(amount, order)}`.trim());
  const facts: [string, string][] = [
    [messages.columns.who, [order.name || messages.nobody, order.email].filter(Boolean).join(", ")],
    [messages.columns.status, order.status || "–"],
    [messages.order.shipping, amountOf(told.shipping_cents, order)],
    [messages.order.discount, amountOf(told.discount_cents, order)],
    [messages.order.tax, [amountOf(told.tax_cents, order), ...taxes].join(", ")],
    [messages.order.refunded, amountOf(told.refunded_cents, order)],
    [messages.order.payment, told.payment || "–"],
    [messages.order.delivery, told.delivery || "–"],
    [messages.order.total, amountOf(order.total_cents, order)],
  ];
  return (
    <Card title={messages.order.facts}>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-stone">{term}</dt>
            <dd className="figures wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
