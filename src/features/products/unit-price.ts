import { type Cents, cents } from "#shared/money.ts";
import { type ProductSummary, priceNow } from "./product.ts";

/** What 100 ml cost, rounded half up, for goods sold by volume (98/6/EC). A diffuser's volume is its tank, so it has none. */
export function pricePer100Ml(
  product: Pick<ProductSummary, "category" | "volumeMl" | "price" | "discountPercentage">,
): Cents | null {
  if (product.category !== "oils" || !product.volumeMl) return null;
  return cents(Math.floor((priceNow(product) * 200 + product.volumeMl) / (2 * product.volumeMl)));
}
