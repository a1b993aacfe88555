import type { ProductSummary } from "#features/catalog/product.ts";
import { type CartLine, lineNumber } from "./cart-line.ts";

/** A product as a line of the cart; amounts in euro, as the cart keeps them. */
export const cartLineOf = (product: ProductSummary, quantity: number): CartLine => ({
  id: lineNumber(product.id),
  productId: product.id,
  name: product.name,
  price: product.price / 100,
  image: product.pictures[0]?.src ?? null,
  category: product.category,
  discount_percentage: product.discountPercentage,
  quantity,
});
