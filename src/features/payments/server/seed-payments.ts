import type { Tx } from "#platform/database/database.ts";
import { insertMany } from "#platform/database/insert-many.ts";
import type { PaymentSessionRequest } from "#platform/payment/payment.ts";
import { seedTestPage } from "#platform/payment/seed-test-page.ts";
import { euros } from "#shared/money.ts";
import { payments, refunds } from "./payments-table.ts";

export interface SeededPayment {
  id: string;
  request: PaymentSessionRequest;
  at: Date;
  outcome: "paid" | "refunded" | "expired";
}

/** Past payments on the test page, and their refunds. */
export async function seedPayments(tx: Tx, made: readonly SeededPayment[]): Promise<void> {
  await insertMany(
    tx,
    payments,
    made.map(({ id, request, at, outcome }) => ({
      id,
      orderId: request.orderId,
      provider: "test-page" as const,
      idempotencyKey: request.idempotencyKey,
      request,
      sessionId: `seeded_${id}`,
      chargeId: outcome === "expired" ? null : `seeded_charge_${id}`,
      state: outcome === "expired" ? ("expired" as const) : ("paid" as const),
      amountCents: request.amountCents,
      refundedCents: outcome === "refunded" ? request.amountCents : euros(0),
      expiresAt: new Date(request.expiresAt * 1000),
      createdAt: at,
      paidAt: outcome === "expired" ? null : at,
    })),
  );
  await seedTestPage(
    tx,
    made
      .filter(({ outcome }) => outcome !== "expired")
      .map(({ id, request, at, outcome }) => ({
        sessionId: `seeded_${id}`,
        chargeId: `seeded_charge_${id}`,
        request,
        at,
        refundId: outcome === "refunded" ? `seeded_refund_${id}` : null,
      })),
  );
  await insertMany(
    tx,
    refunds,
    made
      .filter(({ outcome }) => outcome === "refunded")
      .map(({ id, request, at }) => ({
        paymentId: id,
        idempotencyKey: `refund-${id}`,
        amountCents: request.amountCents,
        restock: true,
        reason: "cancelled",
        state: "succeeded" as const,
        providerId: `seeded_refund_${id}`,
        createdAt: at,
      })),
  );
}
