import { type Cents, reduced } from "#shared/money.ts";

/** What may be said of a price that was higher before. */
export interface Reduction {
  /** The struck price: the lowest of the 30 days before today's price began. */
  from: Cents;
  percent: number;
}

interface PriceAndHistory {
  price: Cents;
  discountPercentage: number;
  /** Null where not all of those days are known. */
  lowestBefore: Cents | null;
}

/**
 * The one place that decides whether a reduction is shown, and which (98/6/EC, article 6a; CJEU C-330/23; L2, L3 of the law sheet).
 * It is counted from the lowest price before, whatever price the shopkeeper set the discount on, and rounds in the shopper's favour.
 * Null is the safe side: nothing is struck where that price is not above today's.
 */
export function reductionOf({ price, discountPercentage, lowestBefore }: PriceAndHistory): Reduction | null {
  const now = reduced(price, discountPercentage);
  if (discountPercentage <= 0 || lowestBefore === null || lowestBefore <= now) return null;
  // The shopkeeper's own number, where it is right: 12.5 stays 12.5.
  if (reduced(lowestBefore, discountPercentage) === now) return { from: lowestBefore, percent: discountPercentage };
  const percent = Math.floor(((lowestBefore - now) * 100) / lowestBefore);
  return percent > 0 ? { from: lowestBefore, percent } : null;
}
