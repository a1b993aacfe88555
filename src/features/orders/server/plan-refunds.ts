import { providerName } from "#features/payments/provider-name.ts";
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
import { SMALLEST_REFUND } from "#platform/payment/payment.ts";
import { AppError } from "#shared/app-error.ts";
import { atLeastZero, type Cents, formatMoney, minus, sum } from "#shared/money.ts";
import { messages as operator } from "../operator-messages.ts";
import { cutRefundLines, type RefundLine } from "../refund-lines.ts";
import { grossOf } from "./document-data.ts";
import type { Order } from "./lock-order.ts";
import { planAmount, refundOfLines, type SelectedLines } from "./plan-refund-lines.ts";
import { writeRefundLines } from "./refund-line-rows.ts";

export interface PlannedRefund {
  /** null refunds all that is left, or `lines`. */
  amount: Cents | null;
  /** Pieces of lines with or without shipping, instead of an amount. */
  lines?: SelectedLines | undefined;
  /** Returns the pieces to stock; with an amount, all goods of the order. */
  restock: boolean;
  reason: string;
  /** One refund for each key: pressing twice refunds once (reliability 12). */
  key: string;
  administratorId: string | null;
  /** The correction whose difference goes back: it has documents of its own, and no lines. */
  correctionId?: string;
  /** The order that is paid with so much of it: these parts are never sent to a provider. */
  exchange?: { orderId: string; cents: Cents };
  /** What could be given back when somebody decided on it. A refund of somebody else in between is told first. */
  seen?: Cents | undefined;
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
  if (input.seen !== undefined && input.seen !== left && left > 0)
    throw new AppError("conflict", operator.refundedMeanwhile(formatMoney(left, payment.currency)), {
      code: "CHANGED",
    });
  const amount = lines ? grossOf(lines) : (input.amount ?? left);
  if (amount <= 0 || amount > left) throw tooMuch(left, payment);
  const shares = withExchange(sharesOf(paid, amount), input.exchange);
  if (!input.exchange) shares.forEach(refuseTooSmall);
  const cut =
    lines &&
    cutRefundLines(
      lines,
      shares.map(({ share }) => share),
    );
  const planned: Refund[] = [];
  for (const [place, { payment: one, share, exchangeOrderId }] of shares.entries()) {
    const { reason, administratorId, correctionId } = input;
    const refund = await planRefund(tx, one, {
      amount: share,
      key: keyOfPart(input.key, planned.length),
      restock: input.restock && (!cut || cut[place]?.some(hasPieces) === true),
      reason,
      administratorId,
      exchangeOrderId,
      asked: askedOf(input),
      ...(correctionId && { correctionId }),
    });
    if (cut) await writeRefundLines(tx, refund.id, cut[place] ?? []);
    else if (!correctionId) await planAmount(tx, order, one, refund);
    planned.push(refund);
  }
  return planned;
}

/** The pieces of a line go with its first share. A part without pieces stands for all goods only where an amount is refunded. */
const hasPieces = ({ kind, quantity }: RefundLine): boolean => kind === "goods" && quantity > 0;

interface Share {
  payment: Payment;
  share: Cents;
  exchangeOrderId?: string;
}

/** What the provider would refuse. After an exchange it is not worth refusing for: it becomes a task. @throws AppError "invalid" */
function refuseTooSmall({ payment: { provider, currency }, share }: Share): void {
  const least = SMALLEST_REFUND[provider];
  if (share >= least) return;
  const [money, atLeast] = [formatMoney(share, currency), formatMoney(least, currency)];
  throw new AppError("invalid", messages.refundTooSmall(money, providerName(provider), atLeast), {
    code: "REFUND_TOO_SMALL",
  });
}

/** One payment gives back all, if one has enough; otherwise each as much as it has. */
function sharesOf(paid: readonly Payment[], amount: Cents): Share[] {
  const whole = paid.find((one) => leftOf(one) >= amount);
  if (whole) return [{ payment: whole, share: amount }];
  let open: number = amount;
  return paid.flatMap((payment) => {
    const share = atLeastZero(Math.min(open, leftOf(payment)));
    open -= share;
    return share > 0 ? [{ payment, share }] : [];
  });
}

/** The first cents of the shares pay for the other order. */
function withExchange(shares: Share[], exchange: PlannedRefund["exchange"]): Share[] {
  let open: number = exchange?.cents ?? 0;
  return shares.flatMap(({ payment, share }) => {
    const exchanged = atLeastZero(Math.min(open, share));
    open -= exchanged;
    return [
      { payment, share: exchanged, ...(exchange && { exchangeOrderId: exchange.orderId }) },
      { payment, share: minus(share, exchanged) },
    ].filter((one) => one.share > 0);
  });
}

/** What a key stands for; what is kept of a price with it, but not why: that may name a person. */
const askedOf = ({ amount, lines, restock }: PlannedRefund): string =>
  JSON.stringify([
    amount,
    restock,
    lines?.shipping ?? null,
    lines?.lines
      .map(({ position, quantity, deduction }) => [position, quantity, deduction?.cents ?? 0])
      .toSorted(([one = 0], [other = 0]) => one - other) ?? null,
  ]);

/** @throws AppError "conflict" where the key belongs to another refund */
async function sameRefunds(
  tx: Tx,
  known: readonly Refund[],
  payment: Payment,
  input: PlannedRefund,
): Promise<Refund[]> {
  const paid = new Set([payment.id, ...(await lockPaidPayments(tx, payment.orderId)).map(({ id }) => id)]);
  const total = sum(known.map(({ amountCents }) => amountCents));
  const asked = known[0]?.asked;
  // Refunds of before it was noted are known by their amount.
  const isSame = asked ? asked === askedOf(input) : input.amount === null || input.amount === total;
  if (isSame && known.every(({ paymentId }) => paid.has(paymentId))) return [...known];
  throw new AppError("conflict", messages.refundKnown, { code: "KEY_REUSED" });
}
