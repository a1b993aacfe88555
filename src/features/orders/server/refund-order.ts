import { and, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { type RefundState, UNSENT_REFUND_STATES } from "#features/payments/payment-state.ts";
import { lockPaymentById, lockPaymentOfOrder, type Payment } from "#features/payments/server/payment-session.ts";
import { addTask } from "#features/payments/server/payment-tasks.ts";
import { payments, refunds } from "#features/payments/server/payments-table.ts";
import {
  askForRefund,
  delayRefund,
  type noteRefund,
  postponeRefund,
  type Refund,
  refundsWithKey,
} from "#features/payments/server/refund-payment.ts";
import type { AppContext } from "#platform/context.ts";
import { isLockTimeout, type Tx, transact } from "#platform/database/database.ts";
import { byHand } from "#platform/payment/by-hand.ts";
import { PaymentUnavailable, RefundTooEarly } from "#platform/payment/payment.ts";
import { allProviders } from "#platform/payment/providers.ts";
import { workOnEach } from "#platform/payment/work-on-each.ts";
import { AppError } from "#shared/app-error.ts";
import { DAY_MS } from "#shared/day.ts";
import { type Cents, formatMoney, sum } from "#shared/money.ts";
import { messages } from "../operator-messages.ts";
import { applyRefundEvent } from "./apply-refund-event.ts";
import { refuseWhileCorrected } from "./corrections.ts";
import { grossOf } from "./document-data.ts";
import { flagForReview } from "./flag-for-review.ts";
import { lockOrder, type Order } from "./lock-order.ts";
import { packAgain } from "./pack-again.ts";
import { unsentOfReturns } from "./parcel-queries.ts";
import { refundOfLines, type SelectedLines } from "./plan-refund-lines.ts";
import { type PlannedRefund, planRefunds } from "./plan-refunds.ts";
import { inEnglish, reviewReason } from "./review-reason.ts";

export interface RefundInput extends Omit<PlannedRefund, "correctionId" | "exchange"> {
  orderId: string;
  requestId?: string;
}

/**
 * Refunds an order in full or in part. If the provider does not answer, the refund stays requested and is sent again within
 * minutes. @throws AppError
 */
export async function refundOrder(shop: AppContext, input: RefundInput): Promise<Refund> {
  const planned = await transact(shop.db, async (tx) => {
    await lockOrder(tx, input.orderId);
    const isNew = (await refundsWithKey(tx, input.key)).length === 0;
    if (isNew && input.lines && input.lines.lines.length > 0) {
      await refuseUnsentOfReturn(tx, input.orderId, input.lines);
      await packAgain(tx, input.orderId, input, shop.clock.now());
    }
    return requestRefund(tx, input);
  });
  return sendRefundsOrFail(shop, planned);
}

/**
 * Pieces of a line that its buyer withdrew from before they left go back by their return: of a refund beside it nobody could tell whether it
 * took these, or others of the line. The order's row must be locked. @throws AppError "conflict"
 */
async function refuseUnsentOfReturn(tx: Tx, orderId: string, { lines }: SelectedLines): Promise<void> {
  const unsent = await unsentOfReturns(tx, orderId);
  if (lines.some(({ position }) => unsent.includes(position)))
    throw new AppError("conflict", messages.refundInReturn, { code: "WITHDRAWN" });
}

/** Notes a refund that is sent after the transaction. @throws AppError */
export async function requestRefund(tx: Tx, input: RefundInput): Promise<Refund[]> {
  const { order, payment } = await lockPaid(tx, input.orderId);
  const planned = await planRefunds(tx, order, payment, input);
  await writeAudit(tx, input, {
    action: "refund.requested",
    subject: { kind: "order", id: input.orderId },
    details: { refundId: planned[0]?.id, cents: sum(planned.map(({ amountCents }) => amountCents)) },
  });
  return planned;
}

/** What pieces of an order's lines would give back, after earlier refunds. Nothing is written. @throws AppError */
export const previewRefund = (
  shop: AppContext,
  orderId: string,
  lines: SelectedLines,
): Promise<{ amountCents: Cents; goodsCents: Cents; currency: string }> =>
  transact(shop.db, async (tx) => {
    const { order, payment } = await lockPaid(tx, orderId);
    const back = await refundOfLines(tx, order, payment, lines);
    const goods = back.filter(({ kind }) => kind === "goods");
    return { amountCents: grossOf(back), goodsCents: grossOf(goods), currency: order.currency };
  });

/** @throws AppError "conflict" where the order is not paid, or waits for a correction */
async function lockPaid(tx: Tx, orderId: string): Promise<{ order: Order; payment: Payment }> {
  const order = await lockOrder(tx, orderId);
  const payment = await lockPaymentOfOrder(tx, orderId);
  if (!payment) throw new AppError("conflict", messages.notPaid, { code: "NOT_PAID" });
  await refuseWhileCorrected(tx, order);
  return { order, payment };
}

/**
 * Sends the parts of a refund. Answers the whole amount with the state that is farthest from done.
 * @throws AppError "conflict", `REFUND_FAILED`, with the provider's reason where it refused a part; the other parts stand
 */
export async function sendRefundsOrFail(shop: AppContext, planned: readonly Refund[]): Promise<Refund> {
  const sent = await sendRefunds(shop, planned);
  const failed = sent.filter(({ state }) => state === "failed");
  if (failed[0]) {
    const { refund, payment } = await refundWithPayment(shop, failed[0].id);
    const money = formatMoney(
      sum(failed.map(({ amountCents }) => amountCents)),
      payment.receivedCurrency ?? payment.currency,
    );
    throw new AppError("conflict", messages.refundFailed(money, refund.failure), { code: "REFUND_FAILED" });
  }
  const farthest = FROM_FIRST.flatMap((state) => sent.find((one) => one.state === state) ?? [])[0];
  if (!farthest) throw new Error("A refund was planned without a part");
  return { ...farthest, amountCents: sum(sent.map(({ amountCents }) => amountCents)) };
}
const FROM_FIRST: readonly RefundState[] = ["requested", "waiting", "pending", "succeeded"];

/** Sends the parts of a refund, each to the payment that it goes back over. */
export async function sendRefunds(shop: AppContext, planned: readonly Refund[]): Promise<Refund[]> {
  const sent: Refund[] = [];
  for (const { id } of planned) sent.push(await sendRefund(shop, id));
  return sent;
}

/**
 * Sends the refund to the provider, outside of any transaction, and stores the outcome. Answers the refund. Where somebody
 * holds the order for too long it stays requested: it is sent again with the same key, which refunds once.
 */
export async function sendRefund(shop: AppContext, refundId: string): Promise<Refund> {
  await sendUnlessSilent(shop, refundId);
  return (await refundWithPayment(shop, refundId)).refund;
}

/** Answers why the provider did not answer, null where it did. */
async function sendUnlessSilent(shop: AppContext, refundId: string): Promise<PaymentUnavailable | null> {
  const { refund, payment } = await refundWithPayment(shop, refundId);
  if (!UNSENT_REFUND_STATES.includes(refund.state)) return null;
  try {
    const told = await askForRefund(shop, refund, payment);
    await write(shop, payment, { ...told, refundId: refund.id });
  } catch (error) {
    if (error instanceof RefundTooEarly) {
      await postponeRefund(shop.db, refund, shop.clock.now());
      await notifyOfLongWait(shop, refund, payment, "refundWaits");
    } else if (error instanceof PaymentUnavailable) {
      shop.log.warn({ err: error, refundId }, "a refund waits for the provider and will be sent again");
      await notifyOfLongWait(shop, refund, payment, refund.state === "waiting" ? "refundWaits" : "refundUnanswered");
      return error;
    } else if (error instanceof AppError) {
      await refuse(shop, payment, refund, error.message);
    } else if (isLockTimeout(error)) {
      shop.log.warn({ err: error, refundId }, "a refund's order is in use; the refund will be sent again");
    } else throw error;
  }
  return null;
}

/** Money arrives within a working day or two, and a provider answers within hours. Whoever waits longer should look there. */
const LONG_WAIT_MS = { refundWaits: 5 * DAY_MS, refundUnanswered: DAY_MS };

async function notifyOfLongWait(
  shop: AppContext,
  refund: Refund,
  { orderId, receivedCurrency, currency }: Payment,
  what: keyof typeof LONG_WAIT_MS,
): Promise<void> {
  if (shop.clock.now().getTime() - refund.createdAt.getTime() < LONG_WAIT_MS[what]) return;
  const why = reviewReason(what, { cents: refund.amountCents, currency: receivedCurrency ?? currency });
  await transact(shop.db, async (tx) => {
    await flagForReview(tx, await lockOrder(tx, orderId), why);
    const task = { orderId, what: inEnglish(why), matters: [why] };
    await addTask(tx, { kind: "refund-waits", key: refund.id, ...task }, shop.clock.now());
  });
}

type Told = Parameters<typeof noteRefund>[2];

/** `isNews` is asked once the order is locked. */
const write = (shop: AppContext, { id, orderId }: Payment, told: Told, isNews?: (tx: Tx) => Promise<boolean>) =>
  transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await lockPaymentById(tx, id);
    if (!isNews || (await isNews(tx))) await applyRefundEvent(tx, order, payment, told, shop.clock.now());
  });

