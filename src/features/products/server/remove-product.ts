import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages as kitMessages } from "../kit-messages.ts";
import { messages } from "../product-input-messages.ts";
import { lockGroupsOf } from "./product-groups.ts";
import { exchangeImages } from "./product-images.ts";
import { isOrdered } from "./product-list-queries.ts";
import { variantInPlaceOf } from "./product-queries.ts";
import { products } from "./products-table.ts";
import { handOnRelated } from "./related-products.ts";
import { kitsWith } from "./save-parts.ts";
import { audit, changedMeanwhile } from "./save-product.ts";
import { deleteSlugs, handOnSlugs } from "./slug-history.ts";

interface Removal {
  outcome: "erased" | "retired";
  /** A sentence; null where nothing is in the way. */
  refusal: string | null;
}

/** What deleting a product would do, and why it is refused: kits need it. @throws AppError "not-found" */
export async function productRemoval(db: Db, id: string): Promise<Removal> {
  const [product] = await db.select({ id: products.id, name: products.name }).from(products).where(eq(products.id, id));
  if (!product) throw new AppError("not-found", messages.gone);
  return removalOf(db, product);
}

async function removalOf(db: Db, { id, name }: { id: string; name: string }): Promise<Removal> {
  const isKept = await isOrdered(db, id);
  const kits = await kitsWith(db, id, isKept ? "in-shop" : "all");
  const say = isKept ? kitMessages.inKits : kitMessages.takeOutFirst;
  return { outcome: isKept ? "retired" : "erased", refusal: kits && say(name, kits) };
}

/** Erases a product that no order names, and retires one that an order does (decision 10). @throws AppError "not-found", or "conflict" for a part of kits or what was changed since `version` */
export const removeProduct = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  id: string,
  actor: Actor,
  version?: number,
): Promise<Removal["outcome"]> =>
  transact(db, async (tx) => {
    await lockGroupsOf(tx, [id]);
    // Held against new orders too, so that none can name it between the look and the removal.
    const [product] = await tx.select().from(products).where(eq(products.id, id)).for("update");
    if (!product) throw new AppError("not-found", messages.gone);
    if (version !== undefined && version !== product.version) throw await changedMeanwhile(tx, id);
    const { outcome, refusal } = await removalOf(tx, product);
    if (refusal) throw new AppError("conflict", refusal, { code: "PART_OF_KITS" });
    if (outcome === "retired") {
      const retiredAt = product.retiredAt ?? clock.now();
      await tx.update(products).set({ retiredAt, isDraft: false, publishAt: null }).where(eq(products.id, id));
      await audit(tx, "product.retired", id, actor);
      return "retired";
    }
    // Its places in collections by hand and below other products go to the variant that lists show now.
    if (product.groupId && product.listed) {
      await tx
        .update(products)
        .set({ retiredAt: clock.now(), isDraft: false, publishAt: null })
        .where(eq(products.id, id));
      await handOnRelated(tx, id);
    }
    await exchangeImages(tx, product.image, [], clock.now());
    // A variant that shoppers could see leads on to its group while that sells.
    const inItsPlace = product.groupId && (await variantInPlaceOf(tx, id));
    if (inItsPlace) await handOnSlugs(tx, product, inItsPlace);
    else await deleteSlugs(tx, "product", id);
    await tx.delete(products).where(eq(products.id, id));
    await audit(tx, "product.erased", id, actor, { name: product.name, sku: product.sku });
    return "erased";
  });
