import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { keepImages } from "#features/images/server/shown-images.ts";
import { setInitialStock } from "#features/inventory/server/initial-stock.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../product-input-messages.ts";
import { MAX_NAME } from "../variants.ts";
import { inGroupOrder, lockGroupsOf } from "./product-groups.ts";
import { storedIn } from "./product-images.ts";
import { fieldColumnsOf } from "./product-row.ts";
import { products } from "./products-table.ts";
import { copyRelated } from "./related-products.ts";
import { copyParts } from "./save-parts.ts";
import { audit, ownSku, slugFor } from "./save-product.ts";
import { copyTranslations } from "./save-variants.ts";
import { productGroups } from "./variants-table.ts";

type Row = typeof products.$inferSelect;
/** What later features copy along, such as the place in collections. */
export type CopyAlong = (tx: Tx, from: string, to: string) => Promise<unknown>;

/**
 * Copies a product as a draft, one with variants with those that are not archived: texts, translations, images and related
 * products are the same, article number and address are new, GTIN and stock are empty. Its prices and ratings begin anew.
 * `copyId` is the copy's id: sent again after a lost answer it makes no second copy. Answers it. @throws AppError "not-found"
 */
export const copyProduct = (
  shop: Pick<AppContext, "db" | "clock">,
  { productId, copyId }: { productId: string; copyId: string },
  alongs: readonly CopyAlong[],
  actor: Actor,
): Promise<string> =>
  transact(shop.db, async (tx) => {
    const [done] = await tx.select({ id: products.id }).from(products).where(eq(products.id, copyId));
    if (done) return copyId;
    await lockGroupsOf(tx, [productId]);
    const [asked] = await tx.select().from(products).where(eq(products.id, productId)).for("key share");
    if (!asked) throw new AppError("not-found", messages.gone);
    const group = await copyGroup(tx, asked);
    const now = shop.clock.now();
    for (const row of group ? await variantsToCopy(tx, asked) : [asked]) {
      const name = group ? row.name : copyName(row.name);
      const made = row.id === productId ? copyId : randomUUID();
      await keepImages(tx, storedIn(row.image));
      const sku = ownSku();
      await tx.insert(products).values({
        ...fieldColumnsOf(row),
        id: made,
        name,
        sku,
        gtin: null,
        slug: await slugFor(tx, group ? `${group.name} ${row.optionValues.join(" ")}` : name),
        ...(group ? { groupId: group.id, optionValues: row.optionValues, groupPosition: row.groupPosition } : {}),
        retiredAt: now,
        isDraft: true,
        wasPublished: false,
      });
      await copyTranslations(tx, row.id, made);
      await copyRelated(tx, row.id, made);
      await setInitialStock(tx, [{ productId: made, quantity: 0 }], actor.administratorId);
      await copyParts(tx, row.id, made);
      for (const along of alongs) await along(tx, row.id, made);
      await audit(tx, "product.created", made, actor, { sku });
    }
    return copyId;
  });

async function copyGroup(tx: Tx, { groupId }: Row): Promise<{ id: string; name: string } | null> {
  if (!groupId) return null;
  const [group] = await tx.select().from(productGroups).where(eq(productGroups.id, groupId));
  if (!group) throw new AppError("not-found", messages.gone);
  // The values of its variants follow the name.
  const [{ longest = 0 } = {}] = await tx
    .select({ longest: sql<number>`max(length(${products.name}))::int` })
    .from(products)
    .where(eq(products.groupId, groupId));
  const name = copyName(group.name, MAX_NAME - (longest - group.name.length));
  const [made] = await tx
    .insert(productGroups)
    .values({ name, options: group.options })
    .returning({ id: productGroups.id, name: productGroups.name });
  return made ?? null;
}

/** The one that is copied comes along whatever its state. */
const variantsToCopy = (tx: Tx, { id, groupId }: Row): Promise<Row[]> =>
  tx
    .select()
    .from(products)
    .where(
      and(
        sql`${products.groupId} = ${groupId}`,
        sql`(${products.id} = ${id} OR ${products.retiredAt} IS NULL OR ${products.isDraft} OR ${products.publishAt} IS NOT NULL)`,
      ),
    )
    .orderBy(...inGroupOrder);

/** A long name loses its end, not the word that says it is a copy. */
function copyName(name: string, max = MAX_NAME): string {
  const sign = messages.copyOf("").length;
  return messages.copyOf(name.slice(0, Math.max(1, max - sign)).trimEnd());
}
