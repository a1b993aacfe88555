import type { ResponseOf } from "#api-client/api-client.ts";
import { growthInWords } from "#features/orders/growth.ts";
import { statusesWhere } from "#features/orders/order-status.ts";
import { dayAfter, dayIn } from "#shared/day.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { currentLocale } from "#shared/language.ts";
import { Growth, HeadFigure, SmallFigure, STRIP } from "./figure-strip.tsx";
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

/** The four totals in a strip, and in one below it what this day asks for: their columns are not the same. */
export const Strips = (figures: TotalsProps & NowProps) => (
  <>
    <Totals {...figures} />
    <Now {...figures} />
  </>
);

export const Totals = ({ total_sales, orders, products, customers }: TotalsProps) => (
  <dl className={`grid grid-cols-2 gap-px bg-beige xl:grid-cols-4 ${STRIP}`}>
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

type Figures = ResponseOf<"GET admin-dashboard">["data"];
type NowProps = Pick<Figures, "today" | "to_process" | "to_ship" | "week" | "revenue_by_day"> & {
  timeZone: string;
};

function Now({ today, to_process, to_ship, week, revenue_by_day, timeZone }: NowProps) {
  const day = dayIn(timeZone, new Date());
  const yesterday = revenue_by_day.find((one) => one.day === dayAfter(day, -1));
  const listOf = (figure: "to-process" | "to-ship") =>
    `/admin/orders?status=${statusesWhere((one) => one.figure === figure)}`;
  return (
    <section aria-label={messages.today} className={STRIP}>
      <dl className="grid grid-cols-2 gap-px bg-beige sm:grid-cols-3 xl:grid-cols-6">
        <SmallFigure name={messages.todaysOrders} value={count(today.orders)} to={`/admin/orders?from=${day}`} />
        <SmallFigure
          name={messages.todaysRevenue}
          value={formatEuros(today.revenue)}
          to={`/admin/reports?from=${day}&to=${day}`}
        >
          {yesterday && messages.yesterday(formatEuros(yesterday.revenue))}
        </SmallFigure>
        <SmallFigure name={messages.shippedToday} value={count(today.shipped)} to="/admin/shipments?show=shipped" />
        <SmallFigure name={messages.toProcess} value={count(to_process)} to={listOf("to-process")} />
        <SmallFigure name={messages.toShip} value={count(to_ship)} to={listOf("to-ship")} />
        <SmallFigure
          name={messages.week}
          value={formatEuros(week.revenue)}
          to={`/admin/reports?from=${dayAfter(day, -6)}&to=${day}`}
        >
          {messages.growth(growthInWords(week.growth))}
        </SmallFigure>
      </dl>
    </section>
  );
}
