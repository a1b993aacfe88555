import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { loosenReservations } from "#features/inventory/server/yielding.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { endAbandonedAttempts } from "#features/orders/server/end-abandoned-attempts.ts";
import { AppError } from "#shared/app-error.ts";
import { anOrderFor, aProduct, checkout, type MadeProduct, sessionOf } from "../makers.ts";
import { aShop, type TestShop } from "../shop.ts";

const MINUTE_MS = 60_000;
/** The long form is a whole day: FAULT_KILLS=200 npm run test:faults. The short one is two fifths of it, just as crowded. */
const PART = process.env.FAULT_KILLS === undefined ? 0.4 : 1;
const DAY_MINUTES = 12 * 60 * PART;
const HONEST = 1_000 * PART;
const HOARDERS = 10;
const PRODUCTS = 40 * PART;
const LARGE_NETWORKS = 10 * PART;
const STOCK = 20;

/** A sequence that is the same in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface Shopper {
  minute: number;
  product: number;
  quantity: number;
  network: Buffer;
  /** Minutes until the payment; null for somebody who leaves the payment page. */
  paysAfter: number | null;
}

/** Most want one of a few popular products; two in five leave; a fifth of them comes from few large networks. */
function shoppers(): Shopper[] {
  const random = sequence(7);
  const large = Array.from({ length: LARGE_NETWORKS }, () => randomBytes(32));
  return Array.from({ length: HONEST }, () => ({
    minute: Math.floor(random() * DAY_MINUTES),
    product: Math.floor(random() ** 2 * PRODUCTS),
    quantity: random() < 0.8 ? 1 : 2,
    network: random() < 0.2 ? (large[Math.floor(random() * large.length)] ?? randomBytes(32)) : randomBytes(32),
    paysAfter: random() < 0.4 ? null : random() < 0.95 ? 1 + Math.floor(random() * 8) : 20,
  }));
}

interface Sales {
  orders: number;
  pieces: number;
}

/** One day of the shop, minute by minute, with real checkouts on a real database. */
async function day(people: readonly Shopper[], hoarders: readonly Buffer[]): Promise<Sales> {
  const shop = await aShop();
  const goods: MadeProduct[] = [];
  for (let made = 0; made < PRODUCTS; made += 1) goods.push(await aProduct(shop, { stock: STOCK, price: 80 }));
  const payments = new Map<number, (() => Promise<void>)[]>();
  const sales = { orders: 0, pieces: 0 };
  for (let minute = 0; minute < DAY_MINUTES; minute += 1) {
    for (const hoarder of hoarders) if (minute % 5 === 0) await hoard(shop, goods, hoarder);
    for (const one of people.filter((person) => person.minute === minute)) {
      const started = await order(shop, [[goods[one.product], one.quantity]], one.network);
      if (!started || one.paysAfter === null) continue;
      const pay = async () => {
        if (!(await isPaid(shop, started))) return;
        sales.orders += 1;
        sales.pieces += one.quantity;
      };
      payments.set(minute + one.paysAfter, [...(payments.get(minute + one.paysAfter) ?? []), pay]);
    }
    for (const pay of payments.get(minute) ?? []) await pay();
    shop.clock.forward(MINUTE_MS);
    await loosenReservations(shop.db, shop.clock.now());
    await endAbandonedAttempts(shop);
  }
  await shop.close();
  return sales;
}

type Started = Awaited<ReturnType<typeof checkout>>;

async function order(
  shop: TestShop,
  lines: readonly (readonly [MadeProduct | undefined, number])[],
  network: Buffer,
): Promise<Started | null> {
  const known = lines.flatMap(([product, quantity]) => (product ? [[product, quantity] as const] : []));
  return checkout(shop, anOrderFor(known), { network }).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

async function isPaid(shop: TestShop, started: Started): Promise<boolean> {
  try {
    await shop.payment.pay(sessionOf(started));
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
  await askProvider(shop, started.orderId);
  const { rows } = await shop.pool.query("SELECT payment_state = 'paid' AS paid FROM orders WHERE id = $1", [
    started.orderId,
  ]);
  return rows[0].paid;
}

/** All that is left of the shop in one order, then what is left of the most wanted product piece by piece; never paid. */
async function hoard(shop: TestShop, goods: readonly MadeProduct[], network: Buffer): Promise<void> {
  const { rows } = await shop.pool.query("SELECT product_id, available FROM stock_levels WHERE available > 0");
  const left = new Map(rows.map(({ product_id, available }) => [product_id, available]));
  const all = goods.flatMap((product) => (left.has(product.id) ? [[product, left.get(product.id)] as const] : []));
  if (all.length > 0) await order(shop, all, network);
  await order(shop, [[goods[0], 1]], network);
}

it(`${HONEST} shoppers buy as much beside ${HOARDERS} hoarders as without them`, async () => {
  const people = shoppers();
  const [titleCase, hoarded] = await Promise.all([
    day(people, []),
    day(
      people,
      Array.from({ length: HOARDERS }, () => randomBytes(32)),
    ),
  ]);
  console.log(`without hoarders ${JSON.stringify(titleCase)}, with them ${JSON.stringify(hoarded)}`);
  expect(hoarded.orders).toBeGreaterThanOrEqual(titleCase.orders * 0.99);
  expect(hoarded.pieces).toBeGreaterThanOrEqual(titleCase.pieces * 0.99);
}, 600_000);
