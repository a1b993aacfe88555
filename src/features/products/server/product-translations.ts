import { sql } from "drizzle-orm";
import type { Translated } from "#features/translations/server/translated.ts";
import { alphabetically } from "#platform/database/collation.ts";
import type { Db } from "#platform/database/database.ts";
import { DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { PRODUCT_TEXTS, productColumns, productTexts, SAFETY_TEXTS } from "../product-translation.ts";

/** Prices and stock are not among the English texts, so they make no translation stale. Of a variant the name is that of its group. */
export const translatedProducts: Translated = {
  kind: "product",
  fields: PRODUCT_TEXTS,
  whole: null,
  urgent: SAFETY_TEXTS,
  table: "product_translations",
  key: "product_id",
  idType: "uuid",
  columns: ["name", "description", "details", "warning", "responsible_person", "contains"],
  english: sql`
    SELECT id, name AS title, retired_at IS NULL AS is_shown,
           jsonb_build_object('name', coalesce((SELECT g.name FROM product_groups g WHERE g.id = group_id), name), 'description', description, 'details', details, 'warning', warning,
                              'contains', contains, 'responsible_person', responsible_person) AS english
    FROM products`,
  textsOf: productTexts,
  columnsOf: productColumns,
};

const NAMED = 20;

/** Products for sale whose safety information is not published in a language; the first by name, and how many there are. */
export async function productsWithoutWarning(
  db: Db,
  language: Language,
): Promise<{ total: number; products: string[] }> {
  const { rows } = await db.execute<{ name: string; total: number }>(sql`
    SELECT p.name, count(*) OVER ()::int AS total FROM products p
    LEFT JOIN product_translations t ON t.product_id = p.id AND t.language = ${language} AND t.state = 'published'
    WHERE p.retired_at IS NULL AND coalesce(p.warning, '') <> '' AND t.warning IS NULL
    ORDER BY ${alphabetically(sql`p.name`, DEFAULT_LANGUAGE)}, p.id LIMIT ${NAMED}`);
  return { total: rows[0]?.total ?? 0, products: rows.map(({ name }) => name) };
}
