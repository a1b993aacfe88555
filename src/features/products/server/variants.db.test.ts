import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#features/audit/server/audit-table.ts";
import { violatedConstraint } from "#platform/database/database.ts";
import { anActor } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { variantTools } from "#tests/variants.ts";
import { productRow } from "./product-list-queries.ts";
import { productIdOfSlug, variantInPlaceOf } from "./product-queries.ts";
import { products } from "./products-table.ts";
import { removeProduct } from "./remove-product.ts";
import { addVariant, changeGroup, changeValues, makeGroup, takeOut } from "./save-variants.ts";
import { productGroups } from "./variants-table.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const { row, group, made, change, add, listed, versionOf } = variantTools(shop, mari);

describe("a product with variants", () => {
  it("is made of one product, which keeps its address, price and stock", async () => {
    const { product, groupId } = await made();
    expect(await productRow(shop.db, product.id)).toMatchObject({
      name: "Lavender Oil, 10 ml",
      price: 20,
      stock: 5,
      listed: true,
      group: { id: groupId, name: "Lavender Oil", options: ["Size"], values: ["10 ml"], others: 0 },
    });
  });

  it("gets a variant like the first one, out of stock, with a number and an address of its own", async () => {
    const { product, groupId } = await made("Cedar Oil");
    await shop.db
      .update(products)
      .set({ description: "From the Atlas.", gtin: "4006381333931", weightG: 40, volumeMl: 10 })
      .where(eq(products.id, product.id));
    const id = await add(groupId, "30 ml");
    const [first, second] = [await row(product.id), await row(id)];
    expect(second).toMatchObject({
      name: "Cedar Oil, 30 ml",
      slug: "cedar-oil-30-ml",
      description: "From the Atlas.",
      listed: false,
      gtin: null,
      weightG: null,
      volumeMl: 30,
      priceCents: first.priceCents,
      isSample: false,
    });
    expect(second.sku).not.toBe(first.sku);
    expect(await productRow(shop.db, id)).toMatchObject({ stock: 0 });
    expect(await listed(groupId)).toEqual(["10 ml"]);
  });

  it("gets it as a draft, which shoppers do not see at the price of another size, and once only", async () => {
    const { groupId } = await made("Clove Oil");
    const id = await addVariant(shop, { groupId, values: ["30 ml"] }, mari);
    expect(await row(id)).toMatchObject({ isDraft: true, wasPublished: false, retiredAt: expect.any(Date) });
    const again = addVariant(shop, { groupId, values: ["30 ML"] }, mari);
    await expect(again).rejects.toThrow("There is already a variant with these values.");
    await change(id, { price: 30, state: "published" });
    expect(await productRow(shop.db, id)).toMatchObject({ state: "published", price: 30 });
  });

  it("gets the volume that its values say, and none where they say another size in other words", async () => {
    const { product, groupId } = await made("Neroli Oil");
    await change(product.id, { volume_ml: 10, attributes: { capacity: 10, "scent-family": ["citrus"] } });
    const sizes = async (value: string) => {
      const { volumeMl, attributes } = await row(await add(groupId, value));
      return [volumeMl, attributes];
    };
    const others = { "scent-family": ["citrus"] };
    expect(await sizes("1 l")).toEqual([1000, others]);
    expect(await sizes("2,5 cl")).toEqual([25, others]);
    expect(await sizes("Large")).toEqual([null, others]);
    expect(await sizes("1,000 ml")).toEqual([null, others]);
    await changeValues(shop, product.id, { version: await versionOf(groupId), values: ["15 ml"] }, mari);
    expect((await row(product.id)).volumeMl).toBe(15);
  });

  it("is the same size where its values say another colour", async () => {
    const { product, groupId } = await made("Candle", "Amber");
    await change(product.id, { volume_ml: 200 });
    expect((await row(await add(groupId, "Sage"))).volumeMl).toBe(200);
  });

  it("leads to the variant that lists show once it is out of the shop", async () => {
    const { product, groupId } = await made("Myrtle Oil");
    const second = await add(groupId, "30 ml");
    await change(product.id, { state: "archived" });
    expect(await variantInPlaceOf(shop.db, product.id)).toBe(second);
    expect(await productIdOfSlug(shop.db, (await row(product.id)).slug ?? "")).toBe(product.id);
    await change(second, { state: "archived" });
    expect(await variantInPlaceOf(shop.db, product.id)).toBeNull();
  });

  it("leads on to the others, by all its addresses, once it is deleted, and from them to what is left", async () => {
    const { product, groupId } = await made("Vetiver Oil");
    const [second, third] = [await add(groupId, "30 ml"), await add(groupId, "50 ml")];
    const { slug: old } = await row(second);
    await change(second, { slug: "vetiver-large" });
    const leadsTo = async () =>
      Promise.all([
        variantInPlaceOf(shop.db, second),
        productIdOfSlug(shop.db, "vetiver-large"),
        productIdOfSlug(shop.db, old),
      ]);
    expect(await removeProduct(shop, second, mari)).toBe("erased");
    expect(await leadsTo()).toEqual([product.id, product.id, product.id]);
    expect(await removeProduct(shop, product.id, mari)).toBe("erased");
    expect(await leadsTo()).toEqual([third, third, third]);
    expect(await removeProduct(shop, third, mari)).toBe("erased");
    expect(await leadsTo()).toEqual([null, null, null]);
  });

  it("that shoppers never saw leaves no address behind", async () => {
    const { groupId } = await made("Yuzu Oil");
    const draft = await addVariant(shop, { groupId, values: ["30 ml"] }, mari);
    await removeProduct(shop, draft, mari);
    expect(await variantInPlaceOf(shop.db, draft)).toBeNull();
    expect(await productIdOfSlug(shop.db, "yuzu-oil-30-ml")).toBeNull();
  });

  it("has each combination once, whatever the capitals, also when two are made at once", async () => {
    const { groupId } = await made("Pine Oil", "Small");
    await expect(add(groupId, "SMALL")).rejects.toThrow("There is already a variant with these values.");
    const twins = await Promise.allSettled([add(groupId, "Größe õ"), add(groupId, "grÖSSe Õ".replace("SS", "ß"))]);
    expect(twins.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("has a hundred variants at most, also when several are made at once", async () => {
    const { groupId } = await made("Many", "v0");
    for (let i = 1; i < 99; i += 1) await add(groupId, `v${i}`);
    const last = await Promise.allSettled([1, 2, 3].map((i) => add(groupId, `last ${i}`)));
    expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(add(groupId, "one more")).rejects.toThrow("A product has at most 100 variants.");
  }, 60_000);

  it("refuses what does not fit: no value for an option, another number of options, a name that is too long", async () => {
    const { product, groupId } = await made("Fir Oil");
    await expect(add(groupId, "30 ml", "Red")).rejects.toThrow("A variant has a value for each option.");
    const version = await versionOf(groupId);
    await expect(changeGroup(shop, groupId, { version, name: "x".repeat(199) }, mari)).rejects.toThrow("too long");
    const again = { productId: product.id, name: "Fir", options: ["Size"], values: ["1"] };
    await expect(makeGroup(shop, again, mari)).rejects.toThrow("This product has variants already.");
    await expect(makeGroup(shop, { ...again, productId: randomUUID() }, mari)).rejects.toMatchObject({
      kind: "not-found",
    });
  });

  it("takes another name, in all variants", async () => {
    const { product, groupId } = await made("Old Name");
    const second = await add(groupId, "30 ml");
    await changeGroup(
      shop,
      groupId,
      { version: await versionOf(groupId), name: "New Name", options: [{ name: "Volume", was: 0 }] },
      mari,
    );
    expect([(await row(product.id)).name, (await row(second)).name]).toEqual(["New Name, 10 ml", "New Name, 30 ml"]);
    expect(await group(groupId)).toMatchObject({ name: "New Name", options: ["Volume"] });
  });

  it("is refused where somebody else changed it meanwhile", async () => {
    const { product, groupId } = await made("Seen");
    const version = await versionOf(groupId);
    await addVariant(shop, { groupId, version, values: ["30 ml"] }, mari);
    const late = { code: "VERSION_CONFLICT" };
    await expect(changeGroup(shop, groupId, { version, name: "Late" }, mari)).rejects.toMatchObject(late);
    await expect(addVariant(shop, { groupId, version, values: ["1"] }, mari)).rejects.toMatchObject(late);
    await expect(changeValues(shop, product.id, { version, values: ["1"] }, mari)).rejects.toMatchObject(late);
    await expect(takeOut(shop, product.id, version, mari)).rejects.toMatchObject(late);
  });

  it("keeps its name when somebody writes another one over it, and says why", async () => {
    const { product } = await made("Named");
    await expect(change(product.id, { name: "Other" })).rejects.toThrow("Change it under Variants.");
    await change(product.id, { name: "Named, 10 ml", price: 30 });
    expect(await row(product.id)).toMatchObject({ name: "Named, 10 ml", priceCents: 3000 });
  });

  it("writes who did what into the audit log", async () => {
    const { product, groupId } = await made("Noted");
    await changeValues(shop, product.id, { version: await versionOf(groupId), values: ["15 ml"] }, mari);
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, product.id))
      .orderBy(auditLog.id);
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["product.variants-made", mari.administratorId],
      ["product.variants-changed", mari.administratorId],
    ]);
  });
});

