import { type SQL, sql } from "drizzle-orm";
import { shownImages, thumbnailOf } from "#features/images/shown-image.ts";
import type { Db } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import type { ChosenProduct } from "../chosen-product.ts";
import { type StateColumns, stateOf } from "../publication.ts";
import { firstImage } from "./product-queries.ts";
import { stateColumns } from "./product-state.ts";
import { products } from "./products-table.ts";

/** What a list of chosen products reads. */
export const chosenColumns = {
  id: products.id,
  name: sql<string>`coalesce((SELECT g.name FROM product_groups g WHERE g.id = products.group_id), products.name)`,
  sku: products.sku,
  images: firstImage,
  ...stateColumns,
};

type ChosenRow = StateColumns &
  Pick<ChosenProduct, "id" | "name" | "sku"> & { images: Parameters<typeof shownImages>[0] };

export function asChosen({ id, name, sku, images, ...row }: ChosenRow): ChosenProduct {
  const [image] = shownImages(images, name);
  return { id, name, sku, thumbnail: image ? thumbnailOf(image) : null, state: stateOf(row) };
}

const FOUND = 20;

const isNotArchived = (row: SQL): SQL =>
  sql`product_state(${row}.retired_at, ${row}.is_draft, ${row}.publish_at) <> 'archived'`;

/**
 * Products to choose from, as lists show them, by a part of the name or number, also of another variant: on sale, or not yet. Of variants
 * that are all not on sale yet, the first. What is chosen for the product `of` is neither itself nor another of its variants.
 */
export async function findProducts(db: Db, typed: string, of?: string): Promise<ChosenProduct[]> {
  const like = containing(typed);
  const rows = await db
    .select(chosenColumns)
    .from(products)
    .where(
      sql`${isNotArchived(sql`products`)} AND ${products.id} IN (
          SELECT coalesce(first.id, p.id) FROM products p LEFT JOIN LATERAL (
            SELECT l.id FROM products l WHERE l.group_id = p.group_id AND ${isNotArchived(sql`l`)}
            ORDER BY NOT l.listed, l.group_position, l.created_at, l.id LIMIT 1) AS first ON true
          WHERE p.name ILIKE ${like} OR p.sku ILIKE ${like})
        AND NOT EXISTS (SELECT FROM products me WHERE me.id = ${of ?? null}::uuid AND (me.id = products.id OR me.group_id = products.group_id))`,
    )
    .orderBy(sql`lower(${products.name})`, products.id)
    .limit(FOUND);
  return rows.map(asChosen);
}
