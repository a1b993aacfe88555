import { keep, kept } from "#shared/browser-storage.ts";
import type { CartLine } from "../cart-line.ts";
import { readKept } from "../read-cart.ts";

/** What went to the payment page, until the order is known to be paid (decision 23). */
const KEY = "aurelle-diffuser-cart-paying";

export interface PayingCart {
  orderId: string;
  lines: readonly CartLine[];
  /** Whether it was restored already: a cart that the shopper then empties is not restored again. */
  isBack: boolean;
  /** How many pieces the cart had beside what was ordered: another tab put them in meanwhile. */
  left: number;
}

/** null forgets it. */
export const keepPayingCart = (cart: PayingCart | null): boolean =>
  keep("localStorage", KEY, cart && JSON.stringify(cart));

export function payingCart(): PayingCart | null {
  try {
    const { orderId, lines, isBack, left } = JSON.parse(kept("localStorage", KEY) ?? "null") ?? {};
    const read = readKept(lines).lines;
    if (typeof orderId !== "string" || read.length === 0) return null;
    return { orderId, lines: read, isBack: isBack === true, left: Number(left) || 0 };
  } catch {
    return null;
  }
}
