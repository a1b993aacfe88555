import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { askForVisitor } from "./ask-provider.ts";
import { lockOrderIfThere } from "./lock-order.ts";
import { queueConfirmation } from "./queue-confirmation.ts";

/**
 * What the confirmation page asks for in case no event came: the order is settled by what the provider says, and its
 * email goes to the address that was ordered with, if it is paid. Of what was asked only the id counts (decision 25).
 */
export async function confirmAgain(shop: AppContext, orderId: string): Promise<void> {
  await askForVisitor(shop, orderId);
  await transact(shop.db, async (tx) => {
    const order = await lockOrderIfThere(tx, orderId);
    // Money that came too late for its goods is on its way back: there is nothing to confirm.
    const isOn = order?.paymentState === "paid" && order.status !== "cancelled" && !order.erasedAt;
    if (isOn) await queueConfirmation(tx, order);
  });
}
