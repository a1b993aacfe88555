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
export async function siblingsOf(tx: Tx, productId: string): Promise<{ id: string; state: ProductState }[]> {
  const rows = await tx
    .select({ id: products.id, ...stateColumns })
    .from(products)
    .where(
      and(
        ne(products.id, productId),
        eq(products.groupId, sql`(SELECT me.group_id FROM products me WHERE me.id = ${productId})`),
      ),
    )
    .orderBy(asc(products.id));
  return rows.map(({ id, ...columns }) => ({ id, state: stateOf(columns) }));
}

/** Of all variants of a group, as the shopkeeper ordered them; those out of the shop last. */
export const inGroupOrder = [
  sql`${products.retiredAt} IS NOT NULL`,
  asc(products.groupPosition),
  asc(products.createdAt),
  asc(products.id),
];
