import { type CartLine, countOf, goodsKey } from "../cart-line.ts";
import { keepPayingCarts, payingCarts } from "./paying-cart.ts";
import { cartActions, cartLinesNow } from "./use-cart.ts";

const A_DAY_MS = 24 * 3600_000;
/** Orders that tabs left to pay beside this one. */
const MOST = 2;

/**
 * Takes what was ordered out of the cart, and keeps it until the order is known to be paid, beside what another tab has ordered within a
 * day and not got back. An order with all the goods of an earlier one is that one, tried again.
 */
export function moveToPaying(orderId: string, lines: readonly CartLine[]): void {
  for (const { id, quantity } of lines) {
    const now = cartLinesNow().find((line) => line.id === id);
    cartActions.setQuantity(id, (now?.quantity ?? 0) - quantity);
  }
  const at = Date.now();
  const left = countOf(cartLinesNow());
  const others = payingCarts().filter(
    (cart) =>
      cart.orderId !== orderId && !cart.isBack && (cart.at ?? 0) > at - A_DAY_MS && !cart.lines.every(isAmong(lines)),
  );
  const beside = others.slice(0, MOST).map((cart) => ({ ...cart, left }));
  keepPayingCarts([{ orderId, lines, isBack: false, left, at }, ...beside]);
}

const isAmong = (lines: readonly CartLine[]) => (one: CartLine) =>
  lines.some((line) => goodsKey(line) === goodsKey(one) && line.quantity >= one.quantity);
