import { z } from "zod";
import { type CartLine, cartLine, MAX_LINES } from "../cart-line.ts";

const KEY = "aurelle-diffuser-cart";
const KEPT_ASIDE = "aurelle-diffuser-cart-unreadable";
/** What went to the payment page, until the order is known to be paid (decision 23). */
const PAYING = "aurelle-diffuser-cart-paying";

const carts = z.array(cartLine).max(MAX_LINES);

/** The browser's storage may be switched off; the cart then lives as long as the page. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What cannot be read is kept aside, and the shop opens with an empty cart. */
export function readCart(): CartLine[] {
  const written = storage()?.getItem(KEY);
  if (!written) return [];
  const lines = parsed(written);
  if (lines) return lines;
  write(KEPT_ASIDE, written);
  return [];
}

export const writeCart = (lines: readonly CartLine[]): void => write(KEY, JSON.stringify(lines));

export const keepPayingCart = (lines: readonly CartLine[]): void => write(PAYING, JSON.stringify(lines));

export function takePayingCart(): CartLine[] {
  const lines = parsed(storage()?.getItem(PAYING) ?? "[]") ?? [];
  forgetPayingCart();
  return lines;
}

export const forgetPayingCart = (): void => storage()?.removeItem(PAYING);

/** Tells of changes that other tabs make. */
export function watchCart(changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) changed();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

function parsed(written: string): CartLine[] | null {
  try {
    const result = carts.safeParse(JSON.parse(written));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    storage()?.setItem(key, value);
  } catch {
    // Full or forbidden: the cart in memory goes on.
  }
}
