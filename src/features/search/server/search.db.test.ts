import { expect, it } from "vitest";
import { splitLevel } from "#features/inventory/server/stock-portions.ts";
import { transact } from "#platform/database/database.ts";
import { aBrowser, aKit, anOrderFor, aPaidOrder, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { startCheckout } from "../../checkout/server/start-checkout.ts";
import { findAnything } from "./search-queries.ts";

const shop = await shopOfFile();

const kinds = async (typed: string) => (await findAnything(shop.db, typed)).map(({ kind, title }) => [kind, title]);

it("finds products and orders by a part of what they are called", async () => {
  const product = await aProduct(shop, { name: "Quiet Walnut Bowl" });
  const { orderNumber } = await startCheckout(shop, {
    request: anOrderFor([[product, 1]]),
    browser: aBrowser(),
    idempotencyKey: null,
    requestId: "r",
    network: null,
  });
  expect(await kinds("walnut")).toEqual([["product", "Quiet Walnut Bowl"]]);
  expect(await kinds("wallnut bowl")).toEqual([["product", "Quiet Walnut Bowl"]]);
  expect(await kinds(orderNumber.slice(3))).toEqual([["order", orderNumber]]);
  expect(await kinds("mari@")).toEqual([["order", orderNumber]]);
});

it("tells of an order its state and sum, of a customer the orders, of a product price and stock", async () => {
  const product = await aProduct(shop, { name: "Amber Sphere", price: 25, stock: 7 });
  const customer = { ...anOrderFor([]).customer, email: "sphere@example.com" };
  const orderId = await aPaidOrder(shop, [[product, 2]], { customer });
  const known = await findAnything(shop.db, "sphere");
  expect(known.find(({ kind }) => kind === "order")).toMatchObject({
    id: orderId,
    order: { status: "processing", payment_state: "paid", currency: "EUR" },
    orders: null,
    product: null,
  });
  expect(known.find(({ kind }) => kind === "customer")).toMatchObject({ orders: 1, order: null });
  expect(known.find(({ kind }) => kind === "product")?.product).toEqual({ price_cents: 2500, stock: 5 });
});

it("tells the whole stock of a product that sells so fast that it is in portions, and of a kit of it", async () => {
  const oil = await aProduct(shop, { name: "Rushed Cedar", stock: 400 });
  const kit = await aKit(shop, [[oil, 2]], { name: "Rushed Pair" });
  await transact(shop.db, (tx) => splitLevel(tx, oil.id));
  const stocks = (await findAnything(shop.db, "rushed")).map(({ id, product }) => [id, product?.stock]);
  expect(Object.fromEntries(stocks)).toEqual({ [oil.id]: 400, [kit.id]: 200 });
});

it("finds an order by the code of its parcel, however it is written", async () => {
  const orderId = await aPaidOrder(shop, [[await aProduct(shop), 1]]);
  await shop.pool.query("INSERT INTO shipments (order_id, tracking_number, shipped_at) VALUES ($1, 'CC123EE', now())", [
    orderId,
  ]);
  expect((await findAnything(shop.db, " cc123ee ")).map(({ id }) => id)).toEqual([orderId]);
  expect(await kinds("cc123e")).toEqual([]);
});

it("gives the five newest orders of a frequent name, and also old ones of a rare name", async () => {
  const product = await aProduct(shop, { stock: 100 });
  const of = (email: string) => aPaidOrder(shop, [[product, 1]], { customer: { ...anOrderFor([]).customer, email } });
  const made: string[] = [];
  for (let one = 0; one < 6; one += 1) made.push(await of(`frequent${one}@example.com`));
  for (const [days, id] of made.entries())
    await shop.pool.query("UPDATE orders SET created_at = now() - make_interval(days => $2) WHERE id = $1", [id, days]);
  const found = async (typed: string) =>
    (await findAnything(shop.db, typed)).filter(({ kind }) => kind === "order").map(({ id }) => id);
  expect(await found("frequent")).toEqual(made.slice(0, 5));
  expect(await found("frequent5")).toEqual(made.slice(5));
});

it("takes what is typed for what it is, and gives five of a kind at most", async () => {
  for (let made = 0; made < 7; made += 1) await aProduct(shop, { name: `Row Stone ${made}` });
  expect(await kinds("row stone")).toHaveLength(5);
  expect(await kinds("%")).toEqual([]);
  expect(await kinds("'; --")).toEqual([]);
});
