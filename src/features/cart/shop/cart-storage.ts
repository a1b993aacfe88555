import { z } from "zod";
import { type CartLine, cartLine, MAX_LINES } from "../cart-line.ts";

const KEY = "aurelle-diffuser-cart";
const KEPT_ASIDE = "aurelle-diffuser-cart-unreadable";

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
  const written = keptText(KEY);
  if (!written) return [];
  const lines = parsed(written);
  if (lines) return lines;
  keepText(KEPT_ASIDE, written);
  return [];
}

export const writeCart = (lines: readonly CartLine[]): void => keepText(KEY, JSON.stringify(lines));

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

/** Lines as they were kept; none where they cannot be read. */
export function readLines(kept: unknown): CartLine[] {
  const result = carts.safeParse(kept);
  return result.success ? result.data : [];
}

export function keptText(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** null forgets it. */
export function keepText(key: string, text: string | null): void {
  try {
    if (text === null) storage()?.removeItem(key);
    else storage()?.setItem(key, text);
  } catch {
    // Full or forbidden: the cart in memory goes on.
  }
}
