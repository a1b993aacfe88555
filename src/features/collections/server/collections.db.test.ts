import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { elsewhere } from "#features/content/server/content-addresses.ts";
import { listAttributes } from "#features/products/server/attribute-queries.ts";
import { productRow } from "#features/products/server/product-list-queries.ts";
import { products } from "#features/products/server/products-table.ts";
import { removeProduct } from "#features/products/server/remove-product.ts";
import { changeAttribute, deleteAttribute } from "#features/products/server/save-attribute.ts";
import { changeProduct } from "#features/products/server/save-product.ts";
import { addVariant, putBack, takeOut } from "#features/products/server/save-variants.ts";
import { readSearch } from "#features/search/search-query.ts";
import { foundTexts } from "#features/search/server/found-texts.ts";
import { searchShop } from "#features/search/server/shop-search.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { aGroup, anActor, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { translate } from "#tests/translations.ts";
import { writtenEntries } from "../../../pages/search-engines/sitemap-queries.ts";
import { publishDue } from "../../content/server/write-post.ts";
import { type CollectionRule, type Condition, newCollection } from "../collection.ts";
import { NO_FILTERS } from "../collection-filters.ts";
import { previewRule } from "./admin-collection-queries.ts";
import { productsInCollection } from "./collection-listing.ts";
import { collectionsInMenus, publishedCollection } from "./collection-queries.ts";
import { translatedCollections } from "./collection-translations.ts";
import { collectionProducts, collections } from "./collections-table.ts";
import {
  addCollection,
  changeCollection,
  deleteCollection,
  publishDueCollections,
  refreshNew,
} from "./save-collection.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);

let made = 0;
type Input = Parameters<typeof newCollection.parse>[0];
const add = (input: object = {}) => {
  made += 1;
  const written = { title: `Collection ${made}`, slug: `collection-${made}`, status: "published", ...input };
  return addCollection(shop, newCollection.parse(written as Input), mari);
};
const byRule = (...conditions: Condition[]) => add({ rule: { match: "all", conditions } satisfies CollectionRule });
const change = (id: string, version: number, written: object) => changeCollection(shop, { id, version, written }, mari);
const productOf = (id: string, input: object) => changeProduct(shop, id, input, mari);
const names = async (id: string, filters: Partial<typeof NO_FILTERS> = {}) =>
  (await productsInCollection(shop.db, id, { ...NO_FILTERS, ...filters })).products.map(
    ({ name, choices }) => choices?.name ?? name,
  );
const rowsOf = (id: string) => shop.db.$count(collectionProducts, eq(collectionProducts.collectionId, id));

it("a collection that is sent again with its id after a lost answer is told which version is there", async () => {
  const input = { id: randomUUID(), slug: "once" };
  expect(await add(input)).toBe(input.id);
  await expect(add(input)).rejects.toMatchObject({ code: "CHANGED", more: { version: 1 } });
});

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

