import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { AppError } from "#shared/app-error.ts";
import { aGroup, anActor, anOrderFor, checkout, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { translate } from "#tests/translations.ts";
import { variantTools } from "#tests/variants.ts";
import { type OptionChange, optionChanges } from "../variant-input.ts";
import { translatedOptions } from "./option-translations.ts";
import { productRow } from "./product-list-queries.ts";
import { products } from "./products-table.ts";
import { changeProduct } from "./save-product.ts";
import { addVariant, changeGroup, changeValues } from "./save-variants.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const { row, group, versionOf } = variantTools(shop, mari);

const kept = (was: number, name: string): OptionChange => ({ name, was });
const added = (name: string, value?: string): OptionChange => ({ name, was: null, value });
async function made(name: string, ...variants: string[][]) {
  const options = ["Size", "Colour", "Scent"].slice(0, variants[0]?.length);
  const all = await aGroup(shop, { name, options, variants: variants.map((values) => ({ values, stock: 4 })) });
  const [first, second] = all;
  if (!first || !second) throw new Error("The group was not made");
  const { groupId } = await row(first.id);
  return { all, first, second, groupId: groupId ?? "" };
}
const optionsOf = async (groupId: string) => (await group(groupId))?.options ?? [];
const change = async (groupId: string, options: OptionChange[], version?: number) =>
  changeGroup(shop, groupId, { version: version ?? (await versionOf(groupId)), options }, mari);
const namesOf = async (all: readonly MadeProduct[]) => Promise.all(all.map(async (one) => (await row(one.id)).name));

describe("an option that is added later", () => {
  it("gives each variant a value, which keeps stock, price, address and what was ordered", async () => {
    const { all, first, groupId } = await made("Sage Oil", ["10 ml"], ["30 ml"]);
    const { orderId } = await checkout(shop, anOrderFor([[first, 1]]));
    const before = await row(first.id);
    const history = () => shop.pool.query("SELECT * FROM price_history WHERE product_id = $1", [first.id]);
    const prices = (await history()).rows;
    await change(groupId, [kept(0, "Size"), added("Colour", "White")]);
    expect(await namesOf(all)).toEqual(["Sage Oil, 10 ml, White", "Sage Oil, 30 ml, White"]);
    const after = await row(first.id);
    expect([after.slug, after.sku, after.priceCents]).toEqual([before.slug, before.sku, before.priceCents]);
    expect(await productRow(shop.db, first.id)).toMatchObject({ stock: 3, group: { options: ["Size", "Colour"] } });
    expect((await history()).rows).toEqual(prices);
    const lines = await shop.pool.query("SELECT name FROM order_lines WHERE order_id = $1", [orderId]);
    expect(lines.rows).toEqual([{ name: "Sage Oil, 10 ml" }]);
    await addVariant(shop, { groupId, values: ["10 ml", "Black"] }, mari);
  });

  it("and its values keep their translations where they are corrected, not where they are others", async () => {
    const { first, groupId } = await made("Reed Diffuser", ["Smal bottle"], ["Amphora"]);
    const wordOf = async (term: string) =>
      (await shop.row("SELECT option_words(ARRAY[$1], 'et') AS words", term)).words[0];
    for (const [term, word] of [
      ["Size", "Suurus"],
      ["Smal bottle", "Väike pudel"],
    ] as const) {
      const { id } = await shop.row("SELECT id FROM option_terms WHERE term = $1", term);
      await translate(shop, translatedOptions, id, { texts: { word } });
    }
    await change(groupId, [kept(0, "Format of it")]);
    const values = async (value: string) =>
      changeValues(shop, first.id, { version: await versionOf(groupId), values: [value] }, mari);
    await values("Small bottle");
    expect(await Promise.all(["Format of it", "Small bottle"].map(wordOf))).toEqual(["Suurus", "Väike pudel"]);
    await values("Carafe");
    expect(await wordOf("Carafe")).toBe("Carafe");
  });

  it.each([
    ["10 pieces", "20 pieces", false],
    ["Without lid", "With lid", false],
    ["Dark red", "Dark blue", false],
    ["30 PCS", "30pcs", true],
    ["Lavendar", "Lavender", true],
  ])("is no other value: %s becomes %s, and keeps its translations: %s", async (from, to, isKept) => {
    const { first, groupId } = await made(`Of ${from}`, [from], ["Another"]);
    const { id } = await shop.row("SELECT id FROM option_terms WHERE term = $1", from);
    await translate(shop, translatedOptions, id, { texts: { word: "Sõna" } });
    await changeValues(shop, first.id, { version: await versionOf(groupId), values: [to] }, mari);
    const { words } = await shop.row("SELECT option_words(ARRAY[$1], $2) AS words", to, "et");
    expect(words).toEqual([isKept ? "Sõna" : to]);
  });

  it("is refused without a value, and a fourth one", async () => {
    const { groupId } = await made("Fir Oil", ["10 ml"], ["30 ml"]);
    await expect(change(groupId, [kept(0, "Size"), added("Colour")])).rejects.toThrow("a value for each option");
    const four = ["a", "b", "c", "d"].map((name) => ({ name, was: null, value: "x" }));
    expect(optionChanges.safeParse(four).error?.issues[0]?.message).toBe("At most 3 options.");
    const twice = [kept(0, "Size"), added("size", "x")];
    expect(optionChanges.safeParse(twice).error?.issues[0]?.message).toBe("Two options have the same name.");
  });

  it("is refused where the name would be too long with it, and nothing changes", async () => {
    const { all, groupId } = await made("N".repeat(180), ["10 ml"], ["30 ml"]);
    const before = await namesOf(all);
    await expect(change(groupId, [kept(0, "Size"), added("Colour", "W".repeat(30))])).rejects.toThrow("too long");
    expect(await namesOf(all)).toEqual(before);
  });

  it.each([
    ["one that is not there", [kept(0, "Size"), kept(2, "Colour")]],
    ["one twice", [kept(0, "Size"), kept(0, "Colour")]],
  ])("does not take over %s", async (_what, options) => {
    const { groupId } = await made("Elm Oil", ["10 ml"], ["30 ml"]);
    await expect(change(groupId, options)).rejects.toThrow("Each option is a new one, or one of those that are there.");
  });
});

describe("options", () => {
  it("change places, also where two variants exchange their values", async () => {
    const { all, groupId } = await made("Square", ["10 cm", "20 cm"], ["20 cm", "10 cm"], ["5 cm", "5 cm"]);
    await change(groupId, [kept(1, "Depth"), kept(0, "Width")]);
    expect(await namesOf(all)).toEqual(["Square, 20 cm, 10 cm", "Square, 10 cm, 20 cm", "Square, 5 cm, 5 cm"]);
    expect(await optionsOf(groupId)).toEqual(["Depth", "Width"]);
  });

  it("are left out where that leaves each variant another one", async () => {
    const { all, groupId } = await made("Birch Oil", ["10 ml", "White"], ["30 ml", "White"]);
    await change(groupId, [kept(0, "Size")]);
    expect(await namesOf(all)).toEqual(["Birch Oil, 10 ml", "Birch Oil, 30 ml"]);
  });

  it("are not left out where two variants would be the same, which are named; retired ones do not count", async () => {
    const { second, groupId } = await made("Moss Oil", ["10 ml", "White"], ["10 ml", "Black"]);
    await expect(change(groupId, [kept(0, "Size")])).rejects.toThrow(
      "Two variants would be the same: “Moss Oil, 10 ml, White” and “Moss Oil, 10 ml, Black”.",
    );
    await changeProduct(shop, second.id, { retired: true }, mari);
    await change(groupId, [kept(0, "Size")]);
    await expect(changeProduct(shop, second.id, { retired: false }, mari)).rejects.toThrow("already a variant");
  });

  it("are changed by one of two administrators at once; the other is told", async () => {
    const { all, groupId } = await made("Alder Oil", ["10 ml"], ["30 ml"]);
    const version = await versionOf(groupId);
    const both = await Promise.allSettled([
      change(groupId, [kept(0, "Size"), added("Colour", "White")], version),
      change(groupId, [added("Scent", "Mild"), kept(0, "Size")], version),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await Promise.all(all.map((one) => row(one.id)))).map(({ optionValues }) => optionValues.length)).toEqual([
      2, 2,
    ]);
  });

  it("and new variants at once leave every variant a value for each option", async () => {
    const { groupId } = await made("Rowan Oil", ["v0"], ["v1"]);
    const unexpected: unknown[] = [];
    const trying = (work: Promise<unknown>) =>
      work.catch((error: unknown) => error instanceof AppError || unexpected.push(error));
    for (let round = 2; round < 8; round += 1) {
      const [version, options] = [await versionOf(groupId), await optionsOf(groupId)];
      const same = options.map((name, was) => kept(was, name));
      await Promise.all([
        trying(addVariant(shop, { groupId, values: options.map(() => `v${round}`) }, mari)),
        trying(
          change(groupId, round % 2 ? same.slice(0, 1) : [...same.slice(0, 1), added("Colour", "White")], version),
        ),
      ]);
      const after = await optionsOf(groupId);
      const variants = await shop.db.select().from(products).where(eq(products.groupId, groupId));
      expect(new Set(variants.map(({ optionValues }) => optionValues.length))).toEqual(new Set([after.length]));
    }
    expect(unexpected).toEqual([]);
  });
});

describe("a value", () => {
  const rename = async (groupId: string, { id }: MadeProduct, values: string[], everywhere: boolean) =>
    changeValues(shop, id, { version: await versionOf(groupId), values, everywhere }, mari);

  it("is called otherwise in all variants that have it, or in one", async () => {
    const { all, first, groupId } = await made("Larch", ["S", "white"], ["L", "white"], ["L", "Black"]);
    await rename(groupId, first, ["S", "White"], true);
    expect(await namesOf(all)).toEqual(["Larch, S, White", "Larch, L, White", "Larch, L, Black"]);
    await rename(groupId, first, ["S", "Ivory"], false);
    expect(await namesOf(all)).toEqual(["Larch, S, Ivory", "Larch, L, White", "Larch, L, Black"]);
  });

  it("is not called like another where two variants would be the same", async () => {
    const { all, second, groupId } = await made("Maple", ["S", "White"], ["L", "White"], ["L", "Black"]);
    await expect(rename(groupId, second, ["L", "Black"], true)).rejects.toThrow("already a variant with these values");
    expect(await namesOf(all)).toEqual(["Maple, S, White", "Maple, L, White", "Maple, L, Black"]);
  });
});
