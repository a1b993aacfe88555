import { and, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "#platform/database/database.ts";
import { oldAddressOf } from "../old-address.ts";
import type { OldName } from "../product-csv.ts";
import { productIdOfSlug } from "./product-queries.ts";
import { takenProducts } from "./products-table.ts";

type Shop = OldName["shop"];

/** Remembers what a product was called by in another shop: a further file names it, or its variants, by that. */
export const keepOldId = (tx: Tx, { shop, id: oldId }: OldName, productId: string) =>
  tx
    .insert(takenProducts)
    .values({ shop, oldId, productId })
    .onConflictDoUpdate({ target: [takenProducts.shop, takenProducts.oldId], set: { productId } });

/** Which product each of these is, by its old id; those that are remembered. */
export async function takenBefore(db: Db, shop: Shop, oldIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ oldId: takenProducts.oldId, id: takenProducts.productId })
    .from(takenProducts)
    .where(and(eq(takenProducts.shop, shop), inArray(takenProducts.oldId, [...oldIds])));
  return new Map(rows.map(({ oldId, id }) => [oldId, id]));
}

/** The product that was at a path of the shop before this one, which comes without its first slash. */
export async function productAtOldPath(db: Db, path: string): Promise<string | null> {
  const old = oldAddressOf(path.slice(0, 500));
  if (!old) return null;
  const { prestaShopId, slug } = old;
  const known = prestaShopId && (await takenBefore(db, "prestashop", [prestaShopId])).get(prestaShopId);
  return known || productIdOfSlug(db, slug);
}

/** What these products were called by there. */
export async function oldNamesOf(db: Db, shop: Shop, ids: readonly string[]): Promise<{ oldId: string; id: string }[]> {
  return db
    .select({ oldId: takenProducts.oldId, id: takenProducts.productId })
    .from(takenProducts)
    .where(and(eq(takenProducts.shop, shop), inArray(takenProducts.productId, [...ids])));
}
