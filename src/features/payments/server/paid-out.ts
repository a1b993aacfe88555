import { sql } from "drizzle-orm";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { PaymentProvider } from "#platform/payment/payment.ts";
import type { StatementRow } from "#platform/payment/statement.ts";
import { cents } from "#shared/money.ts";
import { attemptsWhere } from "../payment-state.ts";
import { type Difference, differenceMessage } from "./match-statement.ts";

/** A provider pays out within days. What is paid out this much later than another payment should have been there. */
const DAYS = 7;

const idsOf = (rows: readonly Pick<StatementRow, "kind" | "id">[]): string[] =>
  rows.flatMap(({ kind, id }) => (kind === "payment" ? id : []));

/** Notes that a payout report had these payments. */
export async function notePaidOut(
  tx: Tx,
  provider: PaymentProvider,
  rows: readonly Pick<StatementRow, "kind" | "id">[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    UPDATE payments SET paid_out_at = ${now.toISOString()}::timestamptz
    WHERE provider = ${provider} AND charge_id = ANY(${sql.param(idsOf(rows))}::text[]) AND paid_out_at IS NULL`);
}

/**
 * Payments in no report, neither these rows nor an earlier one, although the reports have older ones and some from `DAYS` later. Payments
 * from before the first report are left out. 1,000 at most, oldest first.
 */
export async function notPaidOut(
  db: Db,
  provider: PaymentProvider,
  rows: readonly Pick<StatementRow, "kind" | "id">[],
): Promise<(Difference & { id: string })[]> {
  const { timeZone } = await storeSettings(db);
  const withMoney = attemptsWhere(({ hasMoney }) => hasMoney);
  const here = sql`charge_id = ANY(${sql.param(idsOf(rows))}::text[])`;
  const found = await db.execute<{ id: string; order_id: string; cents: string; currency: string; day: string }>(sql`
    WITH told AS (
      SELECT min(paid_at) AS first, max(paid_at) AS last FROM payments
      WHERE provider = ${provider} AND (paid_out_at IS NOT NULL OR ${here}))
    SELECT charge_id AS id, order_id, coalesce(received_cents, amount_cents) AS cents,
      coalesce(received_currency, currency) AS currency, (paid_at AT TIME ZONE ${timeZone})::date::text AS day
    FROM payments, told
    WHERE provider = ${provider} AND state = ANY(${sql.param(withMoney)}::text[]) AND charge_id IS NOT NULL
      AND paid_out_at IS NULL AND NOT ${here} AND paid_at >= told.first AND paid_at < told.last - ${DAYS} * interval '1 day'
    ORDER BY paid_at LIMIT 1000`);
  return found.rows.map(({ id, order_id: orderId, cents: amount, currency, day }) => ({
    id,
    key: `not paid out ${id}`,
    orderId,
    message: differenceMessage("notPaidOut", provider, { cents: cents(Number(amount)), currency }, { day }, id),
  }));
}
