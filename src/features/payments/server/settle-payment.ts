import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import type { PaymentEvent, PaymentEventKind, PaymentSession } from "#platform/payment/payment.ts";
import type { PaymentState } from "../payment-state.ts";
import type { Payment } from "./payment-session.ts";
import { paymentEvents, payments } from "./payments-table.ts";

/**
 * What the provider's word means for a payment in a state; null where it changes nothing. Money that came is never undone
 * (decision 21); for an order that another payment has paid it is a surplus.
 */
export function nextState(
  state: PaymentState,
  session: PaymentSession,
  { kind, isPaidAlready }: { kind?: PaymentEventKind; isPaidAlready: boolean },
): PaymentState | null {
  if (state === "paid" || state === "surplus") return null;
  if (session.state === "paid") return isPaidAlready ? "surplus" : "paid";
  if (kind === "async-failed") return state === "failed" ? null : "failed";
  if (session.state === "expired") return state === "expired" || state === "failed" ? null : "expired";
  if (session.state === "awaiting") return state === "awaiting" || state === "failed" ? null : "awaiting";
  return null;
}

/** Whether another attempt has paid the order of this one. The order's row must be held. */
export async function isPaidByAnother(tx: Db, payment: Payment): Promise<boolean> {
  const paid = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, payment.orderId), eq(payments.state, "paid"), ne(payments.id, payment.id)));
  return paid.length > 0;
}

export async function writePaymentState(
  tx: Db,
  payment: Payment,
  session: PaymentSession,
  state: PaymentState,
  now: Date,
): Promise<void> {
  const hasMoney = state === "paid" || state === "surplus";
  await tx
    .update(payments)
    .set({
      state,
      sessionId: session.id,
      chargeId: session.chargeId,
      paidAt: hasMoney ? now : null,
      receivedCents: hasMoney ? session.amountCents : null,
    })
    .where(eq(payments.id, payment.id));
}

/** Answers false where this event took effect before. */
export async function noteEvent(
  tx: Db,
  provider: Payment["provider"],
  event: PaymentEvent,
  orderId: string | null,
): Promise<boolean> {
  const noted = await tx
    .insert(paymentEvents)
    .values({
      provider,
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
