import type { CartLine } from "../cart-line.ts";
import { readCartText } from "../read-cart.ts";

const KEY = "aurelle-diffuser-cart";
const KEPT_ASIDE = "aurelle-diffuser-cart-unreadable";
/** What went to the payment page, until the order is known to be paid (decision 23). */
const PAYING = "aurelle-diffuser-cart-paying";

/** What cannot be read is kept aside, and the shop opens with the rest. */
export function readCart(): CartLine[] {
  const written = read(KEY);
  if (written === null) return [];
  const { lines, isWhole } = readCartText(written);
  if (!isWhole) write(KEPT_ASIDE, written);
  return lines;
}

/** False where the browser did not keep it. */
export const writeCart = (lines: readonly CartLine[]): boolean => write(KEY, JSON.stringify(lines));

export const keepPayingCart = (lines: readonly CartLine[]): boolean => write(PAYING, JSON.stringify(lines));

export function takePayingCart(): CartLine[] {
  const { lines } = readCartText(read(PAYING) ?? "[]");
  forgetPayingCart();
  return lines;
}

export const forgetPayingCart = (): void => {
  inStorage((storage) => storage.removeItem(PAYING));
};

/** Tells of changes that other tabs make, also of those a page slept through in the browser's history. */
export function watchCart(changed: () => void): void {
  window.addEventListener("storage", (event) => {
    if (event.key === KEY || event.key === null) changed();
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) changed();
  });
}

const read = (key: string): string | null => inStorage((storage) => storage.getItem(key)) ?? null;

const write = (key: string, value: string): boolean =>
  inStorage((storage) => {
    storage.setItem(key, value);
    return true;
  }) ?? false;

/** The storage may be switched off, full or forbidden; the cart then lives as long as the page. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
