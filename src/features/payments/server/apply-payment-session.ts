import { and, eq, getTableColumns, ne, sql } from "drizzle-orm";
import { noRow, type Tx } from "#platform/database/database.ts";
import { publishing } from "#platform/events/events.ts";
import type { PaymentEvent, PaymentEventKind, PaymentSession } from "#platform/payment/payment.ts";
import type { Cents } from "#shared/money.ts";
import { ATTEMPT_MEANING, type PaymentState } from "../payment-state.ts";
import type { Payment } from "./payment-session.ts";
import { paymentEvents, payments } from "./payments-table.ts";

/**
 * The effect of a session on its payment; null for none. A paid payment is never undone (decision 21). For an order that
 * another payment has paid it is an overpayment; another amount or currency does not pay the order.
 */
export function nextState(
  payment: Pick<Payment, "state" | "amountCents" | "currency">,
  session: PaymentSession,
  { kind, isPaidAlready }: { kind?: PaymentEventKind; isPaidAlready: boolean },
): PaymentState | null {
  const { state } = payment;
  if (ATTEMPT_MEANING[state].hasMoney && session.state === "reversed") return "reversed";
  if (state === "paid" || state === "overpaid" || state === "reversed") return null;
  const next = stateTold(payment, session, { kind, isPaidAlready });
  // Money that came never becomes an attempt that failed.
  if (next === state || (state === "review" && next !== "paid" && next !== "overpaid")) return null;
  // What was given up is decided by its end alone.
  if (state === "given_up" && next === "awaiting") return null;
  return state === "failed" && (next === "expired" || next === "awaiting") ? null : next;
}

function stateTold(
  { amountCents, currency }: Pick<Payment, "amountCents" | "currency">,
  session: PaymentSession,
  { kind, isPaidAlready }: { kind?: PaymentEventKind; isPaidAlready: boolean },
): PaymentState | null {
  if (session.state === "paid" && isPaidAlready) return "overpaid";
  if (session.state === "paid")
    return session.amountCents === amountCents && session.currency === currency ? "paid" : "review";
  if (kind === "async-failed" || session.state === "failed" || session.state === "reversed") return "failed";
  return session.state === "expired" || session.state === "awaiting" ? session.state : null;
}

/** Whether another attempt has paid the order of this one. The order's row must be held. */
export async function isPaidByAnother(tx: Tx, payment: Payment): Promise<boolean> {
  const paid = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, payment.orderId), eq(payments.state, "paid"), ne(payments.id, payment.id)));
  return paid.length > 0;
}

/** A name goes with its method. */
const methodNameOf = (payment: Payment, { method, methodName }: PaymentSession): string | null =>
  methodName ?? (method === undefined || method === payment.method ? payment.methodName : null);

/** `at` is when it came to be so. Whoever shows the order hears of it. Answers the payment as it is then. */
export async function writePaymentState(
  tx: Tx,
  payment: Payment,
  session: PaymentSession,
  state: PaymentState,
  at: Date,
): Promise<Payment> {
  const { hasMoney } = ATTEMPT_MEANING[state];
  const [written = noRow()] = await tx
    .update(payments)
    .set({
      state,
      sessionId: session.id,
      chargeId: session.chargeId ?? payment.chargeId,
      paidAt: hasMoney ? at : state === "reversed" ? payment.paidAt : null,
      method: session.method ?? payment.method,
      methodName: methodNameOf(payment, session),
      feeCents: session.feeCents ?? payment.feeCents,
      receivedCents: hasMoney ? session.amountCents : null,
      receivedCurrency: hasMoney && session.currency !== payment.currency ? session.currency : null,
    })
    .where(eq(payments.id, payment.id))
    .returning({ ...getTableColumns(payments), published: publishing("order", sql`order_id`) });
  const { published: _, ...now } = written;
  return now;
}

/** The money is gone for good, as after a dispute that was lost. Answers null where the payment holds none. */
export async function reversePayment(tx: Tx, { id, state }: Payment): Promise<Payment | null> {
  if (!ATTEMPT_MEANING[state].hasMoney) return null;
  const [reversed] = await tx
    .update(payments)
    .set({ state: "reversed", receivedCents: null, receivedCurrency: null })
    .where(eq(payments.id, id))
    .returning();
  return reversed ?? null;
}

/** The bank gave the money back that it had taken. It counts from the day on which it was paid. */
export async function reinstatePayment(
  tx: Tx,
  { id }: Payment,
  change: { state: "paid" | "overpaid"; receivedCents: Cents },
): Promise<Payment> {
  const [reinstated] = await tx.update(payments).set(change).where(eq(payments.id, id)).returning();
  if (!reinstated) throw new Error("A payment that was locked is gone");
  return reinstated;
}

/** Money under review counts as its order's payment from now on. */
export async function acceptReviewed(tx: Tx, { id }: Payment): Promise<Payment> {
  const [accepted] = await tx.update(payments).set({ state: "paid" }).where(eq(payments.id, id)).returning();
  if (!accepted) throw new Error("A payment that was locked is gone");
  return accepted;
}

/** Answers false where this event took effect before. */
export async function noteEvent(tx: Tx, event: PaymentEvent, orderId: string | null): Promise<boolean> {
  const noted = await tx
    .insert(paymentEvents)
    .values({
      provider: event.provider,
      id: event.id,
      kind: event.kind,
      sessionId: "session" in event ? event.session.id : null,
      orderId,
      outcome: orderId ? "settled" : "not ours",
      happenedAt: event.happenedAt,
    })
    .onConflictDoNothing();
  return noted.rowCount === 1;
}
