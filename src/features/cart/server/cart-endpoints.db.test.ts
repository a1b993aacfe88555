import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { aBrowser, aKit, anOrderFor, aProduct, checkout, type MadeProduct } from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";
import type { CartProduct } from "../cart-product.ts";
import { availablePieces } from "./cart-queries.ts";

const shop = await servedShopOfFile();
let oils: MadeProduct[];
beforeAll(async () => {
  oils = [];
  for (let i = 0; i < 8; i += 1) oils.push(await aProduct(shop, { name: `Oil ${i}` }));
});

const call = (name: string, body: unknown) =>
  fetch(`${shop.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const products = async (name: string, body: unknown): Promise<CartProduct[]> =>
  (await (await call(name, body)).json()).products;
const names = (found: readonly CartProduct[]) => found.map(({ name }) => name);

it("tells a cart what its products cost now, in euro, and whether there are any", async () => {
  const amber = await aProduct(shop, { name: "Amber Stone", category: "diffusers", price: 79.9, stock: 0 });
  await shop.pool.query("UPDATE products SET discount_percentage = 10 WHERE id = $1", [amber.id]);
  expect(await products("cart-products", { ids: [amber.id], names: [] })).toEqual([
    {
      id: amber.id,
      name: "Amber Stone",
      price: 79.9,
      image: null,
      category: "diffusers",
      discount_percentage: 10,
      reduction: null,
      volume_ml: null,
      not_sold_to: [],
      hazards: null,
      parts: null,
      in_stock: false,
      available: 0,
    },
  ]);
});

it("tells of a kit what it is made of, and how often its parts allow it", async () => {
  const [oil, box] = [
    await aProduct(shop, { stock: 7, category: "accessories" }),
    await aProduct(shop, { stock: 9, category: "accessories" }),
  ];
  const kit = await aKit(shop, [
    [oil, 2],
    [box, 1],
  ]);
  const [told] = await products("cart-products", { ids: [kit.id], names: [] });
  expect(told).toMatchObject({ parts: `2 × ${oil.name}, ${box.name}`, in_stock: true, available: 3 });
});

it("tells how many there are, and counts what the browser's own unpaid order holds", async () => {
  const product = await aProduct(shop, { name: "Scarce", category: "accessories", stock: 3 });
  const browser = aBrowser();
  await checkout(shop, anOrderFor([[product, 2]]), { browser });
  const [answered] = await products("cart-products", { ids: [product.id], names: [] });
  expect(answered).toMatchObject({ available: 1, in_stock: true });
  expect(await availablePieces(shop.db, [product.id], browser)).toEqual(new Map([[product.id, 3]]));
  expect(await availablePieces(shop.db, [product.id], aBrowser())).toEqual(new Map([[product.id, 1]]));
});

it("finds lines without an uuid by their name", async () =>
  expect(names(await products("cart-products", { ids: [], names: [" oil 3 "] }))).toEqual(["Oil 3"]));

it("is silent about products that are unknown or no longer sold", async () => {
  const retired = await aProduct(shop);
  await shop.pool.query("UPDATE products SET retired_at = now() WHERE id = $1", [retired.id]);
  expect(await products("cart-products", { ids: [retired.id, randomUUID()], names: ["Moonlight"] })).toEqual([]);
});

it("answers for a hundred lines and refuses more", async () => {
  const ids = Array.from({ length: 101 }, () => randomUUID());
  expect((await call("cart-products", { ids: ids.slice(1), names: [] })).status).toBe(200);
  expect((await call("cart-products", { ids, names: [] })).status).toBe(400);
});

it("suggests six oils in stock, the newest first", async () => {
  await aProduct(shop, { name: "Sold out", stock: 0 });
  await aProduct(shop, { name: "A diffuser", category: "diffusers" });
  expect(names(await products("kit-oils", { ids: [] }))).toEqual([
    "Oil 7",
    "Oil 6",
    "Oil 5",
    "Oil 4",
    "Oil 3",
    "Oil 2",
  ]);
});

it("suggests oils of the cart only where there are not enough others", async () => {
  const inCart = oils.slice(5).map(({ id }) => id);
  expect(names(await products("kit-oils", { ids: inCart }))).toEqual([
    "Oil 4",
    "Oil 3",
    "Oil 2",
    "Oil 1",
    "Oil 0",
    "Oil 7",
  ]);
});
