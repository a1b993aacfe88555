import { expect, it } from "vitest";
import { sitemapIndex, sitemapOf } from "./sitemap.ts";

const SHOP = "https://shop.test";
const filesFor = (products: number) =>
  [...sitemapIndex(SHOP, products, ["en"]).matchAll(/sitemap\/([^<]+)<\/loc>/g)].map(([, name]) => name);

it.each([
  ["no product", 0, ["pages.xml"]],
  ["one", 1, ["pages.xml", "products-1.xml"]],
  ["exactly one file", 10_000, ["pages.xml", "products-1.xml"]],
  ["one more", 10_001, ["pages.xml", "products-1.xml", "products-2.xml"]],
])("lists files for %s", (_what, products, files) => expect(filesFor(products)).toEqual(files));

it("lists 100,000 products in files that every search engine takes", () => expect(filesFor(100_000)).toHaveLength(11));

it("lists fewer products in a file, the more languages it has", () =>
  expect(sitemapIndex(SHOP, 10_000, ["en", "et"])).toContain("products-2.xml"));

it("lists a page in each language that has it, each with all others, and English for everybody else", () => {
  const paths = { en: "/blog/evening", et: "/blog/ohtu" };
  const xml = sitemapOf(SHOP, [{ path: "/blog/evening", paths }, { path: "/faq" }], ["en", "et", "lv"]);
  const [first = "", second = ""] = xml.match(/<url>.*<\/url>/g) ?? [];
  expect(first.replace("https://shop.test/blog/evening", "")).toBe(
    second.replace("https://shop.test/et/blog/ohtu", ""),
  );
  expect(first.match(/hreflang="[^"]*" href="[^"]*"/g)).toEqual([
    'hreflang="en" href="https://shop.test/blog/evening"',
    'hreflang="et" href="https://shop.test/et/blog/ohtu"',
    'hreflang="x-default" href="https://shop.test/blog/evening"',
  ]);
  expect(xml).not.toContain("/lv/blog");
  expect(xml).toContain("<loc>https://shop.test/lv/faq</loc>");
});

it("says when something changed, in addresses that XML can hold", () => {
  const xml = sitemapOf(SHOP, [{ path: "/a?b=1&c=<" }, { path: "/blog/x", changed: new Date("2026-11-01T00:00:00Z") }]);
  expect(xml).toContain("<url><loc>https://shop.test/a?b=1&amp;c=&lt;</loc></url>");
  expect(xml).toContain("<url><loc>https://shop.test/blog/x</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>");
});
