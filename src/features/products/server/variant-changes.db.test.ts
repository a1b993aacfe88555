import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { counterFaults } from "#features/reporting/server/check-counters.ts";
import { AppError } from "#shared/app-error.ts";
import { deadlocksOf } from "#tests/deadlocks.ts";
import { aGroup, anActor, anOrderFor, checkout } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { translate } from "#tests/translations.ts";
import { variantTools } from "#tests/variants.ts";
import { changeProducts } from "./change-products.ts";
import { translatedOptions } from "./option-translations.ts";
import { productRow } from "./product-list-queries.ts";
import { translatedProducts } from "./product-translations.ts";
import { productTranslations } from "./products-table.ts";
import { changeGroup, changeValues, putBack, takeOut } from "./save-variants.ts";
import { optionTerms, productGroups } from "./variants-table.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const { row, group, made, change, add, listed, versionOf } = variantTools(shop, mari);

describe("a variant", () => {
  it("becomes a product of its own under its whole name, in every language", async () => {
    const { product, groupId } = await made("Rose Oil");
    await translate(shop, translatedProducts, product.id, { texts: { name: "Roosiõli" } });
    const second = await add(groupId, "30 ml");
    await takeOut(shop, second, await versionOf(groupId), mari);
    expect(await row(second)).toMatchObject({
      groupId: null,
      optionValues: [],
      name: "Rose Oil, 30 ml",
      listed: true,
    });
    const [translation] = await shop.db
      .select()
      .from(productTranslations)
      .where(eq(productTranslations.productId, second));
    expect(translation).toMatchObject({ language: "et", name: "Roosiõli, 30 ml", state: "published" });
    expect(await listed(groupId)).toEqual(["10 ml"]);
  });

  it("that was taken out comes back to its place, under the names of the others", async () => {
    const { product, groupId } = await made("Iris Oil");
    await translate(shop, translatedProducts, product.id, { texts: { name: "Iiriseõli" } });
    const [second, third] = [await add(groupId, "30 ml"), await add(groupId, "50 ml")];
    await takeOut(shop, product.id, await versionOf(groupId), mari);
    expect(await listed(groupId)).toEqual(["30 ml"]);
    const back = { groupId, productId: product.id, values: ["10 ml"], place: 0 };
    await putBack(shop, back, mari);
    expect(await row(product.id)).toMatchObject({ groupId, name: "Iris Oil, 10 ml", optionValues: ["10 ml"] });
    expect(await listed(groupId)).toEqual(["10 ml"]);
    const [translation] = await shop.db
      .select()
      .from(productTranslations)
      .where(eq(productTranslations.productId, product.id));
    expect(translation).toMatchObject({ language: "et", name: "Iiriseõli" });
    // A language in which the others have no texts has the English name again, not the doubled one.
    await shop.pool.query("DELETE FROM product_translations WHERE product_id <> $1", [product.id]);
    await takeOut(shop, product.id, await versionOf(groupId), mari);
    await putBack(shop, back, mari);
    const again = await shop.row("SELECT name FROM product_translations WHERE product_id = $1", product.id);
    expect(again).toEqual({ name: null });
    await expect(putBack(shop, back, mari)).rejects.toThrow("This product has variants already.");
    await takeOut(shop, third, await versionOf(groupId), mari);
    await changeValues(shop, second, { version: await versionOf(groupId), values: ["50 ml"] }, mari);
    const late = putBack(shop, { groupId, productId: third, values: ["50 ml"], place: 2 }, mari);
    await expect(late).rejects.toThrow("There is already a variant with these values.");
  });

  it("that was taken out stays out where somebody has changed it or the others since", async () => {
    const { product, groupId } = await made("Moss Oil");
    const second = await add(groupId, "30 ml");
    const version = await takeOut(shop, product.id, await versionOf(groupId), mari);
    const { version: productVersion } = await row(product.id);
    const undo = { groupId, productId: product.id, values: ["10 ml"], place: 0, version: version ?? 0, productVersion };
    const late = { kind: "conflict", code: "VERSION_CONFLICT" };
    await shop.pool.query("UPDATE products SET name = 'Theirs' WHERE id = $1", [product.id]);
    await expect(putBack(shop, undo, mari)).rejects.toMatchObject(late);
    const renamed = { ...undo, productVersion: (await row(product.id)).version };
    await changeValues(shop, second, { version: await versionOf(groupId), values: ["50 ml"] }, mari);
    await expect(putBack(shop, renamed, mari)).rejects.toMatchObject(late);
    expect(await row(product.id)).toMatchObject({ groupId: null, name: "Theirs" });
    await putBack(shop, { ...renamed, version: await versionOf(groupId) }, mari);
    expect(await listed(groupId)).toEqual(["10 ml"]);
  });

  it("takes the group with it when it is the last one", async () => {
    const { product, groupId } = await made("Last");
    await takeOut(shop, product.id, await versionOf(groupId), mari);
    expect(await group(groupId)).toBeUndefined();
    expect(await row(product.id)).toMatchObject({ groupId: null, listed: true, name: "Last, 10 ml" });
    await expect(takeOut(shop, product.id, 1, mari)).rejects.toThrow("This product has no variants.");
  });

  it("may take values again that belong to a retired one, which then cannot come back", async () => {
    const { groupId } = await made("Again");
    const second = await add(groupId, "30 ml");
    await change(second, { retired: true });
    await add(groupId, "30 ml");
    await expect(change(second, { retired: false })).rejects.toThrow("There is already a variant with these values.");
  });

  it("is refused in words too where many products come back at once", async () => {
    const { groupId } = await made("Many Again");
    const second = await add(groupId, "30 ml");
    await change(second, { retired: true });
    await add(groupId, "30 ml");
    const back = changeProducts(shop, [second], { retired: false }, mari);
    await expect(back).rejects.toThrow("There is already a variant with these values.");
  });

  it("of a product that was taken out of the shop is a draft", async () => {
    const { product, groupId } = await made("Gone Oil");
    await change(product.id, { retired: true });
    expect(await productRow(shop.db, await add(groupId, "30 ml"))).toMatchObject({ state: "draft" });
  });

  it("that is sold while it is retired is either sold or refused, and its group stays whole", async () => {
    const [small, large] = await aGroup(shop, {
      variants: [
        { values: ["S"], stock: 3 },
        { values: ["L"], stock: 3 },
      ],
    });
    if (!small || !large) throw new Error("The group was not made");
    const [order] = await Promise.allSettled([
      checkout(shop, anOrderFor([[small, 1]])),
      change(small.id, { retired: true }),
    ]);
    if (order.status === "rejected") expect(order.reason).toMatchObject({ name: "AppError" });
    expect(await row(small.id)).toMatchObject({ listed: false });
    expect(await row(large.id)).toMatchObject({ listed: true });
    await expect(checkout(shop, anOrderFor([[small, 1]]))).rejects.toThrow();
  });

  it("hands the chosen parts of a change to the others, and keeps price, stock and images for itself", async () => {
    const { product, groupId } = await made("Shared");
    const second = await add(groupId, "30 ml");
    const before = await row(second);
    await change(product.id, {
      description: "New words.",
      maker: "Aurelle",
      price: 99,
      volume_ml: 12,
      siblings: ["texts"],
    });
    const after = await row(second);
    expect(after).toMatchObject({ description: "New words.", maker: before.maker, priceCents: before.priceCents });
    expect([after.volumeMl, after.sku, after.image]).toEqual([before.volumeMl, before.sku, before.image]);
    expect((await row(product.id)).maker).toBe("Aurelle");
    await change(product.id, { description: "Only here." });
    expect((await row(second)).description).toBe("New words.");
  });

  it("hands its state to the others, but not to those that were taken out of the shop", async () => {
    const { product, groupId } = await made("Seasonal");
    const [second, gone] = [await add(groupId, "30 ml"), await add(groupId, "50 ml")];
    await change(gone, { state: "archived" });
    await change(product.id, { state: "draft", siblings: ["state"] });
    await change(product.id, { state: "published", description: "Back.", siblings: ["state", "texts"] });
    const states = await Promise.all([second, gone].map(async (id) => (await productRow(shop.db, id))?.state));
    expect(states).toEqual(["published", "archived"]);
    expect((await row(gone)).description).toBe("Back.");
  });

  it("is written down in an order with its values", async () => {
    const [small] = await aGroup(shop, { name: "Frozen", variants: [{ values: ["S"] }, { values: ["L"] }] });
    if (!small) throw new Error("The group was not made");
    const { orderId } = await checkout(shop, anOrderFor([[small, 1]]));
    const { rows } = await shop.pool.query("SELECT name FROM order_lines WHERE order_id = $1", [orderId]);
    expect(rows).toEqual([{ name: "Frozen, S" }]);
    await shop.db.update(productGroups).set({ name: "Renamed" }).where(eq(productGroups.name, "Frozen"));
    const later = await shop.pool.query("SELECT name FROM order_lines WHERE order_id = $1", [orderId]);
    expect(later.rows).toEqual(rows);
  });
});

