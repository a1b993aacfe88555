import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { saveSetting } from "#features/settings/server/save-setting.ts";
import { aGroup, anActor } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { messages } from "../../product-csv-messages.ts";
import { importProducts } from "../import-products.ts";
import { productAtOldPath } from "../old-ids.ts";
import { listProducts, productRows } from "../product-list-queries.ts";
import { productIdOfSlug } from "../product-queries.ts";
import { products } from "../products-table.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const TITLES =
  "Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status";
const FILE = `${TITLES}
sage-oil,Sage Oil,Oils,Size,10 ml,,3,9.00,https://cdn.example/sage.jpg,active
sage-oil,,,,30 ml,,4,19.00,,
fern,Fern Diffuser,Diffusers,Title,Default Title,F-1,2,49.00,,active
secret,Secret Oil,Oils,Title,Default Title,S-1,2,49.00,,draft`;
const take = (text: string, isTrial = false, where = shop) => importProducts(where, Buffer.from(text), mari, isTrial);
const live = { ...shop, config: { ...shop.config, mode: "live" as const } };
const outcomes = async (text: string, isTrial?: boolean) =>
  (await take(text, isTrial)).lines.map(({ line, outcome }) => `${line} ${outcome}`);
const named = async (search: string) => (await listProducts(shop.db, { search }, "newest", 1)).products;

it("Shopify's export is tried, taken over, and changes nothing when it comes again", async () => {
  const all = ["5 skipped", "2 new", "3 new", "4 new"];
  expect(await outcomes(FILE, true)).toEqual(all);
  expect(await named("Sage Oil")).toEqual([]);
  expect(await outcomes(FILE)).toEqual(all);
  expect((await named("Sage Oil")).map(({ sku, stock }) => [sku, stock]).toSorted()).toEqual([
    ["sage-oil-10-ml", 3],
    ["sage-oil-30-ml", 4],
  ]);
  expect(await named("Secret")).toEqual([]);
  expect(await outcomes(FILE)).toEqual(["5 skipped", "2 unchanged", "3 unchanged", "4 unchanged"]);
});

it("an image that was copied here since stays when the file comes again", async () => {
  const [ten] = (await named("Sage Oil")).filter(({ sku }) => sku === "sage-oil-10-ml");
  const copy = ["/files/images/copy.webp"];
  await shop.db
    .update(products)
    .set({ image: copy })
    .where(eq(products.id, ten?.id ?? ""));
  await take(FILE);
  const kept = await shop.db
    .select({ image: products.image })
    .from(products)
    .where(eq(products.id, ten?.id ?? ""));
  expect(kept).toEqual([{ image: copy }]);
});

it("variants of a long name without article numbers are told apart", async () => {
  const handle = "oil-".repeat(20);
  const file = `${TITLES}\n${handle},Oil,Oils,Size,10 ml,,3,9.00,,active\n${handle},,,,30 ml,,4,19.00,,`;
  expect(await outcomes(file)).toEqual(["2 new", "3 new"]);
  expect(await outcomes(file)).toEqual(["2 unchanged", "3 unchanged"]);
});

const groupsOf = async (search: string) => {
  const found = await productRows(
    shop.db,
    (await named(search)).map(({ id }) => id),
  );
  return found
    .map(({ sku, slug, group }) => ({ sku, slug, group: group?.id }))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
};

it("two products of one title in Shopify stay two, beside one of that title that is here, and change nothing when they come again", async () => {
  await aGroup(shop, { name: "Bay Oil", variants: [{ values: ["10 ml"] }] });
  const file = `${TITLES}
bay-oil-a,Bay Oil,Oils,Size,10 ml,B-1,3,9.00,,active
bay-oil-a,,,,30 ml,B-2,4,19.00,,
bay-oil-b,Bay Oil,Oils,Size,10 ml,B-3,5,12.00,,active`;
  expect(await outcomes(file)).toEqual(["2 new", "3 new", "4 new"]);
  const all = await groupsOf("Bay Oil");
  const [one, two, three] = ["B-1", "B-2", "B-3"].map((number) => all.find(({ sku }) => sku === number)?.group);
  expect(all).toHaveLength(4);
  expect([one === two, new Set(all.map(({ group }) => group)).size]).toEqual([true, 3]);
  expect(three).toBeDefined();
  expect(await outcomes(file)).toEqual(["2 unchanged", "3 unchanged", "4 unchanged"]);
});

