import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { isAbandoned, isRefundDue, type OrderView } from "../order-filters.ts";
import { ORDER_PAYMENT_STATES, type OrderPaymentState } from "../order-payment-state.ts";
import { ORDER_STATUSES, type OrderStatus } from "../order-status.ts";

export const SHIPMENTS = "shipments";
/** Test customers have test orders only. */
export const CUSTOMERS = ["customers", "test customers"] as const;

interface Standing {
  /** None is any. */
  status?: readonly OrderStatus[];
  payment?: OrderPaymentState | undefined;
  view?: Exclude<OrderView, "reserved"> | undefined;
}

const VIEWS = {
  orders: (...standing: Parameters<typeof isAbandoned>) => !isAbandoned(...standing),
  abandoned: isAbandoned,
  "refund-due": isRefundDue,
};

/** The counters of orders with this status and payment state. */
export function orderCounters({ status = [], payment, view }: Standing): string[] {
  const payments = payment ? [payment] : ORDER_PAYMENT_STATES;
  return (status.length > 0 ? status : ORDER_STATUSES).flatMap((one) =>
    payments
      .filter((state) => !view || VIEWS[view](one, state))
      .flatMap((state) => [`orders ${one} ${state}`, `test orders ${one} ${state}`]),
  );
}

/** The sum of the counters. */
export async function counterTotal(db: Db, names: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT coalesce(sum(total), 0)::int AS total FROM kept_totals WHERE what = ANY(${sql.param([...names])})`,
  );
  return rows[0]?.total ?? 0;
}
