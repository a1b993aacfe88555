import { type Cents, cents, reduced, times } from "#shared/money.ts";

export const MAX_LINES = 100;
export const MAX_QUANTITY = 99;

/** A line as the browser keeps it, amounts in euro. `id` is the number of decision 49. */
export interface CartLine {
  id: number;
  /** Missing in entries of earlier days: such a line is known by its name (decision 11). */
  productId?: string;
  name: string;
  price: number;
  image: string | null;
  category: string;
  discount_percentage: number;
  quantity: number;
}

/** What a price rule needs to know of a line. */
export interface PricedLine {
  category: string;
  price: Cents;
  discountPercent: number;
  quantity: number;
}

/** The number that S gives a line: the first 8 hexadecimal digits of the product's uuid. */
export const lineNumber = (productId: string): number => Number.parseInt(productId.slice(0, 8), 16);

export const nameKey = (name: string): string => name.trim().toLowerCase();

/** By what a line is found again: the product's uuid, or its name where it has none. */
export const lineKey = (line: Pick<CartLine, "productId" | "name">): string => line.productId ?? nameKey(line.name);

export const unitPrice = (line: Pick<PricedLine, "price" | "discountPercent">): Cents =>
  line.discountPercent > 0 ? reduced(line.price, line.discountPercent) : line.price;

export const lineTotal = (line: PricedLine): Cents => times(unitPrice(line), line.quantity);

export const priced = (line: CartLine): PricedLine => ({
  category: line.category,
  price: cents(Math.round(line.price * 100)),
  discountPercent: line.discount_percentage,
  quantity: line.quantity,
});

/** Names decide only where one of the two has no uuid. */
const isSame = (a: CartLine, b: CartLine): boolean =>
  a.productId && b.productId ? a.productId === b.productId : nameKey(a.name) === nameKey(b.name);

/**
 * Raises the quantity of a product that is in the cart and updates its line; another product gets a new line (storefront 4).
 * A line holds 99 at most, the cart 100 lines: what exceeds that is left out.
 */
export function withAdded(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const place = lines.findIndex((line) => isSame(line, added));
  const before = lines[place];
  const line = { ...before, ...added, quantity: Math.min((before?.quantity ?? 0) + added.quantity, MAX_QUANTITY) };
  return before ? lines.with(place, line) : [...lines, line].slice(0, MAX_LINES);
}

/** What was ordered once stands in the cart again: at least as many pieces of each, beside what is there already. */
export const withAtLeast = (lines: readonly CartLine[], wanted: readonly CartLine[]): CartLine[] =>
  wanted.reduce<CartLine[]>(
    (now, line) => {
      const there = now.find((one) => isSame(one, line))?.quantity ?? 0;
      return there >= line.quantity ? now : withAdded(now, { ...line, quantity: line.quantity - there });
    },
    [...lines],
  );

/** Zero or less removes the line (storefront 4). */
export function withQuantity(lines: readonly CartLine[], key: string, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter((line) => lineKey(line) !== key);
  return lines.map((line) => (lineKey(line) === key ? { ...line, quantity: Math.min(quantity, MAX_QUANTITY) } : line));
}

export const countOf = (lines: readonly CartLine[]): number => lines.reduce((count, line) => count + line.quantity, 0);
