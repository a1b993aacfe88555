import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { ACCEPTED_REFUND_STATES } from "#features/payments/payment-state.ts";
import { payments, refunds } from "#features/payments/server/payments-table.ts";
import type { Refund } from "#features/payments/server/refund-payment.ts";
import type { Tx } from "#platform/database/database.ts";
import { atLeastZero, type Cents, cents, sum } from "#shared/money.ts";
import {
  leftToRefund,
  type RefundLine,
  type RefundRequest,
  type SalePart,
  refundLines as split,
} from "../refund-lines.ts";
import { refundLines } from "./refund-lines-table.ts";

interface LinesOfRefund {
  refundId: string;
  line: RefundLine;
}

/** What the refunds of a payment give back, those that failed left out; with `accepted` only those that the provider has taken on. */
export const linesOfRefunds = (tx: Tx, paymentId: string, { accepted = false } = {}): Promise<LinesOfRefund[]> =>
  refundedLines(tx, eq(refunds.paymentId, paymentId), accepted);

/** The same of all payments that pay an order. */
export const linesOfOrder = (tx: Tx, orderId: string): Promise<LinesOfRefund[]> =>
  refundedLines(tx, and(eq(payments.orderId, orderId), eq(payments.state, "paid")), false);

async function refundedLines(tx: Tx, of: SQL | undefined, accepted: boolean): Promise<LinesOfRefund[]> {
  const rows = await tx
    .select({ row: refundLines })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(of, accepted ? inArray(refunds.state, ACCEPTED_REFUND_STATES) : ne(refunds.state, "failed")))
    .orderBy(asc(refunds.createdAt), asc(refundLines.refundId), asc(refundLines.place));
  return rows.map(({ row }) => ({
    refundId: row.refundId,
    line: {
      kind: row.kind,
      position: row.position,
      quantity: row.quantity,
      gross: row.grossCents,
      net: row.netCents,
      vat: row.vatCents,
      rate: row.vatRate,
      ...(row.deductionCents > 0 && { deduction: { cents: row.deductionCents, reason: row.deductionReason } }),
    },
  }));
}

export async function writeRefundLines(tx: Tx, refundId: string, lines: readonly RefundLine[]): Promise<void> {
  await tx.delete(refundLines).where(eq(refundLines.refundId, refundId));
  if (lines.length === 0) return;
  await tx.insert(refundLines).values(
    lines.map(({ kind, position, quantity, gross, net, vat, rate, deduction }, place) => ({
      refundId,
      place,
      kind,
      position,
      quantity,
      grossCents: gross,
      netCents: net,
      vatCents: vat,
      vatRate: rate,
      deductionCents: deduction?.cents ?? cents(0),
      deductionReason: deduction?.reason ?? null,
    })),
  );
}

/**
 * The lines of a refund that the provider has taken on: those it was planned with, as long as they fit what other refunds have
 * left. One made in the provider's dashboard meanwhile may have taken it: then the amount is spread anew. Nothing is written
 * where they stay as they are.
 */
export async function settledLines(
  tx: Tx,
  sold: Sold,
  { id, amountCents }: Pick<Refund, "id" | "amountCents">,
  planned: readonly RefundLine[],
): Promise<RefundLine[]> {
  if (planned.length > 0 && fits(sold, planned) && sum(planned.map(({ gross }) => gross)) === amountCents)
    return [...planned];
  const lines = await spreadAmount(tx, sold, amountCents);
  await writeRefundLines(tx, id, lines);
  return lines;
}

interface Sold {
  orderId: string;
  parts: readonly SalePart[];
  /** By earlier refunds. */
  given: readonly RefundLine[];
}

/** An amount over what is left of an order. Money beyond that goes back first: it is owed since the refund of a correction failed. */
export async function spreadAmount(tx: Tx, { orderId, parts, given }: Sold, amount: Cents): Promise<RefundLine[]> {
  const { rows } = await tx.execute<{ cents: string }>(sql`
    SELECT coalesce(sum(coalesce(p.received_cents, p.amount_cents) - (
      SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r JOIN order_corrections c ON c.id = r.correction_id
      WHERE r.payment_id = p.id AND r.state <> 'failed' AND c.state IN ('waiting', 'applied'))), 0) AS cents
    FROM payments p WHERE p.order_id = ${orderId} AND p.state = 'paid'`);
  const held = Number(rows[0]?.cents ?? 0) - sum(given.map(({ gross }) => gross));
  return spread(parts, given, {
    kind: "amount",
    cents: amount,
    surplus: atLeastZero(held - leftToRefund(parts, given)),
  });
}

/** Only pieces can be missing, never money: what is beyond the sale is a line of its own. */
export function spread(
  parts: readonly SalePart[],
  given: readonly RefundLine[],
  request: Exclude<RefundRequest, { kind: "lines" }>,
) {
  const lines = split(parts, given, request);
  if (!lines) throw new Error("An amount was not spread over its order");
  return lines;
}

const fits = ({ parts, given }: Sold, lines: readonly RefundLine[]): boolean =>
  lines.every(({ kind, position, gross, quantity, net, vat }) => {
    if (kind === "surplus") return true;
    const part = parts.find((one) => one.position === position);
    const of = given.filter((one) => one.kind !== "surplus" && one.position === position);
    const left = (all: number | undefined, taken: (line: RefundLine) => number) =>
      (all ?? 0) - of.reduce((total, line) => total + taken(line), 0);
    return (
      gross <= left(part?.gross, (line) => line.gross) &&
      quantity <= left(part?.quantity, (line) => line.quantity) &&
      net <= left(part?.net, (line) => line.net) &&
      vat <= left(part?.vat, (line) => line.vat)
    );
  });
