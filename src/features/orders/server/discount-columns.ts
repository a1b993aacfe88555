import type { Discount, DiscountKind } from "#features/cart/discount.ts";
import { type Cents, sum } from "#shared/money.ts";

/** An order keeps a column for each kind of discount; all other code reads and hands on the list. */
export const discountsOf = ({ bundleCents }: { bundleCents: Cents }): Discount[] =>
  bundleCents > 0 ? [{ kind: "bundle", cents: bundleCents }] : [];

export function discountColumns(discounts: readonly Discount[]) {
  const taken = (wanted: DiscountKind) => sum(discounts.flatMap(({ kind, cents }) => (kind === wanted ? cents : [])));
  return { bundleCents: taken("bundle") } satisfies Record<`${DiscountKind}Cents`, Cents>;
}
