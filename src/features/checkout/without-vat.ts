import type { CartTotal } from "#features/cart/cart-total.ts";
import { vatWithin } from "#features/orders/vat.ts";
import { type Cents, minus, sum } from "#shared/money.ts";

/**
 * What an exempt business pays for a cart: of each line, after all discounts, the VAT that its price contains is taken off, so that lines
 * and total agree to the cent. `exempt` is that VAT by line. `vatRate` in percent.
 */
export function withoutVat(total: CartTotal, vatRate: number): CartTotal & { exempt: readonly Cents[] } {
  const taxed = total.paid.map((paid) => vatWithin(paid, vatRate));
  const [paid, exempt] = [taxed.map(({ net }) => net), taxed.map(({ vat }) => vat)];
  const off = sum(exempt);
  const discounts = off > 0 ? [...total.discounts, { kind: "exempt" as const, cents: off }] : total.discounts;
  return { ...total, discounts, paid, goods: minus(total.goods, off), exempt };
}
