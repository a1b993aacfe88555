import { formatEuros } from "#shared/money.ts";
import { messages } from "../messages.ts";
import type { ProductSummary } from "../product.ts";
import { pricePer100Ml } from "../unit-price.ts";

/** The price of oils by volume, shown beside every price. */
export function UnitPrice({ product }: { product: ProductSummary }) {
  const price = pricePer100Ml(product);
  return price === null ? null : (
    <p className="figures text-xs text-balance text-stone">
      {messages.unitPrice(product.volumeMl ?? 0, formatEuros(price))}
    </p>
  );
}