describe("the database holds by itself to", () => {
  const writing = async (values: Partial<typeof products.$inferInsert>) => {
    const { groupId } = await made();
    const unique = randomUUID();
    const insert = shop.db.insert(products).values({
      slug: unique,
      sku: unique,
      name: "x",
      category: "oils",
      priceCents: 100 as never,
      groupId,
      ...values,
    });
    return violatedConstraint(
      await insert.then(
        () => null,
        (error: unknown) => error,
      ),
    );
  };
  it.each([
    ["each combination once", { optionValues: ["10 ML"] }, "products_variant_unique"],
    ["a value for each option", { optionValues: ["10", "20"] }, "products_option_values"],
    ["values on one line", { optionValues: ["a\nb"] }, "products_option_values_fit"],
    ["values of sixty letters", { optionValues: ["x".repeat(61)] }, "products_option_values_fit"],
    ["values that are not empty", { optionValues: [""] }, "products_option_values_fit"],
  ])("%s", async (_rule, values, constraint) => expect(await writing(values)).toBe(constraint));

  it("one to three options", async () => {
    for (const options of [[], ["a", "b", "c", "d"]]) {
      const insert = shop.db.insert(productGroups).values({ name: "x", options });
      await expect(insert).rejects.toThrow();
    }
  });

  it("a name that is put together, whoever writes it", async () => {
    const { product } = await made("Mine");
    await shop.db.execute(sql`UPDATE products SET name = 'Other' WHERE id = ${product.id}`);
    expect((await row(product.id)).name).toBe("Mine, 10 ml");
  });
});
