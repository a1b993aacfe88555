import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { takeCorrectionBack } from "#features/order-editing/server/end-waiting.ts";
import { changeStatus } from "#features/orders/server/change-status.ts";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { DAY_MS, dayIn } from "#shared/day.ts";
import { cents } from "#shared/money.ts";
import { correctionTools } from "#tests/corrections.ts";
import { aKit, anAdministrator, anOrderFor, aPaidOrder, aProduct, aRefund, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { averageOrder, totalOf } from "../report.ts";
import { counterFaults } from "./check-counters.ts";
import { dashboard } from "./dashboard.ts";
import { salesBy, salesByDay } from "./report-queries.ts";

const shop = await shopOfFile();
const { correct, payLink, booksAgree } = correctionTools(shop, await anAdministrator(shop));

it("an order that was changed is one sale of what it has become, and no refund", async () => {
  const sage = await aProduct(shop, { price: 10, stock: 10 });
  await shop.pool.query("UPDATE products SET cost_cents = 300 WHERE id = $1", [sage.id]);
  const id = await aPaidOrder(shop, [[sage, 3]]);
  await correct(id, [[sage, 1]]);
  const timeZone = "Europe/Tallinn";
  const today = dayIn(timeZone, shop.clock.now());
  const sums = totalOf(await salesByDay(shop.db, { from: today, to: today, isTest: true, timeZone }));
  const { rows } = await shop.pool.query("SELECT total_cents::int AS total FROM orders WHERE id = $1", [id]);
  expect(sums).toMatchObject({ orders: 1, pieces: 1, sales: rows[0].total, refunds: 0, cost: 300, uncosted: 0 });
  expect(sums.net + sums.vat).toBe(rows[0].total);
});

it("best sellers follow what an order has become, also when it is cancelled then", async () => {
  const demo = { ...shop, config: { ...shop.config, mode: "demo" as const } };
  const soldOf = async ({ id }: MadeProduct) =>
    (await dashboard(demo)).best_sellers.find((one) => one.id === id)?.units;
  const thyme = await aProduct(shop, { price: 10, stock: 10 });
  const basil = await aProduct(shop, { price: 10, stock: 10 });
  const id = await aPaidOrder(shop, [[thyme, 3]]);
  await correct(id, [[thyme, 1]]);
  expect(await soldOf(thyme)).toBe(1);
  await correct(id, [[basil, 2]]);
  await payLink(id);
  expect([await soldOf(thyme), await soldOf(basil)]).toEqual([undefined, 2]);
  await booksAgree();
  await changeStatus(shop, { administratorId: null, requestId: "test", orderId: id, to: "cancelled" });
  expect(await soldOf(basil)).toBeUndefined();
  expect(await counterFaults(shop.db)).toEqual([]);
});

it("a corrected order is one order of its customer, who spent what both payments keep", async () => {
  const rue = await aProduct(shop, { price: 10, stock: 10 });
  const { customer } = anOrderFor([]);
  const email = "tiina@example.com";
  const id = await aPaidOrder(shop, [[rue, 1]], { customer: { ...customer, email } });
  const spent = () =>
    shop.row(
      "SELECT s.orders, s.spent_cents::int AS spent FROM customer_sums s JOIN customers c ON c.id = s.customer_id WHERE c.email = $1",
      email,
    );
  const { spent: first } = await spent();
  await correct(id, [[rue, 2]]);
  await payLink(id);
  await refundOrder(shop, aRefund(id, { amount: cents(500) }));
  expect(await spent()).toEqual({ orders: 1, spent: first + 1000 - 500 });
  await refundOrder(shop, aRefund(id));
  expect(await spent()).toEqual({ orders: 1, spent: 0 });
  // As it was counted before an upgrade.
  await shop.pool.query("UPDATE customer_sums SET orders = 2 WHERE spent_cents = 0");
  const upgrade = join(import.meta.dirname, "../../../../migrations/0774-customers-with-other-payments.sql");
  await shop.pool.query(readFileSync(upgrade, "utf8"));
  expect(await spent()).toEqual({ orders: 1, spent: 0 });
  // One of two payments went back at the bank.
  await shop.pool.query("UPDATE payments SET refunded_cents = 0, state = 'paid' WHERE order_id = $1", [id]);
  await shop.pool.query(
    "UPDATE payments SET state = 'reversed' WHERE id = (SELECT id FROM payments WHERE order_id = $1 LIMIT 1)",
    [id],
  );
  const { spent: kept } = await spent();
  await shop.pool.query("UPDATE customer_sums SET spent_cents = 4000 WHERE spent_cents = $1", [kept]);
  await shop.pool.query(readFileSync(upgrade, "utf8"));
  expect(await spent()).toEqual({ orders: 1, spent: kept });
});

it("an order that is changed later is no order of that day, whatever the report tells apart", async () => {
  const mint = await aProduct(shop, { price: 10, stock: 10 });
  const id = await aPaidOrder(shop, [[mint, 1]]);
  shop.clock.forward(2 * DAY_MS);
  await aPaidOrder(shop, [[mint, 1]]);
  await correct(id, [[mint, 2]]);
  await payLink(id);
  const timeZone = "Europe/Tallinn";
  const today = dayIn(timeZone, shop.clock.now());
  const filter = { from: today, to: today, isTest: true, timeZone };
  const sums = totalOf(await salesByDay(shop.db, filter));
  expect(sums).toMatchObject({ orders: 1, pieces: 2 });
  expect(averageOrder(sums)).toBe(1899);
  for (const group of ["country", "method", "channel", "campaign", "product", "collection"] as const) {
    const { rows } = await salesBy(shop.db, group, filter, null);
    expect(
      rows.map(({ orders }) => orders),
      group,
    ).toEqual([1]);
  }
});

it("what is paid for a change is revenue of its day, and no order of it", async () => {
  const demo = { ...shop, config: { ...shop.config, mode: "demo" as const } };
  expect((await dashboard(demo)).revenue_by_day.at(-1)).toMatchObject({ revenue: 28.99, orders: 1 });
});

it("an order that is sent to another country after all has its revenue and the cost of its goods there", async () => {
  const rue = await aProduct(shop, { price: 10, stock: 10 });
  await shop.pool.query("UPDATE products SET cost_cents = 300 WHERE id = $1", [rue.id]);
  const id = await aPaidOrder(shop, [[rue, 2]]);
  const costs = () =>
    shop.rows(
      "SELECT country, sum(cost_cents)::int AS cost FROM sales_entries WHERE order_id = $1 GROUP BY 1 HAVING sum(cost_cents) <> 0",
      id,
    );
  const riga = { country: "LV", phone: "+37126123456", city: "Riga", zip: "LV-1010" };
  await correct(id, [[rue, 2]], riga);
  expect(await costs()).toEqual([{ country: "LV", cost: 600 }]);
  // What comes back later is of that country too.
  await correct(id, [[rue, 1]], riga);
  expect(await costs()).toEqual([{ country: "LV", cost: 300 }]);
  await correct(id, [[rue, 1]]);
  expect(await costs()).toEqual([{ country: "EE", cost: 300 }]);
});

it("a piece without a cost counts once, however often its order is sent to another country", async () => {
  const mint = await aProduct(shop, { price: 10, stock: 10 });
  const day = dayIn("Europe/Tallinn", shop.clock.now());
  const filter = { from: "2020-01-01", to: day, isTest: true, timeZone: "Europe/Tallinn" };
  const uncosted = async () => totalOf(await salesByDay(shop.db, filter)).uncosted;
  const before = await uncosted();
  const id = await aPaidOrder(shop, [[mint, 1]]);
  await correct(id, [[mint, 1]], { country: "LV", phone: "+37126123456", city: "Riga", zip: "LV-1010" });
  expect(await uncosted()).toBe(before + 1);
});

const isToday = () => dayIn("Europe/Tallinn", shop.clock.now());
const costing = async (price: number, cents: number) => {
  const product = await aProduct(shop, { price, stock: 10 });
  await shop.pool.query("UPDATE products SET cost_cents = $2 WHERE id = $1", [product.id, cents]);
  return product;
};
/** What the goods of an order cost on each day, where that is anything. */
const costsByDay = (id: string) =>
  shop.rows(
    "SELECT booked_on::text AS day, sum(cost_cents)::int AS cost FROM sales_entries WHERE order_id = $1 GROUP BY 1 HAVING sum(cost_cents) <> 0 ORDER BY 1",
    id,
  );
/** What each product of an order brought and cost. */
const byProduct = async (id: string) =>
  Object.fromEntries(
    (
      await shop.rows(
        `SELECT product_id, sum(net_cents + vat_cents)::int AS goods, sum(cost_cents)::int AS cost FROM sales_entries
         WHERE order_id = $1 AND kind <> 'shipping' GROUP BY 1 HAVING sum(net_cents) <> 0 OR sum(cost_cents) <> 0`,
        id,
      )
    ).map(({ product_id, goods, cost }) => [product_id, [goods, cost]]),
  );

it("what goods cost that left before they were paid counts on the day of their invoice", async () => {
  const thyme = await costing(10, 600);
  // Movements have the time of the database, which stays behind.
  shop.clock.forward(2 * DAY_MS);
  expect(await costsByDay(await aPaidOrder(shop, [[thyme, 1]]))).toEqual([{ day: isToday(), cost: 600 }]);
});

it("what goods cost that are taken for a correction counts once the difference is paid", async () => {
  const [thyme, sage] = [await costing(10, 600), await costing(20, 300)];
  const id = await aPaidOrder(shop, [[thyme, 1]]);
  const [sold] = await costsByDay(id);
  const both = [
    [thyme, 1],
    [sage, 1],
  ] as const;
  const { id: correctionId } = await correct(id, both);
  await takeCorrectionBack(shop, { orderId: id, correctionId, administratorId: null });
  expect(await costsByDay(id), "taken back").toEqual([sold]);
  await correct(id, both);
  expect(await costsByDay(id), "while it waits").toEqual([sold]);
  shop.clock.forward(2 * DAY_MS);
  await payLink(id);
  expect(await costsByDay(id)).toEqual([sold, { day: isToday(), cost: 300 }]);
});

it("a kit that is taken out of an order, or into it, takes what its parts cost with it", async () => {
  const [salt, stone, soap] = [await costing(5, 100), await costing(8, 250), await costing(11, 400)];
  const parts = [
    [salt, 2],
    [stone, 1],
  ] as const;
  const kit = await aKit(shop, parts, { price: 11 });
  const id = await aPaidOrder(shop, [[kit, 1]]);
  expect(await byProduct(id)).toEqual({ [kit.id]: [1100, 450] });
  await correct(id, [[soap, 1]]);
  expect(await byProduct(id)).toEqual({ [soap.id]: [1100, 400] });
  await correct(id, [
    [soap, 1],
    [kit, 1],
  ]);
  await payLink(id);
  expect(await byProduct(id)).toEqual({ [soap.id]: [1100, 400], [kit.id]: [1100, 450] });
  // Some of its parts stay, and are sold as what they are.
  await correct(id, [[salt, 2]]);
  expect(await byProduct(id)).toEqual({ [salt.id]: [1000, 200] });
});

it("a line that is taken out is credited to its product, though that has another article number by then", async () => {
  const [thyme, sage] = [await costing(10, 600), await costing(10, 300)];
  const id = await aPaidOrder(shop, [[thyme, 1]]);
  await shop.pool.query("UPDATE products SET sku = 'RENAMED-1' WHERE id = $1", [thyme.id]);
  await correct(id, [[sage, 1]]);
  expect(await byProduct(id)).toEqual({ [sage.id]: [1000, 300] });
});
