import { expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { euros } from "#shared/money.ts";
import { type FeedProduct, feedItem } from "./product-feed.ts";
import { reductionOf } from "./reduction.ts";

const LAVENDER: FeedProduct = {
  id: "7d2f1f4e-6a35-4a6f-9b1c-0f0f3a1b2c3d",
  groupId: null,
  options: null,
  values: [],
  name: "Lavender Oil",
  description: "From Provence.",
  category: "oils",
  price: euros(20),
  discountPercentage: 0,
  reduction: null,
  inStock: true,
  images: ["products/a.webp"],
  sku: "LAV-10",
  gtin: null,
  maker: null,
  volumeMl: 10,
  weightG: 40,
  notSoldTo: [],
  isKit: false,
};
const shop = { shopUrl: "https://shop.test", storeName: "Linden & Co" };

/** The texts of the elements of this name, in their order. */
function told(change: Partial<FeedProduct>, name: string): string[] {
  const xml = feedItem({ ...LAVENDER, ...change }, shop);
  return [...xml.matchAll(new RegExp(`<g:${name}>(.*?)</g:${name}>`, "g"))].map(([, text = ""]) => text);
}

it("a product is told by its id, its page and what the shop shows of it", () => {
  expect(feedItem(LAVENDER, shop)).toBe(`<item>
<g:id>7d2f1f4e-6a35-4a6f-9b1c-0f0f3a1b2c3d</g:id>
<g:title>Lavender Oil</g:title>
<g:description>From Provence.</g:description>
<g:link>https://shop.test/products/7d2f1f4e-6a35-4a6f-9b1c-0f0f3a1b2c3d</g:link>
<g:image_link>https://shop.test/storage/v1/object/public/product-images/products/a.webp</g:image_link>
<g:availability>in_stock</g:availability>
<g:price>20.00 EUR</g:price>
<g:unit_pricing_measure>10ml</g:unit_pricing_measure>
<g:unit_pricing_base_measure>1l</g:unit_pricing_base_measure>
<g:condition>new</g:condition>
<g:brand>Linden &amp; Co</g:brand>
<g:mpn>LAV-10</g:mpn>
<g:product_type>Oils</g:product_type>
<g:shipping_weight>40 g</g:shipping_weight>
</item>
`);
});

it("in another language it leads to the page in that language", () =>
  withLanguage("et", () => {
    expect(told({}, "link")).toEqual([`https://shop.test/et/products/${LAVENDER.id}`]);
    expect(told({}, "product_type")).toEqual(["Õlid"]);
  }));

it.each([
  ["the prices of 30 days before bear it: it counts from the lowest", 25, euros(18), ["18.00 EUR"], ["15.00 EUR"]],
  ["the price before is not known: the price to pay alone", 25, null, ["15.00 EUR"], []],
  ["it was as cheap before: the price to pay alone", 25, euros(15), ["15.00 EUR"], []],
  ["no discount", 0, null, ["20.00 EUR"], []],
])("of a reduction, where %s", (_situation, discountPercentage, lowestBefore, price, sale) => {
  const reduction = reductionOf({ price: LAVENDER.price, discountPercentage, lowestBefore });
  expect(told({ discountPercentage, reduction }, "price")).toEqual(price);
  expect(told({ discountPercentage, reduction }, "sale_price")).toEqual(sale);
});

it.each([
  ["the shop's own goods with a GTIN", { gtin: "40063813" }, ["Linden &amp; Co", "40063813", "LAV-10", undefined]],
  ["another maker's with a GTIN", { maker: "Salt", gtin: "40063813" }, ["Salt", "40063813", undefined, undefined]],
  ["another maker's without: no number of its maker is known", { maker: "Salt" }, ["Salt", undefined, undefined, "no"]],
])("by brand and numbers: %s", (_situation, change, numbers) =>
  expect(["brand", "gtin", "mpn", "identifier_exists"].map((name) => told(change, name)[0])).toEqual(numbers),
);

it("a variant names its group and what it differs in, by the properties that are known", () => {
  const variant = { groupId: "g-1", options: ["Size", "Wrapping"], values: ["10 ml", "Kinkekarp"] };
  expect(told(variant, "item_group_id")).toEqual(["g-1"]);
  expect(told(variant, "size")).toEqual(["10 ml"]);
  expect(feedItem({ ...LAVENDER, ...variant }, shop)).not.toContain("Kinkekarp");
});

it("goods without a volume have no price of a unit, sold out ones say so, and a kit is a bundle", () => {
  expect(told({ category: "diffusers", volumeMl: 180 }, "unit_pricing_measure")).toEqual([]);
  expect(told({ inStock: false }, "availability")).toEqual(["out_of_stock"]);
  expect(told({ isKit: true }, "is_bundle")).toEqual(["yes"]);
});

it("each country that it is not sent to is left out of advertisements", () =>
  expect(told({ notSoldTo: ["US", "LV"] }, "shopping_ads_excluded_country")).toEqual(["US", "LV"]));

it("stays within the limits of the format", () => {
  const images = Array.from({ length: 14 }, (_, i) => `products/${i}.webp`);
  expect(told({ images }, "additional_image_link")).toHaveLength(10);
  expect(told({ images: ["data:image/png;base64,AAAA", ...images] }, "image_link")[0]).toContain("/products/0.webp");
  expect(told({ name: "x".repeat(200) }, "title")[0]).toHaveLength(150);
  expect(told({ description: "x".repeat(6000) }, "description")[0]).toHaveLength(5000);
});
