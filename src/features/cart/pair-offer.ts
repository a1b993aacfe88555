import type { ProductSummary } from "#features/products/product.ts";
import { formatWhole } from "#shared/money.ts";
import { isInPairOffer, PAIR_PRICE } from "./cart-total.ts";
import { messages } from "./messages.ts";

/**
 * The offer of two diffusers in words, where products are looked at: it must not be a surprise of the cart. Null where two of
 * none of these would be a pair. Made in the loader, so that pages need no sums.
 */
export const pairOffer = (products: readonly ProductSummary[]): string | null =>
  products.some(
    ({ category, price, discountPercentage: discountPercent, choices, inStock }) =>
      (choices ?? { inStock }).inStock && isInPairOffer({ category, price, discountPercent }),
  )
    ? messages.bundle.offer(formatWhole(PAIR_PRICE))
    : null;
