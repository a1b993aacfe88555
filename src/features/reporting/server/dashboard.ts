import { waitingEmails } from "#features/email/server/email-log-queries.ts";
import { growth as growthOfWeek } from "#features/orders/growth.ts";
import { ORDER_STATUSES, type OrderStatus, statusesWhere } from "#features/orders/order-status.ts";
import { orderCount, reviewFlagCount, tabCounts } from "#features/orders/server/counter-queries.ts";
import { countNotPublished } from "#features/products/server/publish-due.ts";
import type { AppContext } from "#platform/context.ts";
import { type Cents, euros } from "#shared/money.ts";
import { growth } from "../figures.ts";
import { type CountedOrder, countedFigures } from "./dashboard-queries.ts";

/** Money leaves the shop in euro (decision 3). */
const inEuro = (cents: Cents): number => cents / 100;

/** The figures as the dashboard shows them. */
export async function dashboard(shop: AppContext) {
  const [{ found, windows }, tabs, reviewFlags, refundsDue, unsent, notPublished] = await Promise.all([
    countedFigures(shop),
    tabCounts(shop.db),
    reviewFlagCount(shop.db),
    orderCount(shop.db, { view: "refund-due" }),
    waitingEmails(shop.db),
    countNotPublished(shop.db),
  ]);
  const { sales, statuses, placed, products, customers, low } = found;
  const sumOf =
    (figure: "count" | "waiting") =>
    (...some: OrderStatus[]) =>
      statuses.reduce((sum, row) => (some.includes(row.status) ? sum + row[figure] : sum), 0);
  const countOf = sumOf("count");
  const waiting = sumOf("waiting");
  return {
    total_sales: { amount: inEuro(sales.total), change: growth(sales.this_month, sales.last_month) },
    orders: { count: countOf(...ORDER_STATUSES), change: growth(placed.this_month, placed.last_month) },
    products: { count: products.now, change: growth(products.now, products.before) },
    customers: { count: customers.now, change: growth(customers.now, customers.before) },
    today: { orders: placed.today, revenue: inEuro(sales.today), shipped: found.shipped_today },
    to_process: waiting(...statusesWhere(({ figure }) => figure === "to-process")),
    to_ship: waiting(...statusesWhere(({ figure }) => figure === "to-ship")),
    week: {
      revenue: inEuro(sales.this_week),
      before: inEuro(sales.last_week),
      growth: growthOfWeek(sales.this_week, sales.last_week),
    },
    revenue_by_day: windows.days.map(({ day }, i) => {
      const [, cents = euros(0), orders = 0] = found.days.find(([place]) => place === i + 1) ?? [];
      return { day, revenue: inEuro(cents), orders };
    }),
    orders_by_status: ORDER_STATUSES.map((status) => ({ status, count: countOf(status) })),
    best_sellers: found.best.map(({ cents, ...one }) => ({ ...one, revenue: inEuro(cents) })),
    recent_orders: found.recent.map(({ items, ...order }) => ({
      ...asOrder(order),
      customers: { first_name: order.first_name, last_name: order.last_name },
      items,
    })),
    low_stock: low,
    tasks: {
      review_flags: reviewFlags,
      to_ship: tabs["to-ship"],
      refunds_due: refundsDue,
      emails_waiting: unsent.count,
      not_published: notPublished,
    },
  };
}

export const asOrder = ({
  id,
  order_number,
  status,
  payment_state,
  total_cents,
  currency,
  created_at,
}: CountedOrder) => ({
  id,
  order_number,
  status,
  payment_state,
  created_at,
  total_amount: total_cents / 100,
  currency,
});
