import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { type ProductState, stateOf } from "../publication.ts";
import { messages } from "../variant-messages.ts";
import { stateColumns } from "./product-state.ts";
import { products } from "./products-table.ts";
import { productGroups } from "./variants-table.ts";

/**
 * Holds the groups of products, before the products themselves: what a variant's place or state changes, a trigger writes to the
 * others. `which` names the products by their ids or by a condition. Does nothing for products without variants.
 */
export async function lockGroupsOf(tx: Tx, which: readonly string[] | SQL): Promise<void> {
  const condition = "length" in which ? inArray(products.id, [...which]) : which;
  await tx
    .select({ id: productGroups.id })
    .from(productGroups)
    .where(inArray(productGroups.id, tx.select({ id: products.groupId }).from(products).where(condition)))
    .orderBy(productGroups.id)
    .for("no key update");
}

/** Holds a variant with all others of its group, in the order of ids as who changes several products does; the group must be held. */
export async function lockSiblings(tx: Tx, productId: string): Promise<void> {
  await tx.execute(sql`
    SELECT FROM products WHERE id = ${productId} OR group_id = (SELECT me.group_id FROM products me WHERE me.id = ${productId})
    ORDER BY id FOR NO KEY UPDATE`);
}

export type ProductGroup = typeof productGroups.$inferSelect;

/** Holds the group until the transaction ends. @throws AppError "not-found", or "conflict" where `version` is not what is there */
export async function lockGroup(tx: Tx, id: string, version: number | undefined): Promise<ProductGroup> {
  const [group] = await tx.select().from(productGroups).where(eq(productGroups.id, id)).for("no key update");
  if (!group) throw new AppError("not-found", messages.goneGroup);
  if (version !== undefined && version !== group.version)
    throw new AppError("conflict", messages.groupChanged, { code: "VERSION_CONFLICT" });
  return group;
}

/** The other variants, in the order of their ids. */
export async function siblingsOf(
  tx: Tx,
  productId: string,
): Promise<{ id: string; sku: string; state: ProductState }[]> {
  const rows = await tx
    .select({ id: products.id, sku: products.sku, ...stateColumns })
    .from(products)
    .where(
      and(
        ne(products.id, productId),
        eq(products.groupId, sql`(SELECT me.group_id FROM products me WHERE me.id = ${productId})`),
      ),
    )
    .orderBy(asc(products.id));
  return rows.map(({ id, sku, ...columns }) => ({ id, sku, state: stateOf(columns) }));
}

/**
 * A scheduled variant could not be published beside another of its values: it is told now, not at its time. Asked of the variants that
 * have just changed. @throws AppError "conflict"
 */
export async function refuseTwins(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    SELECT FROM products me JOIN products other ON other.group_id = me.group_id AND other.id <> me.id
      AND option_key(other.option_values) = option_key(me.option_values)
    WHERE me.id = ANY (${sql.param([...ids])}::uuid[]) AND (me.publish_at IS NOT NULL OR other.publish_at IS NOT NULL)
      AND (me.retired_at IS NULL OR me.publish_at IS NOT NULL) AND (other.retired_at IS NULL OR other.publish_at IS NOT NULL)
    LIMIT 1`);
  if (rows.length > 0) throw new AppError("conflict", messages.combinationTaken);
}

/** Of all variants of a group, as the shopkeeper ordered them; those out of the shop last. */
export const inGroupOrder = [
  sql`${products.retiredAt} IS NOT NULL`,
  asc(products.groupPosition),
  asc(products.createdAt),
  asc(products.id),
];
