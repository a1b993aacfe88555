import { useCallback, useEffect, useState } from "react";
import { callEndpoint } from "#api-client/api-client.ts";
import { countOf } from "#features/cart/cart-line.ts";
import { messages as cart } from "#features/cart/messages.ts";
import { payingCarts, takeBack } from "#features/cart/storefront/paying-cart.ts";
import { cartActions, cartLinesNow, useCart } from "#features/cart/storefront/use-cart.ts";
import type { AttemptState } from "#features/orders/order-payment-state.ts";
import { toast } from "#ui/toast.ts";
import { useShownAgain } from "./use-shown-again.ts";

/**
 * Restores the cart of an unpaid order, and of those that other tabs left to pay before, if nothing was put in since it was left to pay: after cancelling, the Back button, an
 * expired session, or a browser that was closed at the payment page (decision 23). Answers true until this is known.
 */
export function useUnpaidCart(): boolean {
  const { isReady } = useCart();
  const [isAsking, setAsking] = useState(true);
  const look = useCallback(async () => {
    setAsking(true);
    await giveBack();
    setAsking(false);
  }, []);
  // Only on arrival: what empties the cart later, such as leaving to pay, is meant.
  useEffect(() => {
    if (isReady) void look();
  }, [isReady, look]);
  useShownAgain(() => void look());
  return isAsking;
}

export async function giveBack(): Promise<void> {
  const pieces = countOf(cartLinesNow());
  const carts = payingCarts().filter(({ isBack, left }) => !isBack && left === pieces);
  if (carts.length === 0) return;
  const asked = await Promise.all(carts.map(async ({ orderId }) => ({ orderId, state: await attemptOf(orderId) })));
  const whose = (is: (state: AttemptState) => boolean) =>
    asked.flatMap(({ orderId, state }) => (is(state) ? orderId : []));
  const lines = takeBack(
    whose((state) => state === "paid"),
    // Completed: its copy is kept, as the payment may still fail.
    whose((state) => state !== "paid" && state !== "awaiting"),
  );
  if (lines.length === 0) return;
  // Beside what is put in while the shop answers.
  cartActions.restore(lines);
  toast(cart.cartBack);
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
