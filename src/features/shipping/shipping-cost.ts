import { type Cents, cents } from "#shared/money.ts";

export const DELIVERY_METHODS = ["courier", "parcel_machine"] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** The part of the settings that decides what delivery costs. */
export interface ShippingTerms {
  freeShippingThreshold: Cents;
  courierShippingCost: Cents;
  parcelMachineShippingCost: Cents;
}

/** `goods` is what the cart costs after all discounts (decision 13). */
export function shippingCost(goods: Cents, method: DeliveryMethod, terms: ShippingTerms): Cents {
  if (goods >= terms.freeShippingThreshold) return cents(0);
  return method === "courier" ? terms.courierShippingCost : terms.parcelMachineShippingCost;
}
