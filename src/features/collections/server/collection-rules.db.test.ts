import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listAttributes } from "#features/products/server/attribute-queries.ts";
import { products } from "#features/products/server/products-table.ts";
import { changeAttribute, deleteAttribute } from "#features/products/server/save-attribute.ts";
import { collectionTools } from "#tests/collections.ts";
import { aGroup, anActor, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import type { Condition } from "../collection.ts";
import { NO_FILTERS } from "../collection-filters.ts";
import { productsInCollection } from "./collection-listing.ts";
import { collections } from "./collections-table.ts";
import { refreshNew } from "./save-collection.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const { byRule, change, productOf, names } = collectionTools(shop, mari);

describe("a collection by rule", () => {
  it("follows its products in the transaction that changes them", async () => {
    const lamp = await aProduct(shop, { name: "Rule Lamp", price: 40, category: "accessories" });
    const other = await aProduct(shop, { name: "Rule Box", price: 90, category: "accessories" });
    const id = await byRule({ field: "name", contains: "rule " }, { field: "price", to: 5000 });
    expect(await names(id)).toEqual(["Rule Lamp"]);
    await productOf(other.id, { discount_percentage: 50 });
    expect(await names(id)).toEqual(["Rule Box", "Rule Lamp"]);
    await productOf(lamp.id, { price: 60 });
    expect(await names(id)).toEqual(["Rule Box"]);
    await productOf(other.id, { retired: true });
    expect(await names(id)).toEqual([]);
    await productOf(other.id, { retired: false });
    await aProduct(shop, { name: "Rule Tray", price: 10, category: "accessories" });
    expect(await names(id)).toEqual(["Rule Tray", "Rule Box"]);
    await shop.db.delete(products).where(eq(products.name, "Rule Tray"));
    expect(await names(id)).toEqual(["Rule Box"]);
  });

  it("follows its rule, which may be empty", async () => {
    await aProduct(shop, { name: "Turn Oil", price: 10 });
    const id = await byRule({ field: "name", contains: "Turn" });
    expect(await names(id)).toEqual(["Turn Oil"]);
    await change(id, 1, { rule: { match: "all", conditions: [] } });
    expect(await names(id)).toEqual([]);
    await change(id, 2, {
      rule: {
        match: "any",
        conditions: [
          { field: "name", contains: "nothing" },
          { field: "name", contains: "turn" },
        ],
      },
    });
    expect(await names(id)).toEqual(["Turn Oil"]);
  });

  it("asks for attributes of each type", async () => {
    const one = await aProduct(shop, { name: "Attr One" });
    const two = await aProduct(shop, { name: "Attr Two" });
    await productOf(one.id, { attributes: { "scent-family": ["citrus"], capacity: 150, "auto-off": true } });
    await productOf(two.id, {
      attributes: { "scent-family": ["floral", "woody"], capacity: 200.5, "auto-off": false },
    });
    const named: Condition = { field: "name", contains: "Attr" };
    const found = async (condition: Condition) => names(await byRule(named, condition));
    expect(await found({ field: "choice", attribute: "scent-family", values: ["citrus", "woody"] })).toHaveLength(2);
    expect(await found({ field: "choice", attribute: "scent-family", values: ["woody"] })).toEqual(["Attr Two"]);
    expect(await found({ field: "number", attribute: "capacity", from: 150, to: 200 })).toEqual(["Attr One"]);
    expect(await found({ field: "number", attribute: "capacity", from: 200.5 })).toEqual(["Attr Two"]);
    expect(await found({ field: "yes-no", attribute: "auto-off", is: false })).toEqual(["Attr Two"]);
    expect(await found({ field: "category", values: ["diffusers"] })).toEqual([]);
    expect(await found({ field: "reduced" })).toEqual([]);
  });

  it("takes what is typed for what it is", async () => {
    await aProduct(shop, { name: "100% 'Pure' \\ Oil" });
    const found = async (contains: string) => names(await byRule({ field: "name", contains }));
    expect(await found("100% 'pure' \\")).toEqual(["100% 'Pure' \\ Oil"]);
    expect(await found("100_ ")).toEqual([]);
    expect(await found("%s $1 ') OR true --")).toEqual([]);
    expect(await found("🌿")).toEqual([]);
  });

  it("refuses an attribute that is not there, and keeps one that it asks for", async () => {
    const condition = (attribute: string, values: string[]): Condition => ({ field: "choice", attribute, values });
    await expect(byRule(condition("nothing", ["citrus"]))).rejects.toThrow(/nothing/);
    await expect(byRule(condition("scent-family", ["steel"]))).rejects.toThrow(/scent-family/);
    await expect(byRule({ field: "number", attribute: "note", from: 1 })).rejects.toThrow(/note/);
    await byRule(condition("room", ["office"]));
    const room = (await listAttributes(shop.db)).find(({ slug }) => slug === "room");
    if (!room) throw new Error("There is no such attribute");
    await expect(deleteAttribute(shop, room.id, mari)).rejects.toThrow(/The rule of the collection/);
    const choices = room.choices.filter(({ slug }) => slug !== "office");
    await expect(
      changeAttribute(shop, { id: room.id, version: room.version, input: { ...room, choices } }, mari),
    ).rejects.toThrow(/The rule of the collection/);
  });

  it("of new products loses those that grow old", async () => {
    const { id: product } = await aProduct(shop, { name: "Young Oil" });
    const id = await byRule({ field: "name", contains: "Young" }, { field: "new", days: 30 });
    expect(await names(id)).toEqual(["Young Oil"]);
    // As time does it: no product changes.
    await shop.db.execute(sql`ALTER TABLE products DISABLE TRIGGER products_in_collections_changed`);
    await shop.db.execute(sql`UPDATE products SET created_at = now() - interval '31 days' WHERE id = ${product}`);
    await shop.db.execute(sql`ALTER TABLE products ENABLE TRIGGER products_in_collections_changed`);
    expect(await names(id)).toEqual(["Young Oil"]);
    // An import that holds the rules is not waited for.
    const held = await shop.pool.connect();
    await held.query("BEGIN; SELECT pg_advisory_xact_lock_shared(hashtext('collection rules'))");
    await refreshNew(shop);
    expect(await names(id)).toEqual(["Young Oil"]);
    await held.query("COMMIT");
    held.release();
    await refreshNew(shop);
    expect(await names(id)).toEqual([]);
  });

  it("shows a product with variants once, where any of them meets the rule, at the lowest price", async () => {
    const [first, second] = await aGroup(shop, {
      name: "Grouped Oil",
      variants: [
        { values: ["10 ml"], price: 12 },
        { values: ["30 ml"], price: 30, stock: 4 },
      ],
    });
    const id = await byRule({ field: "name", contains: "Grouped" }, { field: "price", from: 2500 });
    expect(await names(id)).toEqual(["Grouped Oil"]);
    expect(await names(id, { to: 1200 as never })).toEqual(["Grouped Oil"]);
    await productOf(second?.id ?? "", { attributes: { capacity: 30 } });
    expect(await names(id, { facets: ["capacity.30"] })).toEqual(["Grouped Oil"]);
    await productOf(first?.id ?? "", { retired: true });
    expect((await productsInCollection(shop.db, id, NO_FILTERS)).products.map((one) => one.id)).toEqual([second?.id]);
    await productOf(second?.id ?? "", { retired: true });
    expect(await names(id)).toEqual([]);
  });

  it("is right after product and rule changed at once", async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, i) => aProduct(shop, { name: `Race ${i}`, price: 10 })),
    );
    const id = await byRule({ field: "name", contains: "Race" }, { field: "price", to: 1500 });
    const priced = all.map((one, i) => productOf(one.id, { price: i % 2 ? 20 : 10 + i }));
    const rules = [1, 2, 3].map((version) =>
      change(id, version, {
        rule: {
          match: "all",
          conditions: [
            { field: "name", contains: "Race" },
            { field: "price", to: 1300 + version * 100 },
          ],
        },
      }).catch(() => undefined),
    );
    await Promise.all([...priced, ...rules]);
    const [row] = await shop.db.select().from(collections).where(eq(collections.id, id));
    const limit = row?.rule?.conditions[1];
    const to = limit?.field === "price" ? (limit.to ?? 0) : 0;
    const right = all.flatMap(({ name }, i) => (i % 2 === 0 && (10 + i) * 100 <= to ? [name] : []));
    expect((await names(id)).toSorted()).toEqual(right.toSorted());
  });
});
