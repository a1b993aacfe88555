import { type Goods, goodsOfLines } from "#features/inventory/server/order-goods.ts";
import type { Payment } from "#features/payments/server/payment-session.ts";
import type { Refund } from "#features/payments/server/refund-payment.ts";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import { STATUS_MEANING } from "../order-status.ts";
import { stillHere } from "../parcel.ts";
import { type RefundedPieces, type RefundLine, refundLines } from "../refund-lines.ts";
import type { Order } from "./lock-order.ts";
import { parcelsThatLeft, piecesOf, remainingLines } from "./parcel-queries.ts";
import { linesOfOrder, linesOfRefunds, spreadAmount, writeRefundLines } from "./refund-line-rows.ts";
import { saleOfOrder } from "./sale-of-order.ts";

export interface SelectedLines {
  lines: readonly RefundedPieces[];
  shipping: boolean;
}

/** Spreads a refund that was planned by its amount over what is left of the order. A refund that has its lines keeps them. */
export async function planAmount(tx: Tx, order: Order, payment: Payment, refund: Refund): Promise<void> {
  const noted = await (payment.state === "paid" ? linesOfOrder(tx, order.id) : linesOfRefunds(tx, payment.id));
  if (noted.some(({ refundId }) => refundId === refund.id)) return;
  const { parts } = await saleOfOrder(tx, order, payment);
  const given = noted.map(({ line }) => line);
  await writeRefundLines(
    tx,
    refund.id,
    await spreadAmount(tx, { orderId: order.id, parts, given }, refund.amountCents),
  );
}

/** What pieces of lines cost, after earlier refunds. @throws AppError "invalid" where there are fewer left, or all of their price is kept */
export async function refundOfLines(
  tx: Tx,
  order: Order,
  payment: Payment,
  { lines, shipping }: SelectedLines,
): Promise<RefundLine[]> {
  const { parts } = await saleOfOrder(tx, order, payment);
  const given = (await linesOfOrder(tx, order.id)).map(({ line }) => line);
  const refunded = refundLines(parts, given, { kind: "lines", lines, shipping });
  if (refunded?.every(({ gross }) => gross === 0) && refunded.some(({ deduction }) => deduction))
    throw new AppError("invalid", messages.allDeducted, { code: "ALL_DEDUCTED" });
  if (!refunded || refunded.every(({ gross }) => gross === 0))
    throw new AppError("invalid", messages.linesGone, { code: "LINES_GONE" });
  return refunded;
}

/**
 * The goods that come back with a refund: the pieces it names, or null for all where it is an amount. Of an order that left in part
 * only what is still here: the rest comes back by a return.
 */
export async function goodsOfRefund(
  tx: Tx,
  { id: orderId, status }: Order,
  { id, paymentId }: Refund,
): Promise<Goods[] | null> {
  const lines = (await linesOfRefunds(tx, paymentId)).filter(
    ({ refundId, line }) => refundId === id && line.quantity > 0,
  );
  const bought = lines.flatMap(({ line: { position, quantity } }) =>
    position === null ? [] : [{ position, quantity }],
  );
  const { isOpen, takesGoodsOut } = STATUS_MEANING[status];
  if (takesGoodsOut || (await parcelsThatLeft(tx, orderId)).length === 0)
    return bought.length === 0 ? null : goodsOfLines(tx, orderId, bought);
  if (!isOpen) return [];
  const pieces = await piecesOf(tx, orderId);
  return goodsOfLines(tx, orderId, bought.length === 0 ? remainingLines(pieces) : stillHere(pieces, bought));
}
