import { useCallback, useEffect, useState } from "react";
import { hasPayingCarts } from "#features/cart/storefront/paying-cart.ts";
import { useCart } from "#features/cart/storefront/use-cart.ts";
import type { HowToRestore } from "./restore-cart.ts";
import { useShownAgain } from "./use-shown-again.ts";

// Few visitors left an order unpaid: what restores its cart is fetched for them alone, and again at the next visit.
export const restoreUnpaid = async (how: HowToRestore = {}) => {
  if (hasPayingCarts()) await import("./restore-cart.ts").then(({ restoreCart }) => restoreCart(how)).catch(() => {});
};

/**
 * Restores the cart of an unpaid order, and those that other tabs left to pay before, if nothing was put in since: after cancelling, the
 * Back button, an expired session, or a browser that was closed at the payment page (decision 23). Answers true until this is known.
 * With `isTold` the page itself says that nothing was paid and one cart is back.
 */
export function useUnpaidCart(isTold = false): boolean {
  const { isReady } = useCart();
  const [isAsking, setAsking] = useState(true);
  const look = useCallback(async () => {
    setAsking(true);
    await restoreUnpaid({ isTold });
    setAsking(false);
  }, [isTold]);
  // Only on arrival: what empties the cart later, such as leaving to pay, is meant.
  useEffect(() => {
    if (isReady) void look();
  }, [isReady, look]);
  useShownAgain(() => void look());
  return isAsking;
}
