import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { askForVisitor } from "./ask-provider.ts";
import { lockOrderIfThere } from "./lock-order.ts";
import { queueConfirmation } from "./queue-confirmation.ts";

/**
 * The confirmation page calls this in case no event arrived: applies what the provider says, and if the order is paid, sends
 * its email to the stored address. Of the request only the id counts (decision 25).
 */
export async function confirmAgain(shop: AppContext, orderId: string): Promise<void> {
  await askForVisitor(shop, orderId);
  await transact(shop.db, async (tx) => {
    const order = await lockOrderIfThere(tx, orderId);
    // A payment that arrived too late for its goods is refunded, so there is nothing to confirm.
    const isOn = order?.paymentState === "paid" && order.status !== "cancelled" && !order.erasedAt;
    if (isOn) await queueConfirmation(tx, order);
  });
}
