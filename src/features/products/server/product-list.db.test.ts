import { beforeAll, expect, it } from "vitest";
import { anActor, anAdministrator, aPaidOrder, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { newProduct, type ProductInput } from "../product-input.ts";
import { listProducts, type ProductFilters } from "./product-list-queries.ts";
import { changeProduct, createProduct } from "./save-product.ts";

const shop = await shopOfFile();
beforeAll(async () => {
  const mari = await anActor(shop);
  const made: ProductInput[] = [
    { name: "Lune", price: 79, stock: 34 },
    { name: "amber 100%", price: 59, stock: 5, discount_percentage: 12.5, sku: "AUR-D-077" },
    { name: "Mint", price: 12, category: "oils", is_new: true },
    { name: "Tray", price: 19, category: "accessories", stock: 1, gtin: "4740000001015" },
    { name: "Gone", price: 5, stock: 9 },
  ];
  for (const input of made) {
    const id = await createProduct(shop, newProduct.parse(input), mari);
    if (input.name === "Gone") await changeProduct(shop, id, { retired: true }, mari);
  }
});

const names = async (filters: ProductFilters, sort: Parameters<typeof listProducts>[2] = "newest") =>
  (await listProducts(shop.db, filters, sort, 1)).products.map(({ name }) => name);

it.each<[string, ProductFilters, string[]]>([
  ["all in the shop, newest first", {}, ["Tray", "Mint", "amber 100%", "Lune"]],
  ["a category", { category: "diffusers" }, ["amber 100%", "Lune"]],
  ["sold out", { stock: "out" }, ["Mint"]],
  ["low, from 1 to 5", { stock: "low" }, ["Tray", "amber 100%"]],
  ["in stock, above 5", { stock: "in" }, ["Lune"]],
  ["new", { isNew: true }, ["Mint"]],
  ["reduced", { discounted: true }, ["amber 100%"]],
  ["out of the shop", { retired: true }, ["Gone"]],
  ["in any state", { state: "all", search: "n" }, ["Gone", "Mint", "Lune"]],
  ["part of a name, in any case", { search: "AMBER" }, ["amber 100%"]],
  ["part of an article number", { search: "d-07" }, ["amber 100%"]],
  ["a GTIN", { search: "4740000001015" }, ["Tray"]],
  ["a GTIN behind zeros", { search: "04740000001015" }, ["Tray"]],
  ["a percent sign, which stands for itself", { search: "0%" }, ["amber 100%"]],
  ["an underscore, which stands for itself", { search: "_" }, []],
  ["several together", { category: "diffusers", stock: "low", search: "a" }, ["amber 100%"]],
])("%s", async (_what, filters, found) => {
  expect(await names(filters)).toEqual(found);
  expect((await listProducts(shop.db, filters, "newest", 1)).total).toBe(found.length);
});

it.each([
  ["name", ["amber 100%", "Lune", "Mint", "Tray"]],
  ["name-desc", ["Tray", "Mint", "Lune", "amber 100%"]],
  ["price", ["Mint", "Tray", "amber 100%", "Lune"]],
  ["price-desc", ["Lune", "amber 100%", "Tray", "Mint"]],
  ["stock", ["Mint", "Tray", "amber 100%", "Lune"]],
  ["stock-desc", ["Lune", "amber 100%", "Tray", "Mint"]],
  ["oldest", ["Lune", "amber 100%", "Mint", "Tray"]],
] as const)("sorted by %s", async (sort, sorted) => expect(await names({}, sort)).toEqual(sorted));

it("a page beyond the last is empty and still tells how many there are", async () =>
  expect(await listProducts(shop.db, {}, "newest", 4)).toEqual({ products: [], total: 4, is_capped: false }));

it("tells the first image of a product and how many it has", async () => {
  const image = ["https://images.example/one.jpg", "https://images.example/two.jpg"];
  await createProduct(shop, newProduct.parse({ name: "Pictured", price: 5, image }), {
    administratorId: await anAdministrator(shop),
    requestId: "test",
  });
  const { products } = await listProducts(shop.db, { search: "Pictured" }, "newest", 1);
  expect(products).toMatchObject([{ thumbnail: image[0], image_count: 2 }]);
});

it("tells which products are of orders, so that deleting them takes them out of the shop", async () => {
  const ordered = await aProduct(shop, { name: "Once ordered" });
  await aPaidOrder(shop, [[ordered, 1]]);
  await aProduct(shop, { name: "Never ordered" });
  const { products } = await listProducts(shop.db, { search: "ordered" }, "name", 1);
  expect(products.map(({ name, is_ordered }) => [name, is_ordered])).toEqual([
    ["Never ordered", false],
    ["Once ordered", true],
  ]);
});
