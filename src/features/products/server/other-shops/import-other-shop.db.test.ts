import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Actor } from "#features/audit/actor.ts";
import { anAdministrator } from "../../../../../tests/makers.ts";
import { shopOfFile } from "../../../../../tests/shop.ts";
import { importProducts } from "../import-products.ts";
import { listProducts } from "../product-list-queries.ts";
import { productIdOfSlug } from "../product-queries.ts";
import { products } from "../products-table.ts";

const shop = await shopOfFile();
let mari: Actor;
beforeAll(async () => {
  mari = { by: await anAdministrator(shop), requestId: "test" };
});
const TITLES =
  "Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status";
const FILE = `${TITLES}
sage-oil,Sage Oil,Oils,Size,10 ml,,3,9.00,https://cdn.example/sage.jpg,active
sage-oil,,,,30 ml,,4,19.00,,
fern,Fern Diffuser,Diffusers,Title,Default Title,F-1,2,49.00,,active
secret,Secret Oil,Oils,Title,Default Title,S-1,2,49.00,,draft`;
const take = (text: string, isTrial = false) => importProducts(shop, Buffer.from(text), mari, isTrial);
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

it("old addresses lead to the products", async () => {
  const [fern] = await named("Fern");
  expect(await productIdOfSlug(shop.db, "fern")).toBe(fern?.id);
  const ten = (await named("Sage Oil")).find(({ sku }) => sku === "sage-oil-10-ml");
  expect(await productIdOfSlug(shop.db, "sage-oil")).toBe(ten?.id);
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
