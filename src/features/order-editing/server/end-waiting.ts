import { and, eq, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { GRACE_MS } from "#features/orders/correction.ts";
import { endCorrection } from "#features/orders/server/apply-correction.ts";
import { applyPaymentFailure } from "#features/orders/server/apply-payment.ts";
import { cancelAttempt } from "#features/orders/server/cancel-attempt.ts";
import { waitingCorrection } from "#features/orders/server/corrections.ts";
import { orderCorrections } from "#features/orders/server/corrections-table.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { isMoneyComing, latestPayment } from "#features/payments/server/payment-session.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { workOnEach } from "#platform/payment/work-on-each.ts";
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

/** Of each provider. */
const BATCH = 50;

/** Corrections whose difference was not paid in time. While its money is on its way, or a provider does not answer, they wait. One that fails stops no other. Answers how many ended. @throws a failure, at the end */
export async function endLapsedCorrections(shop: AppContext): Promise<number> {
  const due = shop.db
    .select({
      id: orderCorrections.id,
      orderId: orderCorrections.orderId,
      ...inTurn(sql`order_corrections.order_id`, sql`order_corrections.pay_by`),
    })
    .from(orderCorrections)
    .where(
      and(
        eq(orderCorrections.state, "waiting"),
        lt(orderCorrections.payBy, shop.clock.now()),
        sql`NOT EXISTS (SELECT FROM payments p WHERE p.correction_id = ${orderCorrections.id} AND p.state = 'awaiting')`,
      ),
    )
    .as("due");
  const chosen = await shop.db.select().from(due).where(lte(due.turn, BATCH)).orderBy(due.turn);
  return endEach(shop, chosen, "a correction could not end", async (correction) => {
    await closePaymentPage(shop, correction);
    return end(shop, correction, "lapsed", { administratorId: null });
  });
}

/** Orders by hand whose link was not paid in time, and no money is on its way: their goods are free again. One that fails stops no other. Answers how many ended. @throws a failure, at the end */
export async function endLapsedOrders(shop: AppContext): Promise<number> {
  const now = shop.clock.now();
  const lastDay = new Date(now.getTime() - GRACE_MS);
  const due = shop.db
    .select({ id: orders.id, ...inTurn(sql`orders.id`, sql`orders.pay_by`) })
    .from(orders)
    .where(and(eq(orders.paymentState, "unpaid"), lt(orders.payBy, lastDay), MONEY_NOT_COMING))
    .as("due");
  const chosen = await shop.db.select().from(due).where(lte(due.turn, BATCH)).orderBy(due.turn);
  return endEach(shop, chosen, "an order by hand could not end", async ({ id }) => {
    await cancelAttempt(shop, id);
    await transact(shop.db, async (tx) => applyPaymentFailure(tx, await lockOrder(tx, id), now));
    return true;
  });
}

const MONEY_NOT_COMING = sql`NOT EXISTS (SELECT FROM payments p WHERE p.order_id = ${orders.id} AND p.state = 'awaiting')`;

/** The provider that is asked before something ends, null where none is, and its turn there. Newest first: what cannot end stands behind what can. */
function inTurn(orderId: SQL, payBy: SQL) {
  const payable = sql.param(attemptsWhere(({ isPayable }) => isPayable));
  const provider = sql<string | null>`(
    SELECT CASE WHEN p.state = ANY(${payable}::text[]) THEN p.provider END
    FROM payments p WHERE p.order_id = ${orderId} ORDER BY p.created_at DESC LIMIT 1)`;
  return {
    provider: provider.as("provider"),
    turn: sql<number>`(row_number() OVER (PARTITION BY ${provider} ORDER BY ${payBy} DESC))::int`.as("turn"),
  };
}

/** Ends each, but asks a provider no more once it did not answer. Answers how many ended. @throws a failure, at the end */
async function endEach<T extends { id: string; provider: string | null }>(
  shop: AppContext,
  due: readonly T[],
  problem: string,
  end: (one: T) => Promise<boolean>,
): Promise<number> {
  let ended = 0;
  await workOnEach(due, async (one) => {
    try {
      if (await end(one)) ended += 1;
    } catch (error) {
      shop.log.warn({ err: error, id: one.id }, problem);
      throw error;
    }
  });
  return ended;
}

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
