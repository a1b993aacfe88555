import type pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderStatistics } from "#features/orders/server/order-statistics-queries.ts";
import { anOrder, aPaidPayment, aProduct, insert } from "#tests/rows.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { dashboard } from "./dashboard.ts";
import { testWebhook } from "./test-webhook.ts";

let shop: TestShop;
let client: pg.PoolClient;
beforeAll(async () => {
  shop = await aShop();
  client = await shop.pool.connect();
});
afterAll(async () => {
  client.release();
  await shop.close();
});
beforeEach(async () => {
  await client.query("TRUNCATE orders, products, customers CASCADE");
});

/** The clock only goes forward, so tests come in the order of their days. */
const itIs = (moment: string) => shop.clock.forward(Date.parse(moment) - shop.clock.now().getTime());

interface Sale {
  euros?: number;
  refunded?: number;
  status?: string;
  provider?: string;
  isTest?: boolean;
}

/** An order that was placed and paid at that moment. */
async function sold(
  at: string,
  {
    euros = 100,
    refunded = 0,
    status = "processing",
    provider = "test-page",
    isTest = provider === "test-page",
  }: Sale = {},
) {
  const total = euros * 100;
  const sums = {
    lines_cents: total,
    total_cents: total,
    shipping_cents: 0,
    shipping_net_cents: 0,
    shipping_vat_cents: 0,
  };
  const times = { created_at: at, paid_at: at };
  const id = await anOrder(client, { ...sums, ...times, status, payment_state: "paid", is_test: isTest });
  const amounts = { amount_cents: total, refunded_cents: refunded * 100 };
  await aPaidPayment(client, id, { ...amounts, provider, paid_at: at });
  return id;
}

const bought = (orderId: string, productId: string, quantity: number) =>
  insert(client, "order_lines", {
    order_id: orderId,
    position: 1,
    product_id: productId,
    name: "Amber Stone Diffuser",
    sku: "AMB-1",
    category: "diffusers",
    quantity,
    list_price_cents: 1000,
    discount_percentage: 0,
    unit_price_cents: 1000,
    line_cents: 1000 * quantity,
    vat_rate: 0,
    net_cents: 1000 * quantity,
    vat_cents: 0,
  });

describe("on the day after the clocks went forward in Tallinn (28 March 2027)", () => {
  beforeAll(() => itIs("2027-03-29T09:00:00Z"));

  it("today began at 21 h of UTC, and the day before had 23 hours", async () => {
    await sold("2027-03-28T21:00:00Z", { euros: 10 });
    await sold("2027-03-28T20:59:59Z", { euros: 20 });
    await sold("2027-03-27T22:00:00Z", { euros: 40 });
    await sold("2027-03-27T21:59:59Z", { euros: 80 });
    const { today, revenue_by_day } = await dashboard(shop);
    expect(today).toEqual({ orders: 1, revenue: 10, shipped: 0 });
    expect(revenue_by_day.slice(-3)).toEqual([
      { day: "2027-03-27", revenue: 80, orders: 1 },
      { day: "2027-03-28", revenue: 60, orders: 2 },
      { day: "2027-03-29", revenue: 10, orders: 1 },
    ]);
  });

  it("a week is seven days of the calendar, the hour that was left out included", async () => {
    await sold("2027-03-22T22:00:00Z", { euros: 30 });
    await sold("2027-03-22T21:59:59Z", { euros: 20 });
    await sold("2027-03-15T22:00:00Z", { euros: 5 });
    await sold("2027-03-15T21:59:59Z", { euros: 900 });
    expect((await dashboard(shop)).week).toEqual({ revenue: 30, before: 25, growth: 20 });
    const moment = { now: shop.clock.now(), timeZone: "Europe/Tallinn", countsTests: true };
    expect(await orderStatistics(shop.db, moment), "above the orders").toMatchObject({ week: 3000, weekBefore: 2500 });
  });
});

describe("on the day after the clocks went back (31 October 2027)", () => {
  beforeAll(() => itIs("2027-11-01T09:00:00Z"));

  it("today began at 22 h of UTC, and the day before had 25 hours", async () => {
    await sold("2027-10-31T22:00:00Z", { euros: 10 });
    await sold("2027-10-31T21:59:59Z", { euros: 20 });
    await sold("2027-10-30T21:00:00Z", { euros: 40 });
    await sold("2027-10-30T20:59:59Z", { euros: 80 });
    const { today, revenue_by_day } = await dashboard(shop);
    expect(today.revenue).toBe(10);
    expect(revenue_by_day.slice(-3).map(({ revenue }) => revenue)).toEqual([80, 60, 10]);
  });
});

