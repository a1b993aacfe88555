import { type Cents, cents, minus } from "#shared/money.ts";

/** An amount that includes VAT, taken apart; `rate` in percent. The net is rounded half up, the VAT is the rest. */
export function vatWithin(amount: Cents, rate: number): { net: Cents; vat: Cents } {
  const net = cents(Math.floor((amount * 10_000) / (100 + rate) / 100 + 0.5));
  return { net, vat: minus(amount, net) };
}
