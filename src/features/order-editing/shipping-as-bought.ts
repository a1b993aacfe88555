import type { OrderVersion } from "#features/orders/correction.ts";
import { vatWithin } from "#features/orders/vat.ts";
import { type ShippingTerms, shippingCost } from "#features/shipping/shipping-cost.ts";
import { type Cents, cents, minus, sum } from "#shared/money.ts";

type Bought = Pick<
  OrderVersion,
  "linesCents" | "discounts" | "shippingCents" | "shippingVatRate" | "deliveryMethod" | "deliveryCountry"
>;

/**
 * What delivery of a corrected order costs, where `terms` are those of today: as bought while its method and country stay. Goods that cost
 * more may reach today's threshold of free shipping; goods that cost less may fall below it. `rate` is the VAT of the place where it
 * went, in percent.
 */
export function shippingAsBought(
  bought: Bought,
  to: Pick<Bought, "deliveryMethod" | "deliveryCountry">,
  terms: ShippingTerms,
  rate: number,
): ShippingTerms {
  if (bought.deliveryMethod !== to.deliveryMethod || bought.deliveryCountry !== to.deliveryCountry) return terms;
  const goods = goodsShown(bought);
  if (bought.shippingCents === 0)
    return { ...terms, freeShippingThreshold: cents(Math.min(terms.freeShippingThreshold, goods)) };
  const cost = shippingShown(bought, terms, rate);
  return {
    freeShippingThreshold: cents(Math.max(terms.freeShippingThreshold, goods + 1)),
    courierShippingCost: cost,
    parcelMachineShippingCost: cost,
  };
}

/** What the goods cost after all discounts, at the prices that everybody sees. */
function goodsShown({ linesCents, discounts: { exemptCents: _, ...shown } }: Bought): Cents {
  return minus(linesCents, sum(Object.values(shown)));
}

/** An exempt sale has only the net: where today's price comes to it, that was the price. */
function shippingShown(
  { shippingCents: paid, shippingVatRate, deliveryMethod }: Bought,
  terms: ShippingTerms,
  rate: number,
): Cents {
  if (shippingVatRate > 0) return paid;
  const today = shippingCost(cents(0), deliveryMethod, { ...terms, freeShippingThreshold: cents(1) });
  return vatWithin(today, rate).net === paid ? today : cents(Math.round((paid * (100 + rate)) / 100));
}
