import { useMemo, useSyncExternalStore } from "react";
import { type CartLine, countOf, withAdded, withAtLeast, withQuantity } from "../cart-line.ts";
import {
  type Available,
  availableOf,
  freshLines,
  lineError,
  type PriceChanges,
  priceChanges,
} from "../cart-product.ts";
import { readCart, watchCart, writeCart } from "./cart-storage.ts";
import { askCartProducts } from "./fetch-products.ts";

export interface Cart {
  lines: readonly CartLine[];
  /** How many pieces there are, by the id of their line; known once the shop was asked. */
  available: Available;
  /** Prices that changed since the shopper saw them, by the id of their line. */
  changes: PriceChanges;
  /** Lines that cannot be ordered as they are. */
  invalid: readonly CartLine[];
  /** False until the browser's storage was read: on the server and in the first moment of a page. */
  isReady: boolean;
  /** Pieces that can be had, not lines. */
  count: number;
  /** Answers how many pieces found room: a line holds 99, the cart 100 lines. */
  add(line: CartLine): number;
  setQuantity(id: number, quantity: number): void;
  remove(id: number): void;
  clear(): void;
  /** Brings prices, names and stock up to date, at most once a minute unless forced. Offline all stays as it is. */
  refresh(how?: { force?: boolean }): Promise<void>;
  /** The shopper has seen the changed prices. */
  forgetChanges(): void;
}

type Shown = Pick<Cart, "lines" | "available" | "changes">;

const FRESH_MS = 60_000;

const UNKNOWN: Shown = { lines: [], available: new Map(), changes: new Map() };
let shown = UNKNOWN;
/** A cart that the browser could not keep goes on in this tab, whatever other tabs write. */
let isSaved = true;
let askedAt = Number.NEGATIVE_INFINITY;
/** How often the shop was asked, and which time of those was answered last. */
let [asks, answered] = [0, 0];
const watchers = new Set<() => void>();

function show(next: Shown): void {
  shown = next;
  for (const watcher of watchers) watcher();
}

function current(): Shown {
  if (shown === UNKNOWN) {
    shown = { ...UNKNOWN, lines: readCart() };
    watchCart(() => {
      if (!isSaved) return;
      // Another tab may have learnt of a price before this one: it is told here too.
      const lines = readCart();
      show({ ...shown, lines, changes: priceChanges(shown.lines, lines, shown.changes) });
    });
  }
  return shown;
}

function change(
  edit: (lines: readonly CartLine[]) => readonly CartLine[],
  more: Partial<Pick<Shown, "available" | "changes">> = {},
): void {
  // Read again: another tab may have changed it before its event arrived.
  const lines = edit(isSaved ? readCart() : current().lines);
  isSaved = writeCart(lines);
  show({ ...current(), ...more, lines });
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function add(line: CartLine): number {
  // The page's copy of the product may be old: the next view of the cart asks the server.
  askedAt = Number.NEGATIVE_INFINITY;
  const [available, changes] = [new Map(current().available), new Map(current().changes)];
  let room = 0;
  const insert = (lines: readonly CartLine[]) => {
    const next = withAdded(lines, line);
    room = countOf(next) - countOf(lines);
    for (const { id } of next.filter((one) => !lines.includes(one))) {
      available.delete(id);
      changes.delete(id);
    }
    return next;
  };
  change(insert, { available, changes });
  return room;
}

async function refresh({ force = false } = {}): Promise<void> {
  const asked = current().lines;
  if (asked.length === 0 || (!force && Date.now() - askedAt < FRESH_MS)) return;
  askedAt = Date.now();
  asks += 1;
  const ask = asks;
  try {
    const products = await askCartProducts(asked);
    if (ask < answered) return;
    answered = ask;
    const before = isSaved ? readCart() : current().lines;
    const after = freshLines(before, products);
    const changes = priceChanges(before, after, current().changes);
    change(() => after, { available: availableOf(asked, products), changes });
  } catch {
    // The cart stays as it is, and is asked about again when it is next looked at.
    askedAt = Number.NEGATIVE_INFINITY;
  }
}

/** False where the browser could not keep what is in the cart. */
export const isCartSaved = (): boolean => isSaved;

/** What is in the cart at this moment. */
export const cartLinesNow = (): readonly CartLine[] => current().lines;

/** What can be done to the cart, also from outside of components. */
export const cartActions = {
  add,
  setQuantity: (id: number, quantity: number) => change((lines) => withQuantity(lines, id, quantity)),
  remove: (id: number) => change((lines) => withQuantity(lines, id, 0)),
  clear: () => change(() => []),
  /** Puts back what was taken out, beside what came in meanwhile. */
  restore: (lines: readonly CartLine[]) => change((now) => lines.reduce<readonly CartLine[]>(withAdded, now)),
  /** Of an order that is to be paid again. */
  atLeast: (wanted: readonly CartLine[]) => change((lines) => withAtLeast(lines, wanted)),
  refresh,
  forgetChanges: () => {
    if (current().changes.size > 0) show({ ...current(), changes: new Map() });
  },
};

/** The one cart of this browser, the same in all its tabs. */
export function useCart(): Cart {
  const now = useSyncExternalStore(watch, current, () => UNKNOWN);
  return useMemo(() => {
    const invalid = now.lines.filter((line) => lineError(line, now.available));
    let count = countOf(now.lines);
    for (const { id, quantity } of invalid) count += (now.available.get(id) ?? 0) - quantity;
    return { ...now, invalid, isReady: now !== UNKNOWN, count, ...cartActions };
  }, [now]);
}
