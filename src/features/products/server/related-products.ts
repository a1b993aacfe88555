import { eq, inArray, sql } from "drizzle-orm";
import { publicAddress } from "#features/images/shown-image.ts";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../chosen-messages.ts";
import type { ChosenProduct } from "../chosen-product.ts";
import { products, relatedProducts } from "./products-table.ts";
import { smallImageOf } from "./small-image.ts";

/** What was chosen for a row of `products`, in its order, whatever its state. */
export const relatedOf = sql<ChosenProduct[]>`(
  SELECT coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'sku', r.sku, 'thumbnail', ${smallImageOf(sql`r.image[1]`)},
    'state', product_state(r.retired_at, r.is_draft, r.publish_at)) ORDER BY c.position), '[]')
  FROM related_products c JOIN products r ON r.id = c.related_id WHERE c.product_id = products.id)`;

export const withThumbnails = (related: readonly ChosenProduct[]): ChosenProduct[] =>
  related.map((one) => ({ ...one, thumbnail: one.thumbnail && publicAddress(one.thumbnail) }));

/**
 * The products that are shown below another, by their article numbers, in this order. Answers whether they were others before.
 * @throws AppError "invalid" for an unknown number, and for the product itself
 */
export async function setRelated(tx: Tx, productId: string, skus: readonly string[]): Promise<boolean> {
  const before = await tx
    .select({ id: relatedProducts.relatedId })
    .from(relatedProducts)
    .where(eq(relatedProducts.productId, productId))
    .orderBy(relatedProducts.position);
  const found =
    skus.length === 0
      ? []
      : await tx
          .select({ id: products.id, sku: products.sku })
          .from(products)
          .where(inArray(products.sku, [...skus]))
          .orderBy(products.id)
          .for("key share");
  const wanted = skus.map((sku) => {
    const id = found.find((one) => one.sku === sku)?.id;
    if (!id) throw new AppError("invalid", messages.unknown(sku));
    if (id === productId) throw new AppError("invalid", messages.self);
    return id;
  });
  if (before.map(({ id }) => id).join() === wanted.join()) return false;
  await tx.delete(relatedProducts).where(eq(relatedProducts.productId, productId));
  if (wanted.length > 0)
    await tx.insert(relatedProducts).values(wanted.map((relatedId, position) => ({ productId, relatedId, position })));
  // Another edition of the product: its page is outdated, and whoever edits it hears of it.
  await tx.update(products).set({ updatedAt: sql`now()` }).where(eq(products.id, productId));
  return true;
}

/** A copy has the same ones. */
export const copyRelated = (tx: Tx, from: string, to: string) =>
  tx.execute(sql`
    INSERT INTO related_products (product_id, related_id, position)
    SELECT ${to}::uuid, related_id, position FROM related_products WHERE product_id = ${from}`);

/** The products that show this variant show the one of its group that lists show. */
export const handOnRelated = (tx: Tx, id: string) =>
  tx.execute(sql`
    UPDATE related_products c SET related_id = l.id
    FROM products p JOIN products l ON l.group_id = p.group_id AND l.listed AND l.retired_at IS NULL
    WHERE p.id = ${id} AND c.related_id = p.id AND c.product_id <> l.id
      AND NOT EXISTS (SELECT FROM related_products o WHERE o.product_id = c.product_id AND o.related_id = l.id)`);

/**
 * Ids of what is shown below the product with this id: those chosen by hand that are in the shop, of variants the one that lists
 * show; otherwise the newest others.
 */
export const shownBelow = (id: string, newest: number) => sql`coalesce(nullif(ARRAY(
    SELECT s.id FROM related_products c JOIN products p ON p.id = c.related_id
    CROSS JOIN LATERAL (SELECT CASE WHEN p.group_id IS NULL THEN p.id
      ELSE (SELECT l.id FROM products l WHERE l.group_id = p.group_id AND l.listed AND l.retired_at IS NULL) END AS id) AS s
    JOIN products shown ON shown.id = s.id AND shown.retired_at IS NULL
    WHERE c.product_id = ${id} AND NOT EXISTS (SELECT FROM products me WHERE me.id = ${id} AND me.group_id = p.group_id)
    GROUP BY s.id ORDER BY min(c.position)), '{}'), ARRAY(
    SELECT r.id FROM products r WHERE r.retired_at IS NULL AND r.listed AND r.id <> ${id}
      AND NOT EXISTS (SELECT FROM products me WHERE me.id = ${id} AND me.group_id = r.group_id)
    ORDER BY r.created_at DESC, r.id LIMIT ${newest}))`;
