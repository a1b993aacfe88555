import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type StoredImage, shownImages } from "#features/images/shown-image.ts";
import type { Db } from "#platform/database/database.ts";
import type { DeliveryCountry } from "#shared/delivery-countries.ts";
import { DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import type { Cents } from "#shared/money.ts";
import type { CategoryListing } from "../category-listing.ts";
import type { HazardCode, Hazards, SignalWord } from "../hazard.ts";
import { type ListingPart, PRODUCTS_A_PART } from "../listing-part.ts";
import type { Materials } from "../materials.ts";
import { FEATURED, PRODUCTS_A_PAGE, type Product, type ProductSummary, RELATED } from "../product.ts";
import { reductionOf } from "../reduction.ts";
import type { ToldAttribute } from "../told-attribute.ts";
import type { VariantGroup } from "../variants.ts";
import { toldAttributes } from "./attribute-queries.ts";
import { hazardLabel, takeBackOf } from "./hazard-label.ts";
import { inStockOf } from "./in-stock.ts";
import {
  asParts,
  asPartsInKit,
  hazardsOf,
  materialsWith,
  nowhereOf,
  partsOfProduct,
  type StoredPart,
} from "./kit-queries.ts";
import { lowestBefore } from "./lowest-before.ts";
import {
  alternativeText,
  detailsInLanguage,
  inLanguage,
  named,
  type TranslatedName,
  type TranslatedTexts,
  translatedInto,
  translatedName,
  translatedTexts,
} from "./product-translation-queries.ts";
import { products } from "./products-table.ts";
import { shownBelow } from "./related-products.ts";
import { asChoices, asGroup, choices, groupOf } from "./variant-queries.ts";

export const onSale = isNull(products.retiredAt);

/** In lists, where a product with variants is there once. */
const inLists = sql`${products.retiredAt} IS NULL AND ${products.listed}`;

const inStock = inStockOf(sql`products.id`);

/** What is known of the images of a product that `which` chooses, in their order. */
const imagesOf = (which: SQL, blur: SQL, alt: SQL) => sql<StoredImage[]>`(
  SELECT coalesce(json_agg(json_build_object('path', i.path, 'width', pic.width, 'height', pic.height, 'blur', ${blur},
                                             'alt', ${alt}, 'variants', pic.variants, 'focus', pic.focus) ORDER BY i.place), '[]')
  FROM unnest(${products.image}) WITH ORDINALITY AS i(path, place) LEFT JOIN LATERAL (SELECT * FROM images WHERE path = i.path LIMIT 1) pic ON true
  WHERE ${which})`;

/** Addresses and, where the store holds them, sizes of a product's images, in their order, with their English texts. */
export const storedImages = imagesOf(sql`true`, sql`pic.blur`, sql`pic.alt`);

/** The first of them, without its preview. */
export const firstImage = imagesOf(sql`i.place = 1`, sql`NULL`, sql`pic.alt`);

/** A card shows two: the second, below a hovering pointer, needs no preview. */
const cardImages = () => imagesOf(sql`i.place <= 2`, sql`CASE i.place WHEN 1 THEN pic.blur END`, alternativeText());

const fields = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  category: products.category,
  priceCents: products.priceCents,
  discountPercentage: products.discountPercentage,
  lowestBefore,
  isNew: products.isNew,
  volumeMl: products.volumeMl,
  notSoldTo: products.notSoldTo,
  signalWord: products.signalWord,
  hazardStatements: products.hazardStatements,
  inStock,
};

/** In the language of the request. */
export const summary = () => ({
  ...fields,
  images: cardImages(),
  choices: choices(),
  parts: partsOfProduct(),
  ...translatedName(),
});

/** Diffusers first, then the others, newest first within (decision 7). A listing without rows has no products at all, or none in this part. */
export async function productsInListing(
  db: Db,
  { category, pages, part = 1 }: CategoryListing & Partial<ListingPart>,
): Promise<{ products: ProductSummary[]; total: number }> {
  const counted = category ? sql`WHERE c.category = ${category}` : sql``;
  const listed = category ? and(inLists, eq(products.category, category)) : inLists;
  const inOrder = [
    ...(category ? [] : [sql`(${products.category} <> 'diffusers')`]),
    desc(products.createdAt),
    products.id,
  ];
  const count = pages * PRODUCTS_A_PAGE;
  // Of what is before a further part only the ids are read.
  const offset = (part - 1) * PRODUCTS_A_PART;
  const further = db
    .select({ id: products.id })
    .from(products)
    .where(listed)
    .orderBy(...inOrder)
    .limit(count)
    .offset(offset);
  const rows = await db
    .select({
      ...summary(),
      total: sql<number>`(SELECT sum(c.total - c.unlisted)::int FROM product_counts c ${counted})`,
    })
    .from(products)
    .where(part > 1 ? inArray(products.id, further) : listed)
    .orderBy(...inOrder)
    .limit(count);
  return { products: rows.map(asSummary), total: rows[0]?.total ?? 0 };
}

