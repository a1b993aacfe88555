import { randomUUID } from "node:crypto";
import { noRow, type Tx } from "#platform/database/database.ts";
import type { PaymentSessionRequest } from "#platform/payment/payment.ts";
import type { Cents, Currency } from "#shared/money.ts";
import type { Payment } from "./payment-session.ts";
import { payments } from "./payments-table.ts";

/** Notes money that the shopkeeper took for an order. `way` is how, such as `cash`, `paidAt` when. The order's row must be locked. */
export async function notePaidByHand(
  tx: Tx,
  {
    orderId,
    way,
    amountCents,
    currency,
    paidAt,
  }: { orderId: string; way: string; amountCents: Cents; currency: Currency; paidAt: Date },
  now: Date,
): Promise<Payment> {
  const reference = `by-hand:${randomUUID()}`;
  const [payment = noRow()] = await tx
    .insert(payments)
    .values({
      orderId,
      provider: "by-hand",
      idempotencyKey: reference,
      sessionId: reference,
      chargeId: reference,
      request: {} as PaymentSessionRequest,
      state: "paid",
      amountCents,
      receivedCents: amountCents,
      currency,
      method: way,
      expiresAt: now,
      createdAt: now,
      paidAt,
    })
    .returning();
  return payment;
}
