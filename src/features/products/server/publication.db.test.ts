import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#features/audit/server/audit-table.ts";
import { newCollection } from "#features/collections/collection.ts";
import { addCollection } from "#features/collections/server/save-collection.ts";
import { counterFaults } from "#features/reporting/server/check-counters.ts";
import { findAnything } from "#features/search/server/search-queries.ts";
import { DAY_MS } from "#shared/day.ts";
import { anActor, anOrderFor, changesBy, checkout } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { productEntries } from "../../../pages/search-engines/sitemap-queries.ts";
import { newProduct } from "../product-input.ts";
import { listProducts, productRow } from "./product-list-queries.ts";
import {
  featuredProducts,
  productIdOfSlug,
  productSummaries,
  productsInListing,
  productWithRelated,
} from "./product-queries.ts";
import { productsForSale } from "./products-for-sale.ts";
import { priceHistory, products } from "./products-table.ts";
import { countNotPublished, publishDueProducts } from "./publish-due.ts";
import { createProduct } from "./save-product.ts";
import { addVariant, changeValues, makeGroup } from "./save-variants.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
beforeEach(async () => {
  await shop.db.delete(products);
});

const HOUR = 3_600_000;
const inAnHour = () => new Date(shop.clock.now().getTime() + HOUR).toISOString();
const create = (input: object) =>
  createProduct(shop, newProduct.parse({ name: "Quiet Amber Lamp", price: 20, stock: 5, ...input }), mari);
const grouped = (productId: string, name: string) =>
  makeGroup(shop, { productId, name, options: ["Size"], values: ["10 ml"] }, mari);
const change = changesBy(shop, mari);
const publishDue = () => publishDueProducts(shop, new AbortController().signal);
const stateNow = async (id: string) => (await productRow(shop.db, id))?.state;
const actions = async (id: string) =>
  (await shop.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectId, id))).map(
    ({ action }) => action,
  );
const inSearch = async (id: string) => {
  const { rows } = await shop.db.execute(sql`SELECT FROM search_documents WHERE target_id = ${id}`);
  return rows.length > 0;
};
/** Everywhere a shopper could meet it. */
async function whereShown(id: string): Promise<string[]> {
  const places: Record<string, boolean> = {
    list: (await productsInListing(shop.db, { category: undefined, pages: 1 })).products.some((one) => one.id === id),
    home: (await featuredProducts(shop.db)).some((one) => one.id === id),
    page: (await productWithRelated(shop.db, id)) !== null,
    cart: (await productSummaries(shop.db, [id])).length > 0,
    checkout: (await productsForSale(shop.db, [id], [])).length > 0,
    checkoutByName: (await productsForSale(shop.db, [], ["quiet amber lamp"])).length > 0,
    address: (await productIdOfSlug(shop.db, "quiet-amber-lamp")) !== null,
    search: await inSearch(id),
    sitemap: (await productEntries(shop.db, 1, ["en"])).some(({ path }) => path.endsWith(id)),
  };
  return Object.keys(places).filter((place) => places[place]);
}
const EVERYWHERE = ["list", "home", "page", "cart", "checkout", "checkoutByName", "address", "search", "sitemap"];

