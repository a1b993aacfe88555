import { and, asc, desc, eq, gt, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { publicAddress, shownImages, thumbnailOf } from "#features/images/shown-image.ts";
import { inPortions } from "#features/inventory/server/stock-portions.ts";
import { stockLevels } from "#features/inventory/server/stock-table.ts";
import { cappedCount, type Total } from "#platform/database/capped-count.ts";
import { type Db, writtenOnce } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import { isoOrNull } from "#shared/day.ts";
import type { AdminProduct, ListedProduct } from "../admin-product.ts";
import type { Category } from "../category.ts";
import { gtinForms, isGtin } from "../gtin.ts";
import { PAGE_SIZE, type ProductSort, type StockState } from "../product-list.ts";
import type { ProductState } from "../publication.ts";
import { isKit } from "./kit-queries.ts";
import { firstImage, storedImages } from "./product-queries.ts";
import { answersOf, fieldColumns } from "./product-row.ts";
import { inState, stateAnswer, stateColumns } from "./product-state.ts";
import { productCounts, products } from "./products-table.ts";
import { relatedOf, withThumbnails } from "./related-products.ts";

export interface ProductFilters {
  search?: string;
  category?: Category;
  stock?: StockState;
  isNew?: boolean;
  discounted?: boolean;
  /** Those that were taken out of the shop, instead of those in it. */
  retired?: boolean;
  /** Those in this state, or in any, instead of those in the shop. */
  state?: ProductState | "all";
}

/** A kit has no level: its parts are asked, for no other product. */
const available = sql<number>`coalesce(${stockLevels.available} + ${inPortions("available")}, kit_pieces(products.id, false), 0)`;

const reserved = sql<number>`(coalesce(${stockLevels.reserved}, 0) + ${inPortions("reserved")})`;

const waiting = sql<number>`(SELECT count(*)::int FROM back_in_stock_requests w WHERE w.product_id = products.id)`;

const row = {
  id: products.id,
  ...fieldColumns,
  stock: available,
  reserved,
  waiting,
  version: products.version,
  ...stateColumns,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
  images: storedImages,
  group: sql<AdminProduct["group"]>`(
    SELECT json_build_object('id', g.id, 'name', g.name, 'options', g.options, 'values', products.option_values, 'version', g.version,
                             'others', (SELECT count(*) - 1 FROM products o WHERE o.group_id = g.id))
    FROM product_groups g WHERE g.id = products.group_id)`,
  listed: products.listed,
  related: relatedOf,
  parts: sql<AdminProduct["parts"]>`(
    SELECT coalesce(json_agg(json_build_object('sku', o.sku, 'quantity', part.quantity) ORDER BY part.position), '[]')
    FROM product_parts part JOIN products o ON o.id = part.product_id WHERE part.kit_id = products.id)`,
};

const SORTS: Record<ProductSort, SQL[]> = {
  newest: [desc(products.createdAt), asc(products.id)],
  oldest: [asc(products.createdAt), desc(products.id)],
  changed: [desc(products.updatedAt), asc(products.id)],
  name: [sql`lower(${products.name})`, asc(products.id)],
  "name-desc": [desc(sql`lower(${products.name})`), desc(products.id)],
  price: [asc(products.priceCents), asc(products.id)],
  "price-desc": [desc(products.priceCents), desc(products.id)],
  stock: [asc(available), asc(products.id)],
  "stock-desc": [desc(available), desc(products.id)],
};

/** One page of the list and how many there are in all. */
export async function listProducts(db: Db, filters: ProductFilters, sort: ProductSort, page: number) {
  const where = matching(filters);
  const stored = storedCount(filters);
  const [found, counted] = await Promise.all([
    // Only ids are stepped over on the way to a later page; texts and images are read for the 25 that are shown.
    withLevels(
      db
        .select({ id: products.id, total: stored ?? sql<number>`0` })
        .from(products)
        .$dynamic(),
      filters,
      sort,
    )
      .where(where)
      .orderBy(...SORTS[sort])
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    stored ? undefined : countProducts(db, filters, where),
  ]);
  const count = counted ?? { total: found[0]?.total ?? (await totalOf(db, stored)), is_capped: false };
  const ids = found.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await readListed(db).execute({ ids });
  return { products: inOrder(ids, rows).map(asListed), ...count };
}

const EXPORTED_AT_ONCE = 250;

/** In the order of ids, so that what is made or removed meanwhile shifts nothing. */
export async function exportedProducts(
  db: Db,
  filters: ProductFilters,
  among: readonly string[] | undefined,
  after: string | undefined,
): Promise<{ products: AdminProduct[]; next: string | null }> {
  const found = await withLevels(db.select({ id: products.id }).from(products).$dynamic(), filters)
    .where(
      and(among ? inArray(products.id, [...among]) : matching(filters), after ? gt(products.id, after) : undefined),
    )
    .orderBy(products.id)
    .limit(EXPORTED_AT_ONCE);
  const ids = found.map(({ id }) => id);
  const next = ids.length === EXPORTED_AT_ONCE ? (ids.at(-1) ?? null) : null;
  return { products: await productRows(db, ids), next };
}

/** The levels are read only where they are asked about. */
function withLevels<T extends { leftJoin: (table: typeof stockLevels, on: SQL) => unknown }>(
  query: T,
  { stock }: ProductFilters,
  sort?: ProductSort,
): T {
  if (!stock && !sort?.startsWith("stock")) return query;
  return query.leftJoin(stockLevels, eq(stockLevels.productId, products.id)) as T;
}

/** Levels are found by their index, and the few kits one by one. */
const STOCK: Record<StockState, SQL> = {
  out: productsWith(sql`available = 0`, sql`pieces = 0`),
  low: productsWith(sql`available BETWEEN 1 AND 5 AND NOT is_split`, sql`pieces BETWEEN 1 AND 5`),
  in: sql`(${stockLevels.available} > 5 OR ${stockLevels.isSplit} OR (${stockLevels.productId} IS NULL AND kit_pieces(products.id, false) > 5))`,
};

function productsWith(level: SQL, kit: SQL): SQL {
  return sql`products.id IN (SELECT product_id FROM stock_levels WHERE ${level}
    UNION ALL SELECT kit_id FROM (SELECT kit_id, kit_pieces(kit_id, false) AS pieces FROM product_parts GROUP BY kit_id) AS kits WHERE ${kit})`;
}

const matching = ({ search, category, stock, isNew, discounted, retired, state }: ProductFilters): SQL | undefined =>
  and(
    state === "all" ? undefined : inState(state ?? (retired ? "archived" : "published")),
    category && eq(products.category, category),
    stock && STOCK[stock],
    isNew ? sql`${products.isNew}` : undefined,
    discounted ? sql`${products.discountPercentage} > 0` : undefined,
    search
      ? or(
          ilike(products.name, containing(search)),
          ilike(products.sku, containing(search)),
          inArray(products.gtin, isGtin(search) ? gtinForms(search) : [search]),
        )
      : undefined,
  );

/** Known without reading products; null where it takes reading. */
function storedCount({
  search,
  stock,
  isNew,
  discounted,
  retired,
  state,
  category,
}: ProductFilters): SQL<number> | null {
  if (search || stock || isNew || discounted || retired || (state && state !== "published")) return null;
  const ofCategory = category ? sql`WHERE ${productCounts.category} = ${category}` : sql``;
  return sql<number>`(SELECT coalesce(sum(${productCounts.total}), 0)::int FROM ${productCounts} ${ofCategory})`;
}

/** Of a page that shows nothing. */
const totalOf = async (db: Db, stored: SQL<number> | null): Promise<number> =>
  stored ? ((await db.execute<{ total: number }>(sql`SELECT ${stored} AS total`)).rows[0]?.total ?? 0) : 0;

function countProducts(db: Db, filters: ProductFilters, where: SQL | undefined): Promise<Total> {
  const matches = db.select({ id: products.id }).from(products).$dynamic();
  return cappedCount(db, withLevels(matches, filters).where(where).getSQL());
}

const withIds = sql`${products.id} = ANY(${sql.placeholder("ids")}::uuid[])`;

const readRows = writtenOnce((db) =>
  db
    .select(row)
    .from(products)
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .where(withIds)
    .prepare("product_rows"),
);

/** Whether an order names it, named it once, or will when a correction of it is paid; even one that was never paid. */
const isNamedByOrder = (id: SQL): SQL<boolean> => sql<boolean>`(
  EXISTS (SELECT FROM order_lines WHERE product_id = ${id})
  OR EXISTS (SELECT FROM order_line_parts WHERE product_id = ${id})
  OR EXISTS (SELECT FROM stock_reservations WHERE product_id = ${id})
  OR EXISTS (SELECT FROM stock_movements WHERE product_id = ${id} AND order_id IS NOT NULL)
  OR EXISTS (SELECT FROM sales_entries WHERE product_id = ${id})
  OR EXISTS (SELECT FROM order_corrections c, jsonb_array_elements(c.after->'lines') AS line WHERE c.state = 'waiting'
    AND (line->>'productId' = ${id}::text OR line->'parts' @> jsonb_build_array(jsonb_build_object('productId', ${id}::text)))))`;

export async function isOrdered(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ ordered: boolean }>(sql`SELECT ${isNamedByOrder(sql`${id}::uuid`)} AS ordered`);
  return rows[0]?.ordered ?? false;
}

