import { useCallback, useEffect, useState } from "react";
import { callEndpoint } from "#api-client/api-client.ts";
import { countOf } from "#features/cart/cart-line.ts";
import { messages as cart } from "#features/cart/messages.ts";
import { keepPayingCarts, payingCarts } from "#features/cart/storefront/paying-cart.ts";
import { cartActions, cartLinesNow, useCart } from "#features/cart/storefront/use-cart.ts";
import type { AttemptState } from "#features/orders/order-payment-state.ts";
import { toast } from "#ui/toast.ts";
import { useShownAgain } from "./use-shown-again.ts";

/**
 * Restores the cart of an unpaid order, and those that other tabs left to pay before, if nothing was put in since: after cancelling, the
 * Back button, an expired session, or a browser that was closed at the payment page (decision 23). Answers true until this is known.
 * With `isTold` the page itself says that nothing was paid.
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
  const pieces = countOf(cartLinesNow());
  const carts = payingCarts().filter(({ isBack, left }) => !isBack && left === pieces);
  if (carts.length === 0) return;
  const states: Record<string, AttemptState> = {};
  for (const { orderId } of carts) states[orderId] = await attemptOf(orderId);
  // As they are now: another tab may have got them back meanwhile.
  const kept = payingCarts().filter(({ orderId }) => states[orderId] !== "paid");
  // Completed: its copy is kept, as the payment may still fail.
  const back = kept.filter((one) => !one.isBack && (states[one.orderId] ?? "awaiting") !== "awaiting");
  const lines = back.flatMap((one) => one.lines);
  keepPayingCarts(
    kept.map((one) => ({
      ...one,
      isBack: one.isBack || back.includes(one),
      left: one.left + countOf(back.flatMap((other) => (other === one ? [] : other.lines))),
    })),
  );
  // Beside what is put in while the shop answers.
  cartActions.restore(lines);
  if (lines.length > 0 && !isTold) toast(cart.cartBack);
}

/** Without an answer the order counts as unpaid: a cart too many is better than a lost one. */
const attemptOf = (orderId: string): Promise<AttemptState> =>
  callEndpoint("GET checkout-attempt", { query: { orderId }, signal: AbortSignal.timeout(10_000) }).then(
    ({ state }) => state,
    () => "open",
  );
