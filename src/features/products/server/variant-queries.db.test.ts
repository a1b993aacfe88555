import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#features/audit/actor.ts";
import { readSearch } from "#features/search/search-query.ts";
import { searchShop } from "#features/search/server/shop-search.ts";
import { gapsOf } from "#features/translations/server/translation-queries.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { aGroup, anActor, anOrderFor, aProduct, checkout, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { statementsDuring } from "#tests/statements.ts";
import { translate } from "#tests/translations.ts";
import { messages } from "../variant-messages.ts";
import { optionChoices } from "../variants.ts";
import { translatedOptions } from "./option-translations.ts";
import { productSummaries, productsInListing, productWithRelated } from "./product-queries.ts";
import { translatedProducts } from "./product-translations.ts";
import { products } from "./products-table.ts";
import { changeValues, takeOut } from "./save-variants.ts";
import { optionTerms, productGroups } from "./variants-table.ts";

const shop = await shopOfFile();
let mari: Actor;
let oil: MadeProduct[];
let lamp: MadeProduct[];
beforeAll(async () => {
  mari = await anActor(shop);
  await aProduct(shop, { name: "Cedar Oil", category: "oils" });
  oil = await aGroup(shop, {
    name: "Lavender Oil",
    variants: [
      { values: ["10 ml"], price: 12, stock: 0 },
      { values: ["30 ml"], price: 25, stock: 4 },
      { values: ["Gift box"], price: 40, stock: 2 },
    ],
  });
  lamp = await aGroup(shop, {
    name: "Lune Lamp",
    options: ["Colour", "Size"],
    category: "diffusers" as const,
    variants: [
      { values: ["Sand", "Small"], price: 50 },
      { values: ["Ink", "Large"], price: 50 },
    ],
  });
});

const id = (variants: readonly MadeProduct[], place: number) => variants[place]?.id ?? "";
const listing = async () => productsInListing(shop.db, { category: undefined, pages: 1 });
const search = async (q: string, more: Record<string, string> = {}) => {
  const { products, ...found } = await searchShop(shop.db, readSearch(new URLSearchParams({ q, ...more })));
  return {
    names: products.map(({ choices, name }) => choices?.name ?? name),
    ids: products.map((one) => one.id),
    ...found,
  };
};

describe("a list", () => {
  it("shows a product with variants once, from the lowest price that can be paid, with the way to what can be bought", async () => {
    const { products: found, total } = await listing();
    expect(found.map(({ name }) => name)).toEqual(["Lune Lamp, Sand, Small", "Lavender Oil, 10 ml", "Cedar Oil"]);
    expect(total).toBe(3);
    expect(found.map(({ choices }) => choices)).toEqual([
      {
        name: "Lune Lamp",
        count: "2 choices",
        from: null,
        volumeMl: null,
        to: id(lamp, 0),
        inStock: true,
        mustChoose: true,
      },
      {
        name: "Lavender Oil",
        count: "3 sizes",
        from: 2500,
        volumeMl: null,
        to: id(oil, 1),
        inStock: true,
        mustChoose: true,
      },
      null,
    ]);
  });

  it("is one statement, however many variants there are", async () => {
    expect(await statementsDuring(listing)).toHaveLength(1);
  });
});

describe("the page of a variant", () => {
  it("knows all variants with prices and stock, in one statement", async () => {
    let found: Awaited<ReturnType<typeof productWithRelated>> = null;
    const statements = await statementsDuring(async () => {
      found = await productWithRelated(shop.db, id(oil, 1));
    });
    expect(statements).toHaveLength(1);
    expect(found).toMatchObject({
      product: { name: "Lavender Oil, 30 ml", price: 2500, choices: null },
      group: {
        name: "Lavender Oil",
        options: ["Size"],
        englishOptions: ["Size"],
        variants: [
          { id: id(oil, 0), values: ["10 ml"], price: 1200, inStock: false },
          { id: id(oil, 1), values: ["30 ml"], price: 2500, inStock: true },
          { id: id(oil, 2), values: ["Gift box"], price: 4000, inStock: true },
        ],
      },
    });
  });

  it("recommends no sibling, and other products with variants once", async () => {
    const names = async (of: string) => (await productWithRelated(shop.db, of))?.related.map(({ name }) => name);
    expect(await names(id(oil, 2))).toEqual(["Lune Lamp, Sand, Small", "Cedar Oil"]);
    expect(await names(id(lamp, 1))).toEqual(["Lavender Oil, 10 ml", "Cedar Oil"]);
  });

  it("has no choice beside it where there are no variants", async () => {
    const single = await aProduct(shop, { name: "Alone" });
    expect((await productWithRelated(shop.db, single.id))?.group).toBeNull();
    await shop.db.update(products).set({ retiredAt: new Date() }).where(eq(products.id, single.id));
  });
});

describe("a search", () => {
  it("finds a product with variants once, and counts it once", async () => {
    expect(await search("lavender")).toMatchObject({ names: ["Lavender Oil"], total: 1, categories: { oils: 1 } });
    expect((await search("oil")).names.filter((name) => name.startsWith("Lavender"))).toHaveLength(1);
  });

  it("leads to the variant that fits best", async () => {
    expect((await search("lavender 30")).ids).toEqual([id(oil, 1)]);
    expect((await search("lavender gift box")).ids).toEqual([id(oil, 2)]);
    expect((await search("lavender 30 ml")).names).toEqual(["Lavender Oil, 30 ml"]);
    expect((await search("ink lamp")).ids).toEqual([id(lamp, 1)]);
  });

  it("finds the variant of a price range", async () => {
    expect((await search("lavender", { from: "20", to: "30" })).ids).toEqual([id(oil, 1)]);
  });
});

