import { type CartLine, countOf, goodsKey } from "./cart-line.ts";

/**
 * How many pieces stay of each line once these are paid that came back to the cart, beside the `left` pieces that it had.
 * Nothing where the cart was changed since.
 */
export function withoutPaid(
  lines: readonly CartLine[],
  paid: readonly CartLine[],
  left: number,
): { id: number; quantity: number }[] {
  if (countOf(lines) !== left + countOf(paid)) return [];
  const rest = paid.map((bought) => {
    const line = lines.find((one) => goodsKey(one) === goodsKey(bought));
    return { id: line?.id ?? 0, quantity: (line?.quantity ?? 0) - bought.quantity };
  });
  return rest.every(({ quantity }) => quantity >= 0) ? rest : [];
}
