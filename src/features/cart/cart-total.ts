import { allotted, atLeastZero, type Cents, cents, euros, minus, sum } from "#shared/money.ts";
import { lineTotal, type PricedLine } from "./cart-line.ts";
import type { Discount } from "./discount.ts";

/** Two full-price diffusers together cost this much. */
export const PAIR_PRICE = euros(100);

/**
 * What the "2 Diffusers" offer takes off the cart. It counts once, for the two cheapest full-price diffusers, and
 * never makes the cart dearer when that pair already costs less than the offer (decision 12).
 */
export function bundleSaving(lines: readonly PricedLine[]): Cents {
  const [cheapest, next] = pairOf(lines);
  return cheapest && next ? atLeastZero(cheapest.price + next.price - PAIR_PRICE) : cents(0);
}

/** The two cheapest full-price diffusers, the first in the list where prices are equal: a line twice that has both. */
const pairOf = <Line extends PricedLine>(lines: readonly Line[]): Line[] =>
  lines
    .filter(isFullPriceDiffuser)
    .flatMap((line) => Array<Line>(Math.min(line.quantity, 2)).fill(line))
    .toSorted((a, b) => a.price - b.price)
    .slice(0, 2);

/**
 * What the cart's only full-price diffuser would save as a pair of its kind; 0 where there is none, where there are
 * more, or where the offer would not make it cheaper.
 */
export function savingOfAnother(lines: readonly PricedLine[]): Cents {
  const [only, ...others] = lines.filter(isFullPriceDiffuser);
  if (!only || only.quantity > 1 || others.length > 0) return cents(0);
  return bundleSaving([{ ...only, quantity: 2 }]);
}

/** Whether two of a product would cost less as a pair. */
export const isInPairOffer = (one: Omit<PricedLine, "quantity">): boolean =>
  bundleSaving([{ ...one, quantity: 2 }]) > 0;

/** Takes something off the goods. */
export interface Offer {
  kind: Discount["kind"];
  saving(lines: readonly PricedLine[]): Cents;
  /** Whether the line has its share of the saving. */
  counts(line: PricedLine): boolean;
}

/** What every cart gets. */
export const OFFERS: readonly Offer[] = [{ kind: "bundle", saving: bundleSaving, counts: isFullPriceDiffuser }];

export interface CartTotal {
  lines: Cents;
  discounts: readonly Discount[];
  /** What is paid for each line: each discount is spread over its lines by their worth, so that each line's VAT is right (decision 15). */
  paid: readonly Cents[];
  /** Lines less all discounts: what free shipping is measured by (decision 13). */
  goods: Cents;
}

/** The one place that sums discounts. A later offer takes from what earlier ones left. */
export function cartTotal(lines: readonly PricedLine[], offers: readonly Offer[] = OFFERS): CartTotal {
  const discounts: Discount[] = [];
  let paid = lines.map(lineTotal);
  const total = sum(paid);
  for (const { kind, saving, counts } of offers) {
    const worth = lines.map((line, i) => (counts(line) ? (paid[i] ?? cents(0)) : cents(0)));
    const amount = cents(Math.min(saving(lines), sum(worth)));
    if (amount > 0) discounts.push({ kind, cents: amount });
    const shares = allotted(amount, worth);
    paid = paid.map((before, i) => minus(before, shares[i] ?? cents(0)));
  }
  return { lines: total, discounts, paid, goods: sum(paid) };
}

function isFullPriceDiffuser({ category, discountPercent }: PricedLine): boolean {
  return category === "diffusers" && discountPercent === 0;
}
