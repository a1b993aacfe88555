import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { images } from "#features/images/server/images-table.ts";
import { aProduct, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { featuredProducts, productIdOfSlug, productsInListing, productWithRelated } from "./product-queries.ts";
import { products } from "./products-table.ts";

const shop = await shopOfFile();
let made: Record<"lune" | "mint" | "dune" | "tray" | "gone", MadeProduct>;
beforeAll(async () => {
  const lune = await aProduct(shop, { name: "Lune", category: "diffusers", price: 79 });
  const mint = await aProduct(shop, { name: "Mint", category: "oils", stock: 0 });
  const dune = await aProduct(shop, { name: "Dune", category: "diffusers", price: 59 });
  const tray = await aProduct(shop, { name: "Tray", category: "accessories" });
  const gone = await aProduct(shop, { name: "Gone", category: "diffusers" });
  made = { lune, mint, dune, tray, gone };
  await shop.db.update(products).set({ retiredAt: new Date() }).where(eq(products.id, gone.id));
});

const names = (shown: readonly { name: string }[]) => shown.map(({ name }) => name);

it.each(["nothing-of-that-name", "a\0b", "\0"])("knows no product by the address %j", async (slug) => {
  expect(await productIdOfSlug(shop.db, slug)).toBeNull();
});

it("shows diffusers first, then the others, newest first within, and nothing retired", async () => {
  const { products: shown, total } = await productsInListing(shop.db, { category: undefined, pages: 1 });
  expect(names(shown)).toEqual(["Dune", "Lune", "Tray", "Mint"]);
  expect(total).toBe(4);
});

it("shows one category with its own count", async () => {
  const { products: shown, total } = await productsInListing(shop.db, { category: "diffusers", pages: 1 });
  expect(names(shown)).toEqual(["Dune", "Lune"]);
  expect(total).toBe(2);
});

it("gives a card two images, the first with its preview, and a product's page all of them", async () => {
  const paths = ["products/a.webp", "products/b.webp", "products/c.webp"];
  const file = { contentType: "image/webp", width: 1000, height: 1250, bytes: 1, blur: "data:image/webp;base64,AA==" };
  await shop.db.insert(images).values(paths.map((path) => ({ ...file, path })));
  await shop.db.update(products).set({ image: paths }).where(eq(products.id, made.tray.id));
  const previews = (shown: { images: { blur?: string }[] } | undefined) => shown?.images.map(({ blur }) => blur);
  const { products: shown } = await productsInListing(shop.db, { category: undefined, pages: 1 });
  expect(previews(shown.find(({ name }) => name === "Tray"))).toEqual([file.blur, undefined]);
  expect(previews((await productWithRelated(shop.db, made.tray.id))?.product)).toEqual([
    file.blur,
    file.blur,
    file.blur,
  ]);
});

it("tells what is to be had and what is sold out", async () => {
  const { products: shown } = await productsInListing(shop.db, { category: undefined, pages: 1 });
  expect(shown.filter(({ inStock }) => !inStock).map(({ name }) => name)).toEqual(["Mint"]);
});

it("features the newest of all categories, and relates three others to a product", async () => {
  expect(names(await featuredProducts(shop.db))).toEqual(["Tray", "Dune", "Mint", "Lune"]);
  const { related = [] } = (await productWithRelated(shop.db, made.tray.id)) ?? {};
  expect(names(related)).toEqual(["Dune", "Mint", "Lune"]);
});

it("finds no retired product", async () => expect(await productWithRelated(shop.db, made.gone.id)).toBeNull());