describe("a draft", () => {
  it("is nowhere public, and everywhere once it is published", async () => {
    const id = await create({ state: "draft" });
    expect(await whereShown(id)).toEqual([]);
    await change(id, { state: "published" });
    expect(await whereShown(id)).toEqual(EVERYWHERE);
    await change(id, { state: "draft" });
    expect(await whereShown(id)).toEqual([]);
    expect(await counterFaults(shop.db)).toEqual([]);
  });

  it("is listed by its state, and found in the back office with it", async () => {
    const id = await create({ state: "draft" });
    const listed = async (filters: object) =>
      (await listProducts(shop.db, filters, "newest", 1)).products.map((one) => one.id);
    expect(await listed({ state: "draft" })).toEqual([id]);
    expect(await listed({})).toEqual([]);
    expect(await listed({ retired: true })).toEqual([]);
    expect(await findAnything(shop.db, "Quiet Amber")).toMatchObject([{ kind: "product", id, state: "draft" }]);
  });

  it("cannot be ordered, whatever a cart says", async () => {
    const id = await create({ state: "draft" });
    const order = anOrderFor([[{ id, name: "Quiet Amber Lamp", price: 20, category: "diffusers" }, 1]]);
    await expect(checkout(shop, order)).rejects.toThrow();
  });

  it("is in no collection, by hand or by rule, until it is published", async () => {
    const id = await create({ state: "draft" });
    const rule = { match: "all", conditions: [{ field: "category", values: ["diffusers"] }] };
    const byRule = await addCollection(
      shop,
      newCollection.parse({ title: "All", slug: "all", status: "published", rule }),
      mari,
    );
    const byHand = await addCollection(
      shop,
      newCollection.parse({ title: "Hand", slug: "hand", status: "published", products: [id] }),
      mari,
    );
    const shown = async (collection: string) => {
      const { rows } = await shop.db.execute<{ id: string }>(sql`
        SELECT product_id AS id FROM collection_products WHERE collection_id = ${collection} AND is_shown`);
      return rows.map((one) => one.id);
    };
    expect([await shown(byRule), await shown(byHand)]).toEqual([[], []]);
    await change(id, { state: "published" });
    expect([await shown(byRule), await shown(byHand)]).toEqual([[id], [id]]);
  });

  it("is new on the day it is published, at a price that was never asked before", async () => {
    const id = await create({ state: "draft", price: 50 });
    await shop.db
      .update(products)
      .set({ createdAt: new Date("2026-01-01") })
      .where(eq(products.id, id));
    await change(id, { price: 10 });
    await change(id, { price: 40, discount_percentage: 10, state: "published" });
    const prices = await shop.db.select().from(priceHistory).where(eq(priceHistory.productId, id));
    expect(prices).toMatchObject([{ priceCents: 4_000, discountPercentage: 10 }]);
    const [row] = await shop.db.select().from(products).where(eq(products.id, id));
    expect(row?.createdAt.getTime()).toBeGreaterThan(Date.parse("2026-02-01"));
    await change(id, { state: "draft" });
    await change(id, { state: "published", price: 60 });
    expect(await shop.db.select().from(priceHistory).where(eq(priceHistory.productId, id))).toHaveLength(2);
  });

  it("that was on sale before has no price that it had while it was out", async () => {
    const id = await create({ price: 30 });
    await change(id, { state: "archived" });
    await change(id, { price: 60 });
    await change(id, { state: "published", discount_percentage: 50 });
    const prices = await shop.db.select().from(priceHistory).where(eq(priceHistory.productId, id));
    expect(prices).toMatchObject([{ priceCents: 3_000 }, { priceCents: 6_000, discountPercentage: 50 }]);
  });

  it("leaves no address behind that leads to it", async () => {
    const id = await create({ state: "draft", slug: "first-address" });
    await change(id, { slug: "second-address" });
    expect(await productIdOfSlug(shop.db, "first-address")).toBeNull();
    await change(id, { state: "published" });
    await change(id, { slug: "third-address" });
    expect(await productIdOfSlug(shop.db, "second-address")).toBe(id);
  });
});

it("an address that a product had is neither given to another nor taken by one that is out of the shop", async () => {
  const id = await create({ name: "Amber", slug: "amber" });
  await change(id, { slug: "amber-stone" });
  const other = await create({ name: "Amber" });
  expect((await productRow(shop.db, other))?.slug).toBe("amber-2");
  await change(other, { state: "archived" });
  await change(other, { slug: "amber" });
  expect(await productIdOfSlug(shop.db, "amber")).toBe(id);
});

