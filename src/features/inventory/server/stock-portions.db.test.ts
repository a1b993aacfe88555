import type pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { changeProducts } from "#features/products/server/change-products.ts";
import { listProducts, productRow } from "#features/products/server/product-list-queries.ts";
import { transact } from "#platform/database/database.ts";
import { anActor, anOrderFor, aProduct, checkout, type MadeProduct, sessionOf } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { ledgerFaults } from "./check-ledger.ts";
import { mergeOldPortions, splitLevel } from "./stock-portions.ts";

const shop = await shopOfFile();
let oil: MadeProduct;
beforeEach(async () => {
  oil = await aProduct(shop, { stock: 1000 });
});
afterEach(async () => expect(await ledgerFaults(shop.db)).toEqual([]));

const level = () => shop.row("SELECT available, is_split FROM stock_levels WHERE product_id = $1", oil.id);
const portions = () => shop.rows("SELECT available, reserved FROM stock_portions WHERE product_id = $1", oil.id);
const stock = async () => (await productRow(shop.db, oil.id))?.stock;
const split = () => transact(shop.db, (tx) => splitLevel(tx, oil.id));
const buy = (quantity: number) => checkout(shop, anOrderFor([[oil, quantity]]));
/** Leaves so many available pieces in the product's level, and so many in each of its portions. */
async function leave(inLevel: number, inPortions: number): Promise<void> {
  const change = inLevel + 32 * inPortions - 1000;
  await shop.pool.query("UPDATE stock_levels SET available = $2 WHERE product_id = $1", [oil.id, inLevel]);
  await shop.pool.query("UPDATE stock_portions SET available = $2 WHERE product_id = $1", [oil.id, inPortions]);
  await shop.pool.query(
    "INSERT INTO stock_movements (product_id, quantity, reason, idempotency_key) VALUES ($1, $2, 'correction', 'test')",
    [oil.id, change],
  );
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** Another buyer, whose transaction has locked what `rows` selects until the work is done. */
async function whileLocked(rows: string, work: (buyer: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const buyer = await shop.pool.connect();
  try {
    await buyer.query("BEGIN");
    await buyer.query(`${rows} FOR UPDATE`, [oil.id]);
    await work(buyer);
  } finally {
    await buyer.query("COMMIT");
    buyer.release();
  }
}
const LEVEL = "SELECT FROM stock_levels WHERE product_id = $1";
/** As `mergePortions`, in a transaction that goes on. */
const merge = (other: pg.PoolClient) =>
  other.query(
    `WITH gone AS (DELETE FROM stock_portions WHERE product_id = $1 RETURNING available, reserved)
     UPDATE stock_levels SET available = stock_levels.available + sums.available, reserved = stock_levels.reserved + sums.reserved,
       is_split = false
     FROM (SELECT sum(available) AS available, sum(reserved) AS reserved FROM gone) sums WHERE product_id = $1`,
    [oil.id],
  );
const isWaiting = async () =>
  (
    await shop.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  ).rowCount === 1;

it("is split by a buyer who had to wait for another, and not by one who had not", async () => {
  await buy(1);
  expect(await level()).toEqual({ available: 999, is_split: false });
  let second: ReturnType<typeof buy> | undefined;
  await whileLocked(LEVEL, async () => {
    second = buy(1);
    await vi.waitUntil(isWaiting);
  });
  await second;
  expect(await level()).toEqual({ available: 998 - 32 * 28, is_split: true });
  expect(await portions()).toEqual(Array(32).fill({ available: 28, reserved: 0 }));
  expect(await stock()).toBe(998);
});

it("a small stock is not split", async () => {
  oil = await aProduct(shop, { stock: 150 });
  let second: ReturnType<typeof buy> | undefined;
  await whileLocked(LEVEL, async () => {
    second = buy(1);
    await vi.waitUntil(isWaiting);
  });
  await second;
  expect(await level()).toEqual({ available: 149, is_split: false });
});

describe("a product whose stock is split", () => {
  beforeEach(split);

  it("is bought while others have its level and some of its portions", () =>
    whileLocked(LEVEL, (other) =>
      whileLocked(
        "SELECT FROM stock_portions WHERE id IN (SELECT id FROM stock_portions WHERE product_id = $1 LIMIT 20)",
        async () => {
          for (const quantity of [1, 2, 3]) await buy(quantity);
          expect(other).toBeDefined();
        },
      ),
    ));

  it("is bought by one who waited while its portions were merged", async () => {
    await leave(1, 1);
    let waited: ReturnType<typeof buy> | undefined;
    await whileLocked(LEVEL, async (other) => {
      waited = buy(33);
      await vi.waitUntil(isWaiting);
      await merge(other);
    });
    await waited;
    expect(await level()).toEqual({ available: 0, is_split: false });
  });

  it.each<[end: string, act: (order: Awaited<ReturnType<typeof buy>>) => Promise<unknown>, left: number]>([
    [
      "is given up",
      ({ orderId }) => changeStatus(shop, { administratorId: null, requestId: "test", orderId, to: "cancelled" }),
      1000,
    ],
    [
      "is paid",
      async (order) => {
        await shop.payment.pay(sessionOf(order));
        await askProvider(shop, order.orderId);
      },
      998,
    ],
  ])("an order that %s finds its pieces where they were merged to meanwhile", async (_end, act, left) => {
    const order = await buy(2);
    let ended: Promise<unknown> | undefined;
    await whileLocked(LEVEL, async (other) => {
      await merge(other);
      ended = act(order);
      await vi.waitUntil(isWaiting);
    });
    await ended;
    expect(await level()).toEqual({ available: left, is_split: false });
  });

  it("sells exactly what there is to buyers at once, and tells the last how many are left", async () => {
    await leave(3, 1);
    const orders = await Promise.allSettled(Array.from({ length: 20 }, () => buy(2)));
    expect(orders.map((order) => (order.status === "rejected" ? order.reason.code : "bought")).toSorted()).toEqual(
      [...Array(17).fill("bought"), ...Array(3).fill("SOLD_OUT")].toSorted(),
    );
    await expect(buy(2)).rejects.toMatchObject({ details: [expect.stringMatching(/^Only 1 of /)] });
    await buy(1);
    expect(await level()).toEqual({ available: 0, is_split: false });
  });

  it("is in stock while any piece is left, and listed with all of them", async () => {
    await leave(1, 2);
    for (const filter of ["low", "out"] as const)
      expect((await listProducts(shop.db, { stock: filter, search: oil.name }, "newest", 1)).products).toEqual([]);
    expect(await stock()).toBe(65);
    await buy(1);
    expect((await level()).available).toBeGreaterThan(0);
  });

  it.each<[end: string, act: (order: Awaited<ReturnType<typeof buy>>) => Promise<unknown>, left: number]>([
    [
      "is given up",
      ({ orderId }) => changeStatus(shop, { administratorId: null, requestId: "test", orderId, to: "cancelled" }),
      1000,
    ],
    [
      "is paid",
      async (order) => {
        await shop.payment.pay(sessionOf(order));
        await askProvider(shop, order.orderId);
      },
      990,
    ],
  ])("an order that %s after its portion was merged counts once", async (_end, act, left) => {
    const order = await buy(10);
    expect(await mergeOldPortions(shop.db, inMinutes(6))).toBeGreaterThan(0);
    await split();
    await act(order);
    expect(await stock()).toBe(left);
  });

  it("keeps its portions while it may still sell fast", async () => {
    await mergeOldPortions(shop.db, inMinutes(4));
    expect((await portions()).length).toBe(32);
  });

  it("is counted anew by an administrator", async () => {
    const actor = await anActor(shop);
    await changeProducts(shop, [oil.id], { stock_difference: -400 }, actor);
    expect(await level()).toEqual({ available: 600, is_split: false });
  });
});
