import { keep, kept } from "#shared/browser-storage.ts";
import type { CartLine } from "../cart-line.ts";
import { readKept } from "../read-cart.ts";

/** What went to payment pages, until each order is known to be paid (decision 23). */
const KEY = "aurelle-diffuser-cart-paying";

interface PayingCart {
  orderId: string;
  lines: readonly CartLine[];
  /** Whether it was restored already: a cart that the shopper then empties is not restored again. */
  isBack: boolean;
  /** How many pieces the cart has beside it: another tab put them in meanwhile, or they came back with it. */
  left: number;
  /** When it went, in milliseconds of the epoch; an earlier version of the shop noted neither this nor `left`. */
  at?: number;
}

export const keepPayingCarts = (carts: readonly PayingCart[]): boolean =>
  keep("localStorage", KEY, carts.length > 0 ? JSON.stringify(carts) : null);

export const hasPayingCarts = (): boolean => Boolean(kept("localStorage", KEY));

/** The newest first. */
export function payingCarts(): PayingCart[] {
  try {
    const found: PayingCart | PayingCart[] = JSON.parse(kept("localStorage", KEY) ?? "[]");
    // An earlier version of the shop kept the newest one only.
    return [found].flat().flatMap(readOne);
  } catch {
    return [];
  }
}

function readOne(found: PayingCart): PayingCart[] {
  const { lines } = readKept(found.lines);
  return lines.length > 0 && found.orderId ? [{ ...found, lines, left: found.left ?? 0 }] : [];
}
