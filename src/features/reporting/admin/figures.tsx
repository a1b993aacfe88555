import { formatEuros } from "#shared/format-euros.ts";
import { currentLocale } from "#shared/language.ts";
import { ComingFigure, Growth, HeadFigure, STRIP } from "./figure-strip.tsx";
import { messages } from "./messages.ts";

const count = (value: number): string => value.toLocaleString(currentLocale());

interface Counted {
  count: number;
  change: number | null;
}

interface TotalsProps {
  total_sales: { amount: number; change: number | null };
  orders: Counted;
  products: Counted;
  customers: Counted;
}

const TOTALS = `grid grid-cols-2 gap-px bg-beige xl:grid-cols-4 ${STRIP}`;

export const ComingTotals = () => (
  <dl className={TOTALS}>
    {[messages.sales, messages.orders, messages.products, messages.customers].map((name) => (
      <ComingFigure key={name} name={name} />
    ))}
  </dl>
);

/** The four totals, which are read first. */
export const Totals = ({ total_sales, orders, products, customers }: TotalsProps) => (
  <dl className={TOTALS}>
    <Total
      name={messages.sales}
      to="/admin/reports"
      value={formatEuros(total_sales.amount)}
      change={total_sales.change}
    />
    <Total name={messages.orders} to="/admin/orders" value={count(orders.count)} change={orders.change} />
    <Total name={messages.products} to="/admin/products" value={count(products.count)} change={products.change} />
    <Total name={messages.customers} to="/admin/customers" value={count(customers.count)} change={customers.change} />
  </dl>
);

interface TotalProps {
  name: string;
  to: string;
  value: string;
  change: number | null;
}

const Total = ({ change, ...figure }: TotalProps) => (
  <HeadFigure {...figure}>
    {change === null ? (
      messages.noChange
    ) : (
      <>
        <Growth percent={change} /> {messages.change}
      </>
    )}
  </HeadFigure>
);
