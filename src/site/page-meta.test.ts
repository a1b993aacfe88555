import { describe, expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import type { Language } from "#shared/language.ts";
import { pageMeta } from "./page-meta.ts";

const shopUrl = "https://shop.example";

/** The addresses that a page of the shop tells to search engines. */
function toldBy(
  language: Language,
  languages: readonly Language[],
  path = "/products",
  paths?: Partial<Record<Language, string>>,
) {
  const words = {
    title: "Our Collection",
    description: "Diffusers",
    storeName: "Aurelle",
    shopUrl,
    path,
    languages,
    paths,
  };
  const meta: { rel?: string; hrefLang?: string; href?: string }[] = withLanguage(language, () => pageMeta(words));
  return {
    canonical: meta.find(({ rel }) => rel === "canonical")?.href,
    alternates: meta.flatMap(({ rel, hrefLang, href }) => (rel === "alternate" ? `${hrefLang} ${href}` : [])),
  };
}

describe("a page tells search engines", () => {
  it("only its own address, while the shop is in English only", () =>
    expect(toldBy("en", ["en"])).toEqual({ canonical: `${shopUrl}/products`, alternates: [] }));

  it("its address in each published language, and English for all others", () =>
    expect(toldBy("et", ["en", "et"])).toEqual({
      canonical: `${shopUrl}/et/products`,
      alternates: [`en ${shopUrl}/products`, `et ${shopUrl}/et/products`, `x-default ${shopUrl}/products`],
    }));

  it("the same in every language", () =>
    expect(toldBy("lv", ["en", "et", "lv"]).alternates).toEqual(toldBy("en", ["en", "et", "lv"]).alternates));

  it("the English address of what is not translated", () =>
    expect(toldBy("et", ["en", "et"], "/blog/evening", { en: "/blog/evening" })).toEqual({
      canonical: `${shopUrl}/blog/evening`,
      alternates: [],
    }));

  it("an article's own address in each language that has it and is published", () => {
    const paths = { en: "/blog/evening", et: "/blog/ohtu", fi: "/blog/ilta" };
    expect(toldBy("et", ["en", "et", "lv"], "/blog/ohtu", paths)).toEqual({
      canonical: `${shopUrl}/et/blog/ohtu`,
      alternates: [`en ${shopUrl}/blog/evening`, `et ${shopUrl}/et/blog/ohtu`, `x-default ${shopUrl}/blog/evening`],
    });
  });

  it("the first page of a language without a slash at the end", () =>
    expect(toldBy("et", ["en", "et"], "/")).toEqual({
      canonical: `${shopUrl}/et`,
      alternates: [`en ${shopUrl}/`, `et ${shopUrl}/et`, `x-default ${shopUrl}/`],
    }));
});