it("a size that Shopify gets later becomes a variant of its product, whatever that is called here and there", async () => {
  const later = `${TITLES}\nbay-oil-b,Bay Laurel Oil,Oils,Size,50 ml,B-5,5,30.00,,active`;
  expect(await outcomes(later)).toEqual(["2 new"]);
  const all = await groupsOf("Bay Oil");
  const groupOf = (number: string) => all.find(({ sku }) => sku === number)?.group;
  expect(groupOf("B-5")).toBeDefined();
  expect(groupOf("B-5")).toBe(groupOf("B-3"));
});

it("WooCommerce's products of one name without article numbers become two, each with an address of its own", async () => {
  const titles =
    "ID,Type,SKU,Name,Published,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)";
  await take("Name,Price\nDill Oil,5");
  const file = `${titles}
7,simple,,Dill Oil,1,4,9,Oils,,,
8,simple,,Dill Oil,1,4,12,Oils,,,
9,variable,,Rue Oil,1,,,Oils,,Size,5 ml
10,variation,,Rue Oil - 5 ml,1,6,14,,id:9,Size,5 ml
11,variable,,Rue Oil,1,,,Oils,,Size,5 ml
12,variation,,Rue Oil - 5 ml,1,6,15,,id:11,Size,5 ml`;
  expect(await outcomes(file)).toEqual(["2 new", "3 new", "5 new", "7 new"]);
  const all = [...(await groupsOf("Dill Oil")), ...(await groupsOf("Rue Oil"))];
  expect(all.map(({ slug }) => slug).toSorted()).toEqual([
    "dill-oil",
    "dill-oil-2",
    "dill-oil-3",
    "rue-oil-5-ml",
    "rue-oil-5-ml-2",
  ]);
  expect(all.map(({ sku }) => sku)).toEqual(
    expect.arrayContaining(["dill-oil", "dill-oil-8", "rue-oil-5-ml", "rue-oil-5-ml-12"]),
  );
  expect(await outcomes(file)).toEqual(["2 unchanged", "3 unchanged", "5 unchanged", "7 unchanged"]);
});

it("a product without an article number stays itself when another of its name leaves the file of WooCommerce", async () => {
  const fileOf = (...rows: string[]) =>
    ["ID,Type,SKU,Name,Published,Stock,Regular price,Categories", ...rows].join("\n");
  const prices = async () => (await named("Twin Balm")).map(({ sku, price }) => `${sku} ${price}`).toSorted();
  await take(fileOf("905,simple,,Twin Balm,1,4,10,Oils", "909,simple,,Twin Balm,1,4,20,Oils"));
  const both = ["twin-balm 10", "twin-balm-909 20"];
  expect(await prices()).toEqual(both);
  expect(await outcomes(fileOf("905,simple,,Twin Balm,0,4,10,Oils", "909,simple,,Twin Balm,1,4,20,Oils"))).toEqual([
    "2 skipped",
    "3 unchanged",
  ]);
  expect(await outcomes(fileOf("9012,simple,,Twin Balm,1,4,30,Oils", "909,simple,,Twin Balm,1,4,20,Oils"))).toEqual([
    "2 new",
    "3 unchanged",
  ]);
  expect(await prices()).toEqual(["twin-balm 10", "twin-balm-9012 30", "twin-balm-909 20"]);
});

it("old addresses lead to the products", async () => {
  const [fern] = await named("Fern");
  expect(await productIdOfSlug(shop.db, "fern")).toBe(fern?.id);
  const ten = (await named("Sage Oil")).find(({ sku }) => sku === "sage-oil-10-ml");
  expect(await productIdOfSlug(shop.db, "sage-oil")).toBe(ten?.id);
});

