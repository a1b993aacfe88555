import { useEffect } from "react";
import { type CartLine, goodsKey } from "#features/cart/cart-line.ts";
import { keepPayingCart, payingCart } from "#features/cart/storefront/paying-cart.ts";
import { useCart } from "#features/cart/storefront/use-cart.ts";

/**
 * Once the order is known to be paid, removes the copy of its cart (decision 23). A cart that was restored in another tab is
 * emptied if it still holds exactly what was paid; a changed one stays.
 */
export function ForgetPaidCart({ orderId }: { orderId: string }) {
  const { isReady, lines, clear } = useCart();
  useEffect(() => {
    const kept = payingCart();
    if (!isReady || kept?.orderId !== orderId) return;
    if (goodsOf(kept.lines) === goodsOf(lines)) clear();
    keepPayingCart(null);
  }, [isReady, lines, clear, orderId]);
  return null;
}

const goodsOf = (lines: readonly CartLine[]): string =>
  JSON.stringify(lines.map((line) => [goodsKey(line), line.quantity]).toSorted());
