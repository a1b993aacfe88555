import { DISCOUNT_KINDS, type Discount, type DiscountKind } from "#features/cart/discount.ts";
import { centsColumn } from "#platform/database/columns.ts";
import { type Cents, euros, sum } from "#shared/money.ts";

type OfKind<T> = Record<`${DiscountKind}Cents`, T>;

const eachKind = <T>(make: (kind: DiscountKind) => T): OfKind<T> =>
  Object.fromEntries(DISCOUNT_KINDS.map((kind) => [`${kind}Cents`, make(kind)])) as OfKind<T>;

/** An order has a column for each kind of discount, such as `bundle_cents`. All other code reads and hands on the list. */
const columns = eachKind((kind) => centsColumn(`${kind}_cents`).notNull().default(euros(0)));
const { manualCents, exemptCents, ...placed } = columns;
/** In the order of the table's columns: those of the cart, that of administrators, and the VAT of businesses. */
export const discountColumns = placed;
export const manualDiscountColumns = { manualCents };
export const exemptColumns = { exemptCents };

export const discountsOf = (order: OfKind<Cents>): Discount[] =>
  DISCOUNT_KINDS.map((kind) => ({ kind, cents: order[`${kind}Cents`] })).filter(({ cents }) => cents > 0);

export const asColumns = (discounts: readonly Discount[]): OfKind<Cents> =>
  eachKind((wanted) => sum(discounts.flatMap(({ kind, cents }) => (kind === wanted ? cents : []))));
