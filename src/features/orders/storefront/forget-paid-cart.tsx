import { useEffect } from "react";
import { keepPayingCart, payingCart } from "#features/cart/storefront/paying-cart.ts";
import { useCart } from "#features/cart/storefront/use-cart.ts";
import { withoutPaid } from "#features/cart/without-paid.ts";

/**
 * Once the order is known to be paid, removes the copy of its cart (decision 23). What was paid is taken out of a cart to which it
 * came back meanwhile; a cart that was changed since stays.
 */
export function ForgetPaidCart({ orderId }: { orderId: string }) {
  const { isReady, lines, setQuantity } = useCart();
  useEffect(() => {
    const kept = payingCart();
    if (!isReady || kept?.orderId !== orderId) return;
    keepPayingCart(null);
    for (const { id, quantity } of withoutPaid(lines, kept.lines, kept.left)) setQuantity(id, quantity);
  }, [isReady, lines, setQuantity, orderId]);
  return null;
}
