import { expect, it } from "vitest";
import { LANGUAGES } from "#shared/language.ts";
import { sitemapIndex, sitemapOf } from "./sitemap.ts";

const SHOP = "https://shop.test";
const filesFor = (products: number, written = 0) =>
  [...sitemapIndex(SHOP, { written, products }, ["en"]).matchAll(/sitemap\/([^<]+)<\/loc>/g)].map(([, name]) => name);

it.each([
  ["no product", 0, ["pages.xml"]],
  ["one", 1, ["pages.xml", "products-1.xml"]],
  ["exactly one file", 10_000, ["pages.xml", "products-1.xml"]],
  ["one more", 10_001, ["pages.xml", "products-1.xml", "products-2.xml"]],
])("lists files for %s", (_what, products, files) => expect(filesFor(products)).toEqual(files));

it("lists 100,000 products in files that every search engine takes", () => expect(filesFor(100_000)).toHaveLength(11));

it("lists articles and pages in as many files as they need, each below the 50,000 addresses that are allowed", () => {
  expect(filesFor(0, 10_001)).toEqual(["pages.xml", "pages-2.xml"]);
  const seven = sitemapIndex(SHOP, { written: 10_000, products: 0 }, LANGUAGES);
  expect(seven.match(/pages/g)).toHaveLength(8);
});

it("lists fewer products in a file, the more languages it has", () =>
  expect(sitemapIndex(SHOP, { written: 0, products: 10_000 }, ["en", "et"])).toContain("products-2.xml"));

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

it("says of each language when its text changed: of a translation, that too", () => {
  const [first, second] = [new Date("2026-11-01T00:00:00Z"), new Date("2026-11-05T00:00:00Z")];
  const lastmods = (changed: Date, et: Date) =>
    [
      ...sitemapOf(SHOP, [{ path: "/blog/x", changed, translated: { et } }], ["en", "et"]).matchAll(
        /<lastmod>(.{10})/g,
      ),
    ].map(([, day]) => day);
  expect(lastmods(first, second)).toEqual(["2026-11-01", "2026-11-05"]);
  expect(lastmods(second, first)).toEqual(["2026-11-05", "2026-11-05"]);
});

it("says when something changed, in addresses that XML can hold", () => {
  const xml = sitemapOf(SHOP, [{ path: "/a?b=1&c=<" }, { path: "/blog/x", changed: new Date("2026-11-01T00:00:00Z") }]);
  expect(xml).toContain("<url><loc>https://shop.test/a?b=1&amp;c=&lt;</loc></url>");
  expect(xml).toContain("<url><loc>https://shop.test/blog/x</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>");
});
