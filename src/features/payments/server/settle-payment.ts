import { eq } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import type { PaymentEvent, PaymentSession } from "#platform/payment/payment.ts";
import type { PaymentState } from "../payment-state.ts";
import type { Payment } from "./payment-session.ts";
import { paymentEvents, payments } from "./payments-table.ts";

/** What the provider's word means for a payment in a state; null where it changes nothing. A paid one is never undone (decision 21). */
export function nextState(
  state: PaymentState,
  session: PaymentSession,
  kind?: PaymentEvent["kind"],
): PaymentState | null {
  if (state === "paid") return null;
  if (session.state === "paid") return "paid";
  if (kind === "async-failed") return state === "failed" ? null : "failed";
  if (session.state === "expired") return state === "expired" || state === "failed" ? null : "expired";
  if (session.state === "awaiting") return state === "awaiting" || state === "failed" ? null : "awaiting";
  return null;
}

export async function writePaymentState(
  tx: Db,
  payment: Payment,
  session: PaymentSession,
  state: PaymentState,
  now: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ state, sessionId: session.id, chargeId: session.chargeId, paidAt: state === "paid" ? now : null })
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
      sessionId: event.session?.id,
      orderId,
      outcome: orderId ? "settled" : "not ours",
      happenedAt: event.happenedAt,
    })
    .onConflictDoNothing();
  return noted.rowCount === 1;
}
