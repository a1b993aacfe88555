import { type Cents, cents, reduced } from "#shared/money.ts";

/** A price that was asked from a moment on, until the next one. */
export interface PriceStep {
  priceCents: Cents;
  discountPercentage: number;
  /** In ms since 1970. */
  since: number;
}

const THIRTY_DAYS = 30 * 24 * 60 * 60_000;

/**
 * The lowest price of the 30 days before today's price began, from steps in their order: what EU law (98/6/EC, article 6a)
 * wants beside a reduction. Null where there was no other price before.
 */
export function lowestBefore(steps: readonly PriceStep[]): Cents | null {
  const now = steps.at(-1);
  if (!now) return null;
  const asked = steps
    .filter((_, i) => (steps[i + 1]?.since ?? -Infinity) >= now.since - THIRTY_DAYS)
    .map(({ priceCents, discountPercentage }) => reduced(priceCents, discountPercentage));
  return asked.length > 0 ? cents(Math.min(...asked)) : null;
}
