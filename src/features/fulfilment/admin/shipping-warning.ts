import type { OrderListItem } from "#features/orders/admin/order-list-item.ts";
import { isPaid, PAYMENT_MEANING } from "#features/orders/order-payment-state.ts";
import { messages } from "./messages.ts";

/** What to think of before an order is shipped; null for one that is paid and wanted. */
export function shippingWarning({
  payment_state: state,
  refundable,
  nothing_to_ship,
  is_withdrawn,
}: Pick<OrderListItem, "payment_state" | "refundable" | "nothing_to_ship" | "is_withdrawn">): string | null {
  // Its refund is requested, and the provider has not answered yet.
  if (isPaid(state) && refundable === 0) return messages.shippingWarning.refunding;
  if (isPaid(state) && nothing_to_ship) return messages.shippingWarning.nothing;
  const { withoutMoney } = PAYMENT_MEANING[state];
  if (withoutMoney) return messages.shippingWarning[withoutMoney.question];
  return is_withdrawn ? messages.shippingWarning.withdrawn : null;
}
