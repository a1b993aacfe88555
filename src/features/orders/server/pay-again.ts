import { and, eq, inArray, or } from "drizzle-orm";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { finishTasksOf } from "#features/payments/server/payment-tasks.ts";
import { payments } from "#features/payments/server/payments-table.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { messages } from "../messages/stored-messages.en.ts";
import { STATUS_MEANING } from "../order-status.ts";
import { changeStatusIn } from "./change-status-in.ts";
import { lockOrder, type Order } from "./lock-order.ts";
import { isOrderKey } from "./order-key.ts";
import { orderLines, orders } from "./orders-table.ts";
import { paidWithin } from "./purchase.ts";

/** The order that a new one pays again, and the key of its signed link. */
export interface PaidAgain {
  orderId: string;
  key: string;
}

/** That order for the cart; null where the key is wrong. */
export async function orderPaidAgain(
  { db, secret }: { db: Db; secret: Buffer },
  { orderId, key }: PaidAgain,
): Promise<{ orderId: string; purchaseId: string | null; keeps: boolean } | null> {
  const [first] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!first || !isOrderKey(secret, first, key)) return null;
  return { orderId, purchaseId: first.purchaseId ?? orderId, keeps: isReleasable(first) };
}

/** The bank took its money back, and nothing has left: who pays it again takes over what it keeps. */
const isReleasable = ({ paymentState, status }: Pick<Order, "paymentState" | "status">): boolean =>
  paymentState === "reversed" && STATUS_MEANING[status].isOpen === true;

export interface PurchaseToJoin {
  orderId: string;
  /** Orders of the same purchase that can still be paid. */
  open: { id: string }[];
  /** Whether the new order may take over what the first one keeps: nothing else is in stock. */
  takesOver: boolean;
}

/**
 * The purchase that a new order continues; null where the key is wrong, or the new order has none of the goods and is a purchase of its
 * own.
 */
export async function purchaseToJoin(
  db: Db,
  secret: Buffer,
  { orderId, key }: PaidAgain,
  productIds: readonly string[],
): Promise<PurchaseToJoin | null> {
  const [first] = await db
    .select({ id: orders.id, linkVersion: orders.linkVersion, purchaseId: orders.purchaseId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.id, orderId), inArray(orderLines.productId, [...productIds])))
    .limit(1);
  if (!first || !isOrderKey(secret, first, key)) return null;
  const isPayable = inArray(
    payments.state,
    attemptsWhere((meaning) => meaning.isPayable),
  );
  const open = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(or(eq(orders.id, orderId), eq(orders.purchaseId, first.purchaseId ?? orderId)), isPayable));
  return { orderId, open, takesOver: false };
}

/**
 * Answers the id of the purchase that a new order joins, and the number of the order that has paid for it already, if one has.
 * Where the bank took the money of the first order back, a person cancels it, unless the new order needs what it keeps: then it is
 * cancelled here, as an attempt takes over the reservation of the one before (decision 20).
 */
export async function joinPurchase(
  tx: Tx,
  { orderId, takesOver }: PurchaseToJoin,
  now: Date,
): Promise<{ id: string; paidBy: string | null }> {
  const first = await lockOrder(tx, orderId);
  const id = first.purchaseId ?? first.id;
  if (first.purchaseId === null) await tx.update(orders).set({ purchaseId: id }).where(eq(orders.id, orderId));
  const paidBy = await paidWithin(tx, id);
  if (takesOver && paidBy === null && isReleasable(first)) {
    await changeStatusIn(
      tx,
      { orderId, to: "cancelled", administratorId: null, reason: messages.reasons.paidAgain },
      now,
    );
    await finishTasksOf(tx, orderId, "reversed", now);
  }
  return { id, paidBy };
}
