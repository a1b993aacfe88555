import type { CartLine } from "../cart-line.ts";
import { readKept } from "../read-cart.ts";
import { keepText, keptText } from "./cart-storage.ts";

/** What went to the payment page, until the order is known to be paid (decision 23). */
const KEY = "aurelle-diffuser-cart-paying";

export interface PayingCart {
  orderId: string;
  lines: CartLine[];
  /** Whether it was restored already: a cart that the shopper then empties is not restored again. */
  isBack: boolean;
}

export const keepPayingCart = (orderId: string, lines: readonly CartLine[]): boolean =>
  keepText(KEY, JSON.stringify({ orderId, lines, isBack: false }));

export function payingCart(): PayingCart | null {
  try {
    const { orderId, lines, isBack } = JSON.parse(keptText(KEY) ?? "null") ?? {};
    const read = readKept(lines).lines;
    return typeof orderId === "string" && read.length > 0 ? { orderId, lines: read, isBack: isBack === true } : null;
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
