import { keep, kept } from "#shared/browser-storage.ts";
import { type CartLine, countOf } from "../cart-line.ts";
import { readKept } from "../read-cart.ts";
import { withoutPaid } from "../without-paid.ts";

/** What went to payment pages, until each order is known to be paid (decision 23). */
const KEY = "aurelle-diffuser-cart-paying";
/** Of orders that several tabs left to pay. */
const MOST = 3;
const A_DAY_MS = 24 * 3600_000;

interface PayingCart {
  orderId: string;
  lines: readonly CartLine[];
  /** Whether it was restored already: a cart that the shopper then empties is not restored again. */
  isBack: boolean;
  /** How many pieces the cart has beside it: another tab put them in meanwhile, or they came back with it. */
  left: number;
  /** When it went, in milliseconds of the epoch. */
  at: number;
}

const keepAll = (carts: readonly PayingCart[]): boolean =>
  keep("localStorage", KEY, carts.length > 0 ? JSON.stringify(carts.slice(0, MOST)) : null);

/** The newest first. */
export function payingCarts(): PayingCart[] {
  try {
    const found: unknown = JSON.parse(kept("localStorage", KEY) ?? "[]");
    // An earlier version of the shop kept the newest one only.
    return [found].flat().flatMap(readOne);
  } catch {
    return [];
  }
}

function readOne(found: unknown): PayingCart[] {
  const { orderId, lines, isBack, left, at } = Object(found);
  const read = readKept(lines).lines;
  if (typeof orderId !== "string" || read.length === 0) return [];
  return [{ orderId, lines: read, isBack: isBack === true, left: Number(left) || 0, at: Number(at) || 0 }];
}

/** Keeps what was ordered, beside what another tab has ordered today and not got back. */
export function keepPayingCart(orderId: string, lines: readonly CartLine[], left: number): void {
  const at = Date.now();
  const others = payingCarts().filter((cart) => cart.orderId !== orderId && !cart.isBack && cart.at > at - A_DAY_MS);
  keepAll([{ orderId, lines, isBack: false, left, at }, ...others.map((cart) => ({ ...cart, left }))]);
}

/** Forgets the orders that were paid. Answers what comes back to the cart of those that were not. */
export function takeBack(paid: readonly string[], unpaid: readonly string[]): CartLine[] {
  const carts = payingCarts().filter(({ orderId }) => !paid.includes(orderId));
  const isUnpaid = ({ orderId, isBack }: PayingCart) => !isBack && unpaid.includes(orderId);
  const lines = carts.filter(isUnpaid).flatMap((cart) => cart.lines);
  keepAll(
    carts.map((cart) => {
      const pieces = isUnpaid(cart) ? countOf(cart.lines) : 0;
      return { ...cart, isBack: cart.isBack || isUnpaid(cart), left: cart.left + countOf(lines) - pieces };
    }),
  );
  return lines;
}

/** Forgets an order that was paid. Answers what stays of its lines where they had come back to the cart. */
export function forgetPaid(orderId: string, cart: readonly CartLine[]): { id: number; quantity: number }[] {
  const carts = payingCarts();
  const paid = carts.find((one) => one.orderId === orderId);
  if (!paid) return [];
  const stays = withoutPaid(cart, paid.lines, paid.left);
  const gone = stays.length > 0 ? countOf(paid.lines) : 0;
  keepAll(carts.filter((one) => one !== paid).map((one) => ({ ...one, left: one.left - gone })));
  return stays;
}
