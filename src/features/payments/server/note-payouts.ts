import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { PaymentProvider } from "#platform/payment/payment.ts";
import type { PayoutRow, StatementRow } from "#platform/payment/statement.ts";
import { CURRENCY } from "#shared/money.ts";
import { payouts } from "./payouts-table.ts";

/** Notes payouts that a provider's statement tells of, each once. Those in another currency are no money of the books. */
export async function notePayouts(
  tx: Tx,
  provider: PaymentProvider,
  rows: readonly PayoutRow[],
  notedAt: Date,
): Promise<void> {
  const told = rows.filter(({ currency }) => currency === CURRENCY);
  if (told.length === 0) return;
  await tx
    .insert(payouts)
    .values(told.map(({ id, cents, paidAt }) => ({ provider, reference: id, cents, paidAt, notedAt })))
    .onConflictDoNothing();
}

/**
 * Notes the payout of a report that has movements only: what is new in it, less its fees. A movement that an earlier report had
 * counts once. The report names no day, so it is that of its import.
 */
export async function noteReportedPayout(
  tx: Tx,
  provider: PaymentProvider,
  rows: readonly StatementRow[],
  now: Date,
): Promise<void> {
  const told = rows.filter(({ currency }) => currency === CURRENCY);
  const reference = createHash("sha256")
    .update(
      told
        .map(({ kind, id }) => `${kind} ${id}`)
        .toSorted()
        .join("\n"),
    )
    .digest("hex");
  const column = (of: (row: StatementRow) => string | number) => sql.param(told.map(of));
  await tx.execute(sql`
    WITH told AS (
      SELECT * FROM unnest(${column(({ kind }) => kind)}::text[], ${column(({ id }) => id)}::text[],
        ${column(({ grossCents }) => grossCents)}::bigint[], ${column(({ feeCents }) => feeCents)}::bigint[]) AS row (kind, id, gross, fee)
      WHERE NOT EXISTS (SELECT FROM payout_lines l WHERE l.provider = ${provider} AND l.kind = row.kind AND l.movement_id = row.id)
    ), payout AS (
      INSERT INTO payouts (provider, reference, cents, paid_at, noted_at)
      SELECT ${provider}, ${reference}, sum(CASE kind WHEN 'payment' THEN gross - fee ELSE -gross - fee END), ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      FROM told HAVING count(*) > 0 ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO payout_lines (provider, kind, movement_id, payout_id, gross_cents, fee_cents)
    SELECT ${provider}, kind, told.id, payout.id, gross, fee FROM told, payout`);
}
