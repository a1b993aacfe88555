import { type CartLine, countOf } from "../cart-line.ts";
import { withoutPaid } from "../without-paid.ts";
import { keepPayingCarts, payingCarts } from "./paying-cart.ts";

/** Forgets an order that was paid. Answers what stays of its lines where they had come back to the cart. */
export function forgetPaid(orderId: string, cart: readonly CartLine[]): { id: number; quantity: number }[] {
  const carts = payingCarts();
  const paid = carts.find((one) => one.orderId === orderId);
  if (!paid) return [];
  const stays = withoutPaid(cart, paid.lines, paid.left);
  const gone = stays.length > 0 ? countOf(paid.lines) : 0;
  keepPayingCarts(carts.filter((one) => one !== paid).map((one) => ({ ...one, left: one.left - gone })));
  return stays;
}
