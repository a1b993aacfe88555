import { inArray } from "drizzle-orm";
import { priceAfter } from "#features/catalog/bulk-price.ts";
import type { Category } from "#features/catalog/category.ts";
import { texts } from "#features/catalog/product-wish-texts.ts";
import { products } from "#features/catalog/server/products-table.ts";
import { transact } from "#platform/database/database.ts";
import type { Shop } from "#platform/shop.ts";
import { cents } from "#shared/money.ts";
import { Refusal } from "#shared/refusal.ts";
import { correctStock } from "./correct-stock.ts";
import { audit, type Deed, updateProduct } from "./save-product.ts";

export interface BulkChange {
  /** Euro. */
  price?: number;
  /** Instead of a price: so many percent more, or less where it is negative. */
  price_percent?: number;
  discount_percentage?: number;
  /** So many more, or fewer where it is negative; what is sold meanwhile stays sold. */
  stock_difference?: number;
  category?: Category;
  is_new?: boolean;
  retired?: boolean;
}

/** Does the same to several products, to all or to none. @throws Refusal that names each product in the way */
export async function changeProducts(
  { db, clock }: Pick<Shop, "db" | "clock">,
  ids: readonly string[],
  { price_percent: percent, stock_difference: difference = 0, ...wish }: BulkChange,
  deed: Deed,
): Promise<number> {
  return transact(db, async (tx) => {
    const rows = await tx
      .select({ id: products.id, name: products.name, priceCents: products.priceCents })
      .from(products)
      .where(inArray(products.id, [...ids]))
      .orderBy(products.id)
      .for("no key update");
    const troubles: string[] = ids.length > rows.length ? [texts.gone] : [];
    for (const { id, priceCents } of rows) {
      const price = percent === undefined ? {} : { price: priceAfter(cents(priceCents), percent) / 100 };
      await updateProduct(tx, clock, id, { ...wish, ...price }, deed);
    }
    for (const { id, name } of difference === 0 ? [] : rows) {
      const stock = await correctStock(tx, { productId: id, difference, administratorId: deed.by }).catch(
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          troubles.push(`${name}: ${error.message}`);
        },
      );
      if (stock) await audit(tx, "product.changed", id, deed, { fields: [], stock });
    }
    if (troubles.length > 0) throw new Refusal("conflict", texts.nothingChanged, { details: troubles.slice(0, 20) });
    return rows.length;
  });
}
