import { eq, inArray } from "drizzle-orm";
import { translatedImages } from "#features/images/server/image-translations.ts";
import { images } from "#features/images/server/images-table.ts";
import { insertTranslations } from "#features/translations/server/insert-translations.ts";
import type { Texts, TranslationLanguage } from "#features/translations/translation.ts";
import type { Tx } from "#platform/database/database.ts";
import { DETAIL_PARTS, detailTexts, type ProductDetails } from "../product-details.ts";
import { DEMO_PRODUCT_LANGUAGES } from "./demo/demo-languages.ts";
import type { DemoProductTranslations } from "./demo/demo-translation.ts";
import type { DemoCatalogue } from "./demo-catalogue.ts";
import { translatedProducts } from "./product-translations.ts";
import { products } from "./products-table.ts";

type DemoProduct = DemoCatalogue["products"][number];

/** Writes the demo's catalogue in a language, with the alternative texts of its images. */
export async function insertDemoProductTranslations(
  tx: Tx,
  demo: DemoCatalogue,
  language: TranslationLanguage,
): Promise<void> {
  const file = await DEMO_PRODUCT_LANGUAGES[language]?.();
  if (!file) return;
  const rows = await tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(eq(products.isSample, true));
  const things = rows.flatMap(({ id, slug }) => {
    const product = demo.products.find((one) => one.slug === slug);
    return product ? [{ id, texts: textsOfDemo(product, file.translations) }] : [];
  });
  await insertTranslations(tx, translatedProducts, language, things);
  await insertTranslations(tx, translatedImages, language, await altsOf(tx, demo, file.translations));
}

async function altsOf(tx: Tx, demo: DemoCatalogue, { products: texts }: DemoProductTranslations) {
  const altOf = new Map<string, string>();
  for (const { slug, texts_of: base = slug, images: pictures } of demo.products)
    for (const [place, { file }] of pictures.entries()) {
      const path = demo.images.get(file)?.path;
      const alt = Object.entries(texts).find(([one]) => one === base)?.[1].alts[place];
      if (path && alt) altOf.set(path, alt);
    }
  const found = await tx
    .select({ id: images.id, path: images.path })
    .from(images)
    .where(inArray(images.path, [...altOf.keys()]));
  return found.map(({ id, path }) => ({ id, texts: { alt: altOf.get(path) ?? "" } }));
}

/** @throws Error for a sentence without translation */
export function textsOfDemo(
  {
    slug = "",
    texts_of: base = slug,
    details,
    warning,
    contains,
  }: Pick<DemoProduct, "slug" | "texts_of" | "details" | "warning" | "contains">,
  { products: texts, phrases, responsiblePerson }: DemoProductTranslations,
): Texts {
  const own = Object.entries(texts).find(([one]) => one === base)?.[1];
  if (!own) throw new Error(`The demo has no translation of ${slug}`);
  const told = (phrase: string) => translated(phrase, phrases);
  return {
    name: own.name,
    description: own.description,
    ...(details ? detailTexts(translatedDetails(details, told)) : {}),
    warning: sentencesOf(warning ?? "")
      .map(told)
      .join(" "),
    ...(contains ? { contains: told(contains) } : {}),
    responsible_person: responsiblePerson,
  };
}

export const sentencesOf = (text: string): string[] => text.split(/(?<=\.) /).filter((sentence) => sentence !== "");

/** Latin names, which are nobody's language. */
const LATIN = ["Botanical name", "INCI"];
/** Measures differ by the decimal comma, which English alone writes as a point. */
const MEASURE = /^[\d.,×\s]*(cm|g|ml|mm|m²)?$/;

function translatedDetails(details: ProductDetails, told: (phrase: string) => string): ProductDetails {
  const [features = [], benefits = [], howTo = []] = DETAIL_PARTS.flatMap((part) =>
    part === "specifications" ? [] : [details[part].map(told)],
  );
  const specifications = details.specifications.map(([label, value]): [string, string] => [
    told(label),
    LATIN.includes(label) ? value : told(value),
  ]);
  return { features, benefits, how_to_use: howTo, specifications };
}

function translated(phrase: string, phrases: DemoProductTranslations["phrases"]): string {
  if (MEASURE.test(phrase)) return phrase.replaceAll(/(\d)\.(\d)/g, "$1,$2");
  const found: unknown = Reflect.get(phrases, phrase);
  if (typeof found !== "string") throw new Error(`The demo has no translation of “${phrase}”`);
  return found;
}