const readListed = writtenOnce((db) =>
  db
    .select({
      id: products.id,
      name: products.name,
      sku: products.sku,
      category: products.category,
      priceCents: products.priceCents,
      discountPercentage: products.discountPercentage,
      isNew: products.isNew,
      stock: available,
      reserved,
      waiting,
      ...stateColumns,
      version: products.version,
      images: firstImage,
      imageCount: sql<number>`cardinality(${products.image})`,
      isKit,
      isOrdered: isNamedByOrder(sql`products.id`),
    })
    .from(products)
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .where(withIds)
    .prepare("listed_products"),
);

type ListedRow = Awaited<ReturnType<ReturnType<typeof readListed>["execute"]>>[number];

function asListed(one: ListedRow): ListedProduct {
  const [image] = shownImages(one.images, one.name);
  return {
    id: one.id,
    name: one.name,
    sku: one.sku,
    category: one.category,
    price: one.priceCents / 100,
    discount_percentage: one.discountPercentage,
    is_new: one.isNew,
    stock: one.stock,
    reserved: one.reserved,
    waiting: one.waiting,
    retired_at: isoOrNull(one.retiredAt),
    ...stateAnswer(one),
    version: one.version,
    thumbnail: image ? thumbnailOf(image) : null,
    image_count: one.imageCount,
    is_kit: one.isKit,
    is_ordered: one.isOrdered,
  };
}

/** Without those that do not exist. */
function inOrder<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** In the order of the ids; without those that do not exist. */
export async function productRows(db: Db, ids: readonly string[]): Promise<AdminProduct[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await readRows(db).execute({ ids: [...ids] })).map(asAdminProduct);
}

export const productRow = async (db: Db, id: string): Promise<AdminProduct | undefined> =>
  (await productRows(db, [id]))[0];

type FoundRow = Awaited<ReturnType<ReturnType<typeof readRows>["execute"]>>[number];

const asAdminProduct = (one: FoundRow): AdminProduct => ({
  ...answersOf(one),
  id: one.id,
  stock: one.stock,
  reserved: one.reserved,
  waiting: one.waiting,
  created_at: one.createdAt.toISOString(),
  updated_at: one.updatedAt.toISOString(),
  version: one.version,
  retired_at: isoOrNull(one.retiredAt),
  ...stateAnswer(one),
  group: one.group,
  listed: one.listed,
  related: one.related.map(({ sku }) => sku),
  related_products: withThumbnails(one.related),
  parts: one.parts,
  images: shownImages(one.images, one.name).map((image) => ({
    entry: image.path,
    src: publicAddress(image.path),
    thumbnail: thumbnailOf(image),
  })),
});
