import { Boxes, Euro, type LucideIcon, ShoppingCart, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { growthInWords } from "#features/orders/growth.ts";
import { statusesWhere } from "#features/orders/order-status.ts";
import { currentLocale } from "#shared/language.ts";
import { euros, formatMoney } from "#shared/money.ts";
import { CARD } from "./card-look.ts";
import { messages } from "./messages.ts";

/** A figure in the currency of reports, an order's amount in its own. */
export const money = (amount: number, currency?: string): string => formatMoney(euros(amount), currency);

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

/** The four figures at the top. */
export const Totals = ({ total_sales, orders, products, customers }: TotalsProps) => (
  <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
    <Total icon={Euro} name={messages.sales} value={money(total_sales.amount)} change={total_sales.change} />
    <Total icon={ShoppingCart} name={messages.orders} value={count(orders.count)} change={orders.change} />
    <Total icon={Boxes} name={messages.products} value={count(products.count)} change={products.change} />
    <Total icon={Users} name={messages.customers} value={count(customers.count)} change={customers.change} />
  </dl>
);

interface TotalProps {
  icon: LucideIcon;
  name: string;
  value: string;
  change: number | null;
}

const Total = ({ icon: Icon, name, value, change }: TotalProps) => (
  <div className={CARD}>
    <dt className="flex items-center justify-between gap-2 text-stone">
      {name}
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-gold-deep max-sm:hidden" />
    </dt>
    <dd className="figures mt-2 text-lg font-semibold wrap-anywhere sm:text-xl">{value}</dd>
    <dd className="figures mt-1 text-xs text-stone">
      {change === null ? (
        messages.noChange
      ) : (
        <>
          <span className={change < 0 ? "font-medium text-wine" : "font-medium text-sage"}>
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

/** What this day asks for. */
export const Now = ({ today, to_process, to_ship, week }: NowProps) => (
  <section aria-label={messages.today} className={CARD}>
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 xl:flex xl:justify-between">
      <Figure name={messages.todaysOrders}>{count(today.orders)}</Figure>
      <Figure name={messages.todaysRevenue}>{money(today.revenue)}</Figure>
      <Figure name={messages.shippedToday}>{count(today.shipped)}</Figure>
      <Figure name={messages.toProcess} to={ordersIn("to-process")}>
        {count(to_process)}
      </Figure>
      <Figure name={messages.toShip} to={ordersIn("to-ship")}>
        {count(to_ship)}
      </Figure>
      <Figure name={messages.week} more={messages.growth(growthInWords(week.growth))}>
        {money(week.revenue)}
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
  <div>
    <dt className="text-xs text-stone">{name}</dt>
    <dd className="figures mt-1 text-lg font-semibold">
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
