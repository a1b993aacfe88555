import { lockPaidPayments, type Payment } from "#features/payments/server/payment-session.ts";
import {
  keyOfPart,
  leftOf,
  planRefund,
  type Refund,
  refundsWithKey,
  tooMuch,
} from "#features/payments/server/refund-payment.ts";
import { messages } from "#features/payments/state-messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { atLeastZero, type Cents, cents, sum } from "#shared/money.ts";
import { cutRefundLines } from "../refund-lines.ts";
import { grossOf } from "./document-data.ts";
import type { Order } from "./lock-order.ts";
import { planAmount, refundOfLines, type SelectedLines } from "./plan-refund-lines.ts";
import { writeRefundLines } from "./refund-line-rows.ts";

export interface PlannedRefund {
  /** null refunds all that is left, or `lines`. */
  amount: Cents | null;
  lines?: SelectedLines | undefined;
  restock: boolean;
  reason: string;
  key: string;
  administratorId: string | null;
  /** The correction whose difference goes back: it has documents of its own, and no lines. */
  correctionId?: string;
}

/**
 * Notes a refund of an order, over several payments where one has too little left; the newest payments give back first. The order's
 * row and that of `payment`, which can be refunded, must be locked. @throws AppError where more would go back than came in
 */
export async function planRefunds(tx: Tx, order: Order, payment: Payment, input: PlannedRefund): Promise<Refund[]> {
  const known = await refundsWithKey(tx, input.key);
  if (known.length > 0) return sameRefunds(tx, known, payment, input);
  const lines = input.lines ? await refundOfLines(tx, order, payment, input.lines) : null;
  const paid = payment.state === "paid" ? await lockPaidPayments(tx, order.id) : [payment];
  const left = sum(paid.map(leftOf));
  const amount = lines ? grossOf(lines) : (input.amount ?? left);
  if (amount <= 0 || amount > left) throw tooMuch(left, payment);
  const shares = sharesOf(paid, amount);
  const cut = lines && cutRefundLines(lines, shares);
  const planned: Refund[] = [];
  for (const [place, one] of paid.entries()) {
    const share = shares[place] ?? cents(0);
    if (share === 0) continue;
    const { restock, reason, administratorId, correctionId } = input;
    const refund = await planRefund(tx, one, {
      ...{ amount: share, key: keyOfPart(input.key, planned.length), restock, reason, administratorId },
      ...(correctionId && { correctionId }),
    });
    if (cut) await writeRefundLines(tx, refund.id, cut[place] ?? []);
    else if (!correctionId) await planAmount(tx, order, one, refund);
    planned.push(refund);
  }
  return planned;
}

/** One payment gives back all, if one has enough; otherwise each as much as it has. */
function sharesOf(paid: readonly Payment[], amount: Cents): Cents[] {
  const whole = paid.findIndex((one) => leftOf(one) >= amount);
  if (whole >= 0) return paid.map((_, place) => (place === whole ? amount : cents(0)));
  let open: number = amount;
  return paid.map((one) => {
    const share = atLeastZero(Math.min(open, leftOf(one)));
    open -= share;
    return share;
  });
}

/** @throws AppError "conflict" where the key belongs to another refund */
async function sameRefunds(
  tx: Tx,
  known: readonly Refund[],
  payment: Payment,
  { amount }: PlannedRefund,
): Promise<Refund[]> {
  const paid = new Set([payment.id, ...(await lockPaidPayments(tx, payment.orderId)).map(({ id }) => id)]);
  const total = sum(known.map(({ amountCents }) => amountCents));
  if (known.every(({ paymentId }) => paid.has(paymentId)) && (amount === null || amount === total)) return [...known];
  throw new AppError("conflict", messages.refundKnown, { code: "KEY_REUSED" });
}
