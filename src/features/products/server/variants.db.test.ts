import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#features/audit/server/audit-table.ts";
import { counterFaults } from "#features/reporting/server/check-counters.ts";
import { violatedConstraint } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { deadlocksOf } from "#tests/deadlocks.ts";
import { aGroup, anActor, anOrderFor, aProduct, changesBy, checkout } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { translate } from "#tests/translations.ts";
import { changeProducts } from "./change-products.ts";
import { findProducts } from "./chosen-products.ts";
import { translatedOptions } from "./option-translations.ts";
import { productRow } from "./product-list-queries.ts";
import { productIdOfSlug, variantInPlaceOf } from "./product-queries.ts";
import { translatedProducts } from "./product-translations.ts";
import { products, productTranslations } from "./products-table.ts";
import { removeProduct } from "./remove-product.ts";
import { addVariant, changeGroup, changeValues, makeGroup, putBack, takeOut } from "./save-variants.ts";
import { optionTerms, productGroups } from "./variants-table.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);

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
  const groupId = await makeGroup(shop, { productId: product.id, name, options: ["Size"], values: [value] }, mari);
  return { product, groupId };
};
const change = changesBy(shop, mari);
/** On sale, where the group is. */
const add = async (groupId: string, ...values: string[]) => {
  const isSeen = (await listed(groupId)).length > 0;
  const id = await addVariant(shop, { groupId, values }, mari);
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

describe("the variant that lists show", () => {
  it("is the first one on sale: it follows the order, and those that are retired or deleted", async () => {
    const { product, groupId } = await made("Order");
    const [second, third] = [await add(groupId, "30 ml"), await add(groupId, "50 ml")];
    const version = await versionOf(groupId);
    await changeGroup(shop, groupId, { version, order: [third, product.id, second] }, mari);
    expect(await listed(groupId)).toEqual(["50 ml"]);
    await change(third, { retired: true });
    expect(await listed(groupId)).toEqual(["10 ml"]);
    await change(third, { retired: false });
    expect(await listed(groupId)).toEqual(["50 ml"]);
    await removeProduct(shop, third, mari);
    expect(await listed(groupId)).toEqual(["10 ml"]);
    expect(await counterFaults(shop.db)).toEqual([]);
  });

  it.each([
    ["one left out", (ids: string[]) => ids.slice(1)],
    ["one twice", ([first = "", second = ""]: string[]) => [first, first, second]],
    ["one of another product", ([first = ""]: string[]) => [first, randomUUID()]],
  ])("an order with %s is refused", async (_situation, wrong) => {
    const { product, groupId } = await made("Wrong order");
    const order = wrong([product.id, await add(groupId, "30 ml")]);
    await expect(changeGroup(shop, groupId, { version: await versionOf(groupId), order }, mari)).rejects.toThrow(
      "The order must name each variant once.",
    );
  });

  it("counters count a product with variants once, through every change", async () => {
    const counts = async () => {
      const { rows } = await shop.pool.query(
        "SELECT sum(total)::int AS all, sum(total - unlisted)::int AS listed FROM product_counts",
      );
      return rows[0];
    };
    const before = await counts();
    const { product, groupId } = await made("Counted");
    const second = await add(groupId, "30 ml");
    expect(await counts()).toEqual({ all: before.all + 2, listed: before.listed + 1 });
    await change(product.id, { retired: true });
    expect(await counts()).toEqual({ all: before.all + 1, listed: before.listed + 1 });
    await change(product.id, { retired: false, category: "accessories" });
    await takeOut(shop, second, await versionOf(groupId), mari);
    expect(await counts()).toEqual({ all: before.all + 2, listed: before.listed + 2 });
    expect(await counterFaults(shop.db)).toEqual([]);
  });

  it("is what is chosen, also while no variant is on sale yet: the first that is not taken out", async () => {
    const { product, groupId } = await made("Winter Launch");
    const second = await add(groupId, "30 ml");
    const found = async () => (await findProducts(shop.db, "winter launch")).map(({ id, state }) => [id, state]);
    expect(await found()).toEqual([[product.id, "published"]]);
    await change(product.id, { state: "draft", siblings: ["state"] });
    expect(await found()).toEqual([[product.id, "draft"]]);
    await change(product.id, { state: "archived" });
    expect(await found()).toEqual([[second, "draft"]]);
    await change(second, { state: "archived" });
    expect(await found()).toEqual([]);
  });

  it("is not lost when all variants are retired at the same moment", async () => {
    const { product, groupId } = await made("Together");
    const ids = [product.id, await add(groupId, "30 ml"), await add(groupId, "50 ml")];
    await Promise.all(ids.map((id) => change(id, { retired: true })));
    expect(await listed(groupId)).toEqual([]);
    await Promise.all(ids.map((id) => change(id, { retired: false })));
    expect(await listed(groupId)).toEqual(["10 ml"]);
    expect(await counterFaults(shop.db)).toEqual([]);
  });
});

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