/** The provider refused the refund, so it has no effect. One that another process has sent meanwhile stays as it is. */
const refuse = (shop: AppContext, payment: Payment, { id, amountCents }: Refund, failure: string) =>
  write(
    shop,
    payment,
    { id: `refused:${id}`, refundId: id, chargeId: payment.chargeId ?? "", amountCents, state: "failed", failure },
    async (tx) => (await tx.$count(refunds, and(eq(refunds.id, id), inArray(refunds.state, UNSENT_REFUND_STATES)))) > 0,
  );

async function refundWithPayment(shop: AppContext, id: string): Promise<{ refund: Refund; payment: Payment }> {
  const [found] = await shop.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  if (!found) throw new AppError("not-found", messages.noSuchRefund);
  return found;
}

/** Of each provider. */
const BATCH = 50;

/**
 * Sends refunds without an answer of the provider, such as those that a payment event requested. While one provider is silent, those at
 * others are sent, and one that fails stops no other. Answers how many were tried. @throws a failure, at the end
 */
export async function sendRequestedRefunds(shop: AppContext): Promise<number> {
  const known = [...allProviders(shop).map(({ provider }) => provider), byHand.provider];
  const groups = [...known.map((name) => eq(payments.provider, name)), notInArray(payments.provider, known)];
  const due = (await Promise.all(groups.map((atProvider) => dueRefunds(shop, atProvider)))).flat();
  let tried = 0;
  await workOnEach(due, async (refund) => {
    tried += 1;
    const silent = await sendUnlessSilent(shop, refund.id);
    if (!silent) return;
    await delayRefund(shop.db, refund, shop.clock.now());
    throw silent;
  });
  return tried;
}

/** What was never tried comes first. */
const dueRefunds = ({ db, clock }: AppContext, atProvider: SQL): Promise<{ id: string; provider: string }[]> =>
  db
    .select({ id: refunds.id, provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        atProvider,
        inArray(refunds.state, UNSENT_REFUND_STATES),
        or(isNull(refunds.nextAttemptAt), lte(refunds.nextAttemptAt, clock.now())),
      ),
    )
    .orderBy(sql`${refunds.nextAttemptAt} NULLS FIRST`, refunds.createdAt)
    .limit(BATCH);