describe("in the middle of a month", () => {
  beforeAll(() => itIs("2028-02-15T12:00:00Z"));

  it("revenue is what was paid less what was given back", async () => {
    await sold("2028-02-10T12:00:00Z", { euros: 100, refunded: 40 });
    expect((await dashboard(shop)).total_sales).toEqual({ amount: 60, change: null });
  });

  it("this month is measured by the same part of last month", async () => {
    await sold("2028-02-14T12:00:00Z", { euros: 150 });
    await sold("2028-01-15T11:00:00Z", { euros: 100 });
    await sold("2028-01-15T13:00:00Z", { euros: 500 });
    const { total_sales, orders } = await dashboard(shop);
    expect(total_sales).toEqual({ amount: 750, change: 50 });
    expect(orders).toEqual({ count: 3, change: 0 });
  });

  it("what goes back this month lessens this month, not the last one that it is compared with", async () => {
    const id = await sold("2028-01-10T12:00:00Z", { euros: 200, refunded: 20 });
    await client.query(
      `INSERT INTO refunds (payment_id, idempotency_key, amount_cents, state, created_at)
       SELECT id, 'late', 2000, 'succeeded', '2028-02-10T12:00:00Z' FROM payments WHERE order_id = $1`,
      [id],
    );
    await sold("2028-02-14T12:00:00Z", { euros: 200 });
    expect((await dashboard(shop)).total_sales).toEqual({ amount: 380, change: -10 });
  });

  it("an unpaid order is an order, but brings neither revenue nor a customer", async () => {
    await anOrder(client, { created_at: "2028-02-15T11:00:00Z" });
    const { total_sales, orders, customers, today } = await dashboard(shop);
    expect([total_sales.amount, orders.count, customers.count, today.orders]).toEqual([0, 1, 0, 1]);
  });

  it("an abandoned checkout is no order, as in the list that the figures lead to", async () => {
    for (const at of ["2028-02-15T11:00:00Z", "2028-02-15T11:00:00Z", "2028-01-10T11:00:00Z"])
      await anOrder(client, { created_at: at, payment_state: "failed" });
    await anOrder(client, { created_at: "2028-02-15T11:00:00Z" });
    await anOrder(client, { created_at: "2028-01-10T11:00:00Z" });
    const { orders, today, orders_by_status } = await dashboard(shop);
    expect([orders, today.orders]).toEqual([{ count: 2, change: 0 }, 1]);
    expect(orders_by_status.find(({ status }) => status === "pending")?.count).toBe(2);
  });

  it("counts who waits to be processed, to be shipped, and what left today", async () => {
    await anOrder(client, { status: "pending" });
    await sold("2028-02-15T08:00:00Z", { status: "processing" });
    await sold("2028-02-14T08:00:00Z", { status: "packing" });
    await sold("2028-02-14T08:00:00Z", { status: "ready_to_ship" });
    await anOrder(client, { status: "pending", payment_state: "failed" });
    const left = await sold("2028-02-13T08:00:00Z", { status: "shipped" });
    await client.query("UPDATE orders SET shipped_at = '2028-02-15T07:00:00Z' WHERE id = $1", [left]);
    const { to_process, to_ship, today, orders_by_status } = await dashboard(shop);
    expect({ to_process, to_ship, shipped: today.shipped }).toEqual({ to_process: 2, to_ship: 2, shipped: 1 });
    expect(orders_by_status.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  it("counts as shipped today what has left, not what is to be shipped again or was cancelled", async () => {
    for (const status of ["shipped", "delivered", "packing", "cancelled"]) {
      const id = await sold("2028-02-13T08:00:00Z", { status });
      await client.query("UPDATE orders SET shipped_at = '2028-02-15T07:00:00Z' WHERE id = $1", [id]);
    }
    expect((await dashboard(shop)).today.shipped).toBe(2);
    const moment = { now: shop.clock.now(), timeZone: "Europe/Tallinn", countsTests: shop.config.mode === "demo" };
    expect((await orderStatistics(shop.db, moment)).shippedToday).toBe(2);
  });

  it("names the best sellers of thirty days by pieces, without what was cancelled", async () => {
    const [often, seldom] = [await aProduct(client, { name: "Often" }), await aProduct(client, { name: "Seldom" })];
    await bought(await sold("2028-02-14T08:00:00Z"), seldom, 2);
    await bought(await sold("2028-02-13T08:00:00Z"), often, 3);
    await bought(await sold("2028-02-13T08:00:00Z", { status: "cancelled" }), seldom, 9);
    await bought(await sold("2027-12-13T08:00:00Z"), seldom, 9);
    expect((await dashboard(shop)).best_sellers).toEqual([
      { id: often, name: "Often", units: 3, revenue: 30 },
      { id: seldom, name: "Seldom", units: 2, revenue: 20 },
    ]);
  });

  it("warns of products with five pieces or fewer, the emptiest first, and not of retired goods", async () => {
    const listing = async (name: string, available: number, more = {}) => {
      const id = await aProduct(client, { name, created_at: "2028-01-01T00:00:00Z", ...more });
      await insert(client, "stock_levels", { product_id: id, available });
    };
    await listing("Five", 5);
    await listing("Six", 6);
    await listing("None", 0);
    await listing("Gone", 0, { retired_at: "2028-02-10T00:00:00Z" });
    const { low_stock, products } = await dashboard(shop);
    expect([low_stock.count, low_stock.products.map(({ name }) => name)]).toEqual([2, ["None", "Five"]]);
    expect(products).toEqual({ count: 3, change: -25 });
  });

  it("shows the five newest orders with buyer and pieces", async () => {
    const product = await aProduct(client);
    for (let hour = 1; hour <= 6; hour += 1)
      await bought(await sold(`2028-02-14T0${hour}:00:00Z`, { euros: hour }), product, 2);
    await anOrder(client, { status: "pending", payment_state: "failed", created_at: "2028-02-14T09:00:00Z" });
    const { recent_orders } = await dashboard(shop);
    expect(recent_orders.map(({ total_amount }) => total_amount)).toEqual([6, 5, 4, 3, 2]);
    expect(recent_orders[0]).toMatchObject({ customers: { first_name: "Ada", last_name: "Lovelace" }, items: 2 });
  });

  it("tells what waits for a person: matters to look at, parcels to ship, cancelled orders whose money is still here", async () => {
    const paid_at = "2028-02-14T09:00:00Z";
    await anOrder(client, { status: "processing", payment_state: "paid", paid_at, review_flag: "Paid twice" });
    await anOrder(client, { status: "cancelled", payment_state: "paid", paid_at });
    await anOrder(client, { status: "shipped", payment_state: "paid", paid_at });
    expect((await dashboard(shop)).tasks).toEqual({
      review_flags: 1,
      to_ship: 1,
      refunds_due: 1,
      emails_waiting: 0,
      not_published: 0,
    });
  });

  it("a live shop counts no test orders", async () => {
    await sold("2028-02-15T08:00:00Z", { euros: 7, provider: "stripe" });
    await sold("2028-02-15T09:00:00Z", { euros: 70 });
    await sold("2028-02-15T09:00:00Z", { euros: 700, provider: "by-hand", isTest: true });
    const live = { ...shop, config: { ...shop.config, mode: "live" as const } };
    const { total_sales, orders, customers, recent_orders, revenue_by_day } = await dashboard(live);
    expect([total_sales.amount, orders.count, customers.count, recent_orders.length]).toEqual([7, 1, 1, 1]);
    expect(revenue_by_day.at(-1)?.revenue).toBe(7);
    expect((await dashboard(shop)).total_sales.amount).toBe(777);
    const moment = { now: shop.clock.now(), timeZone: "Europe/Tallinn", countsTests: false };
    expect(await orderStatistics(shop.db, moment), "above the orders").toMatchObject({ week: 700 });
  });

  it("an empty shop has figures too", async () => {
    const { total_sales, week, best_sellers, revenue_by_day } = await dashboard(shop);
    expect([total_sales.amount, week.growth, best_sellers.length, revenue_by_day.length]).toEqual([0, 0, 0, 30]);
  });
});

describe("the test of the webhook", () => {
  it.each([
    [undefined, { webhook_secret_configured: false, webhook_secret_format: "missing" }],
    ["whsec_0123456789", { webhook_secret_configured: true, webhook_secret_format: "correct" }],
    ["0123456789", { webhook_secret_configured: true, webhook_secret_format: "incorrect" }],
  ])("with the secret %s", async (secret, told) => {
    const configured = { ...shop, config: { ...shop.config, STRIPE_WEBHOOK_SECRET: secret } };
    expect((await testWebhook(configured)).webhook_config).toMatchObject(told);
  });

  it("shows the ten newest orders and no secret", async () => {
    for (let i = 0; i < 11; i += 1) await sold("2028-02-14T08:00:00Z");
    const told = await testWebhook({ ...shop, config: { ...shop.config, STRIPE_SECRET_KEY: "sk_test_of_the_tests" } });
    expect(told.recent_orders).toHaveLength(10);
    expect(JSON.stringify(told)).not.toContain("of_the_tests");
  });
});
