import { isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { ORDER_TABS, type OrderListView, type OrderTab, VIEW_RULES } from "../order-filters.ts";
import { ORDER_PAYMENT_STATES, type OrderPaymentState } from "../order-payment-state.ts";
import { ORDER_STATUSES, type OrderStatus } from "../order-status.ts";
import { orders } from "./orders-table.ts";

interface Standing {
  /** None is any. */
  status?: readonly OrderStatus[];
  payment?: OrderPaymentState | undefined;
  view?: Exclude<OrderListView, "reserved"> | undefined;
}

/** How many orders have one of these statuses and this payment state, test orders included. */
export async function orderCount(db: Db, { status = [], payment, view }: Standing): Promise<number> {
  const found = (status.length > 0 ? status : ORDER_STATUSES).flatMap((one) =>
    (payment ? [payment] : ORDER_PAYMENT_STATES)
      .filter((state) => !view || VIEW_RULES[view](one, state))
      .map((state) => ({ status: one, state })),
  );
  const statuses = sql.param(found.map((one) => one.status));
  const states = sql.param(found.map((one) => one.state));
  const isFound = sql`(status, payment_state) IN (SELECT * FROM unnest(${statuses}::text[], ${states}::text[]))`;
  return counterTotal(db, "orders", isFound);
}

/** How many orders each tab of the list has, test orders included: one statement, which reads no order. */
export async function tabCounts(db: Db): Promise<Record<OrderTab, number>> {
  const { rows } = await db.execute<{ status: OrderStatus; payment_state: OrderPaymentState; total: number }>(sql`
    SELECT status, payment_state, sum(total)::int AS total FROM counters WHERE subject = 'orders' GROUP BY status, payment_state`);
  const countOf = (tab: OrderTab) =>
    rows.reduce((sum, row) => sum + (VIEW_RULES[tab](row.status, row.payment_state) ? row.total : 0), 0);
  return Object.fromEntries(ORDER_TABS.map((tab) => [tab, countOf(tab)])) as Record<OrderTab, number>;
}

/** How many orders need attention: an index has them. */
export const reviewFlagCount = (db: Db): Promise<number> => db.$count(orders, isNotNull(orders.reviewFlag));

/** Test customers, who have test orders only, and test shipments included. */
export async function counterTotal(
  db: Db,
  subject: "orders" | "customers" | "shipments",
  condition: SQL = sql`true`,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT coalesce(sum(total), 0)::int AS total FROM counters WHERE subject = ${subject} AND ${condition}`,
  );
  return rows[0]?.total ?? 0;
}
