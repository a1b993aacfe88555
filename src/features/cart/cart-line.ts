import { z } from "zod";
import { type Cents, cents, reduced, times } from "#shared/money.ts";

export const MAX_LINES = 100;
export const MAX_QUANTITY = 99;

/** A line as the browser keeps it. `productId` is its key (decision 11); `id` is the number that the storefront's specification names. */
export const cartLine = z.object({
  id: z.number(),
  productId: z.uuid(),
  name: z.string().min(1).max(200),
  price: z.number().min(0).max(1_000_000),
  image: z.string().max(2_000).nullable(),
  category: z.string().max(40),
  discount_percentage: z.number().min(0).max(100),
  quantity: z.int().min(1).max(MAX_QUANTITY),
});
export type CartLine = z.infer<typeof cartLine>;

/** What a price rule needs to know of a line. */
export interface PricedLine {
  category: string;
  price: Cents;
  discountPercent: number;
  quantity: number;
}

/** The number that S gives a line: the first 8 hexadecimal digits of the product's uuid. */
export const lineNumber = (productId: string): number => Number.parseInt(productId.slice(0, 8), 16);

export const unitPrice = (line: Pick<PricedLine, "price" | "discountPercent">): Cents =>
  line.discountPercent > 0 ? reduced(line.price, line.discountPercent) : line.price;

export const lineTotal = (line: PricedLine): Cents => times(unitPrice(line), line.quantity);

export const priced = (line: CartLine): PricedLine => ({
  category: line.category,
  price: cents(Math.round(line.price * 100)),
  discountPercent: line.discount_percentage,
  quantity: line.quantity,
});

/** An item already in the cart gains the quantity, a new one starts with it (S 4); a line never holds more than 99. */
export function withAdded(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const known = lines.some((line) => line.productId === added.productId);
  if (!known) return [...lines, { ...added, quantity: Math.min(added.quantity, MAX_QUANTITY) }].slice(0, MAX_LINES);
  return lines.map((line) =>
    line.productId === added.productId
      ? { ...line, quantity: Math.min(line.quantity + added.quantity, MAX_QUANTITY) }
      : line,
  );
}

/** Zero or less removes the line (S 4). */
export function withQuantity(lines: readonly CartLine[], productId: string, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.productId !== productId);
  return lines.map((line) =>
    line.productId === productId ? { ...line, quantity: Math.min(quantity, MAX_QUANTITY) } : line,
  );
}

export const countOf = (lines: readonly CartLine[]): number => lines.reduce((count, line) => count + line.quantity, 0);
