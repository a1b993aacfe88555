import { eq } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { nameCustomer } from "#features/customers/server/know-customer.ts";
import type { Payment } from "#features/payments/server/payment-session.ts";
import { planRefund } from "#features/payments/server/refund-payment.ts";
import { releaseHold, sellHeld } from "#features/stock/server/end-hold.ts";
import type { Db } from "#platform/database/database.ts";
import type { PaymentSession } from "#platform/payment/payment.ts";
import { cents, formatEuros } from "#shared/money.ts";
import type { OrderStatus } from "../order-status.ts";
import { orderStatusHistory, orders } from "./orders-table.ts";
import { queueConfirmation } from "./queue-confirmation.ts";
import { raiseAttention } from "./raise-attention.ts";

type Order = typeof orders.$inferSelect;

/** The money is here: the goods are sold, the order goes on, the customer hears of it once. */
export async function settlePaid(
  tx: Db,
  order: Order,
  payment: Payment,
  session: PaymentSession,
  now: Date,
): Promise<void> {
  await tx.update(orders).set({ paymentState: "paid", paidAt: now }).where(eq(orders.id, order.id));
  await nameCustomer(tx, order.customerId, order);
  await writeAudit(tx, { actor: "provider", action: "order.paid", subject: { kind: "order", id: order.id } });
  if (order.status === "cancelled") {
    return raiseAttention(tx, order, "Paid after it was cancelled: give the money back, or take the order up again.");
  }
  if (!(await sellHeld(tx, order.id, now))) return giveBackForSoldGoods(tx, order, payment, session, now);
  await queueConfirmation(tx, order);
  const isOtherAmount = session.amountCents !== payment.amountCents || session.currency !== payment.currency;
  // What a person must look at first does not go on by itself (reliability 7).
  if (isOtherAmount) return raiseAttention(tx, order, otherAmount(payment, session));
  if (order.status === "pending") await moveOn(tx, order, { status: "processing" }, "paid");
}

const otherAmount = (asked: Payment, paid: PaymentSession) =>
  `Paid ${paid.amountCents / 100} ${paid.currency} instead of ${asked.amountCents / 100} ${asked.currency}: look before shipping.`;

/** The goods went to others while the money was under way: it goes back whole, once, and the operator hears of it (reliability 4). */
async function giveBackForSoldGoods(
  tx: Db,
  order: Order,
  payment: Payment,
  session: PaymentSession,
  now: Date,
): Promise<void> {
  await planRefund(tx, received(payment, session), {
    amount: null,
    key: `goods-gone:${payment.id}`,
    restock: false,
    reason: "paid after the goods were sold to others",
    administratorId: null,
  });
  if (order.status === "pending") {
    await moveOn(tx, order, { status: "cancelled", cancelledAt: now }, "paid after the goods were sold to others");
  }
  await raiseAttention(tx, order, `Paid after the goods were sold to others: ${euros(session.amountCents)} goes back.`);
}

/** A second payment of a paid order, by an old attempt: it goes back whole, and the order stays as it is. */
export async function settleSurplus(tx: Db, order: Order, payment: Payment, session: PaymentSession): Promise<void> {
  await planRefund(tx, received(payment, session), {
    amount: null,
    key: `surplus:${payment.id}`,
    restock: false,
    reason: "the order was paid already",
    administratorId: null,
  });
  await raiseAttention(tx, order, `Paid a second time: ${euros(session.amountCents)} goes back by itself.`);
}

/** Without money the goods return to the shelf. An order that another attempt has paid stays as it is. */
export async function settleUnpaid(tx: Db, order: Order, now: Date): Promise<void> {
  if (order.paymentState !== "unpaid") return;
  await releaseHold(tx, order.id, now);
  await tx.update(orders).set({ paymentState: "failed" }).where(eq(orders.id, order.id));
}

async function moveOn(
  tx: Db,
  order: Order,
  change: { status: OrderStatus; cancelledAt?: Date },
  reason: string,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, order.id));
  await tx
    .insert(orderStatusHistory)
    .values({ orderId: order.id, fromStatus: order.status, toStatus: change.status, actor: "provider", reason });
}

/** The payment as it stands after its money was written down. */
const received = (payment: Payment, session: PaymentSession): Payment => ({
  ...payment,
  receivedCents: session.amountCents,
});

const euros = (amount: number) => formatEuros(cents(amount));
