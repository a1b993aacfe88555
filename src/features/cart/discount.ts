import type { Cents } from "#shared/money.ts";

export const DISCOUNT_KINDS = ["bundle"] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What is taken off the goods of a cart or an order. An amount of 0 is no discount. */
export interface Discount {
  kind: DiscountKind;
  cents: Cents;
}
