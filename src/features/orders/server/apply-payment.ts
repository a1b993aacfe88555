import { and, eq, gt, notInArray } from "drizzle-orm";
import { auditEntry, writeAudit } from "#features/audit/server/write-audit.ts";
import { updateCustomerName } from "#features/customers/server/upsert-customer.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import {
  commitReservation,
  isReserved,
  releaseReservation,
  sellUnreserved,
} from "#features/inventory/server/end-reservation.ts";
import { isOut } from "#features/inventory/server/return-goods.ts";
import { dueAt } from "#features/payments/payment-task.ts";
import type { Payment } from "#features/payments/server/payment-session.ts";
import { addTask } from "#features/payments/server/payment-tasks.ts";
import { dropUnsentRefunds, planRefund } from "#features/payments/server/refund-payment.ts";
import type { Tx } from "#platform/database/database.ts";
import type { PaymentSession } from "#platform/payment/payment.ts";
import { DEFAULT_LANGUAGE } from "#shared/language.ts";
import { formatMoney } from "#shared/money.ts";
import { paymentStatesWhere, wasPaid } from "../order-payment-state.ts";
import { type OrderStatus, STATUS_MEANING } from "../order-status.ts";
import { clearReviewFlag, flagForReview } from "./flag-for-review.ts";
import { issueDocuments, issueInvoice } from "./issue-documents.ts";
import type { Order } from "./lock-order.ts";
import { orderStatusHistory, orders } from "./orders-table.ts";
import { planAmount } from "./plan-refund-lines.ts";
import { queueConfirmation } from "./queue-confirmation.ts";

/** The order is paid: commits its reservation, moves it on, queues one email and issues its invoice. */
export async function applyPayment(tx: Tx, order: Order, payment: Payment, now: Date): Promise<void> {
  await moveOnPaid(tx, order, payment, now);
  await issueInvoice(tx, order, payment, now);
}

async function moveOnPaid(tx: Tx, order: Order, payment: Payment, now: Date): Promise<void> {
  const paid = { paymentState: "paid", paidAt: now } as const;
  if (order.erasedAt) {
    await tx.update(orders).set(paid).where(eq(orders.id, order.id));
    await releaseReservation(tx, order.id, now);
    return giveBack(tx, order, payment, now, "the personal data were erased");
  }
  const isPutAside = order.status !== "cancelled" && (await isReserved(tx, order.id));
  const next = order.status === "pending" ? "processing" : order.status;
  await writePaid(tx, order, isPutAside ? { ...paid, status: next } : paid);
  await updateCustomerName(tx, order.customerId, order);
  if (order.status === "cancelled") {
    return flagForReview(tx, order, "Paid after it was cancelled: give the money back, or take the order up again.");
  }
  const areThere = isPutAside || (await isOut(tx, order.id)) || (await sellUnreserved(tx, order.id, now));
  if (!areThere) return giveBack(tx, order, payment, now, "the goods were sold to others");
  await queueConfirmation(tx, order);
  // Last, as buyers of the same goods wait for these rows.
  if (isPutAside) return commitReservation(tx, order.id, now);
  if (next !== order.status) await moveOn(tx, order, { status: next }, "paid");
}

/** The order, its history if it moves on, and its audit entry, in one statement. */
async function writePaid(
  tx: Tx,
  order: Order,
  change: { paymentState: "paid"; paidAt: Date; status?: OrderStatus },
): Promise<void> {
  const written = tx
    .$with("written")
    .as(tx.update(orders).set(change).where(eq(orders.id, order.id)).returning({ id: orders.id }));
  const audited = tx
    .$with("audited")
    .as(auditEntry(tx, { actor: "provider", action: "order.paid", subject: { kind: "order", id: order.id } }));
  if (!change.status || change.status === order.status) {
    await tx.with(written, audited).select().from(written);
    return;
  }
  const moved = tx
    .$with("moved")
    .as(historyEntry(tx, order, change.status, "paid").returning({ id: orderStatusHistory.id }));
  await tx.with(written, audited, moved).select().from(written);
}

const historyEntry = (tx: Tx, order: Order, toStatus: OrderStatus, reason: string) =>
  tx
    .insert(orderStatusHistory)
    .values({ orderId: order.id, fromStatus: order.status, toStatus, actor: "provider", reason });

/**
 * Another amount or currency does not pay the order (decision 51). The order and its reservation wait until a person accepts
 * or refunds the payment.
 */
export async function markForReview(tx: Tx, order: Order, payment: Payment): Promise<void> {
  if (!wasPaid(order.paymentState))
    await tx.update(orders).set({ paymentState: "review" }).where(eq(orders.id, order.id));
  await writeAudit(tx, { actor: "provider", action: "order.under-review", subject: { kind: "order", id: order.id } });
  await flagForReview(tx, order, reviewMatter(payment));
}

export const reviewMatter = (payment: Payment): string =>
  `Paid ${moneyOf(payment)} instead of ${formatMoney(payment.amountCents, payment.currency, DEFAULT_LANGUAGE)}: accept it or give it back.`;

const moneyOf = ({ receivedCents, receivedCurrency, amountCents, currency }: Payment): string =>
  formatMoney(receivedCents ?? amountCents, receivedCurrency ?? currency, DEFAULT_LANGUAGE);

