import { thumbnailOf } from "#features/images/shown-image.ts";
import type { ProductSummary } from "#features/products/product.ts";
import type { Cents } from "#shared/money.ts";
import { type CartLine, lineNumber, MAX_QUANTITY, nameKey, priced, unitPrice } from "./cart-line.ts";

/** A product's current facts for a cart; amounts in euro. */
export interface CartProduct {
  id: string;
  name: string;
  price: number;
  image: string | null;
  category: string;
  discount_percentage: number;
  /** What may be said of the discount, by the prices before; null where nothing may. */
  reduction: { from: number; percent: number } | null;
  volume_ml: number | null;
  /** Countries that it is not sent to. */
  not_sold_to: string[];
  /** Signal word and types of hazard, in the language of the page; null where there are none. */
  hazards: string | null;
  /** What one kit has, in the language of the page; null for a product that is none. */
  parts: string | null;
  in_stock: boolean;
  /** How many pieces this browser can order, 99 at most. */
  available: number;
}

export const cartProductOf = (
  product: ProductSummary,
  available = product.inStock ? MAX_QUANTITY : 0,
): CartProduct => ({
  id: product.id,
  name: product.name,
  price: product.price / 100,
  image: product.images[0] ? thumbnailOf(product.images[0]) : null,
  category: product.category,
  discount_percentage: product.discountPercentage,
  reduction: product.reduction && { from: product.reduction.from / 100, percent: product.reduction.percent },
  volume_ml: product.volumeMl,
  not_sold_to: [...product.notSoldTo],
  hazards: product.hazards,
  parts: product.parts,
  in_stock: available > 0,
  available: Math.min(available, MAX_QUANTITY),
});

export const lineOf = ({ id, in_stock: _, available: __, ...today }: CartProduct, quantity: number): CartLine => ({
  id: lineNumber(id),
  productId: id,
  ...today,
  quantity,
});

const productOf = (line: CartLine, products: readonly CartProduct[]): CartProduct | undefined =>
  products.find(({ id, name }) => (line.productId ? id === line.productId : nameKey(name) === nameKey(line.name)));

/** The lines as they cost now; one whose product is gone keeps what it has. */
export const freshLines = (lines: readonly CartLine[], products: readonly CartProduct[]): CartLine[] =>
  lines.map((line) => {
    const product = productOf(line, products);
    return product ? { ...lineOf(product, line.quantity), id: line.id } : line;
  });

/** How many pieces there are, by the id of their line; 0 where it is sold out, null where it is no longer sold. */
export type Available = ReadonlyMap<number, number | null>;

/** `products` is the answer to exactly these lines. */
export const availableOf = (lines: readonly CartLine[], products: readonly CartProduct[]): Available =>
  new Map(lines.map((line) => [line.id, productOf(line, products)?.available ?? null]));

/** Why a line cannot be ordered as it is. */
export type LineError = "out-of-stock" | "gone" | "too-few";

export const isNotSoldTo = ({ not_sold_to }: CartLine, country: string): boolean =>
  not_sold_to?.includes(country) ?? false;

/** Nothing is known of a line that was added since the shop was asked. */
export function lineError(line: CartLine, available: Available): LineError | null {
  const left = available.get(line.id);
  if (left === undefined) return null;
  if (left === null) return "gone";
  if (left === 0) return "out-of-stock";
  return line.quantity > left ? "too-few" : null;
}

/** One piece cost `from` when the shopper saw it last, and costs `to` now. */
export interface PriceChange {
  from: Cents;
  to: Cents;
}
export type PriceChanges = ReadonlyMap<number, PriceChange>;

const pieceOf = (line: CartLine): Cents => unitPrice(priced(line));

/** What is not known to the shopper yet; a price that came back to what it was is no change. */
export function priceChanges(
  before: readonly CartLine[],
  after: readonly CartLine[],
  untold: PriceChanges,
): PriceChanges {
  const changes = new Map<number, PriceChange>();
  for (const line of after) {
    const was = before.find((one) => one.id === line.id);
    if (!was) continue;
    const from = untold.get(line.id)?.from ?? pieceOf(was);
    const to = pieceOf(line);
    if (from !== to) changes.set(line.id, { from, to });
  }
  return changes;
}
