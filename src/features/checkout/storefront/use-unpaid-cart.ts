import { useCallback, useEffect, useState } from "react";
import { callEndpoint } from "#api-client/api-client.ts";
import { countOf } from "#features/cart/cart-line.ts";
import { messages as cart } from "#features/cart/messages.ts";
import { keepPayingCart, payingCart } from "#features/cart/storefront/paying-cart.ts";
import { cartActions, cartLinesNow, useCart } from "#features/cart/storefront/use-cart.ts";
import type { AttemptState } from "#features/orders/order-payment-state.ts";
import { toast } from "#ui/toast.ts";
import { useShownAgain } from "./use-shown-again.ts";

/**
 * Restores the cart of an unpaid order if nothing was put in since it was left to pay: after cancelling, the Back button, an
 * expired session, or a browser that was closed at the payment page (decision 23). Answers true until this is known. With
 * `isTold` the page itself says that nothing was paid.
 */
export function useUnpaidCart(isTold = false): boolean {
  const { isReady } = useCart();
  const [isAsking, setAsking] = useState(true);
  const look = useCallback(async () => {
    setAsking(true);
    await giveBack(isTold);
    setAsking(false);
  }, [isTold]);
  // Only on arrival: what empties the cart later, such as leaving to pay, is meant.
  useEffect(() => {
    if (isReady) void look();
  }, [isReady, look]);
  useShownAgain(() => void look());
  return isAsking;
}

export async function giveBack(isTold = false): Promise<void> {
  const kept = payingCart();
  if (!kept || kept.isBack || countOf(cartLinesNow()) !== kept.left) return;
  const state = await attemptOf(kept.orderId);
  if (state === "paid") return void keepPayingCart(null);
  // Completed: its copy is kept, as the payment may still fail.
  if (state === "awaiting") return;
  const now = payingCart();
  if (now) keepPayingCart({ ...now, isBack: true });
  // Beside what is put in while the shop answers.
  cartActions.atLeast(kept.lines);
  if (!isTold) toast(cart.cartBack);
}

/** Without an answer the order counts as unpaid: a cart too many is better than a lost one. */
async function attemptOf(orderId: string): Promise<AttemptState> {
  try {
    const { state } = await callEndpoint("GET checkout-attempt", {
      query: { orderId },
      signal: AbortSignal.timeout(10_000),
    });
    return state;
  } catch {
    return "open";
  }
}
