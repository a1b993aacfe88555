import { atLeastZero, type Cents, cents, euros, sum } from "#shared/money.ts";
import { lineTotal, type PricedLine } from "./cart-line.ts";

/** Two full-price diffusers together cost this much. */
const PAIR_PRICE = euros(100);

/**
 * What the "2 Diffusers" offer takes off the cart. It counts once, for the two cheapest full-price diffusers, and
 * never makes the cart dearer when that pair already costs less than the offer (decision 12).
 */
export function bundleSaving(lines: readonly PricedLine[]): Cents {
  const [cheapest, next] = lines
    .filter((line) => line.category === "diffusers" && line.discountPercent === 0)
    .flatMap((line) => Array<Cents>(Math.min(line.quantity, 2)).fill(line.price))
    .toSorted((a, b) => a - b);
  return cheapest !== undefined && next !== undefined ? atLeastZero(cheapest + next - PAIR_PRICE) : cents(0);
}

/**
 * What the cart's only full-price diffuser would save as a pair of its kind; 0 where there is none, where there are
 * more, or where the offer would not make it cheaper.
 */
export function savingOfAnother(lines: readonly PricedLine[]): Cents {
  const [only, ...others] = lines.filter((line) => line.category === "diffusers" && line.discountPercent === 0);
  if (!only || only.quantity > 1 || others.length > 0) return cents(0);
  return bundleSaving([{ ...only, quantity: 2 }]);
}

export interface CartTotal {
  lines: Cents;
  bundle: Cents;
  /** Lines less the bundle's saving: what free shipping is measured by (decision 13). */
  goods: Cents;
}

export function cartTotal(lines: readonly PricedLine[]): CartTotal {
  const all = sum(lines.map(lineTotal));
  const bundle = bundleSaving(lines);
  return { lines: all, bundle, goods: atLeastZero(all - bundle) };
}
