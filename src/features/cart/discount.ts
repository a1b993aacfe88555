import type { Cents } from "#shared/money.ts";

/**
 * manual: given by an administrator, with a reason. exempt: the VAT that prices contain and a business in another member state is not
 * charged.
 */
export const DISCOUNT_KINDS = ["bundle", "manual", "exempt"] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What is taken off the goods of a cart or an order. An amount of 0 is no discount. */
export interface Discount {
  kind: DiscountKind;
  cents: Cents;
}
