import { type SQL, sql } from "drizzle-orm";
import type { OrderPaymentState } from "#features/orders/order-payment-state.ts";
import type { OrderStatus } from "#features/orders/order-status.ts";
import { isAbandoned } from "#features/orders/server/abandoned.ts";
import { countsPayment, shippedSince } from "#features/orders/server/order-statistics-queries.ts";
import { ACCEPTED_REFUND_STATES } from "#features/payments/payment-state.ts";
import { netReceivedCents } from "#features/payments/server/net-received-cents.ts";
import { LOW_STOCK } from "#features/products/stock-state.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { literals } from "#platform/database/literals.ts";
import { timestamptz } from "#platform/database/timestamptz.ts";
import type { Cents, Currency } from "#shared/money.ts";
import { BEST_SELLERS, LOW_STOCK_SHOWN, RECENT_ORDERS, type Windows, windowsAt } from "../figures.ts";

export interface CountedOrder {
  id: string;
  order_number: string;
  status: OrderStatus;
  payment_state: OrderPaymentState;
  total_cents: Cents;
  currency: Currency;
  created_at: string;
  first_name: string;
  last_name: string;
}

/** What the one question is answered with: a JSON value a column. */
interface Found extends Record<string, unknown> {
  sales: Record<"total" | "today" | "this_week" | "last_week" | "this_month" | "last_month", Cents>;
  /** Counted from 1, the oldest; days without a sale are missing. */
  days: [day: number, cents: Cents, orders: number][];
  /** Without abandoned checkouts, as the list they lead to. waiting: without those whose money was given back (decision 51). */
  statuses: { status: OrderStatus; count: number; waiting: number }[];
  placed: Record<"today" | "this_month" | "last_month", number>;
  shipped_today: number;
  /** As many as there are, and as there were when the month began. */
  products: { now: number; before: number };
  customers: { now: number; before: number };
  recent: (CountedOrder & { items: number })[];
  low: { count: number; products: { id: string; name: string; stock: number }[] };
  best: { id: string; name: string; units: number; cents: Cents }[];
}

/** All figures in one question, as rows hold them. */
export async function countedFigures({ db, clock, config }: AppContext): Promise<{ found: Found; windows: Windows }> {
  const { timeZone } = await storeSettings(db);
  const windows = windowsAt(clock.now(), timeZone);
  const { rows } = await db.execute<Found>(question(windows, config.mode === "demo"));
  if (!rows[0]) throw new Error("A question without FROM answered with no row");
  return { found: rows[0], windows };
}

/** The newest orders with how they stand. */
export async function newestOrders({ db, config }: AppContext, count: number): Promise<CountedOrder[]> {
  const { rows } = await db.execute<{ recent: CountedOrder[] }>(
    sql`SELECT ${recentOrders(countsOrder(config.mode === "demo"), count)} AS recent`,
  );
  return rows[0]?.recent ?? [];
}

/** Test orders count in a demo only (decision 4). */
const countsOrder = (isDemo: boolean): SQL => (isDemo ? sql`true` : sql`NOT o.is_test`);

const NOT_ABANDONED = sql`NOT ${isAbandoned("o")}`;

function question(windows: Windows, isDemo: boolean): SQL {
  const counts = countsOrder(isDemo);
  const isReal = countsPayment(isDemo);
  return sql`SELECT
    ${sales(windows, isReal, isDemo)} AS sales,
    ${revenueOfDays(windows, isReal)} AS days,
    ${ordersOfStatuses(isDemo)} AS statuses,
    ${placed(windows, counts)} AS placed,
    (SELECT count(*) FROM orders o WHERE ${counts} AND ${shippedSince(timestamptz(windows.today))})::int AS shipped_today,
    ${products(windows)} AS products,
    ${customers(windows, isDemo)} AS customers,
    ${recentOrders(sql`${counts} AND ${NOT_ABANDONED}`, RECENT_ORDERS)} AS recent,
    ${lowStock} AS low,
    ${bestSellers(windows, isDemo)} AS best`;
}

