import type { ProductSummary } from "#features/products/product.ts";
import type { CartLine } from "./cart-line.ts";
import { cartProductOf, lineOf } from "./cart-product.ts";

/** A product as a line of the cart; amounts in euro, as the cart keeps them. */
export const cartLineOf = (product: ProductSummary, quantity: number): CartLine =>
  lineOf(cartProductOf(product), quantity);
