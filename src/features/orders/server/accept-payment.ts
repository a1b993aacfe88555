import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { acceptReviewed } from "#features/payments/server/apply-payment-session.ts";
import { lockPaymentOfOrder } from "#features/payments/server/payment-session.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import { applyPayment, otherAmountReason } from "./apply-payment.ts";
import { clearReviewFlag } from "./flag-for-review.ts";
import { lockOrder } from "./lock-order.ts";
import { paidByOther } from "./purchase.ts";

/**
 * Accepts another amount as the payment of its order, which then continues like any paid order.
 * @throws AppError "conflict" if nothing is under review, the payment is not in euro or is being refunded, or another order was
 * paid in place of this one
 */
export const acceptPayment = (shop: AppContext, { orderId, ...actor }: Actor & { orderId: string }): Promise<void> =>
  transact(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await lockPaymentOfOrder(tx, orderId);
    if (order.paymentState !== "review" || payment?.state !== "review")
      throw new AppError("conflict", messages.notUnderReview, { code: "NOT_UNDER_REVIEW" });
    if (payment.receivedCurrency || payment.refundedCents > 0)
      throw new AppError("conflict", messages.notAcceptable, { code: "NOT_ACCEPTABLE" });
    const paidBy = await paidByOther(tx, order);
    if (paidBy) throw new AppError("conflict", messages.paidByOther(paidBy), { code: "PAID_BY_OTHER" });
    await writeAudit(tx, actor, {
      action: "order.payment-accepted",
      subject: { kind: "order", id: orderId },
      details: { cents: payment.receivedCents },
    });
    await clearReviewFlag(tx, orderId, otherAmountReason(payment));
    await publish(tx, { kind: "order", id: orderId });
    await applyPayment(tx, order, await acceptReviewed(tx, payment), shop.clock.now());
  });