/** Of all time, from the counters. */
const total = (subject: "sales" | "customers", isDemo: boolean): SQL =>
  sql`(SELECT coalesce(sum(total), 0) FROM counters o WHERE subject = ${subject} AND ${countsOrder(isDemo)})`;

function sales(
  { today, thisWeek, lastWeek, thisMonth, lastMonth, lastMonthUntil }: Windows,
  isReal: SQL,
  isDemo: boolean,
): SQL {
  const within = (moment: SQL, from: Date, until?: Date) =>
    sql`${moment} >= ${timestamptz(from)} ${until ? sql`AND ${moment} < ${timestamptz(until)}` : sql``}`;
  const sumOf = (amount: SQL, from: Date, until?: Date) =>
    sql`coalesce(sum(${amount}) FILTER (WHERE ${within(sql`p.paid_at`, from, until)}), 0)`;
  const since = (from: Date, until?: Date) => sumOf(netReceivedCents, from, until);
  // By the month in which they are made: the sales of this one had less time for refunds than those of the last.
  const moved = (
    from: Date,
    until?: Date,
  ) => sql`${sumOf(sql`coalesce(p.received_cents, p.amount_cents)`, from, until)} - (
      SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE r.state IN ${literals(ACCEPTED_REFUND_STATES)} AND p.state = 'paid' AND ${isReal} AND ${within(sql`r.created_at`, from, until)})`;
  return sql`(SELECT json_build_object(
      'total', ${total("sales", isDemo)},
      'today', ${since(today)},
      'this_week', ${since(thisWeek)},
      'last_week', ${since(lastWeek, thisWeek)},
      'this_month', ${moved(thisMonth)},
      'last_month', ${moved(lastMonth, lastMonthUntil)})
    FROM payments p WHERE p.state = 'paid' AND ${isReal} AND p.paid_at >= ${timestamptz(lastMonth)})`;
}

function revenueOfDays({ days }: Windows, isReal: SQL): SQL {
  const starts = `{${days.map(({ from }) => from.toISOString()).join(",")}}`;
  return sql`(SELECT coalesce(json_agg(json_build_array(day, cents, count)), '[]') FROM (
      SELECT width_bucket(p.paid_at, ${starts}::timestamptz[]) AS day, sum(${netReceivedCents}) AS cents, 
        count(*) FILTER (WHERE p.correction_id IS NULL) AS count
      FROM payments p
      WHERE p.state = 'paid' AND ${isReal} AND p.paid_at >= ${timestamptz(days[0]?.from ?? new Date())}
      GROUP BY 1) AS days)`;
}

const ordersOfStatuses = (isDemo: boolean): SQL =>
  sql`(SELECT coalesce(json_agg(statuses), '[]') FROM (
      SELECT status, sum(total) AS count,
        coalesce(sum(total) FILTER (WHERE payment_state <> 'refunded'), 0) AS waiting
      FROM counters o WHERE subject = 'orders' AND ${countsOrder(isDemo)} AND ${NOT_ABANDONED} GROUP BY 1) AS statuses)`;

const placed = ({ today, thisMonth, lastMonth, lastMonthUntil }: Windows, counts: SQL): SQL =>
  sql`(SELECT json_build_object(
      'today', count(*) FILTER (WHERE o.created_at >= ${timestamptz(today)}),
      'this_month', count(*) FILTER (WHERE o.created_at >= ${timestamptz(thisMonth)}),
      'last_month', count(*) FILTER (WHERE o.created_at < ${timestamptz(lastMonthUntil)}))
    FROM orders o WHERE ${counts} AND ${NOT_ABANDONED} AND o.created_at >= ${timestamptz(lastMonth)})`;