describe("a collection by hand", () => {
  it("keeps the order of its products, and the place of one that is out of the shop", async () => {
    const [a, b, c] = await Promise.all(["Hand A", "Hand B", "Hand C"].map((name) => aProduct(shop, { name })));
    const ids = [c, a, b].map((one) => one?.id ?? "");
    const id = await add({ products: ids });
    expect(await names(id)).toEqual(["Hand C", "Hand A", "Hand B"]);
    await productOf(ids[1] ?? "", { retired: true });
    expect(await names(id)).toEqual(["Hand C", "Hand B"]);
    await productOf(ids[1] ?? "", { retired: false, price: 5 });
    expect(await names(id)).toEqual(["Hand C", "Hand A", "Hand B"]);
    expect((await names(id, { sort: "price" }))[0]).toBe("Hand A");
    await change(id, 1, { products: [ids[1]] });
    expect(await names(id)).toEqual(["Hand A"]);
    await change(id, 2, { rule: { match: "all", conditions: [{ field: "name", contains: "Hand" }] } });
    expect(await rowsOf(id)).toBe(3);
    await change(id, 3, { rule: null, products: [ids[0]] });
    expect(await names(id)).toEqual(["Hand C"]);
  });

  it("shows another variant where the one that lists showed is gone", async () => {
    const [first, second] = await aGroup(shop, {
      name: "Hand Group",
      variants: [{ values: ["10 ml"] }, { values: ["30 ml"] }],
    });
    const id = await add({ products: [second?.id] });
    expect((await productsInCollection(shop.db, id, NO_FILTERS)).products.map((one) => one.id)).toEqual([first?.id]);
    await productOf(first?.id ?? "", { retired: true });
    expect((await productsInCollection(shop.db, id, NO_FILTERS)).products.map((one) => one.id)).toEqual([second?.id]);
    const [group] = await shop.db
      .select({ id: products.groupId })
      .from(products)
      .where(eq(products.id, second?.id ?? ""));
    const third = await addVariant(shop, { groupId: group?.id ?? "", values: ["50 ml"] }, mari);
    await productOf(third, { state: "published" });
    expect(await names(id)).toEqual(["Hand Group"]);
  });

  it("keeps the place of a group whose first variant is deleted or taken out", async () => {
    const group = await aGroup(shop, {
      name: "Kept Group",
      variants: ["10 ml", "30 ml", "50 ml"].map((one) => ({ values: [one] })),
    });
    const [first, second, third] = group.map((one) => one.id);
    const other = await aProduct(shop, { name: "Beside" });
    await productOf(other.id, { related: [(await productRow(shop.db, first ?? ""))?.sku] });
    const id = await add({ products: [first] });
    const listed = async () => (await productsInCollection(shop.db, id, NO_FILTERS)).products.map((one) => one.id);
    expect(await removeProduct(shop, first ?? "", mari)).toBe("erased");
    expect(await listed()).toEqual([second]);
    expect((await productRow(shop.db, other.id))?.related_products).toMatchObject([{ id: second }]);
    const { version } = await shop.row("SELECT version FROM product_groups WHERE name = 'Kept Group'");
    await takeOut(shop, second ?? "", version, mari);
    expect((await listed()).toSorted()).toEqual([second, third].toSorted());
    const groupId = (await productRow(shop.db, third ?? ""))?.group?.id ?? "";
    await putBack(shop, { groupId, productId: second ?? "", values: ["30 ml"], place: 0 }, mari);
    expect(await listed()).toEqual([second]);
  });

  it("refuses a product that does not exist", () =>
    expect(add({ products: ["00000000-0000-4000-8000-000000000009"] })).rejects.toThrow(/does not exist/));
});

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

describe("an address", () => {
  it("leads on when it changes, in each language, and ends with its collection", async () => {
    const id = await add({
      title: "Warm Rooms",
      slug: "warm-rooms",
      body: '<p onclick="x()">Soft <script>alert(1)</script></p>',
    });
    await translate(shop, translatedCollections, id, {
      language: "de",
      texts: { title: "Warme Räume", slug: "warme-raeume", body: "<p>Weich</p>" },
    });
    const found = await publishedCollection(shop.db, "warm-rooms", ["en", "de", "et"]);
    expect(found?.collection.body).toBe("<p>Soft </p>");
    expect(found?.paths).toEqual({ en: "/collections/warm-rooms", de: "/collections/warme-raeume" });
    expect((await withLanguage("de", () => publishedCollection(shop.db, "warme-raeume")))?.collection.title).toBe(
      "Warme Räume",
    );
    await change(id, 1, { slug: "cosy-rooms" });
    expect((await elsewhere(shop, "collection", "warm-rooms")).path).toBe("/collections/cosy-rooms");
    expect((await writtenEntries(shop.db, ["en", "de"])).map(({ path, paths }) => [path, paths])).toContainEqual([
      "/collections/cosy-rooms",
      { en: "/collections/cosy-rooms", de: "/collections/warme-raeume" },
    ]);
    await deleteCollection(shop, id, mari);
    expect((await elsewhere(shop, "collection", "warm-rooms")).paths).toEqual({});
    await expect(add({ slug: "warm-rooms" })).resolves.toBeTypeOf("string");
  });

  it("is the English one, with English texts, where a language has none of its own", async () => {
    const id = await add({
      title: "Quiet Hours",
      slug: "quiet-hours",
      body: "<p>Slow</p>",
      meta_description: "Calm",
      menu: "main",
    });
    const inEstonian = (slug: string) => withLanguage("et", () => publishedCollection(shop.db, slug));
    expect(await inEstonian("quiet-hours")).toMatchObject({
      collection: { title: "Quiet Hours", body: "<p>Slow</p>" },
    });
    expect(await withLanguage("et", () => collectionsInMenus(shop.db))).toContainEqual(
      expect.objectContaining({ title: "Quiet Hours", slug: "quiet-hours" }),
    );
    const texts = { title: "Vaiksed tunnid", slug: "vaiksed-tunnid", body: "<p>Aeglane</p>", meta_description: "Rahu" };
    await translate(shop, translatedCollections, id, { language: "et", texts });
    expect(await inEstonian("vaiksed-tunnid")).toMatchObject({ collection: { title: texts.title, body: texts.body } });
    expect(await inEstonian("quiet-hours")).toBeNull();
    // The address belongs to the collection that has it in this language.
    const other = await add({ title: "Vaiksed", slug: "vaiksed-tunnid" });
    expect((await inEstonian("vaiksed-tunnid"))?.collection.id).toBe(id);
    await deleteCollection(shop, other, mari);
    await deleteCollection(shop, id, mari);
  });

  it("that changed leads on in a language where the collection is shown in English", async () => {
    const id = await add({ title: "Gifts", slug: "gifts" });
    await change(id, 1, { slug: "presents" });
    const found = await withLanguage("et", () => elsewhere(shop, "collection", "gifts"));
    expect(found.path).toBe("/collections/presents");
    await deleteCollection(shop, id, mari);
  });

  it("is given once to two that ask at once", async () => {
    const done = await Promise.allSettled([add({ slug: "twin" }), add({ slug: "twin" })]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(done.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "SLUG_TAKEN" } });
  });

  it("of a draft leads nowhere, nor is it in sitemap, menu or search", async () => {
    await add({ title: "Hidden Drawer", slug: "hidden-drawer", status: "draft", menu: "main" });
    expect(await publishedCollection(shop.db, "hidden-drawer")).toBeNull();
    expect((await writtenEntries(shop.db, ["en"])).map(({ path }) => path)).not.toContain("/collections/hidden-drawer");
    expect(await collectionsInMenus(shop.db)).toEqual([]);
    expect((await searchShop(shop.db, readSearch(new URLSearchParams({ q: "hidden drawer" })))).texts).toEqual([]);
  });
});

