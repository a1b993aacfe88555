import type { Actor } from "#features/audit/actor.ts";
import { goodsOfLines } from "#features/inventory/server/order-goods.ts";
import { returnGoods } from "#features/inventory/server/return-goods.ts";
import type { RefundedPieces } from "#features/orders/refund-lines.ts";
import { requestRefund, sendRefunds } from "#features/orders/server/refund-order.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import { mayRefund, type ReturnLine, refundsUnsent } from "../return.ts";
import { isRefunding, lockReturn, refundKeyOf, splitUnsent, stepTo, takeLines } from "./returns.ts";
import { sentGoods } from "./sending.ts";

interface ReturnRefund extends Actor {
  id: string;
  /** Of the return's lines, with what is kept of their price; all of them where none are named. */
  lines?: readonly RefundedPieces[] | undefined;
  /** Also what shipping cost. */
  shipping: boolean;
  /** Pieces that are for sale again, of the return's lines. */
  restock: readonly ReturnLine[];
}

/**
 * Refunds pieces of a return that has arrived, or never left (`mayRefund`), puts back into stock those that are named, and ends it. The refund's key is the
 * return's, so that pressing twice refunds once, and a step that failed after the refund can be done again. A part that the provider
 * refused beside another is a task, as one that fails later. @throws AppError
 */
export async function refundReturn(
  shop: AppContext,
  { id, lines, shipping, restock, administratorId, requestId }: ReturnRefund,
): Promise<void> {
  const { ownId, back, refunds } = await transact(shop.db, async (tx) => {
    const { found: whole } = await lockReturn(tx, id);
    const { state, ground } = whole;
    const { hasLeft, hasUnsent } = await sentGoods(tx, id);
    const standing = { state, ground, hasLeft, hasUnsent };
    if (!mayRefund(standing)) throw new AppError("conflict", messages.returnMoved);
    if (lines?.some(({ deduction }) => deduction && !deduction.reason))
      throw new AppError("invalid", messages.needsRefusal, { code: "NO_REASON" });
    const found = refundsUnsent(standing) ? await splitUnsent(tx, whole, lines) : whole;
    const { taken, back } = await takeLines(tx, found, { lines, restock });
    const deductions = new Map(lines?.map(({ position, deduction }) => [position, deduction]));
    const refunds = await requestRefund(tx, {
      orderId: found.orderId,
      amount: null,
      lines: {
        lines: taken.map(({ position, quantity }) => ({ position, quantity, deduction: deductions.get(position) })),
        shipping,
      },
      restock: false,
      reason: found.reason ?? found.ground,
      key: await refundKeyOf(tx, found.id),
      administratorId,
      ...(requestId && { requestId }),
    });
    return { ownId: found.id, back, refunds };
  });
  await sendRefunds(shop, refunds);
  await transact(shop.db, async (tx) => {
    const at = shop.clock.now();
    const held = await lockReturn(tx, ownId);
    if (!(await isRefunding(tx, ownId)))
      throw new AppError("conflict", messages.refundFailed, { code: "REFUND_FAILED" });
    await stepTo(tx, held, "refunded", { administratorId, at, ...(requestId && { requestId }) });
    if (back.length === 0) return;
    await returnGoods(tx, held.order.id, "return", await goodsOfLines(tx, held.order.id, back));
  });
}
