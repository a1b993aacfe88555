import { keep, kept } from "#shared/browser-storage.ts";
import type { CartLine } from "../cart-line.ts";
import { readCartText } from "../read-cart.ts";

const KEY = "aurelle-diffuser-cart";
const KEPT_ASIDE = "aurelle-diffuser-cart-unreadable";

/** What cannot be read is kept aside, and the shop opens with the rest. */
export function readCart(): CartLine[] {
  const written = kept("localStorage", KEY);
  if (!written) return [];
  const { lines, isWhole } = readCartText(written);
  if (!isWhole) keep("localStorage", KEPT_ASIDE, written);
  return lines;
}

/** False where the browser did not keep it. */
export const writeCart = (lines: readonly CartLine[]): boolean => keep("localStorage", KEY, JSON.stringify(lines));

/** Tells of changes that other tabs make, also of those a page slept through in the browser's history. */
export function watchCart(changed: () => void): void {
  window.addEventListener("storage", (event) => {
    if (event.key === KEY || event.key === null) changed();
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) changed();
  });
}
