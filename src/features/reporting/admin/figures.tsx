import type { ReactNode } from "react";
import { Link } from "react-router";
import { growthInWords } from "#features/orders/growth.ts";
import { statusesWhere } from "#features/orders/order-status.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { currentLocale } from "#shared/language.ts";
import { classes } from "#ui/classes.ts";
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

const STRIP = "overflow-hidden rounded-md border border-beige";

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
  <div className="min-w-0 bg-paper p-3 sm:px-6 sm:py-4">
    <dt className="text-sm text-stone">{name}</dt>
    <dd className="figures mt-1 text-xl font-semibold wrap-anywhere">{value}</dd>
    <dd className="figures mt-1 text-xs text-stone">
      {change === null ? (
        messages.noChange
      ) : (
        <>
          <span className={classes("font-medium", change < 0 && "text-wine", change > 0 && "text-sage")}>
            {growthInWords(change)}
          </span>{" "}
          {messages.change}
        </>
      )}
    </dd>
  </div>
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
      <Figure name={messages.todaysOrders}>{count(today.orders)}</Figure>
      <Figure name={messages.todaysRevenue}>{formatEuros(today.revenue)}</Figure>
      <Figure name={messages.shippedToday}>{count(today.shipped)}</Figure>
      <Figure name={messages.toProcess} to={ordersIn("to-process")}>
        {count(to_process)}
      </Figure>
      <Figure name={messages.toShip} to={ordersIn("to-ship")}>
        {count(to_ship)}
      </Figure>
      <Figure name={messages.week} more={messages.growth(growthInWords(week.growth))}>
        {formatEuros(week.revenue)}
      </Figure>
    </dl>
  </section>
);

interface FigureProps {
  name: string;
  more?: string;
  /** Where they are. */
  to?: string;
  children: ReactNode;
}

const Figure = ({ name, more, to, children }: FigureProps) => (
  <div className="min-w-0 bg-paper p-3 sm:px-6">
    <dt className="text-xs text-stone">{name}</dt>
    <dd className="figures mt-0.5 font-semibold">
      {to ? (
        <Link to={to} aria-label={`${name}: ${children}`} className="link relative hit-area text-espresso">
          {children}
        </Link>
      ) : (
        children
      )}
    </dd>
    {more && <dd className="figures text-xs text-stone">{more}</dd>}
  </div>
);
