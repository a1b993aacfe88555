import { type Cents, cents, reduced, times } from "#shared/money.ts";

export const MAX_LINES = 100;
export const MAX_QUANTITY = 99;

/** A line as the browser keeps it, amounts in euro. */
export interface CartLine {
  /** Its own number, by which it is changed and removed: that of decision 49, or another where two would have the same. */
  id: number;
  /** Missing in entries of earlier days: such a line is known by its name (decision 11). */
  productId?: string;
  name: string;
  price: number;
  image: string | null;
  category: string;
  discount_percentage: number;
  /** Missing in entries of earlier days, as the volume is. */
  reduction?: { from: number; percent: number } | null;
  volume_ml?: number | null;
  not_sold_to?: readonly string[];
  hazards?: string | null;
  /** What one kit has, in words. */
  parts?: string | null;
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

/** Which product a line holds: its uuid, or its name where it has none (decision 11). */
export const goodsKey = (line: Pick<CartLine, "productId" | "name">): string => line.productId ?? nameKey(line.name);

export const unitPrice = (line: Pick<PricedLine, "price" | "discountPercent">): Cents =>
  line.discountPercent > 0 ? reduced(line.price, line.discountPercent) : line.price;

/** Of what a litre is counted. */
export const volumeOf = ({ category, volume_ml }: Pick<CartLine, "category" | "volume_ml">) => ({
  category,
  volumeMl: volume_ml ?? null,
});

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
  const quantity = Math.min((before?.quantity ?? 0) + added.quantity, MAX_QUANTITY);
  const line = { ...before, ...added, id: before?.id ?? freeId(lines, added.id), quantity };
  return before ? lines.with(place, line) : [...lines, line].slice(0, MAX_LINES);
}

function freeId(lines: readonly CartLine[], wanted: number): number {
  const isTaken = (id: number) => lines.some((line) => line.id === id);
  if (!isTaken(wanted)) return wanted;
  let id = 0;
  while (isTaken(id)) id += 1;
  return id;
}

/** Puts ordered items back into the cart: at least as many pieces of each, beside what is there already. */
export const withAtLeast = (lines: readonly CartLine[], wanted: readonly CartLine[]): CartLine[] =>
  wanted.reduce<CartLine[]>(
    (now, line) => {
      const there = now.find((one) => isSame(one, line))?.quantity ?? 0;
      return there >= line.quantity ? now : withAdded(now, { ...line, quantity: line.quantity - there });
    },
    [...lines],
  );

/** Zero or less removes the line (storefront 4). */
export function withQuantity(lines: readonly CartLine[], id: number, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.id !== id);
  return lines.map((line) => (line.id === id ? { ...line, quantity: Math.min(quantity, MAX_QUANTITY) } : line));
}

export const countOf = (lines: readonly CartLine[]): number => lines.reduce((count, line) => count + line.quantity, 0);
