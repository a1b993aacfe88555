import { type CartLine, countOf } from "../cart-line.ts";
import { readKept } from "../read-cart.ts";
import { keepText, keptText } from "./cart-storage.ts";
import { cartActions, cartLinesNow } from "./use-cart.ts";

/** What went to the payment page, until the order is known to be paid (decision 23). */
const KEY = "aurelle-diffuser-cart-paying";

export interface PayingCart {
  orderId: string;
  lines: CartLine[];
  /** Whether it was restored already: a cart that the shopper then empties is not restored again. */
  isBack: boolean;
  /** How many pieces the cart had beside what was ordered: another tab put them in meanwhile. */
  left: number;
}

/** Takes what was ordered out of the cart, and keeps it. */
export function moveToPayingCart(orderId: string, lines: readonly CartLine[]): void {
  for (const { id, quantity } of lines) {
    const now = cartLinesNow().find((line) => line.id === id);
    cartActions.setQuantity(id, (now?.quantity ?? 0) - quantity);
  }
  keepText(KEY, JSON.stringify({ orderId, lines, isBack: false, left: countOf(cartLinesNow()) }));
}

export function payingCart(): PayingCart | null {
  try {
    const { orderId, lines, isBack, left } = JSON.parse(keptText(KEY) ?? "null") ?? {};
    const read = readKept(lines).lines;
    if (typeof orderId !== "string" || read.length === 0) return null;
    return { orderId, lines: read, isBack: isBack === true, left: Number(left) || 0 };
  } catch {
    return null;
  }
}

export function notePayingCartBack(): void {
  const cart = payingCart();
  if (cart) keepText(KEY, JSON.stringify({ ...cart, isBack: true }));
}

export const forgetPayingCart = (): void => {
  keepText(KEY, null);
};
