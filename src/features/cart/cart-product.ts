import type { ProductSummary } from "#features/catalog/product.ts";
import { type CartLine, lineKey, lineNumber, nameKey } from "./cart-line.ts";

/** A product as the shop sells it now, told to a cart; amounts in euro. */
export interface CartProduct {
  id: string;
  name: string;
  price: number;
  image: string | null;
  category: string;
  discount_percentage: number;
  in_stock: boolean;
}

export const cartProductOf = (product: ProductSummary): CartProduct => ({
  id: product.id,
  name: product.name,
  price: product.price / 100,
  image: product.pictures[0]?.thumbnail ?? null,
  category: product.category,
  discount_percentage: product.discountPercentage,
  in_stock: product.inStock,
});

export const lineOf = ({ id, in_stock: _, ...today }: CartProduct, quantity: number): CartLine => ({
  id: lineNumber(id),
  productId: id,
  ...today,
  quantity,
});

/** Why a line cannot be ordered now. Never stored: it may be otherwise in a minute. */
export type LineTrouble = "out-of-stock" | "gone";

const productOf = (line: CartLine, products: readonly CartProduct[]): CartProduct | undefined =>
  products.find(({ id, name }) => (line.productId ? id === line.productId : nameKey(name) === nameKey(line.name)));

/** The lines as they cost now; one whose product is gone keeps what it has. */
export const freshLines = (lines: readonly CartLine[], products: readonly CartProduct[]): CartLine[] =>
  lines.map((line) => {
    const product = productOf(line, products);
    return product ? lineOf(product, line.quantity) : line;
  });

/** By the key of their lines. `products` is the answer to exactly these lines. */
export function troublesOf(
  lines: readonly CartLine[],
  products: readonly CartProduct[],
): ReadonlyMap<string, LineTrouble> {
  const troubles = new Map<string, LineTrouble>();
  for (const line of lines) {
    const product = productOf(line, products);
    if (!product) troubles.set(lineKey(line), "gone");
    else if (!product.in_stock) troubles.set(product.id, "out-of-stock");
  }
  return troubles;
}
