import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import type { Language } from "#shared/language.ts";
import { aKit, anActor, aProduct, changesBy } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { statementsDuring } from "#tests/statements.ts";
import { translate } from "#tests/translations.ts";
import { variantTools } from "#tests/variants.ts";
import { feedProducts, productFeed } from "./product-feed-queries.ts";
import { translatedProducts } from "./product-translations.ts";
import { products } from "./products-table.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const change = changesBy(shop, mari);
const { made, add } = variantTools(shop, mari);
const names = { shopUrl: "https://shop.test", storeName: "Linden" };

async function feed(language: Language = "en"): Promise<string> {
  const parts = withLanguage(language, () => productFeed(shop.db, names, "Calm."));
  let xml = "";
  // Outside of the language, as the server sends it.
  for await (const part of parts) xml += part;
  return xml;
}
const itemOf = (xml: string, id: string) => xml.match(/<item>.*?<\/item>/gs)?.find((item) => item.includes(id)) ?? "";

it("lists each variant on sale once, and nothing that shoppers do not see", async () => {
  const { product, groupId } = await made("Lavender Oil");
  const large = await add(groupId, "30 ml");
  const draft = await aProduct(shop);
  await change(draft.id, { state: "draft" });
  const xml = await feed();
  expect(xml).toMatch(/^<\?xml .*<rss version="2.0".*<\/channel>\n<\/rss>\n$/s);
  expect(xml.match(/<g:id>/g)).toHaveLength(2);
  for (const [id, size] of [
    [product.id, "10 ml"],
    [large, "30 ml"],
  ] as const) {
    expect(itemOf(xml, id)).toContain(`<g:item_group_id>${groupId}<`);
    expect(itemOf(xml, id)).toContain(`<g:size>${size}<`);
    expect(itemOf(xml, id)).toContain(`<g:link>https://shop.test/products/${id}<`);
  }
  expect(itemOf(xml, product.id)).toContain("<g:availability>in_stock<");
  expect(itemOf(xml, large)).toContain("<g:availability>out_of_stock<");
});

it("strikes a price only where the history bears it, as the shop does", async () => {
  const { id } = await aProduct(shop, { price: 40 });
  await change(id, { discount_percentage: 25 });
  expect(itemOf(await feed(), id)).not.toContain("sale_price");
  expect(itemOf(await feed(), id)).toContain("<g:price>30.00 EUR<");
  await shop.rows(
    "UPDATE price_history SET since = since - interval '60 days' WHERE product_id = $1 AND discount_percentage = 0",
    id,
  );
  expect(itemOf(await feed(), id)).toContain("<g:price>40.00 EUR<");
  expect(itemOf(await feed(), id)).toContain("<g:sale_price>30.00 EUR<");
});

it("a kit goes nowhere where one of its parts does not", async () => {
  const oil = await aProduct(shop, { stock: 0 });
  const kit = await aKit(shop, [[oil, 1]]);
  const item = itemOf(await feed(), kit.id);
  for (const said of ["is_bundle>yes", "shopping_ads_excluded_country>US", "availability>out_of_stock"])
    expect(item).toContain(said);
});

it("in another language has what is wholly translated, in its words, and leads to its pages", async () => {
  const { id } = await aProduct(shop, { name: "Cedar Oil" });
  await shop.db.update(products).set({ description: "From the Atlas." }).where(eq(products.id, id));
  await translate(shop, translatedProducts, id, { texts: { name: "Seedriõli" } });
  expect(itemOf(await feed("et"), id)).toBe("");
  await translate(shop, translatedProducts, id, { texts: { name: "Seedriõli", description: "Atlase mägedest." } });
  const item = itemOf(await feed("et"), id);
  for (const said of ["Seedriõli", "Atlase mägedest.", `https://shop.test/et/products/${id}<`])
    expect(item).toContain(said);
  expect(itemOf(await feed("lv"), id)).toBe("");
});

it("is read in pieces, each by one statement", async () => {
  const all = await feedProducts(shop.db, null);
  const [first] = await feedProducts(shop.db, null, 1);
  const rest = await feedProducts(shop.db, first?.id ?? null);
  expect([first?.id, ...rest.map(({ id }) => id)]).toEqual(all.map(({ id }) => id));
  expect(await statementsDuring(() => feed())).toHaveLength(1);
});
