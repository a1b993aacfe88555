import { sql } from "drizzle-orm";
import type { Tx } from "../database/database.ts";
import type { PaymentSessionRequest } from "./payment.ts";

interface PastPayment {
  sessionId: string;
  chargeId: string;
  request: PaymentSessionRequest;
  at: Date;
  /** Of the refund that gave all of it back. */
  refundId: string | null;
}

/** What the test page knows of payments of the past, so that they can be refunded there. */
export async function seedTestPage(tx: Tx, paid: readonly PastPayment[]): Promise<void> {
  const told = sql`jsonb_to_recordset(${JSON.stringify(paid)}::jsonb)
    AS told ("sessionId" text, "chargeId" text, request jsonb, at timestamptz, "refundId" text)`;
  await tx.execute(sql`
    INSERT INTO test_page_sessions (id, idempotency_key, request, state, charge_id, expires_at, created_at)
    SELECT "sessionId", request->>'idempotencyKey', request, 'paid', "chargeId", to_timestamp((request->>'expiresAt')::bigint), at FROM ${told}`);
  await tx.execute(sql`
    INSERT INTO test_page_refunds (id, idempotency_key, request, charge_id, amount_cents, created_at)
    SELECT "refundId", "refundId", jsonb_build_object('chargeId', "chargeId", 'amountCents', request->'amountCents', 'orderId', request->'orderId'),
      "chargeId", (request->>'amountCents')::bigint, at
    FROM ${told} WHERE "refundId" IS NOT NULL`);
}
