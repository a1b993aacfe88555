import type { Cents } from "#shared/money.ts";

/** manual: given by an administrator, with a reason. */
export const DISCOUNT_KINDS = ["bundle", "manual"] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What is taken off the goods of a cart or an order. An amount of 0 is no discount. */
export interface Discount {
  kind: DiscountKind;
  cents: Cents;
}
