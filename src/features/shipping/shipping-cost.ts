import { type Cents, cents, euros } from "#shared/money.ts";

export const DELIVERY_METHODS = ["courier", "parcel_machine"] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** Set by the shopkeeper; these are the amounts until then (S 9). */
export interface ShippingTerms {
  freeFrom: Cents;
  courier: Cents;
  parcelMachine: Cents;
  processingTime: string;
}

export const USUAL_TERMS: ShippingTerms = {
  freeFrom: euros(75),
  courier: euros(8.99),
  parcelMachine: euros(3.99),
  processingTime: "1-2 business days",
};

/** `goods` is what the cart costs after all discounts. */
export function shippingCost(goods: Cents, method: DeliveryMethod, terms: ShippingTerms): Cents {
  if (goods >= terms.freeFrom) return cents(0);
  return method === "courier" ? terms.courier : terms.parcelMachine;
}
