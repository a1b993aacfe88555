import type { Tx } from "#platform/database/database.ts";
import { takenProducts } from "./products-table.ts";

/** Remembers the number that a product had in PrestaShop, which its combinations name in another file. */
export const keepOldId = (tx: Tx, oldId: string, productId: string) =>
  tx
    .insert(takenProducts)
    .values({ shop: "prestashop", oldId, productId })
    .onConflictDoUpdate({ target: [takenProducts.shop, takenProducts.oldId], set: { productId } });
