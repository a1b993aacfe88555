import { and, eq, gt, inArray, ne, notInArray, or, sql } from "drizzle-orm";
import type { Payment } from "#features/payments/server/payment-session.ts";
import { payments } from "#features/payments/server/payments-table.ts";
import type { Tx } from "#platform/database/database.ts";
import { paymentStatesWhere } from "../order-payment-state.ts";
import { STATUS_MEANING } from "../order-status.ts";
import type { Order } from "./lock-order.ts";
import { orders } from "./orders-table.ts";

const PAID = paymentStatesWhere(({ isPaid }) => isPaid);
const UNPAID = paymentStatesWhere(({ situation }) => situation === "unpaid");

/**
 * The number of another order that has paid for the purchase of this one; null if none has. Until the transaction ends, no other
 * order of the purchase is paid. The order's row must be locked.
 */
export async function paidByOther(tx: Tx, { id, purchaseId, status }: Order): Promise<string | null> {
  // Goods that have left are owed, whatever else was paid.
  if (purchaseId === null || STATUS_MEANING[status].takesGoodsOut) return null;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`purchase ${purchaseId}`}, 0))`);
  return paidWithin(tx, purchaseId, id);
}

/** The number of a paid order of this purchase, other than the order `except`; null if there is none. */
export async function paidWithin(tx: Tx, purchaseId: string, except?: string): Promise<string | null> {
  const [paid] = await tx
    .select({ number: orders.orderNumber })
    .from(orders)
    .where(
      and(
        eq(orders.purchaseId, purchaseId),
        inArray(orders.paymentState, PAID),
        except === undefined ? undefined : ne(orders.id, except),
      ),
    )
    .limit(1);
  return paid?.number ?? null;
}

/** The payment that paid an order, or its purchase; null if none did. */
export async function standingPayment(
  tx: Tx,
  { id, purchaseId }: Pick<Order, "id" | "purchaseId">,
): Promise<{ payment: Payment; orderNumber: string } | null> {
  const [stands] = await tx
    .select({ payment: payments, orderNumber: orders.orderNumber })
    .from(orders)
    .innerJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.state, "paid")))
    .where(or(eq(orders.id, id), purchaseId === null ? undefined : eq(orders.purchaseId, purchaseId)))
    .limit(1);
  return stands ?? null;
}

/** Whether a newer order of the same browser or purchase has taken the place of this one, and was not given up itself. */
export async function wasReplaced(tx: Tx, { browserHash, purchaseId, createdAt }: Order): Promise<boolean> {
  const same = [
    ...(browserHash ? [eq(orders.browserHash, browserHash)] : []),
    ...(purchaseId ? [eq(orders.purchaseId, purchaseId)] : []),
  ];
  if (same.length === 0) return false;
  const [newer] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(or(...same), gt(orders.createdAt, createdAt), notInArray(orders.paymentState, UNPAID)))
    .limit(1);
  return newer !== undefined;
}
