import { and, eq, lt, sql } from "drizzle-orm";
import type { Actor } from "#features/orders/server/actor.ts";
import { endCorrection } from "#features/orders/server/apply-correction.ts";
import { applyPaymentFailure } from "#features/orders/server/apply-payment.ts";
import { cancelAttempt } from "#features/orders/server/cancel-attempt.ts";
import { waitingCorrection } from "#features/orders/server/corrections.ts";
import { orderCorrections } from "#features/orders/server/corrections-table.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { isMoneyComing, latestPayment } from "#features/payments/server/payment-session.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";

/**
 * Takes a correction back whose difference is not paid. Its payment page closes first, so that nobody pays for what is not made; if it
 * was paid a moment ago, the correction is made instead. @throws AppError
 */
export async function takeCorrectionBack(
  shop: AppContext,
  { correctionId, orderId, ...actor }: Actor & { orderId: string; correctionId: string },
): Promise<void> {
  const waiting = await waitingCorrection(shop.db, orderId);
  if (waiting?.id !== correctionId) throw new AppError("conflict", messages.notWaiting, { code: "NOT_WAITING" });
  if (waiting.differenceCents < 0) throw new AppError("conflict", messages.moneyGoesBack, { code: "REFUNDING" });
  try {
    await closePaymentPage(shop, waiting);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    throw new AppError("unavailable", messages.providerAway, { retryAfterSeconds: 10 });
  }
  if (await end(shop, waiting, "taken-back", actor)) return;
  if (await isMoneyComing(shop.db, orderId, correctionId))
    throw new AppError("conflict", messages.moneyComes, { code: "AWAITING" });
  throw new AppError("conflict", messages.notWaiting, { code: "NOT_WAITING" });
}

const BATCH = 50;

/** Corrections whose difference was not paid in time. While its money is on its way, or a provider does not answer, they wait. One that fails stops no other. Answers how many ended. @throws a failure, at the end */
export async function endLapsedCorrections(shop: AppContext): Promise<number> {
  const due = await shop.db
    .select()
    .from(orderCorrections)
    .where(and(eq(orderCorrections.state, "waiting"), lt(orderCorrections.payBy, shop.clock.now())))
    .orderBy(orderCorrections.payBy)
    .limit(BATCH);
  const failures: unknown[] = [];
  let ended = 0;
  for (const correction of due) {
    try {
      await closePaymentPage(shop, correction);
      if (await end(shop, correction, "lapsed", { administratorId: null })) ended += 1;
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) failures.push(error);
      shop.log.warn({ err: error, correctionId: correction.id }, "a correction could not end");
    }
  }
  for (const failure of failures) throw failure;
  return ended;
}

/** Orders by hand whose link was not paid in time, and no money is on its way: their goods are free again. One that fails stops no other. Answers how many ended. @throws a failure, at the end */
export async function endLapsedOrders(shop: AppContext): Promise<number> {
  const now = shop.clock.now();
  const due = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.paymentState, "unpaid"), lt(orders.payBy, now), MONEY_NOT_COMING))
    .orderBy(orders.payBy)
    .limit(BATCH);
  const failures: unknown[] = [];
  let ended = 0;
  for (const { id } of due) {
    try {
      await cancelAttempt(shop, id);
      await transact(shop.db, async (tx) => applyPaymentFailure(tx, await lockOrder(tx, id), now));
      ended += 1;
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) failures.push(error);
      shop.log.warn({ err: error, orderId: id }, "an order by hand could not end");
    }
  }
  for (const failure of failures) throw failure;
  return ended;
}

const MONEY_NOT_COMING = sql`NOT EXISTS (SELECT FROM payments p WHERE p.order_id = ${orders.id} AND p.state = 'awaiting')`;

/** @throws PaymentUnavailable */
async function closePaymentPage(shop: AppContext, { id, orderId }: { id: string; orderId: string }): Promise<void> {
  const payment = await latestPayment(shop.db, orderId);
  if (payment?.correctionId === id) await cancelAttempt(shop, orderId);
}

/** Answers false where it was paid, or ended, meanwhile, and while its money is on its way. */
const end = (
  shop: AppContext,
  { id, orderId }: { id: string; orderId: string },
  state: "taken-back" | "lapsed",
  actor: Actor,
): Promise<boolean> =>
  transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const waiting = await waitingCorrection(tx, orderId);
    if (waiting?.id !== id || (await isMoneyComing(tx, orderId, id))) return false;
    await endCorrection(tx, order, waiting, state, shop.clock.now(), actor);
    return true;
  });
