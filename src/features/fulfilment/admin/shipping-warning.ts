import type { OrderListItem } from "#features/orders/admin/order-list-item.ts";
import { PAYMENT_MEANING } from "#features/orders/order-payment-state.ts";
import { messages } from "./messages.ts";

/** What to think of before an order is shipped; null for one that is paid. */
export function shippingWarning({ payment_state: state }: Pick<OrderListItem, "payment_state">): string | null {
  const { withoutMoney } = PAYMENT_MEANING[state];
  return withoutMoney ? messages.shippingWarning[withoutMoney.question] : null;
}
