import { type CartLine, countOf } from "../cart-line.ts";
import { keepPayingCart } from "./paying-cart.ts";
import { cartActions, cartLinesNow } from "./use-cart.ts";

/** Takes what was ordered out of the cart, and keeps it until the order is known to be paid. */
export function moveToPaying(orderId: string, lines: readonly CartLine[]): void {
  for (const { id, quantity } of lines) {
    const now = cartLinesNow().find((line) => line.id === id);
    cartActions.setQuantity(id, (now?.quantity ?? 0) - quantity);
  }
  keepPayingCart(orderId, lines, countOf(cartLinesNow()));
}