describe("in another language", () => {
  it("a variant is called by the translated name and the translated values", async () => {
    for (const { id } of oil) await translate(shop, translatedProducts, id, { texts: { name: "Lavendliõli" } });
    const [term] = await shop.db.select().from(optionTerms).where(eq(optionTerms.term, "Gift box"));
    await translate(shop, translatedOptions, term?.id ?? "", { texts: { word: "Kinkekarp" } });
    await withLanguage("et", async () => {
      const found = await productWithRelated(shop.db, id(oil, 2));
      expect(found).toMatchObject({
        product: { name: "Lavendliõli, Kinkekarp" },
        group: { name: "Lavendliõli", options: ["Suurus"], englishOptions: ["Size"] },
      });
      expect(found?.group?.variants.map(({ values }) => values)).toEqual([["10 ml"], ["30 ml"], ["Kinkekarp"]]);
      expect((await productSummaries(shop.db, [id(lamp, 1)])).map(({ name }) => name)).toEqual([
        "Lune Lamp, Ink, Suur",
      ]);
      expect((await listing()).products.map(({ choices }) => choices?.name)).toContain("Lavendliõli");
    });
    expect((await search("kinkekarp")).ids).toEqual([id(oil, 2)]);
  });

  it("an order is written down in the buyer's words", async () => {
    const gift = oil[2];
    if (!gift) throw new Error("There is no such variant");
    const { orderId } = await withLanguage("et", () => checkout(shop, anOrderFor([[gift, 1]])));
    const { rows } = await shop.pool.query("SELECT name, english_name FROM order_lines WHERE order_id = $1", [orderId]);
    expect(rows).toEqual([{ name: "Lavendliõli, Kinkekarp", english_name: "Lavender Oil, Gift box" }]);
  });

  it("words without translation are among the gaps, measures and what nobody uses are not", async () => {
    const gaps = (await gapsOf(shop.db, translatedOptions, "lv", 50)).map(({ title }) => title);
    expect(gaps).toEqual(expect.arrayContaining(["Gift box", "Ink", "Sand"]));
    expect(gaps).not.toContain("10 ml");
    expect(gaps).not.toContain("Size");
    expect(gaps).not.toContain("Medium");
  });

  it("the name that is translated is that of the group, and stays fresh when a value changes", async () => {
    const [first] = await shop.db
      .select()
      .from(products)
      .where(eq(products.id, id(oil, 0)));
    const groupId = first?.groupId ?? "";
    const [group] = await shop.db.select().from(productGroups).where(eq(productGroups.id, groupId));
    await changeValues(shop, id(oil, 0), { version: group?.version ?? 0, values: ["12 ml"] }, mari);
    const stale = (await gapsOf(shop.db, translatedProducts, "et", 50)).filter(({ is_stale }) => is_stale);
    expect(stale).toEqual([]);
    const [after] = await shop.db.select().from(productGroups).where(eq(productGroups.id, groupId));
    await takeOut(shop, id(oil, 0), after?.version ?? 0, mari);
    expect((await gapsOf(shop.db, translatedProducts, "et", 50)).filter(({ is_stale }) => is_stale)).toHaveLength(1);
  });
});

it("two values that one word translates lead to their own variants, in the words of the shopkeeper", async () => {
  const candle = await aGroup(shop, {
    name: "Vesper Candle",
    options: ["Colour", "Size"],
    variants: [{ values: ["Crimson", "Short"] }, { values: ["Scarlet", "Short"] }, { values: ["Scarlet", "Tall"] }],
  });
  for (const [term, word] of [
    ["Crimson", "Punane"],
    ["Scarlet", "punane"],
    ["Tall", "Kõrge"],
  ]) {
    // As words were saved before two values could not have the same.
    await shop.pool.query(
      "INSERT INTO option_term_translations (term_id, language, word, source, state) SELECT id, 'et', $2, '{}', 'published' FROM option_terms WHERE term = $1",
      [term, word],
    );
  }
  const found = await withLanguage("et", () => productWithRelated(shop.db, id(candle, 0)));
  const group = found?.group;
  if (!group) throw new Error("The product has no variants");
  const choices = optionChoices(group, id(candle, 0)).map(({ values }) => values.map(({ value, to }) => [value, to]));
  expect(choices).toEqual([
    [
      ["Crimson", id(candle, 0)],
      ["Scarlet", id(candle, 1)],
    ],
    [
      ["Short", id(candle, 0)],
      ["Kõrge", id(candle, 2)],
    ],
  ]);
});

it("a word that another value of the option has in that language is refused, elsewhere it is not", async () => {
  await aGroup(shop, {
    name: "Dusk Candle",
    options: ["Colour", "Size"],
    variants: [{ values: ["Ruby", "Petite"] }, { values: ["Garnet", "Grand"] }],
  });
  const say = async (term: string, word: string, language: "et" | "fi" = "et") => {
    const [row] = await shop.db.select().from(optionTerms).where(eq(optionTerms.term, term));
    await translate(shop, translatedOptions, row?.id ?? "", { language, texts: { word } });
  };
  await say("Ruby", "Tulipunane");
  await say("Ruby", "Tulipunane");
  await expect(say("Garnet", "tulipunane")).rejects.toThrow(messages.wordTaken("tulipunane", "Ruby"));
  await say("Garnet", "Tulipunane", "fi");
  await say("Grand", "Tulipunane");
  await say("Garnet", "Granaat");
});
