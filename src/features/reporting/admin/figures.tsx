import { Link } from "react-router";
import { growthInWords } from "#features/orders/growth.ts";
import { statusesWhere } from "#features/orders/order-status.ts";
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

const Totals = ({ total_sales, orders, products, customers }: TotalsProps) => (
  <dl className={`grid grid-cols-2 gap-px bg-beige xl:grid-cols-4 ${STRIP}`}>
    <Total name={messages.sales} value={formatEuros(total_sales.amount)} change={total_sales.change} />
    <Total name={messages.orders} value={count(orders.count)} change={orders.change} />
    <Total name={messages.products} value={count(products.count)} change={products.change} />
    <Total name={messages.customers} value={count(customers.count)} change={customers.change} />
  </dl>
);

interface TotalProps {
  name: string;
  value: string;
  change: number | null;
}

const Total = ({ name, value, change }: TotalProps) => (
  <HeadFigure name={name} value={value}>
    {change === null ? (
      messages.noChange
    ) : (
      <>
        <Growth percent={change} /> {messages.change}
      </>
    )}
  </HeadFigure>
);

interface NowProps {
  today: { orders: number; revenue: number; shipped: number };
  to_process: number;
  to_ship: number;
  week: { revenue: number; growth: number };
}

const ordersIn = (name: "to-process" | "to-ship"): string =>
  `/admin/orders?status=${statusesWhere(({ figure }) => figure === name)}`;

const Now = ({ today, to_process, to_ship, week }: NowProps) => (
  <section aria-label={messages.today} className={STRIP}>
    <dl className="grid grid-cols-2 gap-px bg-beige sm:grid-cols-3 xl:grid-cols-6">
      <SmallFigure name={messages.todaysOrders} value={count(today.orders)} />
      <SmallFigure name={messages.todaysRevenue} value={formatEuros(today.revenue)} />
      <SmallFigure name={messages.shippedToday} value={count(today.shipped)} />
      <Linked name={messages.toProcess} count={to_process} to={ordersIn("to-process")} />
      <Linked name={messages.toShip} count={to_ship} to={ordersIn("to-ship")} />
      <SmallFigure name={messages.week} value={formatEuros(week.revenue)}>
        {messages.growth(growthInWords(week.growth))}
      </SmallFigure>
    </dl>
  </section>
);

interface LinkedProps {
  name: string;
  count: number;
  /** Where they are. */
  to: string;
}

const Linked = ({ name, count: many, to }: LinkedProps) => (
  <SmallFigure
    name={name}
    value={
      <Link to={to} aria-label={`${name}: ${count(many)}`} className="link relative hit-area text-espresso">
        {count(many)}
      </Link>
    }
  />
);