describe("open pages and stored pages", () => {
  const heardDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
    const listener = await shop.pool.connect();
    const heard: string[] = [];
    const hear = ({ payload = "" }: { payload?: string }) => heard.push(JSON.parse(payload).id);
    try {
      listener.on("notification", hear);
      await listener.query("LISTEN events");
      await work();
      await listener.query("SELECT 1");
    } finally {
      listener.off("notification", hear);
      await listener.query("UNLISTEN events");
      listener.release();
    }
    return heard;
  };

  it("hear of all variants when their name or an option changes, and of any product when a word is translated", async () => {
    const { product, groupId } = await made("Heard");
    const ids = [product.id, await add(groupId, "Tiny bottle")].toSorted();
    const renaming = async (change: object) =>
      changeGroup(shop, groupId, { version: await versionOf(groupId), ...change }, mari);
    expect((await heardDuring(() => renaming({ name: "Heard again" }))).toSorted()).toEqual(ids);
    const heard = await heardDuring(() => renaming({ options: [{ name: "Format", was: 0 }] }));
    // The translations of "Size" go along.
    expect(heard.toSorted()).toEqual([...ids, "all"].toSorted());
    const [term] = await shop.db.select().from(optionTerms).where(eq(optionTerms.term, "Tiny bottle"));
    const translating = () => translate(shop, translatedOptions, term?.id ?? "", { texts: { word: "Pisike pudel" } });
    expect(await heardDuring(translating)).toEqual(["all"]);
  });
});

