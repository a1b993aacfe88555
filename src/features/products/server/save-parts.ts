import { asc, eq, inArray, sql } from "drizzle-orm";
import { setInitialStock } from "#features/inventory/server/initial-stock.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import type { Part } from "../kit.ts";
import { messages } from "../kit-messages.ts";
import { productParts } from "./kits-table.ts";
import { products } from "./products-table.ts";

/**
 * Makes a product of these parts, or a product by itself where there are none; its row must be held. Answers whether that is a change.
 * What the database refuses by itself, such as a kit of a kit, `refusingDoubles` puts into words. @throws AppError
 */
export async function setParts(tx: Tx, kitId: string, wanted: readonly Part[]): Promise<boolean> {
  const before = await tx
    .select({ productId: productParts.productId, quantity: productParts.quantity })
    .from(productParts)
    .where(eq(productParts.kitId, kitId))
    .orderBy(asc(productParts.position));
  const skus = wanted.map(({ sku }) => sku);
  const known =
    skus.length === 0
      ? []
      : await tx.select({ id: products.id, sku: products.sku }).from(products).where(inArray(products.sku, skus));
  const parts = wanted.map(({ sku, quantity }) => {
    const part = known.find((one) => one.sku === sku);
    if (!part) throw new AppError("invalid", messages.unknown(sku));
    if (part.id === kitId) throw new AppError("invalid", messages.itself);
    return { productId: part.id, quantity };
  });
  if (JSON.stringify(before) === JSON.stringify(parts)) return false;
  await tx.delete(productParts).where(eq(productParts.kitId, kitId));
  if (parts.length === 0) await setInitialStock(tx, [{ productId: kitId, quantity: 0 }]);
  else await tx.insert(productParts).values(parts.map((part, place) => ({ ...part, kitId, position: place + 1 })));
  return true;
}

/** A copy of a kit is made of the same parts. */
export const copyParts = (tx: Tx, from: string, to: string): Promise<unknown> =>
  tx.execute(sql`INSERT INTO ${productParts} (kit_id, product_id, quantity, position)
    SELECT ${to}::uuid, product_id, quantity, position FROM ${productParts} WHERE kit_id = ${from}`);

/** Those of these products that are kits. */
export async function kitsAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: productParts.kitId })
    .from(productParts)
    .where(inArray(productParts.kitId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** The names of kits that a product is a part of, three at most; of those in the shop or on their way there, or of all. */
export async function kitsWith(tx: Db, productId: string, which: "in-shop" | "all"): Promise<string | null> {
  const rows = await tx
    .select({ name: products.name })
    .from(productParts)
    .innerJoin(products, eq(products.id, productParts.kitId))
    .where(
      sql`${eq(productParts.productId, productId)} AND (${which === "all"} OR products.retired_at IS NULL OR products.publish_at IS NOT NULL)`,
    )
    .orderBy(products.name)
    .limit(4);
  const names = rows.slice(0, 3).map(({ name }) => `“${name}”`);
  return names.length === 0 ? null : [...names, ...(rows.length > 3 ? ["…"] : [])].join(", ");
}

/** Why a product must not be taken out: kits in the shop, or on their way there, need it. Null where none does. */
export async function neededInKits(tx: Tx, { id, name }: { id: string; name: string }): Promise<string | null> {
  const kits = await kitsWith(tx, id, "in-shop");
  return kits && messages.inKits(name, kits);
}

/** @throws AppError "conflict" where kits need a product that is taken out. */
export async function refuseWhereNeeded(tx: Tx, product: { id: string; name: string }): Promise<void> {
  const refusal = await neededInKits(tx, product);
  if (refusal) throw new AppError("conflict", refusal, { code: "PART_OF_KITS" });
}
