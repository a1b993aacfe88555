import { asc, inArray, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { type Attribute, type AttributeValues, fittingValue } from "../attribute.ts";
import { messages } from "../attribute-messages.ts";
import type { ToldAttribute } from "../told-attribute.ts";
import { attributes } from "./attributes-table.ts";
import { wordsOf } from "./variant-queries.ts";

/** All of them, in the shopkeeper's order. */
export async function listAttributes(db: Db): Promise<Attribute[]> {
  const rows = await db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.slug));
  return rows.map(asAttribute);
}

export const asAttribute = ({ isFilter, ...row }: typeof attributes.$inferSelect): Attribute => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  type: row.type,
  unit: row.unit,
  choices: row.choices,
  is_filter: isFilter,
  position: row.position,
  version: row.version,
});

/**
 * Values as the attributes have them, which are held meanwhile so that nobody removes a value that is being set.
 * @throws AppError "invalid" with a sentence
 */
export async function fitAttributes(tx: Tx, values: AttributeValues): Promise<AttributeValues> {
  const slugs = Object.keys(values);
  if (slugs.length === 0) return values;
  const known = await tx.select().from(attributes).where(inArray(attributes.slug, slugs)).for("share");
  const fitting = Object.entries(values).map(([slug, value]) => {
    const attribute = known.find((one) => one.slug === slug);
    if (!attribute) throw new AppError("invalid", messages.unknown(slug));
    const fits = fittingValue(attribute, value);
    if (fits === null) throw new AppError("invalid", messages.unfit(attribute.name));
    return [slug, fits] as const;
  });
  return Object.fromEntries(fitting);
}

/** The product's attributes with their words in the language of the request, in the shopkeeper's order. */
export const toldAttributes = (): SQL<ToldAttribute[] | null> => sql`(
  SELECT json_agg(json_build_object('slug', a.slug, 'name', (${wordsOf(sql`ARRAY[a.name]`)})[1], 'unit', a.unit, 'value', v.value,
    'words', ${wordsOf(sql`ARRAY(SELECT c ->> 'name' FROM jsonb_array_elements(a.choices) AS c WHERE jsonb_typeof(v.value) = 'array' AND v.value ? (c ->> 'slug'))`)})
    ORDER BY a.position, a.slug)
  FROM jsonb_each(products.attributes) AS v(slug, value) JOIN attributes a ON a.slug = v.slug)`;
