import { eq, sql } from "drizzle-orm";
import type { Shop } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { Refusal } from "#shared/app-error.ts";
import { texts } from "../product-input-texts.ts";
import { exchangePictures } from "./product-images.ts";
import { isOrdered } from "./product-list-queries.ts";
import { products } from "./products-table.ts";
import { audit, type Deed } from "./save-product.ts";

/** Erases a product that no order names, and retires one that an order does (decision 10). @throws Refusal "not-found" */
export const removeProduct = (
  { db, clock }: Pick<Shop, "db" | "clock">,
  id: string,
  deed: Deed,
): Promise<"erased" | "retired"> =>
  transact(db, async (tx) => {
    // Held against new orders too, so that none can name it between the look and the removal.
    const [product] = await tx.select().from(products).where(eq(products.id, id)).for("update");
    if (!product) throw new Refusal("not-found", texts.gone);
    if (await isOrdered(tx, id)) {
      if (!product.retiredAt) await tx.update(products).set({ retiredAt: clock.now() }).where(eq(products.id, id));
      await audit(tx, "product.retired", id, deed);
      return "retired";
    }
    await exchangePictures(tx, product.image, [], clock.now());
    await tx.execute(sql`DELETE FROM slug_history WHERE kind = 'product' AND target_id = ${id}`);
    await tx.delete(products).where(eq(products.id, id));
    await audit(tx, "product.erased", id, deed, { name: product.name, sku: product.sku });
    return "erased";
  });
