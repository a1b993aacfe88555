import { inArray, sql } from "drizzle-orm";
import { shownImages, thumbnailOf } from "#features/images/shown-image.ts";
import { availableOf } from "#features/inventory/server/stock-portions.ts";
import type { Db } from "#platform/database/database.ts";
import type { Part } from "../kit.ts";
import type { DescribedPart } from "../kit-part.ts";
import { stateOf } from "../publication.ts";
import { isKit } from "./kit-queries.ts";
import { firstImage } from "./product-queries.ts";
import { stateColumns } from "./product-state.ts";
import { products } from "./products-table.ts";

/** What the parts of a kit are today, and how many kits they make. */
export async function describeParts(
  db: Db,
  parts: readonly Part[],
): Promise<{ parts: DescribedPart[]; pieces: number }> {
  const skus = parts.map(({ sku }) => sku);
  const rows =
    skus.length === 0
      ? []
      : await db
          .select({
            id: products.id,
            sku: products.sku,
            name: products.name,
            weightG: products.weightG,
            stock: availableOf(sql`products.id`),
            ...stateColumns,
            isKit,
            images: firstImage,
          })
          .from(products)
          .where(inArray(products.sku, skus));
  const described = parts.map(({ sku, quantity }): DescribedPart => {
    const row = rows.find((one) => one.sku === sku);
    if (!row) return { sku, quantity, product: null };
    const [image] = shownImages(row.images, row.name);
    const { id, name, weightG, stock, isKit } = row;
    const facts = { id, name, stock, weight_g: weightG, state: stateOf(row), is_kit: isKit };
    return { sku, quantity, product: { ...facts, thumbnail: image ? thumbnailOf(image) : null } };
  });
  const pieces = described.map(({ product, quantity }) =>
    product?.state === "published" && !product.is_kit ? Math.floor(product.stock / quantity) : 0,
  );
  return { parts: described, pieces: pieces.length === 0 ? 0 : Math.min(...pieces) };
}
