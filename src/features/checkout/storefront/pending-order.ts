import type { CartLine } from "#features/cart/cart-line.ts";
import { keep } from "#shared/browser-storage.ts";
import type { Cents } from "#shared/money.ts";
import type { CheckoutSession } from "./send-order.ts";

const KEY = "pendingOrder";

/** Kept until the confirmation page shows the order (storefront 3). Without it the email is sent anyway. Amounts in euro. */
export function keepPendingOrder(
  { orderId, orderNumber }: CheckoutSession,
  customer: { email: string; name: string },
  lines: readonly CartLine[],
  totalCents: Cents,
): void {
  const order = {
    orderId,
    orderNumber,
    customerEmail: customer.email,
    customerName: customer.name,
    items: lines.map(({ name, quantity, price }) => ({ name, quantity, price })),
    totalAmount: totalCents / 100,
  };
  keep("localStorage", KEY, JSON.stringify(order));
}

/** The payment was cancelled. Another person may use the browser next. */
export const forgetPendingOrder = (): boolean => keep("localStorage", KEY, null);