describe("a published collection", () => {
  it("is found by the shop's search, by its words in any language", async () => {
    const id = await add({ title: "Bedtime Rituals", slug: "bedtime", meta_description: "For the night." });
    await translate(shop, translatedCollections, id, {
      language: "de",
      texts: { title: "Schlafenszeit", slug: "schlafenszeit", meta_description: "Für die Nacht." },
    });
    const { texts } = await searchShop(shop.db, readSearch(new URLSearchParams({ q: "schlafenszeit" })));
    expect(texts).toEqual([{ kind: "collection", id }]);
    expect(await foundTexts(shop.db, texts)).toEqual([
      { path: "/collections/bedtime", title: "Bedtime Rituals", excerpt: "For the night." },
    ]);
    expect((await searchShop(shop.db, readSearch(new URLSearchParams({ q: "bedtme rituals" })))).texts).toEqual(texts);
  });

  it("is in the menu that it names, by position, until it is taken out", async () => {
    const first = await add({ title: "Menu One", slug: "menu-one", menu: "main", menu_position: 2 });
    await add({ title: "Menu Two", slug: "menu-two", menu: "main", menu_position: 1 });
    await add({ title: "Menu Foot", slug: "menu-foot", menu: "footer" });
    const menu = async () => (await collectionsInMenus(shop.db)).map((one) => [one.menu, one.title]);
    const others = [
      ["main", "Menu Two"],
      ["main", "Menu One"],
    ];
    expect(await menu()).toEqual([["footer", "Menu Foot"], ...others]);
    await change(first, 1, { menu: null });
    expect(await menu()).toEqual([["footer", "Menu Foot"], others[0]]);
  });
});

it("refuses a change that began before the last one was saved", async () => {
  const id = await add();
  await change(id, 1, { title: "First" });
  await expect(change(id, 1, { title: "Second" })).rejects.toMatchObject({ code: "CHANGED" });
});

describe("a collection that is scheduled", () => {
  const HOUR = 3_600_000;
  const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR).toISOString();
  const statusOf = async (id: string) =>
    (await shop.db.select().from(collections).where(eq(collections.id, id)))[0]?.status;

  it("is published when its time has come, and not before", async () => {
    const id = await add({ status: "draft", publish_at: at(1), menu: "footer" });
    await publishDueCollections(shop);
    expect(await statusOf(id)).toBe("draft");
    shop.clock.forward(2 * HOUR);
    await Promise.all([publishDueCollections(shop), publishDueCollections(shop)]);
    expect(await statusOf(id)).toBe("published");
    await change(id, 2, { status: "draft" });
    await publishDueCollections(shop);
    expect(await statusOf(id)).toBe("draft");
  });

  it("outdates no page while no time has come, and neither do posts", async () => {
    await add({ status: "draft", publish_at: at(1) });
    const listener = await shop.pool.connect();
    let heard = 0;
    const hear = () => {
      heard += 1;
    };
    try {
      listener.on("notification", hear);
      await listener.query("LISTEN events");
      await publishDueCollections(shop);
      await publishDue(shop);
      await listener.query("SELECT 1");
    } finally {
      listener.off("notification", hear);
      await listener.query("UNLISTEN events");
      listener.release();
    }
    expect(heard).toBe(0);
  });

  it("is not scheduled for a time that has passed", async () => {
    await expect(add({ status: "draft", publish_at: at(-1) })).rejects.toThrow("passed");
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