const newestFirst = [desc(products.createdAt), products.id];

export async function featuredProducts(db: Db): Promise<ProductSummary[]> {
  const rows = await db
    .select(summary())
    .from(products)
    .where(inLists)
    .orderBy(...newestFirst)
    .limit(FEATURED);
  return rows.map(asSummary);
}

export const safetyColumns = {
  regime: products.regime,
  pictograms: products.pictograms,
  precautionaryStatements: products.precautionaryStatements,
  contains: products.contains,
  ufi: products.ufi,
  supplier: products.supplier,
  childResistant: products.childResistant,
  tactileWarning: products.tactileWarning,
  makerAddress: products.makerAddress,
  makerContact: products.makerContact,
  materials: products.materials,
};

const whole = () => ({
  ...fields,
  images: imagesOf(sql`true`, sql`pic.blur`, alternativeText()),
  choices: choices(),
  parts: partsOfProduct(),
  ...translatedTexts(),
  sku: products.sku,
  gtin: products.gtin,
  description: products.description,
  details: products.details,
  attributes: toldAttributes(),
  maker: products.maker,
  responsiblePerson: products.responsiblePerson,
  warning: products.warning,
  prop65Warning: products.prop65Warning,
  ...safetyColumns,
  isSample: products.isSample,
});

/** Those of them that are on sale. */
export async function productsById(db: Db, ids: readonly string[]): Promise<Product[]> {
  const rows = await db
    .select(whole())
    .from(products)
    .where(and(onSale, inArray(products.id, [...ids])));
  return rows.map(asProduct);
}

/** A product in any state, for a preview; and whether shoppers see it already. */
export async function productPreview(db: Db, id: string): Promise<{ product: Product; isShown: boolean } | null> {
  const [row] = await db
    .select({ ...whole(), isShown: sql<boolean>`${onSale}` })
    .from(products)
    .where(eq(products.id, id));
  if (!row) return null;
  const { isShown, ...product } = row;
  return { product: asProduct(product), isShown };
}

/** A product on sale with its variants, those of the shop's languages in which it is published, and what is shown below it. */
export async function productWithRelated(
  db: Db,
  id: string,
  shown: readonly Language[] = [DEFAULT_LANGUAGE],
): Promise<{
  product: Product;
  group: VariantGroup | null;
  languages: Language[];
  related: ProductSummary[];
} | null> {
  const rows = await db
    .select({ ...whole(), group: groupOf(id), languages: shown.length > 1 ? translatedInto(id) : sql<null>`NULL` })
    .from(products)
    .innerJoin(
      sql`unnest(${id}::uuid || ${shownBelow(id, RELATED)}) WITH ORDINALITY AS wanted(id, place)`,
      sql`wanted.id = ${products.id}`,
    )
    .where(onSale)
    .orderBy(sql`wanted.place`);
  const row = rows.find((one) => one.id === id);
  if (!row) return null;
  const { languages, group, ...product } = row;
  return {
    product: asProduct(product),
    group: asGroup(group),
    languages: shown.filter((language) => language === DEFAULT_LANGUAGE || languages?.includes(language)),
    related: rows.filter((one) => one !== row).map(asSummary),
  };
}