it("old addresses of PrestaShop lead to the product of their number, and otherwise of their name", async () => {
  const presta = "Product ID;Name *;Reference #;Price tax included;Categories (x,y,z...);URL rewritten";
  await take(`${presta}\n4012;Neem Oil;NE;9;Oils;neem-oil\n4013;100 % Larch Oil;LA;9;Oils;100-larch-oil`);
  const [neem] = await named("Neem Oil");
  const [larch] = await named("Larch Oil");
  expect(neem && larch).toBeDefined();
  const paths = ["oils/4012-neem-oil-4006381333931.html", "4012-7-neem.html", "9-neem-oil.html", "en/neem-oil"];
  for (const path of paths) expect(await productAtOldPath(shop.db, path)).toBe(neem?.id);
  expect(await productAtOldPath(shop.db, "4013-100-larch-oil.html")).toBe(larch?.id);
  expect(await productAtOldPath(shop.db, "oils/4014-no-such-oil.html")).toBeNull();
});

describe("in a live shop", () => {
  const OILS = `${TITLES}
tansy-oil,Tansy Oil,Oils,Size,10 ml,T-1,3,9.00,,active
tansy-oil,,,,30 ml,T-2,4,19.00,,
tansy,Tansy Diffuser,Diffusers,Title,Default Title,T-3,2,49.00,,active`;

  it("oils come in as drafts, as no other shop tells by which act they are labelled", async () => {
    for (const isTrial of [true, false]) {
      const { lines } = await take(OILS, isTrial, live);
      expect(lines.map(({ outcome, notes }) => [outcome, notes])).toEqual([
        ["new", [messages.other.draft]],
        ["new", [messages.other.draft]],
        ["new", []],
      ]);
    }
    const states = await shop.rows("SELECT sku, is_draft FROM products WHERE name LIKE 'Tansy%' ORDER BY sku");
    expect(states.map(({ sku, is_draft }) => [sku, is_draft])).toEqual([
      ["T-1", true],
      ["T-2", true],
      ["T-3", false],
    ]);
  });

  it("the same file again changes nothing", async () => {
    const { lines } = await take(OILS, false, live);
    expect(lines.map(({ outcome }) => outcome)).toEqual(["unchanged", "unchanged", "unchanged"]);
  });
});

it("a category that was set here stays, where the file's words do not tell one", async () => {
  const file = `${TITLES}\nyew,Yew Aroma,Aromas,Title,Default Title,Y-1,1,9.00,,active`;
  expect((await take(file)).lines).toMatchObject([{ outcome: "new", notes: [messages.other.category] }]);
  await shop.db.update(products).set({ category: "oils" }).where(eq(products.sku, "Y-1"));
  expect((await take(file)).lines).toMatchObject([{ outcome: "unchanged", notes: [] }]);
  expect(await named("Yew Aroma")).toMatchObject([{ category: "oils" }]);
});

it("a file with one line that is refused changes nothing", async () => {
  const { applied, lines } = await take(`${TITLES}
moss,Moss Oil,Oils,Title,Default Title,M-1,1,9.00,,active
mint,Mint Oil,Oils,Title,Default Title,M-2,1,nine,,active`);
  expect(applied).toBe(false);
  expect(lines.map(({ outcome }) => outcome)).toEqual(["new", "refused"]);
  expect(await named("Moss")).toEqual([]);
});

it("a name without an end is refused, and told by its beginning", async () => {
  const { lines } = await take(`${TITLES}\nlong,${"a".repeat(10_000)},Oils,Title,Default Title,L-1,1,9.00,,active`);
  expect(lines).toMatchObject([{ outcome: "refused", name: "a".repeat(120) }]);
});

it("prices are raised where they are said to be without VAT, on trial and in the import", async () => {
  await saveSetting(shop, { key: "trader_vat_number", value: "EE100931558" }, mari);
  const file = Buffer.from(`${TITLES}\nfir,Fir Diffuser,Diffusers,Title,Default Title,FI-1,1,20.16,,active`);
  for (const isTrial of [true, false])
    expect((await importProducts(shop, file, mari, isTrial, { isWithoutVat: true })).lines).toMatchObject([
      { outcome: "new", notes: [] },
    ]);
  expect(await named("Fir Diffuser")).toMatchObject([{ price: 25 }]);
});
