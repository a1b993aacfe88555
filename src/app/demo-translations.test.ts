import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DEMO_ARTICLE_LANGUAGES } from "#features/content/server/demo/demo-languages.ts";
import { DEMO_ARTICLES } from "#features/content/server/demo/demo-translation.ts";
import { DEMO_PRODUCT_LANGUAGES } from "#features/products/server/demo/demo-languages.ts";
import { DEMO_PHRASES, DEMO_PRODUCTS } from "#features/products/server/demo/english.ts";
import { sentencesOf, textsOfDemo } from "#features/products/server/demo-product-translations.ts";
import type { TranslationLanguage } from "#features/translations/translation.ts";
import { safeHtml } from "#shared/safe-html.ts";

interface Product {
  slug: string;
  /** Of a variant whose texts another one has. */
  texts_of?: string;
  name: string;
  description: string;
  warning: string | null;
  contains?: string;
  images: { alt: string }[];
  details: {
    features: string[];
    benefits: string[];
    how_to_use: string[];
    specifications: [string, string][];
  };
}
interface Article {
  slug: string;
  title: string;
  excerpt: string;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(`assets/demo/${file}`, "utf8"));
const catalogue = read<Product[]>("products.json");
const articles = read<Article[]>("articles.json");
const bodyOf = (slug: string) => safeHtml(readFileSync(`assets/demo/articles/${slug}.html`, "utf8").trim());
/** What a text is made of, so that no paragraph or item is lost. */
const tagsOf = (html: string) => html.match(/<[a-z0-9]+( class="\w+")?/g);

it("the types know every product and article of the demo", () => {
  expect([...DEMO_PRODUCTS]).toEqual(catalogue.flatMap(({ slug, texts_of }) => (texts_of ? [] : slug)));
  expect([...DEMO_ARTICLES]).toEqual(articles.map(({ slug }) => slug));
});

it("the types know every phrase of the demo, and none that is not in it", () => {
  const told = new Set(
    catalogue.flatMap(({ details, warning, contains = "" }) => [
      contains,
      ...details.features,
      ...details.benefits,
      ...details.how_to_use,
      ...details.specifications.flat(),
      ...sentencesOf(warning ?? ""),
    ]),
  );
  expect(DEMO_PHRASES.filter((phrase) => !told.has(phrase))).toEqual([]);
});

const languages = Object.keys(DEMO_PRODUCT_LANGUAGES) as TranslationLanguage[];

it("a language has both, the catalogue and the articles", () =>
  expect(Object.keys(DEMO_ARTICLE_LANGUAGES)).toEqual(languages));

describe.each(languages)("the demo in %s", (language) => {
  it.each(catalogue)("tells all of $slug, and leaves nothing in English", async (product) => {
    const file = await DEMO_PRODUCT_LANGUAGES[language]?.();
    if (!file) throw new Error("The language is listed");
    const texts = textsOfDemo(product as never, file.translations);
    const { specifications, ...lists } = product.details;
    for (const [part, list] of Object.entries({ ...lists, specifications }))
      expect(texts[part]?.split("\n").filter((line) => line !== "")).toHaveLength(list.length);
    expect(texts.name).not.toBe(product.name);
    expect(texts.description).not.toBe(product.description);
    expect(texts.warning === "").toBe(product.warning === null);
    const alts = Object.entries(file.translations.products).find(
      ([slug]) => slug === (product.texts_of ?? product.slug),
    )?.[1].alts;
    expect(alts).toHaveLength(product.images.length);
    expect(alts?.filter((alt, i) => alt === product.images[i]?.alt)).toEqual([]);
    expect(Math.max(...Object.values(texts).map((text) => text.length))).toBeLessThan(10_000);
  });

  it("writes decimals with a comma", async () => {
    const file = await DEMO_PRODUCT_LANGUAGES[language]?.();
    const stand = catalogue.find(({ slug }) => slug === "walnut-oil-stand");
    if (!file || !stand) throw new Error("They are listed");
    expect(textsOfDemo(stand as never, file.translations).specifications).toContain("19,5 × 7,2 × 2,4 cm");
  });

  it.each(articles)("has the article $slug in all its parts, safe to be shown", async ({ slug, title, excerpt }) => {
    const file = await DEMO_ARTICLE_LANGUAGES[language]?.();
    const own = Object.entries(file?.translations ?? {}).find(([one]) => one === slug)?.[1];
    if (!own) throw new Error("The article is listed");
    expect(own.title).not.toBe(title);
    expect(own.excerpt).not.toBe(excerpt);
    expect(safeHtml(own.content)).toBe(own.content);
    expect(tagsOf(own.content)).toEqual(tagsOf(bodyOf(slug)));
  });
});