describe("a scheduled product", () => {
  it("is published when its time has come, not before, and once by two jobs at once", async () => {
    const id = await create({ state: "scheduled", publish_at: inAnHour() });
    await publishDue();
    expect(await whereShown(id)).toEqual([]);
    shop.clock.forward(2 * HOUR);
    await Promise.all([publishDue(), publishDue()]);
    expect(await whereShown(id)).toEqual(EVERYWHERE);
    expect((await actions(id)).filter((action) => action === "product.published")).toHaveLength(1);
    expect(await productRow(shop.db, id)).toMatchObject({ state: "published", publish_at: null });
  });

  it("comes after a day without jobs as well", async () => {
    const id = await create({ state: "scheduled", publish_at: inAnHour() });
    shop.clock.forward(DAY_MS);
    await publishDue();
    expect(await stateNow(id)).toBe("published");
  });

  it("comes at its time although one before it cannot be written", async () => {
    await create({ name: "Broken", state: "scheduled", publish_at: inAnHour() });
    const id = await create({ state: "scheduled", publish_at: inAnHour() });
    await shop.pool.query(`
      CREATE FUNCTION break_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$;
      CREATE TRIGGER break_one BEFORE UPDATE ON products FOR EACH ROW WHEN (OLD.name = 'Broken') EXECUTE FUNCTION break_one()`);
    shop.clock.forward(2 * HOUR);
    await expect(publishDue()).rejects.toThrow("could not be published");
    await shop.pool.query("DROP TRIGGER break_one ON products");
    expect(await stateNow(id)).toBe("published");
  });

  it("stays out where it was made a draft again, or is given another time", async () => {
    const [draft, moved] = [
      await create({ state: "scheduled", publish_at: inAnHour() }),
      await create({ name: "Other", state: "scheduled", publish_at: inAnHour() }),
    ];
    await change(draft, { state: "draft" });
    await change(moved, { publish_at: new Date(shop.clock.now().getTime() + 9 * HOUR).toISOString() });
    shop.clock.forward(2 * HOUR);
    await publishDue();
    expect([await stateNow(draft), await stateNow(moved)]).toEqual(["draft", "scheduled"]);
  });

  it("is refused without a complete label, which a draft may lack", async () => {
    const label = { category: "oils", regime: "clp-mixture", hazard_statements: ["H226"] };
    await expect(create({ ...label, state: "scheduled", publish_at: inAnHour() })).rejects.toThrow("label");
    const id = await create({ ...label, state: "draft" });
    await expect(change(id, { state: "published" })).rejects.toThrow("label");
  });

  it("becomes a draft where it cannot be published, and does not hold up the others", async () => {
    const first = await create({ name: "Cedar" });
    const groupId = await grouped(first, "Cedar");
    const twin = await addVariant(shop, { groupId, values: ["30 ml"] }, mari);
    await change(twin, { state: "scheduled", publish_at: inAnHour() });
    // As an older version may have left it.
    await shop.db
      .update(products)
      .set({ optionValues: ["10 ml"] })
      .where(eq(products.id, twin));
    const other = await create({ state: "scheduled", publish_at: inAnHour() });
    shop.clock.forward(2 * HOUR);
    await publishDue();
    expect([await stateNow(twin), await stateNow(other)]).toEqual(["draft", "published"]);
    expect(await actions(twin)).toContain("product.not-published");
    expect(await countNotPublished(shop.db)).toBe(1);
    const { version } = await shop.row("SELECT version FROM product_groups WHERE id = $1", groupId);
    await changeValues(shop, twin, { version, values: ["70 ml"] }, mari);
    expect(await countNotPublished(shop.db)).toBe(1);
    await change(twin, { price: 31 });
    expect(await countNotPublished(shop.db)).toBe(0);
  });

  it("that has a twin already does not hold up the values of the others in its group", async () => {
    const first = await create({ name: "Myrtle" });
    const groupId = await grouped(first, "Myrtle");
    const [twin, third] = [
      await addVariant(shop, { groupId, values: ["30 ml"] }, mari),
      await addVariant(shop, { groupId, values: ["50 ml"] }, mari),
    ];
    await change(twin, { state: "scheduled", publish_at: inAnHour() });
    // As an older version may have left it.
    await shop.db
      .update(products)
      .set({ optionValues: ["10 ml"] })
      .where(eq(products.id, twin));
    const { version } = await shop.row("SELECT version FROM product_groups WHERE id = $1", groupId);
    await changeValues(shop, third, { version, values: ["70 ml"] }, mari);
    const { values } = await shop.row("SELECT option_values AS values FROM products WHERE id = $1", third);
    expect(values).toEqual(["70 ml"]);
  });

  it("is refused beside a variant of the same values, whichever of them changes", async () => {
    const first = await create({ name: "Juniper" });
    const groupId = await grouped(first, "Juniper");
    const second = await addVariant(shop, { groupId, values: ["30 ml"] }, mari);
    const third = await addVariant(shop, { groupId, values: ["50 ml"] }, mari);
    const version = async () => (await productRow(shop.db, first))?.group?.version ?? 0;
    const values = async (id: string, value: string) =>
      changeValues(shop, id, { version: await version(), values: [value] }, mari);
    const taken = "There is already a variant with these values.";
    await change(second, { state: "scheduled", publish_at: inAnHour() });
    await expect(values(second, "10 ML")).rejects.toThrow(taken);
    await expect(values(first, "30 ml")).rejects.toThrow(taken);
    await values(third, "30 ml");
    await expect(change(third, { state: "published" })).rejects.toThrow(taken);
    await expect(change(third, { state: "scheduled", publish_at: inAnHour() })).rejects.toThrow(taken);
    await change(second, { state: "draft" });
    await change(third, { state: "published" });
    await expect(change(second, { state: "scheduled", publish_at: inAnHour() })).rejects.toThrow(taken);
  });

  it("publishes with its variants in one go where the state is saved for all", async () => {
    const first = await create({ name: "Cedar", state: "draft" });
    const groupId = await grouped(first, "Cedar");
    const second = await addVariant(shop, { groupId, values: ["30 ml"] }, mari);
    expect(await stateNow(second)).toBe("draft");
    await change(first, { state: "scheduled", publish_at: inAnHour(), siblings: ["state"] });
    expect(await stateNow(second)).toBe("scheduled");
    expect(await stateNow(await addVariant(shop, { groupId, values: ["50 ml"] }, mari))).toBe("draft");
    shop.clock.forward(2 * HOUR);
    await publishDue();
    expect([await stateNow(first), await stateNow(second)]).toEqual(["published", "published"]);
    expect((await productsInListing(shop.db, { category: undefined, pages: 1 })).products).toHaveLength(1);
    expect(await counterFaults(shop.db)).toEqual([]);
  });
});

it("an older version that brings a draft back publishes it", async () => {
  const id = await create({ state: "draft" });
  await shop.db.update(products).set({ retiredAt: null }).where(eq(products.id, id));
  expect(await whereShown(id)).toEqual(EVERYWHERE);
});
