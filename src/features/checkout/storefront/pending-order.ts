import type { CartLine } from "#features/cart/cart-line.ts";
import type { Cents } from "#shared/money.ts";
import type { CheckoutSession } from "./send-order.ts";

const KEY = "pendingOrder";

/** Kept until the confirmation page shows the order (storefront 3). Amounts in euro. */
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
  try {
    localStorage.setItem(KEY, JSON.stringify(order));
  } catch {
    // Storage is full or forbidden: the email is sent anyway.
  }
}
