import { type SQL, sql } from "drizzle-orm";
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import type { ProductDetails } from "../product-details.ts";

/** What is published of a product in the language of the request; undefined in English. */
type Translation<T> = { translation: SQL<T | null | undefined> };

export interface TranslatedName {
  name: string | null;
}
export interface TranslatedTexts extends TranslatedName {
  description: string | null;
  details: Partial<ProductDetails> | null;
  warning: string | null;
  contains: string | null;
  responsiblePerson: string | null;
}

// One look at a primary key for each row of the statement. In English the statement has no such column.
const translation = <T>(texts: SQL): Translation<T> =>
  (currentLanguage() === DEFAULT_LANGUAGE
    ? {}
    : {
        translation: sql`(SELECT ${texts} FROM (SELECT) AS one LEFT JOIN product_translations t
          ON t.product_id = products.id AND t.language = ${currentLanguage()} AND t.state = 'published')`,
      }) as Translation<T>;

/** A translation holds the name of a variant without its values, which are translated once for the shop. An order keeps 200 letters. */
const name = () => sql`CASE WHEN products.group_id IS NULL THEN t.name ELSE left(variant_name(
  coalesce(t.name, (SELECT g.name FROM product_groups g WHERE g.id = products.group_id)),
  option_words(products.option_values, ${currentLanguage()})), 200) END`;

export const translatedName = () => translation<TranslatedName>(sql`json_build_object('name', ${name()})`);

export const translatedWarning = () =>
  translation<TranslatedName & { warning: string | null; contains: string | null }>(
    sql`json_build_object('name', ${name()}, 'warning', t.warning, 'contains', t.contains)`,
  );

export const translatedTexts = () =>
  translation<TranslatedTexts>(sql`json_build_object('name', ${name()}, 'description', t.description, 'details', t.details,
    'warning', t.warning, 'contains', t.contains, 'responsiblePerson', t.responsible_person)`);

/** The alternative text of the image `pic`, in English where it is not translated. */
export const alternativeText = (): SQL =>
  currentLanguage() === DEFAULT_LANGUAGE
    ? sql`pic.alt`
    : sql`coalesce((SELECT t.alt FROM image_translations t
        WHERE t.image_id = pic.id AND t.language = ${currentLanguage()} AND t.state = 'published'), pic.alt)`;

/** Products that are published under one of these names, in lower case, in the language of the request. */
export const named = (names: readonly string[]): SQL | undefined =>
  currentLanguage() === DEFAULT_LANGUAGE
    ? undefined
    : sql`products.id IN (SELECT t.product_id FROM product_translations t
        WHERE lower(btrim(t.name)) = ANY(${sql.param([...names])}) AND t.language = ${currentLanguage()} AND t.state = 'published')`;

/** The product's texts, each in English where it is not translated. */
export function inLanguage<Row extends { name: string }, T extends TranslatedName>(
  row: Row & { translation?: T | null | undefined },
): Row {
  const { translation: texts, ...english } = row;
  const told = Object.entries(texts ?? {}).filter(([, text]) => text !== null);
  return { ...english, ...Object.fromEntries(told) } as unknown as Row;
}

/** The parts of the product page, each in English where it is not translated. */
export const detailsInLanguage = (
  english: ProductDetails | null,
  translated: Partial<ProductDetails> | null | undefined,
): ProductDetails | null => (english && translated ? { ...english, ...translated } : english);

/** Of a translation `t` of the product `p`: its page in that language is worth telling search engines about. */
export const isWholly = sql`t.name IS NOT NULL AND (t.description IS NOT NULL OR coalesce(p.description, '') = '')`;

/** Of the product with this id, the languages other than English in which it has both its name and its description. */
export const translatedInto = (id: string): SQL<Language[] | null> => sql`CASE products.id WHEN ${id} THEN ARRAY(
  SELECT t.language FROM product_translations t JOIN products p ON p.id = t.product_id
  WHERE t.product_id = products.id AND t.state = 'published' AND ${isWholly}) END`;
