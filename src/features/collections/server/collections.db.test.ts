import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { elsewhere } from "#features/content/server/content-addresses.ts";
import { copyProduct } from "#features/products/server/copy-product.ts";
import { productRow } from "#features/products/server/product-list-queries.ts";
import { products } from "#features/products/server/products-table.ts";
import { removeProduct } from "#features/products/server/remove-product.ts";
import { addVariant, putBack, takeOut } from "#features/products/server/save-variants.ts";
import { readSearch } from "#features/search/search-query.ts";
import { foundTexts } from "#features/search/server/found-texts.ts";
import { searchShop } from "#features/search/server/shop-search.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { collectionTools } from "#tests/collections.ts";
import { aGroup, anActor, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { translate } from "#tests/translations.ts";
import { writtenEntries } from "../../../pages/search-engines/sitemap-queries.ts";
import { publishDue } from "../../content/server/write-post.ts";
import { NO_FILTERS } from "../collection-filters.ts";
import { productsInCollection } from "./collection-listing.ts";
import { collectionsInMenus, publishedCollection } from "./collection-queries.ts";
import { translatedCollections } from "./collection-translations.ts";
import { collectionProducts, collections } from "./collections-table.ts";
import { copyIntoCollections, deleteCollection, publishDueCollections } from "./save-collection.ts";

const shop = await shopOfFile();
const mari = await anActor(shop);
const { add, change, productOf, names } = collectionTools(shop, mari);
const rowsOf = (id: string) => shop.db.$count(collectionProducts, eq(collectionProducts.collectionId, id));

it("a collection that is sent again with its id after a lost answer is told which version is there", async () => {
  const input = { id: randomUUID(), slug: "once" };
  expect(await add(input)).toBe(input.id);
  await expect(add(input)).rejects.toMatchObject({ code: "CHANGED", more: { version: 1 } });
});

describe("a slug of two collections", () => {
  const taken = { code: "SLUG_TAKEN" };
  it("is refused where one has it in English and the other in a language: one of them could not be opened there", async () => {
    const first = await add({ slug: "clay" });
    const second = await add({ slug: "stone" });
    const inEstonian = (id: string, slug: string) =>
      translate(shop, translatedCollections, id, { texts: { title: "Savi", slug } });
    await expect(inEstonian(second, "clay")).rejects.toMatchObject(taken);
    await inEstonian(second, "savi");
    await expect(add({ slug: "savi" })).rejects.toMatchObject(taken);
    await expect(change(first, 1, { slug: "savi" })).rejects.toMatchObject(taken);
    await inEstonian(first, "clay");
    await change(second, 1, { slug: "savi" });
  });

  it("is refused also where both are saved at once", async () => {
    const id = await add({ slug: "glass" });
    const outcomes = await Promise.allSettled([
      add({ slug: "klaas" }),
      translate(shop, translatedCollections, id, { texts: { title: "Klaas", slug: "klaas" } }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
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

  it("of which a product is copied or deleted meanwhile is another one", async () => {
    const [kept, gone] = [await aProduct(shop, { name: "Kept" }), await aProduct(shop, { name: "Gone" })];
    const id = await add({ products: [kept.id, gone.id] });
    const late = (version: number) => change(id, version, { products: [gone.id, kept.id] });
    await copyProduct(shop, { productId: kept.id, copyId: randomUUID() }, [copyIntoCollections], mari);
    await expect(late(1)).rejects.toMatchObject({ code: "CHANGED", more: { version: 2 } });
    expect(await removeProduct(shop, gone.id, mari)).toBe("erased");
    await expect(late(2)).rejects.toMatchObject({ code: "CHANGED", more: { version: 3 } });
  });

  it("refuses a product that does not exist", () =>
    expect(add({ products: ["00000000-0000-4000-8000-000000000009"] })).rejects.toThrow(/does not exist/));
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
    expect((await writtenEntries(shop.db, 1, ["en", "de"])).map(({ path, paths }) => [path, paths])).toContainEqual([
      "/collections/cosy-rooms",
      { en: "/collections/cosy-rooms", de: "/collections/warme-raeume" },
    ]);
    await expect(deleteCollection(shop, id, mari, 1)).rejects.toMatchObject({ code: "CHANGED" });
    await deleteCollection(shop, id, mari, 2);
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
    // Of earlier days two may have one address: it belongs to the collection that has it in this language.
    const other = await shop.row(
      "INSERT INTO collections (title, slug, status) VALUES ('Vaiksed', 'vaiksed-tunnid', 'published') RETURNING id",
    );
    expect((await inEstonian("vaiksed-tunnid"))?.collection.id).toBe(id);
    await deleteCollection(shop, other.id, mari);
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
    expect((await writtenEntries(shop.db, 1, ["en"])).map(({ path }) => path)).not.toContain(
      "/collections/hidden-drawer",
    );
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
