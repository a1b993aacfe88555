import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages as kitMessages } from "../kit-messages.ts";
import { messages } from "../product-input-messages.ts";
import { lockGroupsOf } from "./product-groups.ts";
import { exchangeImages } from "./product-images.ts";
import { isOrdered } from "./product-list-queries.ts";
import { products } from "./products-table.ts";
import { kitsWith, refuseWhereNeeded } from "./save-parts.ts";
import { audit } from "./save-product.ts";
import { deleteSlugs } from "./slug-history.ts";

/** Erases a product that no order names, and retires one that an order does (decision 10). @throws AppError "not-found", or "conflict" for a part of kits */
export const removeProduct = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  id: string,
  actor: Actor,
): Promise<"erased" | "retired"> =>
  transact(db, async (tx) => {
    await lockGroupsOf(tx, [id]);
    // Held against new orders too, so that none can name it between the look and the removal.
    const [product] = await tx.select().from(products).where(eq(products.id, id)).for("update");
    if (!product) throw new AppError("not-found", messages.gone);
    if (await isOrdered(tx, id)) {
      await refuseWhereNeeded(tx, product);
      const retiredAt = product.retiredAt ?? clock.now();
      await tx.update(products).set({ retiredAt, isDraft: false, publishAt: null }).where(eq(products.id, id));
      await audit(tx, "product.retired", id, actor);
      return "retired";
    }
    const kits = await kitsWith(tx, id, "all");
    if (kits) throw new AppError("conflict", kitMessages.takeOutFirst(product.name, kits), { code: "PART_OF_KITS" });
    await exchangeImages(tx, product.image, [], clock.now());
    await deleteSlugs(tx, "product", id);
    await tx.delete(products).where(eq(products.id, id));
    await audit(tx, "product.erased", id, actor, { name: product.name, sku: product.sku });
    return "erased";
  });
