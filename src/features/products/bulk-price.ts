import { type Cents, cents } from "#shared/money.ts";
import { MAX_EUROS } from "./product-field.ts";

/** So many percent more or less, rounded half up to the cent; never nothing, and never more than a price may be. */
export const priceAfter = (price: Cents, percent: number): Cents => {
  const hundredths = Math.round(percent * 100);
  const changed = Math.floor((price * (10_000 + hundredths) + 5_000) / 10_000);
  return cents(Math.min(Math.max(changed, 1), MAX_EUROS * 100));
};