/** Before the month were those of now, without what was added since, with what was taken out since. */
const products = ({ thisMonth }: Windows): SQL => {
  const added = sql`SELECT count(*) FROM products WHERE retired_at IS NULL AND created_at >= ${timestamptz(thisMonth)}`;
  const taken = sql`SELECT count(*) FROM products WHERE retired_at >= ${timestamptz(thisMonth)} AND created_at < ${timestamptz(thisMonth)}`;
  return sql`(SELECT json_build_object('now', sum(total), 'before', sum(total) - (${added}) + (${taken})) FROM (
      SELECT coalesce(sum(total), 0) AS total FROM product_counts) AS counts)`;
};

/** Who has paid at least once (decision 27). */
const customers = ({ thisMonth }: Windows, isDemo: boolean): SQL => {
  const all = total("customers", isDemo);
  const counts = isDemo ? sql`true` : sql`NOT is_test`;
  const fresh = sql`SELECT count(*) FROM customer_sums WHERE first_paid_at >= ${timestamptz(thisMonth)} AND ${counts}`;
  return sql`json_build_object('now', ${all}, 'before', ${all} - (${fresh}))`;
};

const recentOrders = (counts: SQL, count: number): SQL =>
  sql`(SELECT coalesce(json_agg(recent), '[]') FROM (
      SELECT o.id, o.order_number, o.status, o.payment_state, o.total_cents, o.currency, o.created_at, o.first_name, o.last_name,
        (SELECT coalesce(sum(l.quantity), 0) FROM order_lines l WHERE l.order_id = o.id) AS items
      FROM orders o WHERE ${counts} ORDER BY o.created_at DESC, o.id DESC LIMIT ${count}) AS recent)`;

/** The lowest stock first. The few retired products are subtracted from the count; the few kits, which have no level, are asked one by one. */
const lowStock: SQL = sql`(
    WITH kits AS MATERIALIZED (
      SELECT * FROM (
        SELECT p.id, p.name, kit_pieces(p.id, false) AS stock FROM products p
        WHERE p.retired_at IS NULL AND p.id IN (SELECT kit_id FROM product_parts) OFFSET 0) AS on_sale
      WHERE stock <= ${LOW_STOCK})
    SELECT json_build_object(
      'count', (SELECT count(*) FROM stock_levels s WHERE s.available <= ${LOW_STOCK} AND NOT s.is_split)
             - (SELECT count(*) FROM products p JOIN stock_levels s ON s.product_id = p.id
                WHERE p.retired_at IS NOT NULL AND s.available <= ${LOW_STOCK} AND NOT s.is_split)
             + (SELECT count(*) FROM kits),
      'products', (SELECT coalesce(json_agg(low ORDER BY stock, id), '[]') FROM (
        (SELECT p.id, p.name, s.available AS stock
         FROM stock_levels s JOIN products p ON p.id = s.product_id
         WHERE s.available <= ${LOW_STOCK} AND NOT s.is_split AND p.retired_at IS NULL
         ORDER BY s.available, s.product_id LIMIT ${LOW_STOCK_SHOWN})
        UNION ALL SELECT * FROM kits ORDER BY stock, id LIMIT ${LOW_STOCK_SHOWN}) AS low)))`;

/** By pieces sold in the days of the chart. */
const bestSellers = ({ days }: Windows, isDemo: boolean): SQL =>
  sql`(SELECT coalesce(json_agg(best), '[]') FROM (
      SELECT sold.product_id AS id, p.name, sold.units, sold.cents FROM (
        SELECT product_id, sum(units) AS units, sum(cents) AS cents FROM product_sales
        WHERE since >= ${timestamptz(days[0]?.from ?? new Date())} AND ${isDemo ? sql`true` : sql`NOT is_test`}
        GROUP BY product_id HAVING sum(units) > 0 ORDER BY units DESC, cents DESC, product_id LIMIT ${BEST_SELLERS}) AS sold
      JOIN products p ON p.id = sold.product_id ORDER BY sold.units DESC, sold.cents DESC, p.id) AS best)`;
