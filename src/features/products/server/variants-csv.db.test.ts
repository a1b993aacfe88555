import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#features/audit/actor.ts";
import type { TranslationLanguage } from "#features/translations/translation.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { csvText } from "#shared/csv.ts";
import { aGroup, anActor, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { textsOf, translate } from "#tests/translations.ts";
import { productCsv } from "../product-csv.ts";
import { importProducts } from "./import-products.ts";
import { translatedOptions } from "./option-translations.ts";
import { listProducts, productRow, productRows } from "./product-list-queries.ts";
import { productSummaries } from "./product-queries.ts";
import { translatedProducts } from "./product-translations.ts";
import { changeGroup } from "./save-variants.ts";
import { productGroups } from "./variants-table.ts";

const shop = await shopOfFile();
let mari: Actor;
beforeAll(async () => {
  mari = await anActor(shop);
  await aGroup(shop, { name: "Thyme Oil", variants: [{ values: ["10 ml"] }] });
});

const outcomes = async (text: string, isTrial = false) =>
  (await importProducts(shop, Buffer.from(text), mari, isTrial)).lines.map(({ line, outcome, notes }) => [
    line,
    outcome,
    ...notes,
  ]);
const found = async (search: string) => {
  const [first] = (await listProducts(shop.db, { search }, "newest", 1)).products;
  return first && productRow(shop.db, first.id);
};
const groupOf = async (search: string) => {
  const group = (await found(search))?.group;
  return group && { name: group.name, options: group.options, values: group.values };
};
const TITLES = "Article number,Name,Price,Group,Option names,Option values";

it("a file makes a product with variants, and adds one later", async () => {
  const file = `${TITLES}\nF-1,,12,Fennel Oil,Size,10 ml\nF-2,,25,Fennel Oil,Size,30 ml`;
  expect(await outcomes(file, true)).toEqual([
    [2, "new"],
    [3, "new"],
  ]);
  expect(await groupOf("F-1")).toBeUndefined();
  expect(await outcomes(file)).toEqual([
    [2, "new"],
    [3, "new"],
  ]);
  expect(await outcomes(`${TITLES}\nF-3,,40,fennel oil,SIZE,50 ml`)).toEqual([[2, "new"]]);
  expect(await groupOf("F-3")).toEqual({ name: "Fennel Oil", options: ["Size"], values: ["50 ml"] });
  expect(await found("fennel oil, 50")).toMatchObject({ sku: "F-3", slug: "fennel-oil-50-ml", group: { others: 2 } });
});

it("a product that is there becomes a variant, and a variant gets other values", async () => {
  const product = await aProduct(shop, { name: "Sage Oil" });
  const file = (value: string) => `ID,Group,Option names,Option values\n${product.id},Sage Oil,Size,${value}`;
  expect(await outcomes(file("10 ml"))).toEqual([[2, "changed"]]);
  expect(await outcomes(file("10 ml"))).toEqual([[2, "unchanged"]]);
  expect(await outcomes(file("15 ml"))).toEqual([[2, "changed"]]);
  expect(await groupOf("Sage Oil")).toEqual({ name: "Sage Oil", options: ["Size"], values: ["15 ml"] });
});

it("who has the variants open while a file changes them is told so, and not when it changes nothing", async () => {
  const [small] = await aGroup(shop, { name: "Juniper Oil", variants: [{ values: ["10 ml"] }, { values: ["30 ml"] }] });
  const id = (await productRow(shop.db, small?.id ?? ""))?.group?.id ?? "";
  const open = async () => {
    const [group] = await shop.db.select().from(productGroups).where(eq(productGroups.id, id));
    return group?.version ?? 0;
  };
  const rename = (version: number) => changeGroup(shop, id, { version, name: "Juniper" }, mari);
  const file = (value: string) => `ID,Group,Option names,Option values\n${small?.id},Juniper Oil,Size,${value}`;
  const before = await open();
  await outcomes(file("10 ml"));
  expect(await open()).toBe(before);
  await outcomes(file("15 ml"));
  await expect(rename(before)).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
  const changed = await open();
  await outcomes(`${TITLES}\nJ-3,,40,Juniper Oil,Size,50 ml`);
  await expect(rename(changed)).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
  await rename(await open());
});

it("variants of a file may exchange their values, and one may get what another leaves", async () => {
  const made = await aGroup(shop, {
    name: "Myrtle Oil",
    variants: [["10 ml"], ["30 ml"], ["50 ml"]].map((values) => ({ values })),
  });
  const file = (...values: string[]) =>
    ["ID,Group,Option names,Option values", ...made.map(({ id }, at) => `${id},Myrtle Oil,Size,${values[at]}`)].join(
      "\n",
    );
  const valuesNow = async () =>
    Promise.all(made.map(async ({ id }) => (await productRow(shop.db, id))?.group?.values.join()));
  const changed = [2, 3, 4].map((line) => [line, "changed"]);
  expect(await outcomes(file("30 ml", "10 ml", "50 ml"))).toEqual([...changed.slice(0, 2), [4, "unchanged"]]);
  expect(await valuesNow()).toEqual(["30 ml", "10 ml", "50 ml"]);
  expect(await outcomes(file("10 ml", "50 ml", "5 ml"))).toEqual(changed);
  expect(await valuesNow()).toEqual(["10 ml", "50 ml", "5 ml"]);
  expect((await outcomes(file("50 ml", "10 ml", "10 ml"))).map(([, outcome]) => outcome)).toContain("refused");
  expect(await valuesNow()).toEqual(["10 ml", "50 ml", "5 ml"]);
});

it("values that variants exchange are written as the others have them, and letters that are corrected stay so", async () => {
  const made = await aGroup(shop, {
    name: "Ember",
    options: ["Colour", "Size"],
    variants: [
      ["Sand", "S"],
      ["Sand", "L"],
      ["Sand", "M"],
    ].map((values) => ({ values })),
  });
  const after = async (...values: string[]) => {
    const lines = made.map(({ id }, at) => `${id},Ember,Colour | Size,${values[at]}`);
    await outcomes(["ID,Group,Option names,Option values", ...lines].join("\n"));
    return Promise.all(made.map(async ({ id }) => (await productRow(shop.db, id))?.group?.values.join(" | ")));
  };
  expect(await after("sand | L", "SAND | S", "Sand | M")).toEqual(["Sand | L", "Sand | S", "Sand | M"]);
  expect(await after("sand | L", "sand | S", "sand | M")).toEqual(["sand | L", "sand | S", "sand | M"]);
});

it("the exported file changes nothing", async () => {
  const made = await aGroup(shop, {
    name: "Lune",
    options: ["Colour", "Size"],
    variants: [{ values: ["Sand", "Small"] }, { values: ["Ink", "Large"] }],
  });
  const rows = productCsv(
    await productRows(
      shop.db,
      made.map(({ id }) => id),
    ),
  );
  expect(rows.map((row) => row.slice(-3))).toEqual([
    ["Group", "Option names", "Option values"],
    ["Lune", "Colour | Size", "Sand | Small"],
    ["Lune", "Colour | Size", "Ink | Large"],
  ]);
  expect(await outcomes(csvText(rows))).toEqual([
    [2, "unchanged"],
    [3, "unchanged"],
  ]);
});

it.each([
  ["a group without values", "X-1,Lonely,5,Lonely,Size,", "Group, Option names and Option values belong together."],
  ["two values for one option", "X-1,Lonely,5,Lonely,Size,a | b", "A variant has a value for each option."],
  ["four options", "X-1,Lonely,5,Lonely,a|b|c|d,1|2|3|4", "At most 3 options."],
  ["an option twice", "X-1,Lonely,5,Lonely,a|A,1|2", "Two options have the same name."],
  ["a value that is too long", `X-1,Lonely,5,Lonely,Size,${"x".repeat(61)}`, "At most 60 characters."],
  ["other options than the group has", "X-1,,5,Thyme Oil,Colour,Red", "The product “Thyme Oil” has the options Size."],
  ["values that are there", "X-1,,5,Thyme Oil,Size,10 ML", "There is already a variant with these values."],
])("a line with %s is refused with its reason, and nothing is taken over", async (_situation, line, reason) => {
  expect(await outcomes(`${TITLES}\n${line}\nOK-1,Fine,5,,,`)).toEqual([
    [2, "refused", reason],
    [3, "new"],
  ]);
  expect((await listProducts(shop.db, { search: "OK-1" }, "newest", 1)).products).toEqual([]);
});

it("a variant stays in its group, and a name that several groups have is ambiguous", async () => {
  const [variant] = await aGroup(shop, { name: "Mine", variants: [{ values: ["S"] }] });
  const moved = await outcomes(`ID,Group,Option names,Option values\n${variant?.id},Other,Size,S`);
  expect(moved).toEqual([[2, "refused", "It is a variant of “Mine”. Take it out there first."]]);
  for (const values of [["A"], ["B"]]) await aGroup(shop, { name: "Twice", variants: [{ values }] });
  expect(await outcomes(`${TITLES}\nT-1,,5,Twice,Size,C`)).toEqual([
    [2, "refused", "Several products with variants are called “Twice”. Write the ID of the variant."],
  ]);
});

describe("a product that a file makes a variant", () => {
  const nameIn = (id: string) => withLanguage("et", async () => (await productSummaries(shop.db, [id]))[0]?.name);
  const line = (id: string, group: string, value: string) =>
    `ID,Group,Option names,Option values\n${id},${group},Size,${value}`;

  it("does not tell its size twice in other languages", async () => {
    const sized = await aProduct(shop, { name: "Anise Oil 10 ml" });
    await translate(shop, translatedProducts, sized.id, { texts: { name: "Aniisiõli 10 ml" } });
    await outcomes(line(sized.id, "Anise Oil", "10 ml"));
    expect(await nameIn(sized.id)).toBe("Anise Oil, 10 ml");
    const plain = await aProduct(shop, { name: "Basil Oil" });
    await translate(shop, translatedProducts, plain.id, { texts: { name: "Basiilikuõli" } });
    await outcomes(line(plain.id, "Basil Oil", "10 ml"));
    expect(await nameIn(plain.id)).toBe("Basiilikuõli, 10 ml");
    const joining = await aProduct(shop, { name: "Basil Oil 30 ml" });
    await translate(shop, translatedProducts, joining.id, { texts: { name: "Basiilikuõli 30 ml" } });
    await outcomes(line(joining.id, "Basil Oil", "30 ml"));
    expect(await nameIn(joining.id)).toBe("Basiilikuõli, 30 ml");
  });

  it("loses a translated name only where it tells a value, in one language or the other", async () => {
    await aGroup(shop, { name: "Fir Candle", variants: [{ values: ["Slender"] }] });
    const { id } = await shop.row("SELECT id FROM option_terms WHERE term = 'Slender'");
    await translate(shop, translatedOptions, id, { language: "lv", texts: { word: "Slaida" } });
    const namesAfter = async (english: string, value: string, names: Partial<Record<TranslationLanguage, string>>) => {
      const product = await aProduct(shop, { name: `${english} ${value}` });
      for (const [language, name] of Object.entries(names) as [TranslationLanguage, string][])
        await translate(shop, translatedProducts, product.id, { language, texts: { name } });
      await outcomes(line(product.id, english, value));
      const sql = "SELECT language, name FROM product_translations WHERE product_id = $1";
      const { rows } = await shop.pool.query(sql, [product.id]);
      return Object.fromEntries(rows.map((row) => [row.language, row.name]));
    };
    const ofOil = { et: "Nuluõli 110 ml pudelis", fi: "Kuusiöljy", de: "Tannenöl, 10ML" };
    expect(await namesAfter("Fir Oil", "10 ml", ofOil)).toEqual({ ...ofOil, de: null });
    const ofLamp = { et: "Slenderia", lv: "Lampa “slaida”" };
    expect(await namesAfter("Fir Lamp", "Slender", ofLamp)).toEqual({ ...ofLamp, lv: null });
  });

  it("joins under the published names of the others, also where a line without an ID makes it", async () => {
    const first = await aProduct(shop, { name: "Elder Oil" });
    await translate(shop, translatedProducts, first.id, { texts: { name: "Leedriõli" } });
    await translate(shop, translatedProducts, first.id, { language: "fi", texts: { name: "Luonnos" }, state: "draft" });
    await outcomes(line(first.id, "Elder Oil", "10 ml"));
    const joining = await aProduct(shop, { name: "Elder Oil, large" });
    await translate(shop, translatedProducts, joining.id, { language: "fi", texts: { name: "Suuri seljaöljy" } });
    await outcomes(line(joining.id, "Elder Oil", "30 ml"));
    const finnish = await withLanguage("fi", () => productSummaries(shop.db, [joining.id]));
    expect(finnish[0]?.name).toBe("Elder Oil, 30 ml");
    expect(await outcomes(`${TITLES}\nE-3,,40,Elder Oil,Size,50 ml`)).toEqual([[2, "new"]]);
    const made = (await found("E-3"))?.id ?? "";
    for (const [id, size] of [
      [joining.id, "30 ml"],
      [made, "50 ml"],
    ] as const)
      expect(await nameIn(id)).toBe(`Leedriõli, ${size}`);
    const { translations } = await textsOf(shop, translatedProducts, made);
    expect(translations.find(({ language }) => language === "et")).toMatchObject({ state: "published", stale: [] });
    expect(translations.find(({ language }) => language === "fi")).toMatchObject({ state: "draft" });
  });

  it("has the volume that its values say, also after they changed, and the file that comes again changes nothing", async () => {
    const product = await aProduct(shop, { name: "Laurel Oil" });
    const volume = async () => (await productRow(shop.db, product.id))?.volume_ml;
    const withVolume = (ml: string, value: string) =>
      `ID,Volume (ml),Group,Option names,Option values\n${product.id},${ml},Laurel Oil,Size,${value}`;
    expect(await outcomes(withVolume("", "10 ml"))).toEqual([[2, "changed"]]);
    expect(await volume()).toBe(10);
    expect(await outcomes(withVolume("", "10 ml"))).toEqual([[2, "unchanged"]]);
    await outcomes(withVolume("10", "15 ml"));
    expect(await volume()).toBe(15);
    await outcomes(line(product.id, "Laurel Oil", "20 ml"));
    expect(await volume()).toBe(20);
    await outcomes(withVolume("21", "20 ml"));
    await outcomes(line(product.id, "Laurel Oil", "25 ml"));
    expect(await volume()).toBe(21);
  });

  it("has the volume of its value also where two exchange theirs", async () => {
    const [small, large] = await aGroup(shop, {
      name: "Dill Oil",
      variants: [{ values: ["10 ml"] }, { values: ["30 ml"] }],
    });
    await shop.pool.query(
      "UPDATE products SET volume_ml = split_part(option_values[1], ' ', 1)::int WHERE id = ANY ($1)",
      [[small?.id, large?.id]],
    );
    await outcomes(
      `ID,Volume (ml),Group,Option names,Option values\n${small?.id},10,Dill Oil,Size,30 ml\n${large?.id},30,Dill Oil,Size,10 ml`,
    );
    const volumes = [small, large].map(async (one) => (await productRow(shop.db, one?.id ?? ""))?.volume_ml);
    expect(await Promise.all(volumes)).toEqual([30, 10]);
  });

  it("writes a value as the others do, and keeps the words of one that is corrected", async () => {
    const [white] = await aGroup(shop, {
      name: "Vela",
      options: ["Colour"],
      variants: [{ values: ["Whitte"] }, { values: ["Ink"] }],
    });
    const { id } = await shop.row("SELECT id FROM option_terms WHERE term = 'Whitte'");
    await translate(shop, translatedOptions, id, { texts: { word: "Valge" } });
    await outcomes(`ID,Group,Option names,Option values\n${white?.id},Vela,Colour,White`);
    expect(await nameIn(white?.id ?? "")).toBe("Vela, Valge");
    await outcomes(`${TITLES}\nV-1,,5,Lune,Colour | Size,sand | Large`);
    expect(await groupOf("V-1")).toMatchObject({ values: ["Sand", "Large"] });
  });
});
