import { beforeAll, describe, expect, it } from "vitest";
import { listAttributes } from "#features/products/server/attribute-queries.ts";
import { changeAttribute } from "#features/products/server/save-attribute.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { collectionTools } from "#tests/collections.ts";
import { aGroup, anActor, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import type { CollectionRule, Condition } from "../collection.ts";
import { NO_FILTERS } from "../collection-filters.ts";
import { previewRule } from "./admin-collection-queries.ts";
import { productsInCollection } from "./collection-listing.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const { byRule, productOf } = collectionTools(shop, mari);

describe("filters", () => {
  const shown = async (id: string, filters: Partial<typeof NO_FILTERS>) =>
    productsInCollection(shop.db, id, { ...NO_FILTERS, ...filters });
  let id: string;
  beforeAll(async () => {
    const make = async (name: string, price: number, attributes: object, more: object = {}, stock = 5) => {
      const product = await aProduct(shop, { name, price, stock });
      // A reduction is one from a price that stood.
      await shop.pool.query("UPDATE price_history SET since = now() - interval '60 days' WHERE product_id = $1", [
        product.id,
      ]);
      await productOf(product.id, { attributes, ...more });
    };
    await make("Filter A", 10, { "scent-family": ["citrus"], capacity: 100 });
    await make("Filter B", 20, { "scent-family": ["citrus", "floral"], capacity: 90.5 }, { discount_percentage: 50 });
    await make("Filter C", 30, { "scent-family": ["woody"], "auto-off": true }, {}, 0);
    id = await byRule({ field: "name", contains: "Filter" });
  });

  it.each([
    [{ facets: ["scent-family.citrus"] }, ["Filter B", "Filter A"]],
    [{ facets: ["scent-family.citrus", "scent-family.woody"] }, ["Filter C", "Filter B", "Filter A"]],
    [{ facets: ["capacity.100", "scent-family.citrus"] }, ["Filter A"]],
    [{ facets: ["capacity.100", "scent-family.woody"] }, []],
    [{ facets: ["auto-off.yes"] }, ["Filter C"]],
    [{ from: 1000 as never, to: 1000 as never }, ["Filter B", "Filter A"]],
    [{ isReduced: true }, ["Filter B"]],
    [{ inStock: true }, ["Filter B", "Filter A"]],
    [{ sort: "price-down" as const }, ["Filter C"]],
  ])("%j leave %j", async (filters, left) => {
    const found = (await shown(id, filters)).products.map(({ name }) => name);
    expect(left.length === 1 && "sort" in filters ? found.slice(0, 1) : found).toEqual(left);
  });

  it("count what each value would leave, whatever else of the same attribute is chosen", async () => {
    const { facets, total, reduced, lowest, highest } = await shown(id, { facets: ["scent-family.citrus"] });
    const counts = Object.fromEntries(
      facets.map(({ slug, values }) => [slug, values.map(({ value, count }) => [value, count])]),
    );
    expect(counts).toEqual({
      "scent-family": [
        ["citrus", 2],
        ["floral", 1],
        ["woody", 1],
      ],
      capacity: [
        ["90.5", 1],
        ["100", 1],
      ],
      "auto-off": [["yes", 0]],
    });
    expect({ total, reduced, lowest, highest }).toEqual({ total: 2, reduced: 1, lowest: 1000, highest: 3000 });
  });

  it("are met by one variant, not by several together, and counted alike", async () => {
    const [small, large] = await aGroup(shop, {
      name: "Sizes",
      variants: [
        { values: ["10 ml"], price: 8, stock: 5 },
        { values: ["100 ml"], price: 40, stock: 0 },
      ],
    });
    await productOf(small?.id ?? "", { attributes: { capacity: 10 } });
    await productOf(large?.id ?? "", { attributes: { capacity: 100 } });
    const sizes = await byRule({ field: "name", contains: "Sizes" });
    const left = async (filters: Partial<typeof NO_FILTERS>) => {
      const { products: found, total, facets } = await shown(sizes, filters);
      return [found.length, total, facets.flatMap(({ values }) => values.map(({ value, count }) => [value, count]))];
    };
    const cheap = { to: 1000 as never };
    expect(await left(cheap)).toEqual([
      1,
      1,
      [
        ["10", 1],
        ["100", 0],
      ],
    ]);
    expect(await left({ ...cheap, facets: ["capacity.100"] })).toEqual([
      0,
      0,
      [
        ["10", 1],
        ["100", 0],
      ],
    ]);
    expect(await left({ ...cheap, facets: ["capacity.10"] })).toEqual([
      1,
      1,
      [
        ["10", 1],
        ["100", 0],
      ],
    ]);
    expect((await left({ inStock: true, facets: ["capacity.100"] }))[0]).toBe(0);
    expect((await left({ from: 3000 as never }))[0]).toBe(0);
  });

  it("are called in the shopper's language", async () => {
    const { facets } = await withLanguage("pl", () => shown(id, {}));
    expect(facets[0]).toMatchObject({
      name: "Rodzina zapachów",
      values: [{ name: "Cytrusowy" }, { name: "Kwiatowy" }, { name: "Drzewny" }],
    });
  });

  it("are gone where the shopkeeper takes an attribute out of them", async () => {
    const capacity = (await listAttributes(shop.db)).find(({ slug }) => slug === "capacity");
    if (!capacity) throw new Error("There is no such attribute");
    const set = (is_filter: boolean, version: number) =>
      changeAttribute(shop, { id: capacity.id, version, input: { ...capacity, is_filter } }, mari);
    await set(false, capacity.version);
    expect((await shown(id, {})).facets.map(({ slug }) => slug)).not.toContain("capacity");
    await set(true, capacity.version + 1);
  });
});

describe("the preview of a rule", () => {
  it("counts what it matches and tells where that is all or nothing", async () => {
    const rule = (...conditions: Condition[]): CollectionRule => ({ match: "all", conditions });
    expect(await previewRule(shop.db, rule({ field: "name", contains: "no such name" }))).toMatchObject({
      count: 0,
      isAll: false,
    });
    expect(await previewRule(shop.db, rule({ field: "price", from: 0 }))).toMatchObject({ isAll: true, isMore: false });
    const { count, products: some } = await previewRule(shop.db, rule({ field: "name", contains: "Filter" }));
    expect([count, some.map(({ name }) => name)]).toEqual([3, ["Filter C", "Filter B", "Filter A"]]);
  });
});
