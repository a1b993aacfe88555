import { type SQL, sql } from "drizzle-orm";
import { currentLanguage, DEFAULT_LANGUAGE } from "#shared/language.ts";
import type { Cents } from "#shared/money.ts";
import { countOf } from "../option-counts.ts";
import { priceNow } from "../product.ts";
import { type Choices, mustChoose, termKey, type VariantGroup } from "../variants.ts";
import { inStockOf } from "./in-stock.ts";

const isEnglish = (): boolean => currentLanguage() === DEFAULT_LANGUAGE;

/** The name of the group `g` in the language of the request, which the translation of each variant holds. */
const nameOfGroup = (): SQL =>
  isEnglish()
    ? sql`g.name`
    : sql`coalesce((SELECT t.name FROM product_translations t
        WHERE t.product_id = products.id AND t.language = ${currentLanguage()} AND t.state = 'published'), g.name)`;

/** Words of options and attributes in the language of the request. */
export const wordsOf = (terms: SQL): SQL => (isEnglish() ? terms : sql`option_words(${terms}, ${currentLanguage()})`);

/** In cents, rounded as `reduced` does. */
const priceNowOf = (row: SQL): SQL =>
  sql`floor((${row}.price_cents * (10000 - round(${row}.discount_percentage * 100)) + 5000) / 10000)::int`;

const inOrder = sql`ORDER BY v.group_position, v.created_at, v.id`;

interface StoredChoices extends Pick<Choices, "name" | "volumeMl" | "to"> {
  id: string;
  count: number;
  inStock: number;
  options: string[];
  lowest: Cents;
  highest: Cents;
  /** Of the variant itself. */
  own: Cents;
}

/** Of the variant that stands for its group in lists; null for all others. Without OFFSET, each `v.in_stock` asks on its own. */
export const choices =
  () => sql<StoredChoices | null>`CASE WHEN products.group_id IS NOT NULL AND products.listed THEN (
  SELECT json_build_object('id', products.id, 'name', ${nameOfGroup()}, 'options', g.options, 'count', count(*),
    'lowest', coalesce(min(v.price) FILTER (WHERE v.in_stock), min(v.price)), 'highest', max(v.price),
    'own', min(v.price) FILTER (WHERE v.id = products.id), 'volumeMl', (array_agg(v.volume_ml ORDER BY v.in_stock DESC, v.price))[1],
    'to', coalesce((array_agg(v.id ${inOrder}) FILTER (WHERE v.in_stock))[1], products.id), 'inStock', count(*) FILTER (WHERE v.in_stock))
  FROM product_groups g JOIN (
    SELECT o.id, o.group_id, o.group_position, o.created_at, o.volume_ml, ${priceNowOf(sql`o`)} AS price, ${inStockOf(sql`o.id`)} AS in_stock
    FROM products o WHERE o.group_id = products.group_id AND o.retired_at IS NULL OFFSET 0) v ON v.group_id = g.id
  GROUP BY g.id) END`;

/** Null where there is nothing to choose. */
export const asChoices = (stored: StoredChoices | null): Choices | null => {
  if (!stored || stored.count < 2) return null;
  const { name, options, count, lowest, highest, own, volumeMl, to, inStock } = stored;
  return {
    name,
    count: countOf(count, options),
    volumeMl,
    to,
    inStock: inStock > 0,
    mustChoose: mustChoose(stored.id, stored),
    from: lowest < highest || lowest !== own ? lowest : null,
  };
};

interface StoredGroup extends Omit<VariantGroup, "variants"> {
  /** `written`: the values as the shopkeeper wrote them. */
  variants: {
    id: string;
    values: string[];
    written: string[];
    price: Cents;
    discountPercentage: number;
    inStock: boolean;
  }[];
}

/** The group of the product with this id and all its variants on sale. Null for other rows and for a product without variants. */
export const groupOf = (
  id: string,
) => sql<StoredGroup | null>`CASE WHEN products.id = ${id}::uuid AND products.group_id IS NOT NULL THEN (
  SELECT json_build_object('id', g.id, 'name', ${nameOfGroup()}, 'options', ${wordsOf(sql`g.options`)}, 'englishOptions', g.options,
    'variants', json_agg(json_build_object('id', v.id, 'values', ${wordsOf(sql`v.option_values`)}, 'written', v.option_values, 'price', v.price_cents,
      'discountPercentage', v.discount_percentage, 'inStock', ${inStockOf(sql`v.id`)}) ${inOrder}))
  FROM product_groups g JOIN products v ON v.group_id = g.id AND v.retired_at IS NULL WHERE g.id = products.group_id GROUP BY g.id) END`;

export function asGroup(stored: StoredGroup | null): VariantGroup | null {
  if (!stored) return null;
  const { variants, ...group } = stored;
  const count = (which: "values" | "written", place: number) =>
    new Set(variants.map((one) => termKey(one[which][place] ?? ""))).size;
  // Two values of one word would be one choice, and one of them out of reach: then the words of this option are the shopkeeper's.
  const isClear = group.options.map((_, place) => count("values", place) === count("written", place));
  return {
    ...group,
    variants: variants.map(({ id, values, written, inStock, ...price }) => ({
      id,
      values: values.map((value, place) => (isClear[place] ? value : (written[place] ?? value))),
      inStock,
      price: priceNow(price),
    })),
  };
}
