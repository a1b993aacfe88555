import type pg from "pg";
import { inTransaction } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import type { Cents } from "#shared/money.ts";
import type { ProviderRefund, RefundRequest } from "./payment.ts";
import { messages as refundMessages } from "./refund-messages.ts";
import { providerRefund, type StripeRefund } from "./stripe-objects.ts";
import { idOfCharge, lockSession, randomId, totalOf, writeEvent } from "./test-page-table.ts";

interface RefundRow {
  id: string;
  request: RefundRequest;
  state: "pending" | "succeeded" | "failed";
}

type Queryable = Pick<pg.Pool, "query">;

/** The refund of this key, and the event's raw body if this call made it. */
export const makeRefund = (pool: pg.Pool, request: RefundRequest, now: Date) =>
  inTransaction(pool, async (db) => {
    const sessionId = await idOfCharge(db, request.chargeId);
    const session = sessionId && (await lockSession(db, sessionId));
    if (!session) throw refused(refundMessages.unknown);
    const isNew = await insertWithin(db, request, totalOf(session.request), now);
    const row = await refundOfKey(db, request);
    const event = isNew ? await writeEvent(db, "refund.created", stripeShape(row), now, null) : null;
    return { refund: providerRefund(stripeShape(row)), event };
  });

export async function refundsOf(db: Queryable, chargeId: string): Promise<ProviderRefund[]> {
  const { rows } = await db.query<RefundRow>(
    "SELECT id, request, state FROM test_page_refunds WHERE charge_id = $1 ORDER BY created_at DESC, id",
    [chargeId],
  );
  return rows.map((row) => providerRefund(stripeShape(row)));
}

/** Writes nothing if the key was used before or the refunds would exceed the payment. The session must be locked. */
async function insertWithin(db: Queryable, request: RefundRequest, paidCents: Cents, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO test_page_refunds (id, idempotency_key, request, charge_id, amount_cents, created_at)
     SELECT $1, $2, $3, $4, $5::bigint, $6
      WHERE $5::bigint BETWEEN 1 AND $7::bigint - (
        SELECT coalesce(sum(amount_cents), 0) FROM test_page_refunds WHERE charge_id = $4 AND state <> 'failed')
     ON CONFLICT (idempotency_key) DO NOTHING`,
    [
      randomId("re_test_page"),
      request.idempotencyKey,
      JSON.stringify(request),
      request.chargeId,
      request.amountCents,
      now,
      paidCents,
    ],
  );
  return rowCount === 1;
}

async function refundOfKey(db: Queryable, request: RefundRequest): Promise<RefundRow> {
  const { rows } = await db.query<RefundRow & { is_same: boolean }>(
    "SELECT id, request, state, request = $2::jsonb AS is_same FROM test_page_refunds WHERE idempotency_key = $1",
    [request.idempotencyKey, JSON.stringify(request)],
  );
  const [row] = rows;
  if (!row) throw refused(refundMessages.noMoreLeft);
  if (!row.is_same) throw refused(refundMessages.refundAskedBefore);
  return row;
}

const refused = (sentence: string) => new AppError("conflict", sentence);

const stripeShape = ({ id, request, state }: RefundRow): StripeRefund => ({
  id,
  object: "refund",
  amount: request.amountCents,
  payment_intent: request.chargeId,
  status: state,
  failure_reason: null,
  metadata: { refund_id: request.refundId, order_id: request.orderId },
});
