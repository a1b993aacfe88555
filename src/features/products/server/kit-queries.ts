import { type SQL, sql } from "drizzle-orm";
import type { DeliveryCountry } from "#shared/delivery-countries.ts";
import type { Cents } from "#shared/money.ts";
import type { Category } from "../category.ts";
import type { Hazards } from "../hazard.ts";
import { MATERIALS, type Materials } from "../materials.ts";
import { partsInWords } from "../parts-in-words.ts";
import type { PartInKit } from "../product.ts";
import { notSoldTo } from "../where-sold.ts";
import { hazardLabel, hazardLine } from "./hazard-label.ts";
import { inLanguage, type TranslatedName, translatedWarning } from "./product-translation-queries.ts";

/** Whether a product is a kit; for a statement that reads `products`. */
export const isKit = sql<boolean>`EXISTS (SELECT FROM product_parts WHERE kit_id = products.id)`;

/** A part with all that a kit tells of it and an order keeps of it. */
export interface StoredPart extends Omit<Hazards, "category" | "regime"> {
  id: string;
  name: string;
  sku: string;
  category: Category;
  /** In one kit. */
  quantity: number;
  priceCents: Cents;
  notSoldTo: DeliveryCountry[] | null;
  isRetired: boolean;
  isMissing: boolean;
  warning: string | null;
  prop65Warning: string | null;
  isSample: boolean;
  materials: Materials;
  translation?: (TranslatedName & { warning: string | null; contains: string | null }) | null;
}

/**
 * The parts of the product that the statement reads, in their order; null for a product that is no kit. One look at an index for each
 * row. Within it, `products` is the part.
 */
export function partsOfProduct(): SQL<StoredPart[] | null> {
  const { translation } = translatedWarning();
  return sql`(
    SELECT json_agg(json_build_object('id', products.id, 'name', products.name, 'sku', products.sku, 'category', products.category,
      'quantity', part.quantity, 'priceCents', products.price_cents, 'notSoldTo', products.not_sold_to,
      'isRetired', products.retired_at IS NOT NULL,
      'isMissing', products.retired_at IS NOT NULL OR level_pieces(products.id, true) < part.quantity, 'warning', products.warning, 'prop65Warning', products.prop65_warning,
      'isSample', products.is_sample, 'materials', products.materials, 'pictograms', products.pictograms,
      'signalWord', products.signal_word, 'hazardStatements', products.hazard_statements,
      'precautionaryStatements', products.precautionary_statements, 'contains', products.contains, 'ufi', products.ufi,
      'supplier', products.supplier, 'volumeMl', products.volume_ml, 'childResistant', products.child_resistant,
      'tactileWarning', products.tactile_warning, 'translation', ${translation ?? sql`NULL`}) ORDER BY part.position)
    FROM (SELECT products.id AS kit_id) AS kit JOIN product_parts part USING (kit_id) JOIN products ON products.id = part.product_id)`;
}

interface WithParts extends Pick<Hazards, "signalWord" | "hazardStatements"> {
  category: Category;
  notSoldTo: DeliveryCountry[] | null;
  parts: readonly StoredPart[] | null;
}

/** Where it is not sent to: a kit goes nowhere where one of its parts does not. */
export const nowhereOf = ({ parts, ...own }: WithParts): DeliveryCountry[] => [
  ...new Set([own, ...(parts ?? [])].flatMap(notSoldTo)),
];

/** Signal word and types of hazard of the product and all its parts, in the language of the request. */
export const hazardsOf = ({ parts, signalWord, hazardStatements }: WithParts): string | null => {
  const all = [{ signalWord, hazardStatements }, ...(parts ?? [])];
  const words = all.map((one) => one.signalWord);
  return hazardLine({
    signalWord: words.find((word) => word === "danger") ?? words.find((word) => word !== null) ?? null,
    hazardStatements: [...new Set(all.flatMap((one) => one.hazardStatements))],
  });
};

/** As cards and carts tell them, in the language of the request. */
export const asParts = (parts: readonly StoredPart[] | null): string | null =>
  partsInWords((parts ?? []).map((part) => ({ name: inLanguage(part).name, quantity: part.quantity })));

/** As the page of the kit tells them, with their labels. */
export const asPartsInKit = (parts: readonly StoredPart[] | null): PartInKit[] =>
  (parts ?? []).map((part) => {
    const { id, name, quantity, isRetired, isMissing, warning, isSample, ...label } = inLanguage(part);
    return { id, name, quantity, isRetired, isMissing, warning, label: hazardLabel(label, isSample) };
  });

/** Of a kit with its parts: grams are not asked for, only what there is. */
export const materialsWith = (own: Materials, parts: readonly StoredPart[] | null): Materials =>
  Object.fromEntries(
    MATERIALS.flatMap((one) => {
      const grams = [own, ...(parts ?? []).map(({ materials }) => materials)].map((materials) => materials[one] ?? 0);
      const sum = grams.reduce((all, some) => all + some, 0);
      return sum > 0 ? [[one, sum]] : [];
    }),
  );
