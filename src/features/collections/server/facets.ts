import { type SQL, sql } from "drizzle-orm";
import type { AttributeType } from "#features/products/attribute.ts";
import { wordsOf } from "#features/products/server/variant-queries.ts";
import { byAttribute } from "../collection-filters.ts";
import type { Facet } from "../collection-listing.ts";

/** By the slug of the attribute: a row `m` has one of its values. */
export const facetConditions = (facets: readonly string[]): [attribute: string, condition: SQL][] =>
  Object.entries(byAttribute(facets)).map(([attribute, values]) => [
    attribute,
    sql`m.facets && ${sql.param(values)}::text[]`,
  ]);

/** The names of those conditions that a row does not meet. */
export const failedFilters = (conditions: readonly (readonly [name: string, condition: SQL])[]): SQL =>
  sql`array_remove(ARRAY[${sql.join(
    conditions.map(([name, condition]) => sql`CASE WHEN ${condition} THEN NULL ELSE ${name}::text END`),
    sql`, `,
  )}]::text[], NULL)`;

/**
 * Rows of `slug` and `counts`, of rows with `facets` and `failed`: `counted` counts for a value where no filter but that of its own
 * attribute leaves it out.
 */
export const facetsCounted = (rows: SQL, counted: SQL): SQL => sql`
  SELECT split_part(facet, '.', 1) AS slug, json_object_agg(substr(facet, strpos(facet, '.') + 1), n) AS counts FROM (
    SELECT facet COLLATE "C" AS facet, count(${counted}) FILTER (WHERE s.failed <@ ARRAY[split_part(facet, '.', 1)]) AS n
    FROM ${rows} s, unnest(s.facets) AS facet GROUP BY 1) AS f GROUP BY 1`;

/** The shop's filters in the language of the request, as JSON, with what was counted. */
export const attributesOf = (counted: SQL): SQL => sql`
  SELECT coalesce(json_agg(json_build_object('slug', a.slug, 'name', (${wordsOf(sql`ARRAY[a.name]`)})[1], 'type', a.type,
    'unit', a.unit, 'choices', ARRAY(SELECT c ->> 'slug' FROM jsonb_array_elements(a.choices) AS c),
    'words', ${wordsOf(sql`ARRAY(SELECT c ->> 'name' FROM jsonb_array_elements(a.choices) AS c)`)}, 'counts', k.counts)
    ORDER BY a.position, a.slug), '[]') FROM attributes a LEFT JOIN ${counted} k ON k.slug = a.slug COLLATE "C" WHERE a.is_filter`;

export interface FoundAttribute {
  slug: string;
  name: string;
  type: AttributeType;
  unit: string | null;
  choices: string[];
  words: string[];
  counts: Record<string, number> | null;
}

/** In the shopkeeper's order, numbers by their size. Of a large collection also values that only others of its products may have. */
export function facetOf(
  { slug, name, type, unit, choices, words, counts }: FoundAttribute,
  isCounted: boolean,
): Facet[] {
  const known = Object.keys(counts ?? {});
  const listed =
    type === "choice" ? choices.filter((one) => !isCounted || known.includes(one)) : known.toSorted(inOrder);
  const values = listed.map((value) => ({
    value,
    name: type === "choice" ? (words[choices.indexOf(value)] ?? value) : value,
    count: isCounted ? (counts?.[value] ?? 0) : null,
  }));
  return values.length > 0 ? [{ slug, name, type, unit, values }] : [];
}

const inOrder = (a: string, b: string): number => Number(a) - Number(b) || b.localeCompare(a, "en");
