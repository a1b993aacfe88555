import { eq } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { nameCustomer } from "#features/customers/server/know-customer.ts";
import { lockPaymentOf, type Payment } from "#features/payments/server/payment-session.ts";
import { nextState, noteEvent, writePaymentState } from "#features/payments/server/settle-payment.ts";
import { releaseHold, sellHeld } from "#features/stock/server/end-hold.ts";
import { announce } from "#platform/changes/changes.ts";
import { type Db, transact } from "#platform/database/database.ts";
import type { PaymentEvent, PaymentSession } from "#platform/payment/payment.ts";
import type { Shop } from "#platform/shop.ts";
import { orderStatusHistory, orders } from "./orders-table.ts";
import { queueConfirmation } from "./queue-confirmation.ts";

type Order = typeof orders.$inferSelect;

/** An event of the provider, in any order and any number of times, ends in the same state (reliability 2, 3). */
export async function settleEvent(shop: Shop, event: PaymentEvent): Promise<void> {
  const session = event.session;
  if (!session) return;
  await transact(shop.db, async (tx) => {
    const payment = await lockPaymentOf(tx, session);
    const isNew = await noteEvent(tx, shop.payment.provider, event, payment?.orderId ?? null);
    if (payment && isNew) await settle(shop, tx, payment, session, event.kind);
  });
}

/** What the provider says of a session when asked: by the return page, a cancelled attempt, the sweeper. */
export async function settleSession(shop: Shop, session: PaymentSession): Promise<void> {
  await transact(shop.db, async (tx) => {
    const payment = await lockPaymentOf(tx, session);
    if (payment) await settle(shop, tx, payment, session);
  });
}

async function settle(
  shop: Shop,
  tx: Db,
  payment: Payment,
  session: PaymentSession,
  kind?: PaymentEvent["kind"],
): Promise<void> {
  const state = nextState(payment.state, session, kind);
  if (!state) return;
  const [order] = await tx.select().from(orders).where(eq(orders.id, payment.orderId)).for("update");
  if (!order) return;
  const now = shop.clock.now();
  await writePaymentState(tx, payment, session, state, now);
  if (state === "paid") await settlePaid(tx, order, payment, session, now);
  if (state === "expired" || state === "failed") await settleUnpaid(tx, order, now);
  await announce(tx, { kind: "order", id: order.id });
}

/** The money is here: the goods are sold, the order goes on, the customer hears of it once. */
async function settlePaid(tx: Db, order: Order, payment: Payment, session: PaymentSession, now: Date): Promise<void> {
  const isOtherAmount = session.amountCents !== payment.amountCents || session.currency !== payment.currency;
  const hasGoods = await sellHeld(tx, order.id, now);
  const attention = isOtherAmount
    ? `Paid ${session.amountCents / 100} ${session.currency} instead of ${payment.amountCents / 100} ${payment.currency}: look before shipping.`
    : hasGoods
      ? null
      : "Paid after the goods were sold to others: refund it or order more.";
  // What a person must look at first does not go on by itself.
  const goesOn = order.status === "pending" && attention === null;
  await tx
    .update(orders)
    .set({ paymentState: "paid", paidAt: now, attention, status: goesOn ? "processing" : order.status })
    .where(eq(orders.id, order.id));
  if (goesOn) {
    await tx
      .insert(orderStatusHistory)
      .values({ orderId: order.id, fromStatus: "pending", toStatus: "processing", actor: "provider", reason: "paid" });
  }
  await nameCustomer(tx, order.customerId, order);
  await queueConfirmation(tx, order);
  await writeAudit(tx, { actor: "provider", action: "order.paid", subject: { kind: "order", id: order.id } });
}

/** Without money the goods return to the shelf. An order that another attempt has paid stays as it is. */
async function settleUnpaid(tx: Db, order: Order, now: Date): Promise<void> {
  if (order.paymentState !== "unpaid") return;
  await releaseHold(tx, order.id, now);
  await tx.update(orders).set({ paymentState: "failed" }).where(eq(orders.id, order.id));
}
