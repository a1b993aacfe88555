import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { availablePieces } from "#features/cart/server/cart-queries.ts";
import { forgetNetworks, loosenReservations } from "#features/inventory/server/yielding.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { endAbandonedAttempts } from "#features/orders/server/end-abandoned-attempts.ts";
import { productSummaries } from "#features/products/server/product-queries.ts";
import { DAY_MS } from "#shared/day.ts";
import { anOrderFor, aProduct, checkout, levelsOf, type MadeProduct, sessionOf } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";

const shop = await shopOfFile();

const aNetwork = () => randomBytes(32);
const order = (product: MadeProduct, quantity: number, network: Buffer | null = aNetwork()) =>
  checkout(shop, anOrderFor([[product, quantity]]), { network });
const held = (product: MadeProduct) => levelsOf(shop, product.id);
const isYielding = async ({ orderId }: { orderId: string }) =>
  (await shop.row("SELECT bool_or(yields) AS yields FROM stock_reservations WHERE order_id = $1", orderId)).yields;
const isInStock = async ({ id }: MadeProduct) => (await productSummaries(shop.db, [id]))[0]?.inStock;

describe("an unpaid order reserves what it orders", () => {
  it("firmly within the measure", async () => {
    const oil = await aProduct(shop, { stock: 10 });
    await order(oil, 2);
    await expect(order(oil, 9)).rejects.toMatchObject({
      details: [`Only 8 of “${oil.name}” left. Other shoppers are paying for more; try again in a few minutes.`],
    });
    expect(await held(oil)).toEqual({ available: 8, reserved: 2 });
  });

  it.each([
    ["more than a fifth of what is there", async (oil: MadeProduct) => order(oil, 3)],
    [
      "more than 10 pieces in all",
      async (oil: MadeProduct, network: Buffer) => {
        const others = await Promise.all(Array.from({ length: 10 }, () => aProduct(shop, { stock: 100 })));
        return checkout(shop, anOrderFor([[oil, 1], ...others.map((other) => [other, 1] as const)]), { network });
      },
    ],
    [
      "a third order of a network while two are open",
      async (oil: MadeProduct, network: Buffer) => {
        const other = await aProduct(shop, { stock: 100 });
        for (let made = 0; made < 2; made += 1) await order(other, 1, network);
        return order(oil, 1, network);
      },
    ],
    [
      "a third order of a network that paid none of two",
      async (oil: MadeProduct, network: Buffer) => {
        const other = await aProduct(shop, { stock: 100 });
        for (let made = 0; made < 2; made += 1) await order(other, 1, network);
        shop.clock.forward(45 * 60_000);
        await endAbandonedAttempts(shop);
        return order(oil, 1, network);
      },
    ],
  ])("but yields, and counts as in stock, with %s", async (_what, place) => {
    const oil = await aProduct(shop, { stock: 10 });
    const placed = await place(oil, aNetwork());
    expect(await isYielding(placed)).toBe(true);
    await shop.pool.query("UPDATE stock_levels SET available = 0 WHERE product_id = $1", [oil.id]);
    expect(await isInStock(oil)).toBe(true);
    expect((await availablePieces(shop.db, [oil.id], null)).get(oil.id)).toBeGreaterThan(0);
    const buyer = await order(oil, 1);
    expect(await isYielding(buyer)).toBe(false);
    expect(await isYielding(placed)).toBe(true);
    const { rows } = await shop.pool.query("SELECT payment_state FROM orders WHERE id = $1", [placed.orderId]);
    expect(rows).toEqual([{ payment_state: "failed" }]);
  });

  it("and a network that pays keeps its measure", async () => {
    const [oil, network] = [await aProduct(shop, { stock: 100 }), aNetwork()];
    for (let made = 0; made < 4; made += 1) {
      const placed = await order(oil, 1, network);
      expect(await isYielding(placed)).toBe(false);
      await shop.payment.pay(sessionOf(placed));
      await askProvider(shop, placed.orderId);
    }
  });
});

