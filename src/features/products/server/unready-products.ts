import { desc, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { withDefaultMaker } from "../default-maker.ts";
import { labelProblems, lacksRegime } from "../hazard.ts";
import { SAFETY_TEXTS } from "../product-translation.ts";
import { isKit } from "./kit-queries.ts";
import { products } from "./products-table.ts";

/** So many of the newest products are looked at. */
const LOOKED_AT = 5_000;
/** So many are named of each kind. */
const NAMED = 5;

export const PRODUCT_GAPS = ["label", "maker", "responsiblePerson", "weight", "materials", "safetyTexts"] as const;
export type ProductGap = (typeof PRODUCT_GAPS)[number];

export interface Unready {
  gap: ProductGap;
  count: number;
  products: { id: string; name: string; sku: string }[];
}

/** What products on sale lack of what an offer must tell (L13 to L16) or a register asks for (L53). */
export async function unreadyProducts(db: Db, settings: Known): Promise<Unready[]> {
  const rows = await db
    .select({
      ...getTableColumns(products),
      isKit,
      isBehind: isBehind(settings.languages.filter((language) => language !== DEFAULT_LANGUAGE)),
    })
    .from(products)
    .where(isNull(products.retiredAt))
    .orderBy(desc(products.createdAt))
    .limit(LOOKED_AT);
  const lacking = (gap: ProductGap): Unready => {
    const found = rows.filter((row) => LACKS[gap](row, settings));
    return {
      gap,
      count: found.length,
      products: found.slice(0, NAMED).map(({ id, name, sku }) => ({ id, name, sku })),
    };
  };
  return PRODUCT_GAPS.map(lacking).filter(({ count }) => count > 0);
}

type Known = Pick<StoreSettings, "trader" | "languages">;
type Row = typeof products.$inferSelect & { isKit: boolean; isBehind: boolean };

/** Whether one of these languages lacks a safety text, or has it made from another English. */
const isBehind = (languages: readonly Language[]) => {
  const lacks = SAFETY_TEXTS.map((name) => {
    const column = sql.raw(name);
    return sql`(coalesce(products.${column}, '') <> '' AND (
      t.${column} IS NULL OR t.source ->> ${name} IS DISTINCT FROM products.${column}))`;
  });
  return sql<boolean>`EXISTS (
    SELECT FROM unnest(${sql.param([...languages])}::text[]) AS shown (language)
    LEFT JOIN product_translations t
      ON t.product_id = products.id AND t.language = shown.language AND t.state = 'published'
    WHERE ${sql.join(lacks, sql` OR `)})`;
};

const LACKS: Readonly<Record<ProductGap, (row: Row, settings: Known) => boolean>> = {
  label: (row) => (!row.isKit && lacksRegime(row)) || labelProblems(row).length > 0,
  maker(row, settings) {
    const { maker, makerAddress, makerContact } = withDefaultMaker(row, settings);
    return !maker || !makerAddress || !makerContact;
  },
  responsiblePerson: (row, settings) => !withDefaultMaker(row, settings).responsiblePerson,
  // A kit weighs what its parts weigh, and is made of what they are made of.
  weight: ({ weightG, isKit }) => weightG === null && !isKit,
  materials: ({ materials, isKit }) => !isKit && Object.keys(materials).length === 0,
  safetyTexts: ({ isBehind }) => isBehind,
};
