import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newCollection } from "#features/collections/collection.ts";
import { addCollection, copyIntoCollections } from "#features/collections/server/save-collection.ts";
import { images } from "#features/images/server/images-table.ts";
import { insertImages } from "#features/images/server/store-image.ts";
import { aGroup, aKit, anActor, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { translate } from "#tests/translations.ts";
import { newProduct, variantChange } from "../product-input.ts";
import { copyProduct } from "./copy-product.ts";
import { productRow } from "./product-list-queries.ts";
import { translatedProducts } from "./product-translations.ts";
import { products, productTranslations } from "./products-table.ts";
import { changeProduct, createProduct } from "./save-product.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const copy = (productId: string, copyId = randomUUID()) =>
  copyProduct(shop, { productId, copyId }, [copyIntoCollections], mari);
const read = async (id: string) => {
  const product = await productRow(shop.db, id);
  if (!product) throw new Error("There is no such product");
  return product;
};
const anImage = async () => {
  const path = `products/${randomUUID()}.webp`;
  await insertImages(shop.db, [{ path, contentType: "image/webp", width: 10, height: 10, bytes: 1 }]);
  return path;
};

describe("a copy", () => {
  it("of a kit is made of the same parts, and has what they make", async () => {
    const [oil, stone] = [await aProduct(shop, { stock: 9 }), await aProduct(shop, { stock: 4 })];
    const kit = await aKit(shop, [
      [oil, 2],
      [stone, 1],
    ]);
    const made = await read(await copy(kit.id));
    expect(made).toMatchObject({ stock: 4, parts: (await read(kit.id)).parts });
    await changeProduct(shop, made.id, variantChange.parse({ state: "published" }), mari);
    expect((await read(made.id)).state).toBe("published");
  });

  it("is a draft with the same texts, images and related products, without stock, GTIN and ratings", async () => {
    const other = await aProduct(shop);
    const { sku } = await read(other.id);
    const image = await anImage();
    const input = { name: "Amber Lamp", price: 40, stock: 7, gtin: "4740000000018", image: [image], related: [sku] };
    const id = await createProduct(
      shop,
      newProduct.parse({ ...input, description: "Warm.", discount_percentage: 5 }),
      mari,
    );
    await shop.db.update(products).set({ isSample: true }).where(eq(products.id, id));
    const [before, after] = [await read(id), await read(await copy(id))];
    expect(after).toMatchObject({
      name: "Amber Lamp (copy)",
      price: 40,
      description: "Warm.",
      discount_percentage: 5,
      image: [image],
      state: "draft",
      stock: 0,
      gtin: null,
      related: [sku],
      slug: "amber-lamp-copy",
    });
    expect(after.sku).not.toBe(before.sku);
    expect((await shop.db.select().from(products).where(eq(products.id, after.id)))[0]?.isSample).toBe(false);
    expect(await shop.db.$count(images, eq(images.path, image))).toBe(1);
  });

  it("comes with its variants, but for those out of the shop", async () => {
    const [first, second, gone] = await aGroup(shop, {
      name: "Cedar",
      variants: [{ values: ["10 ml"], price: 10 }, { values: ["30 ml"], price: 25, stock: 3 }, { values: ["50 ml"] }],
    });
    await changeProduct(shop, gone?.id ?? "", variantChange.parse({ state: "archived" }), mari);
    const copied = await read(await copy(second?.id ?? ""));
    expect(copied).toMatchObject({ name: "Cedar (copy), 30 ml", price: 25, stock: 0, state: "draft" });
    const variants = await shop.db
      .select({ name: products.name, price: products.priceCents, listed: products.listed })
      .from(products)
      .where(eq(products.groupId, copied.group?.id ?? ""))
      .orderBy(products.groupPosition);
    expect(variants).toEqual([
      { name: "Cedar (copy), 10 ml", price: 1000, listed: false },
      { name: "Cedar (copy), 30 ml", price: 2500, listed: false },
    ]);
    await changeProduct(shop, copied.id, variantChange.parse({ state: "published", siblings: ["state"] }), mari);
    expect(copied.group?.id).not.toBe((await read(first?.id ?? "")).group?.id);
  });

  it("keeps its translations", async () => {
    const { id } = await aProduct(shop, { name: "Amber Lamp" });
    await translate(shop, translatedProducts, id, { texts: { name: "Merevaigulamp" } });
    const [row] = await shop.db
      .select()
      .from(productTranslations)
      .where(eq(productTranslations.productId, await copy(id)));
    expect(row).toMatchObject({ language: "et", name: "Merevaigulamp" });
  });

  it("is in the same collections by hand, and shown there once it is published", async () => {
    const { id } = await aProduct(shop);
    const input = newCollection.parse({ title: "Gifts", slug: "gifts", status: "published", products: [id] });
    const collection = await addCollection(shop, input, mari);
    const copied = await copy(id);
    const shown = async () =>
      (
        await shop.db.execute<{ id: string }>(sql`
          SELECT product_id AS id FROM collection_products WHERE collection_id = ${collection} AND is_shown`)
      ).rows.map((one) => one.id);
    expect(await shown()).toEqual([id]);
    await changeProduct(shop, copied, variantChange.parse({ state: "published" }), mari);
    expect((await shown()).toSorted()).toEqual([id, copied].toSorted());
  });

  it("is made once where the answer was lost, and may be copied again", async () => {
    const { id } = await aProduct(shop, { name: "Oak Stand" });
    const copyId = randomUUID();
    expect([await copy(id, copyId), await copy(id, copyId)]).toEqual([copyId, copyId]);
    expect((await read(await copy(id))).slug).toBe("oak-stand-copy-2");
  });

  it("of a long name keeps the word that says it is one", async () => {
    const { id } = await aProduct(shop, { name: "a".repeat(200) });
    const { name } = await read(await copy(id));
    expect(name).toHaveLength(200);
    expect(name).toMatch(/a \(copy\)$/);
  });

  it("of a product that is gone is refused", async () => {
    await expect(copy(randomUUID())).rejects.toThrow("does not exist");
  });
});