/** The variant that lists show of the group of one that is out of the shop; of one that was erased, the variant that its addresses lead to. */
export async function variantInPlaceOf(db: Db, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT l.id FROM products p JOIN products l ON l.group_id = p.group_id AND l.listed AND l.retired_at IS NULL
    WHERE p.id = ${id}::uuid AND p.was_published
    UNION ALL SELECT h.target_id FROM slug_history h WHERE h.kind = 'product' AND h.slug = ${id} LIMIT 1`);
  return rows[0]?.id ?? null;
}

/** The id behind a readable address such as `amber-stone-diffuser`, of today or of earlier days. A variant that is out of the shop leads on to its group (`variantInPlaceOf`). */
export async function productIdOfSlug(db: Db, slug: string): Promise<string | null> {
  // The database keeps no NUL, so none of its addresses has one, and it refuses to be asked.
  if (slug.includes("\0")) return null;
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM products WHERE slug = ${slug} AND retired_at IS NULL
    UNION ALL SELECT h.target_id FROM slug_history h WHERE h.kind = 'product' AND h.slug = ${slug}
    UNION ALL SELECT id FROM products WHERE slug = ${slug} AND was_published AND group_id IS NOT NULL LIMIT 1`);
  return rows[0]?.id ?? null;
}

/** On sale, and of these ids or of these names in lower case. */
export function asked(ids: readonly string[], names: readonly string[]): SQL | undefined {
  // One parameter, so that carts of any size are one prepared statement.
  const byId = sql`${products.id} = ANY(${sql.param([...ids])}::uuid[])`;
  if (names.length === 0) return and(onSale, byId);
  const byName = sql`lower(btrim(${products.name})) = ANY(${sql.param([...names])})`;
  return and(onSale, or(byId, byName, named(names)));
}

export type SummaryRow = Omit<
  ProductSummary,
  "price" | "reduction" | "notSoldTo" | "hazards" | "images" | "image" | "choices" | "parts"
> & {
  parts: readonly StoredPart[] | null;
  signalWord: SignalWord | null;
  hazardStatements: HazardCode[];
  notSoldTo: DeliveryCountry[] | null;
  priceCents: Cents;
  lowestBefore: Cents | null;
  images: StoredImage[];
  choices: Parameters<typeof asChoices>[0];
  translation: TranslatedName | null | undefined;
};

export const asSummary = (row: SummaryRow): ProductSummary => {
  const { id, slug, name, category, priceCents, discountPercentage, lowestBefore, isNew, volumeMl, inStock, images } =
    inLanguage(row);
  return {
    id,
    slug,
    name,
    category,
    price: priceCents,
    discountPercentage,
    isNew,
    volumeMl,
    inStock,
    reduction: reductionOf({ price: priceCents, discountPercentage, lowestBefore }),
    notSoldTo: nowhereOf(row),
    hazards: hazardsOf(row),
    parts: asParts(row.parts),
    choices: asChoices(row.choices),
    images: shownImages(images, name),
    image: images[0]?.path ?? null,
  };
};

type WholeRow = SummaryRow &
  Omit<Product, keyof ProductSummary | "label" | "takeBack" | "attributes" | "partsInKit"> &
  Hazards & {
    materials: Materials;
    attributes: ToldAttribute[] | null;
    translation: TranslatedTexts | null | undefined;
  };

const asProduct = (row: WholeRow): Product => {
  const { sku, gtin, description, maker, responsiblePerson, warning, prop65Warning, isSample } = inLanguage(row);
  const { makerAddress, makerContact, materials } = row;
  const details = detailsInLanguage(row.details, row.translation?.details);
  const told = { sku, gtin, description, details, maker, responsiblePerson, warning, prop65Warning, isSample };
  const label = hazardLabel(inLanguage(row), isSample);
  return {
    ...asSummary(row),
    ...told,
    attributes: row.attributes ?? [],
    makerAddress,
    makerContact,
    label,
    takeBack: takeBackOf(materialsWith(materials, row.parts)),
    partsInKit: asPartsInKit(row.parts),
  };
};

/** What a cart brings its lines up to date with; names in lower case, for lines that have no id. */
export async function productSummaries(
  db: Db,
  ids: readonly string[],
  names: readonly string[] = [],
): Promise<ProductSummary[]> {
  const rows = await db.select(summary()).from(products).where(asked(ids, names));
  return rows.map(asSummary);
}

/** Oils in stock, those that are not in the cart first, newest first within. */
export async function recommendedOils(db: Db, inCart: readonly string[], limit: number): Promise<ProductSummary[]> {
  const rows = await db
    .select(summary())
    .from(products)
    .where(and(inLists, eq(products.category, "oils"), inStock))
    .orderBy(sql`${products.id} = ANY(${sql.param([...inCart])}::uuid[])`, desc(products.createdAt), products.id)
    .limit(limit);
  return rows.map(asSummary);
}
