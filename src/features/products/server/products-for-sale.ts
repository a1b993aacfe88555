import type { Db } from "#platform/database/database.ts";
import type { DeliveryCountry } from "#shared/delivery-countries.ts";
import type { Cents } from "#shared/money.ts";
import type { Category } from "../category.ts";
import type { SeenWithOrder } from "../product.ts";
import { type Reduction, reductionOf } from "../reduction.ts";
import { nowhereOf, partsOfProduct, type StoredPart } from "./kit-queries.ts";
import { lowestBefore } from "./lowest-before.ts";
import { asked, onSale, safetyColumns } from "./product-queries.ts";
import { inLanguage, translatedWarning } from "./product-translation-queries.ts";
import { products } from "./products-table.ts";

export interface ProductForSale {
  id: string;
  /** In the language of the request. */
  name: string;
  englishName: string;
  sku: string;
  category: Category;
  priceCents: Cents;
  discountPercentage: number;
  notSoldTo: readonly DeliveryCountry[] | null;
  /** What the shop shows of its discount. */
  reduction: Reduction | null;
  /** Null where there is nothing to read but its price. */
  seen: SeenWithOrder | null;
  /** Of a kit; none of any other product. */
  parts: readonly PartForSale[];
}

/** What an order keeps of a part of a kit. */
export interface PartForSale
  extends Pick<ProductForSale, "id" | "name" | "englishName" | "sku" | "priceCents" | "seen"> {
  /** In one kit. */
  quantity: number;
  isRetired: boolean;
}

const forSale = {
  id: products.id,
  name: products.name,
  sku: products.sku,
  category: products.category,
  priceCents: products.priceCents,
  discountPercentage: products.discountPercentage,
  lowestBefore,
  volumeMl: products.volumeMl,
  notSoldTo: products.notSoldTo,
  signalWord: products.signalWord,
  hazardStatements: products.hazardStatements,
  warning: products.warning,
  prop65Warning: products.prop65Warning,
  ...safetyColumns,
};

/** What checkout prices by: the asked ids, and the asked names for lines that have no id (decision 11). */
export async function productsForSale(
  db: Db,
  ids: readonly string[],
  names: readonly string[],
): Promise<ProductForSale[]> {
  const rows = await db
    .select({ ...forSale, parts: partsOfProduct(), ...translatedWarning() })
    .from(products)
    .where(asked(ids, names));
  return rows.map((row) => {
    const { id, name, sku, category, priceCents, discountPercentage, contains, warning, prop65Warning } =
      inLanguage(row);
    const { lowestBefore } = row;
    return {
      id,
      name,
      englishName: row.name,
      sku,
      category,
      priceCents,
      discountPercentage,
      notSoldTo: row.parts ? nowhereOf(row) : row.notSoldTo,
      reduction: reductionOf({ price: priceCents, discountPercentage, lowestBefore }),
      seen: seenOf({ ...row, contains, warning, prop65Warning }),
      parts: (row.parts ?? []).map(partForSale),
    };
  });
}

function partForSale(part: StoredPart): PartForSale {
  const told = inLanguage(part);
  const { id, name, sku, priceCents, quantity, isRetired } = told;
  return { id, name, englishName: part.name, sku, priceCents, quantity, isRetired, seen: seenOf(told) };
}

type Told = NonNullable<SeenWithOrder["label"]> & Pick<SeenWithOrder, "warning" | "prop65Warning">;

function seenOf(row: Told): SeenWithOrder | null {
  const { warning, prop65Warning } = row;
  const label = row.hazardStatements.length > 0 ? labelOf(row) : null;
  return label || warning || prop65Warning ? { label, warning, prop65Warning } : null;
}

function labelOf(row: NonNullable<SeenWithOrder["label"]>): SeenWithOrder["label"] {
  const { pictograms, signalWord, hazardStatements, precautionaryStatements } = row;
  const { contains, ufi, supplier, volumeMl, childResistant, tactileWarning } = row;
  return {
    pictograms,
    signalWord,
    hazardStatements,
    precautionaryStatements,
    contains,
    ufi,
    supplier,
    volumeMl,
    childResistant,
    tactileWarning,
  };
}

/** For the error that lists them: the first hundred, by name. */
export async function namesForSale(db: Db): Promise<string[]> {
  const rows = await db.select({ name: products.name }).from(products).where(onSale).orderBy(products.name).limit(100);
  return rows.map(({ name }) => name);
}