describe("what yields", () => {
  it("stays where it was paid a moment before somebody needed it", async () => {
    const oil = await aProduct(shop, { stock: 2 });
    const large = await order(oil, 2);
    await shop.payment.pay(sessionOf(large));
    await expect(order(oil, 1)).rejects.toMatchObject({ code: "SOLD_OUT" });
    const { rows } = await shop.pool.query("SELECT payment_state FROM orders WHERE id = $1", [large.orderId]);
    expect(rows).toEqual([{ payment_state: "paid" }]);
    expect(await isInStock(oil)).toBe(false);
  });

  it("does not yield to a network that does not pay", async () => {
    const [oil, other, network] = [await aProduct(shop, { stock: 4 }), await aProduct(shop), aNetwork()];
    for (let made = 0; made < 2; made += 1) await order(other, 9, network);
    await order(oil, 4);
    await expect(order(oil, 1, network)).rejects.toMatchObject({ code: "SOLD_OUT" });
    expect(await held(oil)).toEqual({ available: 0, reserved: 4 });
  });

  it("is not ended where all of it together would not suffice", async () => {
    const [oil, other, network] = [await aProduct(shop, { stock: 10 }), await aProduct(shop), aNetwork()];
    for (let made = 0; made < 9; made += 1) await order(oil, 1);
    for (let made = 0; made < 2; made += 1) await order(other, 1, network);
    const last = await order(oil, 1, network);
    await expect(order(oil, 2)).rejects.toMatchObject({ code: "SOLD_OUT" });
    expect(await isYielding(last)).toBe(true);
    expect(await held(oil)).toEqual({ available: 0, reserved: 10 });
  });

  it("includes what waits 15 minutes for a payment of the last ones", async () => {
    const [last, plenty] = [await aProduct(shop, { stock: 1 }), await aProduct(shop, { stock: 100 })];
    const [scarce, ample] = [await order(last, 1), await order(plenty, 1)];
    shop.clock.forward(14 * 60_000);
    await loosenReservations(shop.db, shop.clock.now());
    expect(await isYielding(scarce)).toBe(false);
    shop.clock.forward(2 * 60_000);
    await loosenReservations(shop.db, shop.clock.now());
    expect([await isYielding(scarce), await isYielding(ample)]).toEqual([true, false]);
    expect(await isInStock(last)).toBe(true);
    await order(last, 1);
  });
});

describe("what no other checkout can end does not yield", () => {
  const pass = async () => {
    shop.clock.forward(16 * 60_000);
    await loosenReservations(shop.db, shop.clock.now());
  };

  it("such as an order by hand, whose link has days to be paid", async () => {
    const last = await aProduct(shop, { stock: 2 });
    const byHand = await order(last, 1);
    const payBy = new Date(shop.clock.now().getTime() + 7 * DAY_MS);
    await shop.pool.query("UPDATE orders SET pay_by = $1 WHERE id = $2", [payBy, byHand.orderId]);
    await order(last, 1);
    await shop.pool.query("UPDATE stock_reservations SET yields = true WHERE order_id = $1", [byHand.orderId]);
    await pass();
    expect(await isYielding(byHand)).toBe(false);
    // The newer one yields instead.
    expect(await isInStock(last)).toBe(true);
    await order(last, 1);
    expect((await shop.payment.session(sessionOf(byHand)))?.state).toBe("open");
    const alone = await aProduct(shop, { stock: 1 });
    const only = await order(alone, 1);
    await shop.pool.query("UPDATE orders SET pay_by = $1 WHERE id = $2", [payBy, only.orderId]);
    await pass();
    expect(await isInStock(alone)).toBe(false);
    await expect(order(alone, 1)).rejects.toMatchObject({ code: "SOLD_OUT" });
  });

  it("such as an order whose buyer has completed a delayed payment", async () => {
    const oil = await aProduct(shop, { stock: 2 });
    const large = await order(oil, 2);
    expect(await isYielding(large)).toBe(true);
    await shop.payment.play(sessionOf(large), "delay");
    await askProvider(shop, large.orderId);
    expect(await isYielding(large)).toBe(false);
    await pass();
    expect([await isYielding(large), await isInStock(oil)]).toEqual([false, false]);
    await expect(order(oil, 1)).rejects.toMatchObject({ code: "SOLD_OUT" });
  });
});

it("tells open pages when something begins to yield", async () => {
  const client = await shop.pool.connect();
  const heard: string[] = [];
  client.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await client.query("LISTEN events");
  const last = await aProduct(shop, { stock: 1 });
  await order(last, 1);
  shop.clock.forward(16 * 60_000);
  await client.query("SELECT 1");
  heard.length = 0;
  await loosenReservations(shop.db, shop.clock.now());
  await client.query("SELECT 1");
  client.release(true);
  expect(heard.map((payload) => JSON.parse(payload))).toContainEqual({ kind: "product", id: last.id });
});

it("keeps networks for two days", async () => {
  await order(await aProduct(shop), 1);
  shop.clock.forward(49 * 3600_000);
  expect(await forgetNetworks(shop.db, shop.clock.now())).toBeGreaterThan(0);
  const { rows } = await shop.pool.query(
    "SELECT count(*)::int AS left FROM stock_reservations WHERE network IS NOT NULL",
  );
  expect(rows).toEqual([{ left: 0 }]);
});
