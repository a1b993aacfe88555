import { type SQL, sql } from "drizzle-orm";
import { netReceivedCents } from "#features/payments/server/net-received-cents.ts";
import type { Db } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";
import { type Cents, cents } from "#shared/money.ts";
import { statusesWhere } from "../order-status.ts";
import { isAbandoned } from "./abandoned.ts";

export interface OrderStatistics {
  today: { orders: number; revenue: Cents };
  pending: number;
  processing: number;
  packing: number;
  readyToShip: number;
  shippedToday: number;
  /** Revenue of today and the six days before, and of the seven days before those, as on the dashboard. */
  week: Cents;
  weekBefore: Cents;
}

interface Moment {
  now: Date;
  timeZone: string;
  /** A live shop does not count test orders (decision 4). */
  countsTests: boolean;
}

/** Whether a payment `p` counts: not one of a test order, by hand or not, unless tests do. */
export const countsPayment = (countsTests: boolean): SQL =>
  countsTests ? sql`true` : sql`NOT EXISTS (SELECT FROM orders o WHERE o.id = p.order_id AND o.is_test)`;

/** Whether an order `o` was shipped since that time. One that is to be shipped again did not leave after all. */
export const shippedSince = (time: SQL): SQL =>
  sql`(o.shipped_at >= ${time} AND o.status IN ${literals(statusesWhere(({ takesGoodsOut }) => takesGoodsOut))})`;

/** The figures above the orders, in one query. Revenue is payments less refunds (decision 34). */
export async function orderStatistics(db: Db, { now, timeZone, countsTests }: Moment): Promise<OrderStatistics> {
  const local = sql`(${now.toISOString()}::timestamptz AT TIME ZONE ${timeZone})`;
  const midnight = (daysAgo: number) =>
    sql`((date_trunc('day', ${local}) - make_interval(days => ${daysAgo}::int)) AT TIME ZONE ${timeZone})`;
  const today = midnight(0);
  const real = countsTests ? sql`true` : sql`NOT o.is_test`;
  const realMoney = countsPayment(countsTests);
  const revenue = (from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) => sql`(
    SELECT coalesce(sum(${netReceivedCents}), 0)::bigint
    FROM payments p WHERE p.state = 'paid' AND p.paid_at >= ${from} AND p.paid_at < ${to} AND ${realMoney})`;
  // Neither a refunded order (decision 51) nor an abandoned checkout is waiting.
  const standing = (status: string) => sql`(
    SELECT coalesce(sum(total), 0)::int FROM counters o
    WHERE subject = 'orders' AND status = ${status} AND ${real} AND payment_state <> 'refunded' AND NOT ${isAbandoned("o")})`;
  const { rows } = await db.execute<Record<string, number | string>>(sql`
    SELECT (SELECT count(*)::int FROM orders o WHERE o.created_at >= ${today} AND ${real}
             AND NOT ${isAbandoned("o")}) AS orders_today,
           ${revenue(today, sql`'infinity'::timestamptz`)} AS revenue_today,
           ${standing("pending")} AS pending, ${standing("processing")} AS processing,
           ${standing("packing")} AS packing, ${standing("ready_to_ship")} AS ready_to_ship,
           (SELECT count(*)::int FROM orders o WHERE ${shippedSince(today)} AND ${real}) AS shipped_today,
           ${revenue(midnight(6), sql`'infinity'::timestamptz`)} AS week, ${revenue(midnight(13), midnight(6))} AS week_before`);
  const figure = (name: string) => Number(rows[0]?.[name] ?? 0);
  return {
    today: { orders: figure("orders_today"), revenue: cents(figure("revenue_today")) },
    pending: figure("pending"),
    processing: figure("processing"),
    packing: figure("packing"),
    readyToShip: figure("ready_to_ship"),
    shippedToday: figure("shipped_today"),
    week: cents(figure("week")),
    weekBefore: cents(figure("week_before")),
  };
}
