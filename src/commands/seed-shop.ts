import { seedCustomers } from "#features/customers/server/seed-customers.ts";
import { setInitialStock } from "#features/inventory/server/initial-stock.ts";
import { seedSales } from "#features/inventory/server/seed-sales.ts";
import { issueDocuments } from "#features/orders/server/issue-documents.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import { seedOrders } from "#features/orders/server/seed-orders.ts";
import { seedPayments } from "#features/payments/server/seed-payments.ts";
import { productModels, seededProducts, seedProducts } from "#features/products/server/seed-products.ts";
import { type Config, ConfigError } from "#platform/config/config.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { DAY_MS } from "#shared/day.ts";
import { SeededRandom } from "#shared/seeded-random.ts";
import { type GeneratedOrder, orderGenerator } from "./seed-order.ts";

/** Rows that commit together. Counts kept by triggers grow slow in longer transactions. */
const BATCH = 1000;
/**
 * So many orders at most have invoices, the newest of a run: each takes its number after the one before it, which is slow for a
 * large shop. Those of the first year have none, as of before there were invoices.
 */
const INVOICED = 500;
const YEAR = 365 * DAY_MS;

export interface Input {
  products: number;
  orders: number;
}

/**
 * Makes a demo large, for measurements. The same input makes the same shop; another run adds to it.
 * @throws ConfigError in a live shop
 */
export async function seedShop(shop: AppContext, { products, orders }: Input): Promise<void> {
  refuseLive(shop.config);
  await addProducts(shop, products);
  await addOrders(shop, orders);
}

/** @throws ConfigError; asked before the database is opened as well, for opening it as a live shop makes it one. */
export function refuseLive({ mode }: Pick<Config, "mode">): void {
  if (mode === "live") throw new ConfigError("A live shop is never seeded.");
}

async function addProducts(shop: AppContext, count: number): Promise<void> {
  const models = await productModels(shop.db);
  const before = await seededProducts(shop.db);
  for (const { from, size } of batches(count)) {
    await transact(shop.db, async (tx) => {
      const first = before + from + 1;
      await setInitialStock(tx, await seedProducts(tx, models, first, size, shop.clock.now()));
    });
  }
}

async function addOrders(shop: AppContext, count: number): Promise<void> {
  if (count === 0) return;
  const now = shop.clock.now();
  const opened = new Date(now.getTime() - 2 * YEAR);
  const generator = await orderGenerator(shop);
  for (const { from, size } of batches(count)) {
    const first = generator.before + from + 1;
    await transact(shop.db, async (tx) => {
      // Of three orders two come from somebody new.
      const people = await seedCustomers(tx, first, Math.ceil((size * 2) / 3), opened);
      const made = Array.from({ length: size }, (_, i) => {
        const placed = new Date(opened.getTime() + ((from + i + 0.5) / count) * 2 * YEAR);
        return generator.generate(new SeededRandom(first + i + 2_000_000_000), people, placed);
      });
      await seedOrders(
        tx,
        made.map(({ order }) => order),
      );
      await seedPayments(
        tx,
        made.map(({ payment }) => payment),
      );
      await seedSales(
        tx,
        made.flatMap(({ sales }) => sales),
        String(first),
        opened,
      );
      if (from + size === count) await addDocuments(tx, made.slice(-INVOICED), new Date(now.getTime() - YEAR));
    });
  }
}

async function addDocuments(tx: Tx, made: readonly GeneratedOrder[], since: Date): Promise<void> {
  for (const { order, payment } of made) {
    if (payment.outcome === "expired" || payment.at <= since) continue;
    await issueDocuments(tx, await lockOrder(tx, order.order.id), payment.at);
  }
}

function* batches(count: number): Generator<{ from: number; size: number }> {
  for (let from = 0; from < count; from += BATCH) yield { from, size: Math.min(BATCH, count - from) };
}
