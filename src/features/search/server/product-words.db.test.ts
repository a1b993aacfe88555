import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { translatedProducts } from "#features/products/server/product-translations.ts";
import { products } from "#features/products/server/products-table.ts";
import { aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { translate } from "#tests/translations.ts";
import { readSearch } from "../search-query.ts";
import { searchShop } from "./shop-search.ts";

const shop = await shopOfFile();

const search = async (q: string) => {
  const { products: found, isNear } = await searchShop(shop.db, readSearch(new URLSearchParams({ q })));
  return { names: found.map(({ name }) => name), isNear };
};

/** With all words of what is typed. */
const names = async (q: string) => {
  const found = await search(q);
  return found.isNear ? [] : found.names;
};

beforeAll(async () => {
  for (const name of [
    "Orange/Lemon Oil",
    "Diffuser X-200",
    "Cream for dry/normal skin",
    "St.John Balm",
    "«Midnight» Mist",
    "Sample, 2.5 ml",
    "Sample, 5 ml",
    "Sample, 25 ml",
    "Sample, 50 ml",
    "Sample, 500 ml",
    "Bath Salt, 500 g",
    "Epsom Flakes 750g",
    "Shampoo, 1 l",
    "Ribbon, 1.5 m",
    "Runner, 20 cm",
    "Bulb, 15 W",
  ])
    await aProduct(shop, { name });
  const calm = await aProduct(shop, { name: "Calm Candle" });
  await translate(shop, translatedProducts, calm.id, { language: "de", texts: { name: "Duft Schlafzimmer" } });
  await translate(shop, translatedProducts, calm.id, { language: "et", texts: { name: "Küünal magamistuppa" } });
  const numbered = await aProduct(shop, { name: "Lavender Essential Oil" });
  await shop.db.update(products).set({ sku: "AUR-O-001" }).where(eq(products.id, numbered.id));
});

describe("a product is found by the words of its name", () => {
  it.each([
    ["lemon", "Orange/Lemon Oil"],
    ["orange lemon", "Orange/Lemon Oil"],
    ["orange/lemon", "Orange/Lemon Oil"],
    ["x-200", "Diffuser X-200"],
    ["x200", "Diffuser X-200"],
    ["200", "Diffuser X-200"],
    ["normal", "Cream for dry/normal skin"],
    ["dry/normal", "Cream for dry/normal skin"],
    ["john", "St.John Balm"],
    ["midnight", "«Midnight» Mist"],
    ["2.5 ml", "Sample, 2.5 ml"],
    ["2,5 ml", "Sample, 2.5 ml"],
    ["2.5ml", "Sample, 2.5 ml"],
    ["sample 2.5 ml", "Sample, 2.5 ml"],
    ["500 g", "Bath Salt, 500 g"],
    ["500g", "Bath Salt, 500 g"],
    ["salt 500g", "Bath Salt, 500 g"],
    ["500g salt", "Bath Salt, 500 g"],
    ["750g", "Epsom Flakes 750g"],
    ["750 g", "Epsom Flakes 750g"],
    ["750 g flakes", "Epsom Flakes 750g"],
    ["1l", "Shampoo, 1 l"],
    ["1.5m", "Ribbon, 1.5 m"],
    ["20cm", "Runner, 20 cm"],
    ["15w", "Bulb, 15 W"],
    ["15 W bulb", "Bulb, 15 W"],
    ["o-001", "Lavender Essential Oil"],
    ["001", "Lavender Essential Oil"],
    ["AUR-O-001 lavender", "Lavender Essential Oil"],
    ["lavender AUR-O-001", "Lavender Essential Oil"],
    ["auro001 lavender", "Lavender Essential Oil"],
  ])("%s: %s", async (typed, name) => expect((await names(typed))[0]).toBe(name));
});

describe("a number of a size means itself", () => {
  it.each([
    ["5 ml", "Sample, 5 ml", ["Sample, 25 ml", "Sample, 50 ml", "Sample, 500 ml"]],
    ["5ml", "Sample, 5 ml", ["Sample, 25 ml", "Sample, 50 ml", "Sample, 500 ml"]],
    ["2.5 ml", "Sample, 2.5 ml", ["Sample, 25 ml"]],
    ["25 ml", "Sample, 25 ml", ["Sample, 2.5 ml"]],
    ["sample 25 ml", "Sample, 25 ml", ["Sample, 2.5 ml"]],
    ["50 ml", "Sample, 50 ml", ["Sample, 500 ml"]],
  ])("%s is %s", async (typed, name, others) => {
    const found = await names(typed);
    expect(found[0]).toBe(name);
    expect(found.filter((one) => others.includes(one))).toEqual([]);
  });

  it("while it is typed it may become another", async () =>
    expect(await names("sample 50")).toEqual(expect.arrayContaining(["Sample, 50 ml", "Sample, 500 ml"])));
});

describe("a preposition beside other words is not asked for", () => {
  it.each([
    "Duft für Schlafzimmer",
    "Duft fuer Schlafzimmer",
    "Duft über Schlafzimmer",
    "küünal koos magamistuppa",
    "candle dla calm",
    "candle priekš calm",
    "candle dla calm",
    "candle su calm",
    "candle ilman calm",
  ])("%s", async (typed) => expect(await names(typed)).toEqual(["Calm Candle"]));

  it("alone it is", async () => {
    await aProduct(shop, { name: "Koos Soap" });
    expect(await names("koos")).toEqual(["Koos Soap"]);
  });
});
