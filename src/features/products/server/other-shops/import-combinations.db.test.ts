import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { anActor } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { importProducts } from "../import-products.ts";
import { productRow } from "../product-list-queries.ts";
import { products } from "../products-table.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);

const PRODUCTS =
  "Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Reference #;Weight;Quantity;URL rewritten";
const COMBINATIONS =
  "Product ID*;Product Reference;Attribute (Name:Type:Position)*;Value (Value:Position)*;Supplier reference;Reference;EAN13;UPC;Wholesale price;Impact on price;Quantity;Impact on weight;Default (0 = No, 1 = Yes)";
const take = (text: string, isTrial = false, where = shop) => importProducts(where, Buffer.from(text), mari, isTrial);
const outcomes = async (text: string, isTrial?: boolean) => {
  const { lines, problems } = await take(text, isTrial);
  return [...problems, ...lines.map(({ line, outcome }) => `${line} ${outcome}`)];
};
const variants = async (name: string) => {
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(like(products.name, `${name}%`))
    .orderBy(products.groupPosition);
  return Promise.all(rows.map(({ id }) => productRow(shop.db, id)));
};
const aProduct = (id: number, name: string, sku: string, more = "") =>
  take(`${PRODUCTS}\n${id};1;${name};Oils;20;${sku};0.1;9;${name.toLowerCase()}${more}`);

describe("PrestaShop's combinations", () => {
  const FILE = `${COMBINATIONS}
12;;Size:select:0, Colour:color:1;30 ml:1, White:0;;N-30;4006381333931;;;5.50;4;0.05;0
12;;Size:select:0, Colour:color:1;10 ml:0, White:0;;N-10;;;;0;3;0;1
12;;Size:select:0, Colour:color:1;10 ml:0, Black:1;;N-10-B;;;;-1;0;0;0`;

  it("become variants of the product of the first file, the default one of the product itself", async () => {
    await aProduct(12, "Neroli", "N");
    const expected = ["2 new", "3 changed", "4 new"];
    expect(await outcomes(FILE, true)).toEqual(expected);
    expect(await variants("Neroli")).toHaveLength(1);
    expect(await outcomes(FILE)).toEqual(expected);
    const [first, ...others] = await variants("Neroli");
    expect(first).toMatchObject({
      name: "Neroli, 10 ml, White",
      sku: "N",
      price: 20,
      stock: 3,
      weight_g: 100,
      group: { options: ["Size", "Colour"] },
    });
    expect(others).toMatchObject([
      { name: "Neroli, 30 ml, White", sku: "N-30", price: 25.5, stock: 4, weight_g: 150, gtin: "4006381333931" },
      { name: "Neroli, 10 ml, Black", sku: "N-10-B", price: 19, stock: 0 },
    ]);
  });

  it("change nothing when they come again, nor does the file of products", async () => {
    const before = await variants("Neroli");
    expect(await outcomes(FILE)).toEqual(["2 unchanged", "3 unchanged", "4 unchanged"]);
    expect(await outcomes(`${PRODUCTS}\n12;1;Neroli;Oils;20;N;0.1;9;neroli`)).toEqual(["2 unchanged"]);
    expect(await variants("Neroli")).toEqual(before);
  });

  it("are joined by the article number where the shop does not know the number", async () => {
    await aProduct(13, "Mimosa", "MI");
    await outcomes(`${COMBINATIONS}\n99;MI;Size:select:0;S:0;;;;;;;1;;1\n99;MI;Size:select:0;L:1;;MI;;;;;2;;0`);
    const [small, large] = await variants("Mimosa");
    expect([small?.name, large?.name, small?.sku]).toEqual(["Mimosa, S", "Mimosa, L", "MI"]);
    expect(large?.sku).not.toBe("MI");
  });

  it("of products that are not here are left out", async () => {
    expect(await outcomes(`${COMBINATIONS}\n404;;Size:select:0;S:0;;;;;;;1;;1`)).toEqual(["2 skipped"]);
  });

  it.each([
    ["other options", "13;;Colour:select:0;Red:0;;;;;;;1;;0", /has the options Size/],
    ["more options than values", "13;;Size:select:0, Colour:color:1;XL:0;;;;;;;1;;0", /a value for each option/],
    ["a price that is none", "13;;Size:select:0;XL:0;;;;;;five;1;;0", /“five” is no amount/],
    ["a price below nothing", "13;;Size:select:0;XL:0;;;;;;-500;1;;0", /./],
    ["a value of 10,000 letters", `13;;Size:select:0;${"x".repeat(10_000)}:0;;;;;;;1;;0`, /At most 60/],
  ])("with %s are refused, and nothing of the file is taken", async (_what, line, reason) => {
    const { applied, lines } = await take(`${COMBINATIONS}\n13;;Size:select:0;M:5;;;;;;;1;;0\n${line}`);
    expect(applied).toBe(false);
    expect(lines.map(({ outcome }) => outcome)).toEqual(["new", "refused"]);
    expect(lines[1]?.notes.join(" ")).toMatch(reason);
    expect(await variants("Mimosa")).toHaveLength(2);
  });

  it("that are the same twice are there once", async () => {
    const line = "13;;Size:select:0;XXL:9;;;;;;;1;;0";
    expect(await outcomes(`${COMBINATIONS}\n${line}\n${line}`)).toEqual(["2 new", "3 unchanged"]);
  });

  it("follow their product when it is deleted", async () => {
    await aProduct(14, "Vanilla", "VA");
    await shop.db.delete(products).where(eq(products.sku, "VA"));
    expect(await outcomes(`${COMBINATIONS}\n14;;Size:select:0;S:0;;;;;;;1;;1`)).toEqual(["2 skipped"]);
  });
});

it("combinations of an oil that came into a live shop as a draft are drafts like it", async () => {
  const live = { ...shop, config: { ...shop.config, mode: "live" as const } };
  await take(`${PRODUCTS}\n15;1;Tulsi;Oils;20;TU;0.1;9;tulsi`, false, live);
  const { lines } = await take(
    `${COMBINATIONS}\n15;;Size:select:0;S:0;;;;;;;1;;1\n15;;Size:select:0;L:1;;;;;;;2;;0`,
    false,
    live,
  );
  expect(lines.map(({ outcome }) => outcome)).toEqual(["changed", "new"]);
  expect((await variants("Tulsi")).map((one) => one?.state)).toEqual(["draft", "draft"]);
});

it("a file of two thousand and one combinations is refused as a whole", async () => {
  const line = "13;;Size:select:0;S:0;;;;;;;1;;1";
  expect((await take(`${COMBINATIONS}\n${`${line}\n`.repeat(2001)}`)).problems).toHaveLength(1);
});