it("two variants that are retired, ordered and changed at once wait for each other without a deadlock", async () => {
  const variants = await aGroup(shop, { variants: ["A", "B", "C"].map((value) => ({ values: [value] })) });
  const ids = variants.map(({ id }) => id);
  const groupId = (await row(ids[0] ?? "")).groupId ?? "";
  const unexpected: unknown[] = [];
  const times = async (work: (round: number) => Promise<unknown>) => {
    for (let round = 0; round < 12; round += 1)
      await work(round).catch((error: unknown) => error instanceof AppError || unexpected.push(error));
  };
  await Promise.all([
    ...ids.map((id, at) => times((round) => change(id, { retired: (round + at) % 2 === 0 }))),
    times((round) => change(ids[round % 3] ?? "", { description: `Round ${round}`, siblings: ["texts"] })),
    times(async (round) =>
      changeGroup(
        shop,
        groupId,
        { version: await versionOf(groupId), order: round % 2 ? ids : ids.toReversed() },
        mari,
      ),
    ),
    times((round) => add(groupId, `D${round}`)),
  ]);
  expect(unexpected).toEqual([]);
  expect(await counterFaults(shop.db)).toEqual([]);
  expect(await listed(groupId)).toHaveLength(1);
  expect(await deadlocksOf(shop)).toBe(0);
});