/**
 * The goods were sold to others before the payment arrived, or the order's address is erased: refunds the payment in full,
 * once, and notifies the operator (reliability 4).
 */
async function giveBack(tx: Tx, order: Order, payment: Payment, now: Date, what: string): Promise<void> {
  const reason = `paid after ${what}`;
  await giveAllBack(tx, order, payment, "goods-gone", reason);
  if (order.status === "pending") await moveOn(tx, order, { status: "cancelled", cancelledAt: now }, reason);
  await flagForReview(tx, order, `Paid after ${what}: ${moneyOf(payment)} goes back.`);
}

/** A payment by a session that this database does not know, as after a restored backup. */
export async function applyStrayPayment(tx: Tx, order: Order, session: PaymentSession): Promise<void> {
  const money = formatMoney(session.amountCents, session.currency, DEFAULT_LANGUAGE);
  await flagForReview(
    tx,
    order,
    `Paid ${money} at a payment page that the shop does not know (${session.id}): look at the payment provider.`,
  );
}

/** A second payment of a paid order, by an old attempt: refunds it in full. The order stays as it is. */
export async function applyOverpayment(tx: Tx, order: Order, payment: Payment): Promise<void> {
  await giveAllBack(tx, order, payment, "overpaid", "the order was paid already");
  await flagForReview(tx, order, `Paid a second time: ${moneyOf(payment)} goes back by itself.`);
}

/** Whether the browser that gave this order up has placed another one since, which was not given up. */
export async function wasReplaced(tx: Tx, { browserHash, createdAt }: Order): Promise<boolean> {
  if (!browserHash) return false;
  const [newer] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.browserHash, browserHash),
        gt(orders.createdAt, createdAt),
        notInArray(orders.paymentState, UNPAID),
      ),
    )
    .limit(1);
  return newer !== undefined;
}
const UNPAID = paymentStatesWhere(({ situation }) => situation === "unpaid");

/**
 * The bank took back what had paid the order: it is unpaid again, and nothing of it may leave. Its goods stay sold until
 * somebody decides, as they may be packed already.
 */
export async function applyReversal(tx: Tx, order: Order, before: Payment, payment: Payment, now: Date): Promise<void> {
  await dropUnsentRefunds(tx, payment.id, "the bank took the payment back");
  const money = moneyOf(before);
  if (before.state !== "overpaid")
    await tx.update(orders).set({ paymentState: "reversed", paidAt: null }).where(eq(orders.id, order.id));
  if (before.state === "review") await clearReviewFlag(tx, order.id, reviewMatter(before));
  await writeAudit(tx, {
    actor: "provider",
    action: "order.payment-reversed",
    subject: { kind: "order", id: order.id },
  });
  const what = reversalMatter(order, before.state, money, now);
  if (before.state !== "overpaid") await notifyBuyer(tx, order, before);
  await flagForReview(tx, order, what);
  await addTask(tx, { kind: "reversed", key: payment.id, orderId: order.id, what }, now);
  await issueDocuments(tx, order, now);
}

/** A cancelled order needs no money, and nobody can be reached about an erased one. */
async function notifyBuyer(tx: Tx, order: Order, payment: Payment): Promise<void> {
  if (order.erasedAt || order.status === "cancelled") return;
  const { id: orderId, email: recipient, language } = order;
  const cents = payment.receivedCents ?? payment.amountCents;
  const data = { orderId, cents, currency: payment.receivedCurrency ?? payment.currency };
  await queueEmail(tx, "order-payment-reversed", data, {
    ...{ dedupeKey: `order-payment-reversed:${payment.id}`, recipient, orderId, language },
  });
}

function reversalMatter({ status }: Order, was: Payment["state"], money: string, now: Date): string {
  if (was === "overpaid") return `The bank took a second payment of ${money} back: nothing more is refunded.`;
  const day = dueAt("reversed", now).toISOString().slice(0, 10);
  const what = STATUS_MEANING[status].takesGoodsOut
    ? "the goods have left, so ask the customer to pay"
    : "do not ship; the customer has a letter with the way to pay again";
  return `The bank took the payment of ${money} back: ${what}, until ${day}.`;
}

async function giveAllBack(tx: Tx, order: Order, payment: Payment, key: string, reason: string): Promise<void> {
  const refund = await planRefund(tx, payment, {
    ...{ amount: null, restock: false, administratorId: null, reason },
    key: `${key}:${payment.id}`,
  });
  await planAmount(tx, order, payment, refund);
}

/** Without a payment the reservation ends. An order that another attempt has paid stays as it is. */
export async function applyPaymentFailure(tx: Tx, order: Order, now: Date): Promise<void> {
  if (order.paymentState !== "unpaid") return;
  await releaseReservation(tx, order.id, now);
  await tx.update(orders).set({ paymentState: "failed" }).where(eq(orders.id, order.id));
}

async function moveOn(
  tx: Tx,
  order: Order,
  change: { status: OrderStatus; cancelledAt?: Date },
  reason: string,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, order.id));
  await historyEntry(tx, order, change.status, reason);
}
