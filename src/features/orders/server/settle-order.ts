import { eq } from "drizzle-orm";
import {
  knowsCharge,
  lockPaymentOf,
  lockPaymentOfCharge,
  type Payment,
} from "#features/payments/server/payment-session.ts";
import { isPaidByAnother, nextState, noteEvent, writePaymentState } from "#features/payments/server/settle-payment.ts";
import { announce } from "#platform/changes/changes.ts";
import { type Db, transact } from "#platform/database/database.ts";
import type { PaymentEvent, PaymentEventKind, PaymentSession } from "#platform/payment/payment.ts";
import type { Shop } from "#platform/shop.ts";
import { orders } from "./orders-table.ts";
import { settleDispute, settleRefund } from "./settle-after-payment.ts";
import { settlePaid, settleSurplus, settleUnpaid } from "./settle-payment-of-order.ts";

/**
 * An event of the provider, in any order and any number of times, ends in the same state (reliability 2, 3). Answers
 * whether it was news.
 */
export async function settleEvent(shop: Shop, event: PaymentEvent): Promise<boolean> {
  if (event.kind === "other") return false;
  await learnOfCharge(shop, event);
  return transact(shop.db, async (tx) => {
    const payment = await lockPaymentOfEvent(tx, event);
    const isNew = await noteEvent(tx, shop.payment.provider, event, payment?.orderId ?? null);
    if (!payment || !isNew) return false;
    const now = shop.clock.now();
    if (event.kind === "refund-changed") await settleRefund(tx, payment, event.refund);
    else if (event.kind === "dispute-created") await settleDispute(tx, payment, event.dispute);
    else await settle(tx, payment, event.session, now, event.kind);
    return true;
  });
}

/** A refund that is heard of before its payment: the provider is asked for the payment first (reliability 3). */
async function learnOfCharge(shop: Shop, event: PaymentEvent): Promise<void> {
  const chargeId = "refund" in event ? event.refund.chargeId : "dispute" in event ? event.dispute.chargeId : null;
  if (chargeId === null || (await knowsCharge(shop.db, chargeId))) return;
  const session = await shop.payment.sessionOfCharge(chargeId);
  if (session) await settleSession(shop, session);
}

function lockPaymentOfEvent(tx: Db, event: Exclude<PaymentEvent, { kind: "other" }>): Promise<Payment | null> {
  if (event.kind === "refund-changed") return lockPaymentOfCharge(tx, event.refund.chargeId);
  if (event.kind === "dispute-created") return lockPaymentOfCharge(tx, event.dispute.chargeId);
  return lockPaymentOf(tx, event.session);
}

/** What the provider says of a session when asked: by the return page, a cancelled attempt, the sweeper. */
export async function settleSession(shop: Shop, session: PaymentSession): Promise<void> {
  await transact(shop.db, async (tx) => {
    const payment = await lockPaymentOf(tx, session);
    if (payment) await settle(tx, payment, session, shop.clock.now());
  });
}

async function settle(
  tx: Db,
  payment: Payment,
  session: PaymentSession,
  now: Date,
  kind?: PaymentEventKind,
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, payment.orderId)).for("update");
  if (!order) return;
  const isPaidAlready = await isPaidByAnother(tx, payment);
  const state = nextState(payment.state, session, { kind, isPaidAlready });
  if (!state) return;
  await writePaymentState(tx, payment, session, state, now);
  if (state === "paid") await settlePaid(tx, order, payment, session, now);
  if (state === "surplus") await settleSurplus(tx, order, payment, session);
  if (state === "expired" || state === "failed") await settleUnpaid(tx, order, now);
  await announce(tx, { kind: "order", id: order.id });
}
