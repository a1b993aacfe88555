import { useMemo, useSyncExternalStore } from "react";
import { type CartLine, countOf, withAdded, withQuantity } from "../cart-line.ts";
import { readCart, watchCart, writeCart } from "./cart-storage.ts";

export interface Cart {
  lines: readonly CartLine[];
  /** False until the browser's storage was read: on the server and in the first moment of a page. */
  isReady: boolean;
  /** Pieces, not lines. */
  count: number;
  add(line: CartLine): void;
  setQuantity(productId: string, quantity: number): void;
  remove(productId: string): void;
  clear(): void;
  replace(lines: readonly CartLine[]): void;
}

const UNKNOWN: readonly CartLine[] = [];
let lines: readonly CartLine[] = UNKNOWN;
let isRead = false;
const watchers = new Set<() => void>();

function tell(): void {
  for (const watcher of watchers) watcher();
}

function current(): readonly CartLine[] {
  if (!isRead) {
    isRead = true;
    lines = readCart();
    watchCart(() => {
      lines = readCart();
      tell();
    });
  }
  return lines;
}

function change(next: readonly CartLine[]): void {
  lines = next;
  writeCart(next);
  tell();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const deeds = {
  add: (line: CartLine) => change(withAdded(current(), line)),
  setQuantity: (productId: string, quantity: number) => change(withQuantity(current(), productId, quantity)),
  remove: (productId: string) => change(withQuantity(current(), productId, 0)),
  clear: () => change([]),
  replace: change,
};

/** The one cart of this browser, the same in all its tabs. */
export function useCart(): Cart {
  const shown = useSyncExternalStore(watch, current, () => UNKNOWN);
  const isReady = shown !== UNKNOWN;
  return useMemo(() => ({ lines: shown, isReady, count: countOf(shown), ...deeds }), [shown, isReady]);
}
