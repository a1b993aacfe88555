import { useEffect } from "react";
import { forgetPaid } from "#features/cart/storefront/forget-paid.ts";
import { useCart } from "#features/cart/storefront/use-cart.ts";

/**
 * Once the order is known to be paid, removes the copy of its cart (decision 23). What was paid is taken out of a cart to which it
 * came back meanwhile; a cart that was changed since stays.
 */
export function ForgetPaidCart({ orderId }: { orderId: string }) {
  const { isReady, lines, setQuantity } = useCart();
  useEffect(() => {
    if (isReady) for (const { id, quantity } of forgetPaid(orderId, lines)) setQuantity(id, quantity);
  }, [isReady, lines, setQuantity, orderId]);
  return null;
}
