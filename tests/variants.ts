import { eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { products } from "#features/products/server/products-table.ts";
import { addVariant, makeGroup } from "#features/products/server/save-variants.ts";
import { productGroups } from "#features/products/server/variants-table.ts";
import { aProduct, changesBy } from "./makers.ts";
import type { TestShop } from "./shop.ts";

/** What tests of variants do in a shop. */
export function variantTools(shop: TestShop, actor: Actor) {
  const row = async (id: string) => {
    const [found] = await shop.db.select().from(products).where(eq(products.id, id));
    if (!found) throw new Error("There is no such product");
    return found;
  };
  const group = async (id: string) => {
    const [found] = await shop.db.select().from(productGroups).where(eq(productGroups.id, id));
    return found;
  };
  const made = async (name = "Lavender Oil", value = "10 ml") => {
    const product = await aProduct(shop, { name, stock: 5 });
    const groupId = await makeGroup(shop, { productId: product.id, name, options: ["Size"], values: [value] }, actor);
    return { product, groupId };
  };
  const change = changesBy(shop, actor);
  /** On sale, where the group is. */
  const add = async (groupId: string, ...values: string[]) => {
    const isSeen = (await listed(groupId)).length > 0;
    const id = await addVariant(shop, { groupId, values }, actor);
    if (isSeen) await change(id, { state: "published" });
    return id;
  };
  const listed = async (groupId: string) =>
    (
      await shop.db
        .select({ values: products.optionValues, listed: products.listed })
        .from(products)
        .where(eq(products.groupId, groupId))
        .orderBy(products.groupPosition)
    ).flatMap((one) => (one.listed ? one.values : []));
  const versionOf = async (groupId: string) => (await group(groupId))?.version ?? 0;
  return { row, group, made, change, add, listed, versionOf };
}
