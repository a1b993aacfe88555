import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import type { OrderStatus } from "../order-status.ts";
import { cancelAttempt } from "./cancel-attempt.ts";
import { type ChangedStatus, changeStatusIn, refuseChange, type StatusChange } from "./change-status-in.ts";
import { lockOrder } from "./lock-order.ts";

/**
 * Changes the status of an order, with its goods and its history. Only `shipOrder` ships. Cancelling an unpaid order first
 * closes its payment page, so that a cancelled order cannot be paid.
 * @throws AppError "conflict" if goods that it needs again are gone, or somebody changed it meanwhile; "unavailable" while
 * the payment provider does not answer
 */
export async function changeStatus(
  shop: AppContext,
  change: StatusChange & { to: Exclude<OrderStatus, "shipped"> },
): Promise<ChangedStatus> {
  if (change.to === "cancelled") {
    // The buyer of an order that stays as it is goes on paying.
    await transact(shop.db, async (tx) => refuseChange(tx, await lockOrder(tx, change.orderId), change));
    await endPaymentPage(shop, change.orderId);
  }
  return transact(shop.db, (tx) => changeStatusIn(tx, change, shop.clock.now()));
}

async function endPaymentPage(shop: AppContext, orderId: string): Promise<void> {
  try {
    await cancelAttempt(shop, orderId);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    throw new AppError("unavailable", messages.providerAway, { retryAfterSeconds: 10 });
  }
}
