import { useEffect, useEffectEvent, useState } from "react";
import { forgetPayingCart, notePayingCartBack, payingCart } from "#features/cart/shop/paying-cart.ts";
import { useCart } from "#features/cart/shop/use-cart.ts";
import type { AttemptState } from "#features/orders/order-status.ts";
import { toast } from "#ui/toast.ts";
import { texts } from "../texts.ts";
import { useShownAgain } from "./use-shown-again.ts";

/**
 * Gives the cart of an order that was not paid back to whoever looks into an empty one: after cancelling, the Back button,
 * an expired session, a browser closed at the payment page (decision 23). Answers true until that is settled.
 */
export function useUnpaidCart(): boolean {
  const { isReady, lines, replace } = useCart();
  const [isAsking, setAsking] = useState(true);
  const [visit, setVisit] = useState(0);
  useShownAgain(() => {
    setAsking(true);
    setVisit(visit + 1);
  });

  const giveBack = useEffectEvent(async () => {
    const kept = lines.length === 0 ? payingCart() : null;
    if (kept && !kept.isBack) {
      if ((await attemptState(kept.orderId)) === "paid") forgetPayingCart();
      else {
        notePayingCartBack();
        replace(kept.lines);
        toast(texts.cartBack);
      }
    }
    setAsking(false);
  });
  // Only on arrival: what empties the cart later, such as leaving to pay, is meant.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit looks anew
  useEffect(() => {
    if (isReady) void giveBack();
  }, [visit, isReady]);
  return isAsking;
}

/** Where nobody answers, the order counts as not paid: a cart too many is better than a cart lost. */
async function attemptState(orderId: string): Promise<AttemptState> {
  try {
    const response = await fetch(`/functions/v1/checkout-attempt?orderId=${encodeURIComponent(orderId)}`);
    const { state } = await response.json();
    return state === "paid" ? "paid" : "ended";
  } catch {
    return "ended";
  }
}
