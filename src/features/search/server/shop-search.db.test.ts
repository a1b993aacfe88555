import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#features/audit/actor.ts";
import { auditLog } from "#features/audit/server/audit-table.ts";
import { blogPosts } from "#features/content/server/blog-posts-table.ts";
import { contentPages } from "#features/content/server/content-pages-table.ts";
import { translatedPosts } from "#features/content/server/content-translations.ts";
import type { AttributeInput } from "#features/products/attribute.ts";
import { listAttributes } from "#features/products/server/attribute-queries.ts";
import { translatedOptions } from "#features/products/server/option-translations.ts";
import { translatedProducts } from "#features/products/server/product-translations.ts";
import { products } from "#features/products/server/products-table.ts";
import { changeAttribute } from "#features/products/server/save-attribute.ts";
import { changeProduct } from "#features/products/server/save-product.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { DAY_MS } from "#shared/day.ts";
import { aGroup, anAdministrator, aProduct, type MadeProduct } from "#tests/makers.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { statementsDuring } from "#tests/statements.ts";
import { translate } from "#tests/translations.ts";
import { readSearch } from "../search-query.ts";
import { foundTexts } from "./found-texts.ts";
import { refreshSearchWords } from "./search-jobs.ts";
import { eraseOldMisses, noteMiss } from "./search-misses.ts";
import { addSynonyms, removeSynonyms, searchWordsOf } from "./search-synonyms.ts";
import { searchMisses, searchSynonyms } from "./search-table.ts";
import { searchShop } from "./shop-search.ts";

let shop: TestShop;
let lavender: MadeProduct;
let lamp: MadeProduct;
beforeAll(async () => {
  shop = await aShop();
  lavender = await aProduct(shop, { name: "Lavender Essential Oil", category: "oils", price: 12 });
  lamp = await aProduct(shop, { name: "Moon Lamp Diffuser", category: "diffusers", price: 89 });
  await aProduct(shop, { name: "Lavender Lamp", category: "diffusers", price: 50 });
});
afterAll(() => shop.close());

const search = (asked: Record<string, string>) => searchShop(shop.db, readSearch(new URLSearchParams(asked)));
const names = async (q: string, more: Record<string, string> = {}) =>
  (await search({ q, ...more })).products.map(({ name }) => name);

describe("a search", () => {
  it("finds words of titles, their plural and their beginnings, and words with a wrong letter", async () => {
    for (const typed of ["lavender oil", "lavender oils", "lav oil", "levander oil", "LAVENDER-OIL"])
      expect((await names(typed))[0], typed).toBe("Lavender Essential Oil");
  });

  it("finds a product by its article number, however it is written", async () => {
    await shop.db.update(products).set({ sku: "AUR-D-077" }).where(eq(products.id, lamp.id));
    for (const typed of ["AUR-D-077", "aurd077", "aur d 077"])
      expect((await names(typed))[0], typed).toBe("Moon Lamp Diffuser");
  });

  it("puts the product first whose title has the words", async () => {
    await shop.db
      .update(products)
      .set({ description: "It stands well beside a moon." })
      .where(eq(products.id, lavender.id));
    expect(await names("moon")).toEqual(["Moon Lamp Diffuser", "Lavender Essential Oil"]);
  });

  it("puts what is sold out behind what is called so too, and before what only speaks of it", async () => {
    const tray = await aProduct(shop, { name: "Pebble Tray" });
    await shop.db.update(products).set({ description: "For a yuzu." }).where(eq(products.id, tray.id));
    await aProduct(shop, { name: "Peel Yuzu Oil" });
    await aGroup(shop, {
      name: "Mist Yuzu Oil",
      variants: [
        { values: ["10 ml"], stock: 0 },
        { values: ["30 ml"], stock: 3 },
      ],
    });
    await aProduct(shop, { name: "Leaf Yuzu Oil", stock: 0 });
    const found = (await names("yuzu")).map((name) => name.split(" ")[0]);
    expect([found.slice(0, 2).toSorted(), found.slice(2)]).toEqual([
      ["Mist", "Peel"],
      ["Leaf", "Pebble"],
    ]);
  });

  it("offers what has some of the words where nothing has all, and says so", async () => {
    const found = await search({ q: "lavender teapot" });
    expect(found.isNear).toBe(true);
    expect(found.products.map(({ name }) => name)).toContain("Lavender Essential Oil");
    expect((await search({ q: "lavender lamp" })).isNear).toBe(false);
  });

  it("is narrowed by category and price, with counts that ignore the category itself", async () => {
    const found = await search({ q: "lavender", category: "oils", to: "60" });
    expect(found).toMatchObject({ total: 1, categories: { oils: 1, diffusers: 1 } });
    expect(await names("lavender", { from: "20" })).toEqual(["Lavender Lamp"]);
    expect(await names("lavender", { sort: "price" })).toEqual(["Lavender Essential Oil", "Lavender Lamp"]);
    expect(await names("lavender", { sort: "price-down" })).toEqual(["Lavender Lamp", "Lavender Essential Oil"]);
  });

  it.each([
    "%",
    "\\",
    "'",
    "''; DROP TABLE products; --",
    "😀",
    "<script>",
    ":*",
    "& | !",
    "\0",
    "x".repeat(10_000),
    `lavendar${"\uFB03".repeat(90)}`,
    "(((",
    "-",
    " ",
  ])("takes %j as it is", async (typed) => expect((await search({ q: typed })).total).toBe(0));

  it("costs one statement", async () => {
    expect(await statementsDuring(() => search({ q: "lavander" }))).toHaveLength(1);
  });
});

describe("what is found", () => {
  it("follows the name, the translations and the end of a product", async () => {
    const { id } = await aProduct(shop, { name: "Clove Bud Oil" });
    await translate(shop, translatedProducts, id, { texts: { name: "Nelgiõli" } });
    expect(await names("nelgioli")).toEqual(["Clove Bud Oil"]);
    await translate(shop, translatedProducts, id, { language: "fi", texts: { name: "Neilikkaöljy" }, state: "draft" });
    expect(await names("neilikka")).toEqual([]);
    await shop.db.update(products).set({ name: "Carnation Oil" }).where(eq(products.id, id));
    expect(await names("carnation")).toEqual(["Carnation Oil"]);
    await shop.db.update(products).set({ retiredAt: new Date() }).where(eq(products.id, id));
    expect(await names("carnation")).toEqual([]);
  });

  it("is not written again when a price changes", async () => {
    const written = () =>
      shop.db.execute<{ xmin: string }>(sql`SELECT xmin::text FROM search_documents WHERE target_id = ${lamp.id}`);
    const before = (await written()).rows;
    await shop.db.update(products).set({ discountPercentage: 5 }).where(eq(products.id, lamp.id));
    expect((await written()).rows).toEqual(before);
  });

  it("has Latin names, and what the shopkeeper calls the same", async () => {
    expect((await names("Lavandula angustifolia")).toSorted()).toEqual(["Lavender Essential Oil", "Lavender Lamp"]);
    const [made] = await shop.db
      .insert(searchSynonyms)
      .values({ terms: ["moon lamp", "night light"] })
      .returning();
    expect((await names("night light"))[0]).toBe("Moon Lamp Diffuser");
    await shop.db.delete(searchSynonyms).where(eq(searchSynonyms.id, made?.id ?? ""));
    expect((await search({ q: "night light" })).total).toBe(0);
  });

  it.each([
    ["in another form", ["humidifiers"], "Moon Lamp Diffuser"],
    ["half typed", ["humidif"], "Moon Lamp Diffuser"],
    ["with a wrong letter", ["humidifyer"], "Moon Lamp Diffuser"],
    ["beside another word", ["moon humidifier", "humidifier lamp"], "Moon Lamp Diffuser"],
    ["of a word in a description", ["cosy"], "Hearth Candle"],
    ["of several words there", ["forest feeling"], "Hearth Candle"],
  ])("has what the shopkeeper calls the same, %s", async (_how, typed, name) => {
    const candle = await aProduct(shop, { name: "Hearth Candle" });
    await shop.db
      .update(products)
      .set({ description: "A snug scent of pine needles." })
      .where(eq(products.id, candle.id));
    await shop.db
      .insert(searchSynonyms)
      .values([
        { terms: ["diffuser", "humidifier"] },
        { terms: ["snug", "cosy"] },
        { terms: ["pine needles", "forest feeling"] },
      ]);
    for (const text of typed) expect((await names(text))[0], text).toBe(name);
    await shop.db.delete(searchSynonyms).where(sql`terms && '{humidifier,cosy,forest feeling}'`);
    await shop.db.update(products).set({ retiredAt: new Date() }).where(eq(products.id, candle.id));
  });

  it("has articles by what the shopkeeper calls the same", async () => {
    const [post] = await shop.db
      .insert(blogPosts)
      .values({ title: "Sauna evenings", slug: "sauna-evenings", content: "", status: "published" })
      .returning();
    const found = async () => (await search({ q: "steam bath" })).texts;
    expect(await found()).toEqual([]);
    await addSynonyms(shop, ["sauna", "steam bath"], { administratorId: randomUUID(), requestId: "r" });
    expect(await found()).toEqual([{ kind: "article", id: post?.id }]);
  });

  it("are articles and pages too, once they are published", async () => {
    const [post] = await shop.db
      .insert(blogPosts)
      .values({ title: "Quiet evenings", slug: "quiet-evenings", content: "<p>Hygge at home.</p>" })
      .returning();
    const [page] = await shop.db.insert(contentPages).values({ title: "Hygge guide", slug: "hygge" }).returning();
    const found = async () => foundTexts(shop.db, (await search({ q: "hygge" })).texts);
    expect(await found()).toEqual([]);
    await shop.db
      .update(blogPosts)
      .set({ status: "published" })
      .where(eq(blogPosts.id, post?.id ?? ""));
    await shop.db
      .update(contentPages)
      .set({ status: "published" })
      .where(eq(contentPages.id, page?.id ?? ""));
    expect((await found()).map(({ path }) => path)).toEqual(["/pages/hygge", "/blog/quiet-evenings"]);
  });

  it("are the articles that the language has, also where many others fit better", async () => {
    const about = (title: string, content: string) => ({
      title,
      slug: title.toLowerCase(),
      content,
      status: "published" as const,
    });
    await shop.db.insert(blogPosts).values(Array.from({ length: 7 }, (_, at) => about(`Spa${at}`, "")));
    const [post] = await shop.db.insert(blogPosts).values(about("Rest", "A spa.")).returning();
    const texts = { title: "Puhkus", content: "<p>Nagu spas.</p>" };
    await translate(shop, translatedPosts, post?.id ?? "", { texts });
    const found = await withLanguage("et", async () => foundTexts(shop.db, (await search({ q: "spa" })).texts));
    expect(found.map(({ path }) => path)).toEqual(["/blog/puhkus"]);
    expect(await withLanguage("fi", () => noteMiss(shop, "spa3"))).toBe(true);
    await shop.db.delete(searchMisses);
  });

  it("are not looked for by a word that was corrected", async () => {
    const { id } = await aProduct(shop, { name: "Tangerne Oil" });
    await shop.db.update(products).set({ name: "Tangerine Oil" }).where(eq(products.id, id));
    await refreshSearchWords(shop.db);
    expect(await names("tangerne")).toEqual(["Tangerine Oil"]);
  });
});

describe("values of attributes", () => {
  let actor: Actor;
  const tell = (id: string, attributes: Record<string, string[] | number | boolean>) =>
    changeProduct(shop, id, { attributes }, actor);
  const rewrite = async (slug: string, change: (input: AttributeInput) => Partial<AttributeInput>) => {
    const found = (await listAttributes(shop.db)).find((one) => one.slug === slug);
    if (!found) throw new Error(`There is no attribute ${slug}`);
    const { id, version } = found;
    await changeAttribute(shop, { id, version, input: { ...found, ...change(found) } }, actor);
  };
  let stand: MadeProduct;
  let tray: MadeProduct;
  beforeAll(async () => {
    actor = { administratorId: await anAdministrator(shop), requestId: "r" };
    stand = await aProduct(shop, { name: "Stone Stand", category: "accessories" });
    tray = await aProduct(shop, { name: "Brass Tray", category: "accessories" });
    await tell(stand.id, { room: ["bathroom"], capacity: 100, "auto-off": true });
    await tell(tray.id, { capacity: 1000, "run-time": 2.5, room: ["office"] });
  });

  it.each([
    ["a choice", "bathroom"],
    ["a choice in another language", "Badezimmer"],
    ["another of its forms", "bathrooms"],
    ["a choice with a wrong letter", "bathrom"],
    ["the name and the value", "stand bathroom"],
    ["what is so", "automatic shut-off"],
    ["what is so, in Estonian", "väljalülitus"],
    ["a number with its unit", "100 ml"],
    ["the same in one word", "100ml"],
  ])("find a product: %s", async (_what, typed) => expect((await names(typed))[0]).toBe("Stone Stand"));

  it("find a number with a decimal", async () => expect(await names("2.5 h")).toEqual(["Brass Tray"]));

  it("narrow what is found: any value of one attribute, all attributes, and counts where another value is taken", async () => {
    const vase = await aProduct(shop, { name: "Stone Vase", category: "accessories", price: 40 });
    await tell(vase.id, { room: ["office"], capacity: 100 });
    const found = async (f: string) => new Set(await names("stone", { f }));
    expect(await found("room.office")).toEqual(new Set(["Stone Vase"]));
    expect(await found("room.office_room.bathroom")).toEqual(new Set(["Stone Vase", "Stone Stand"]));
    expect(await found("room.office_capacity.1000")).toEqual(new Set());
    const counts = async (more: Record<string, string>) => {
      const { facets } = await search({ q: "stone", ...more });
      const room = facets.find(({ slug }) => slug === "room");
      return Object.fromEntries(room?.values.map(({ value, count }) => [value, count]) ?? []);
    };
    expect(await counts({})).toEqual({ bathroom: 1, office: 1 });
    expect(await counts({ f: "room.office" })).toEqual({ bathroom: 1, office: 1 });
    expect(await counts({ to: "30" })).toEqual({ bathroom: 1, office: 0 });
    await shop.db.update(products).set({ retiredAt: new Date() }).where(eq(products.id, vase.id));
  });

  it("count less than a title and more than what is told", async () => {
    const told = await aProduct(shop, { name: "Zinc Cup" });
    await changeProduct(shop, told.id, { description: "It hangs in a wardrobe." }, actor);
    const titled = await aProduct(shop, { name: "Wardrobe Sachet" });
    await rewrite("room", ({ choices }) => ({ choices: [...choices, { name: "Wardrobe" }] }));
    await tell(tray.id, { room: ["wardrobe"] });
    expect(await names("wardrobe")).toEqual(["Wardrobe Sachet", "Brass Tray", "Zinc Cup"]);
    for (const { id } of [told, titled])
      await shop.db.update(products).set({ retiredAt: new Date() }).where(eq(products.id, id));
  });

  it("follow a value that is called otherwise, its translation, the unit and the product", async () => {
    await rewrite("room", ({ choices }) => ({
      choices: choices.map((one) => (one.slug === "bathroom" ? { ...one, name: "Sauna" } : one)),
    }));
    expect([await names("bathroom"), await names("sauna")]).toEqual([[], ["Stone Stand"]]);
    const [term] = (await shop.db.execute<{ id: string }>(sql`SELECT id FROM option_terms WHERE term = 'Sauna'`)).rows;
    await translate(shop, translatedOptions, term?.id ?? "", { texts: { word: "Leiliruum" } });
    expect(await names("leili")).toEqual(["Stone Stand"]);
    await rewrite("capacity", () => ({ unit: "cl" }));
    expect((await names("100 cl"))[0]).toBe("Stone Stand");
    await tell(stand.id, {});
    expect(await names("sauna")).toEqual([]);
  });
});

describe("words that nothing was found for", () => {
  const misses = () => shop.db.select({ words: searchMisses.words, times: searchMisses.times }).from(searchMisses);

  it("are counted for the shopkeeper, without what may be of a person", async () => {
    expect(await noteMiss(shop, "Humidifier  XL")).toBe(true);
    expect(await noteMiss(shop, "humidifier xl")).toBe(true);
    const ofPersons = [
      "mari@example.com",
      "order 123456",
      "5123 4567",
      "+372 5123 4567",
      "040 123 4567",
      "(040) 12-34",
    ];
    for (const typed of [...ofPersons, "lavender", "ab"]) expect(await noteMiss(shop, typed), typed).toBe(false);
    expect(await misses()).toEqual([{ words: "humidifier xl", times: 2 }]);
  });

  it("are forgotten after 90 days", async () => {
    shop.clock.forward(91 * DAY_MS);
    expect(await eraseOldMisses(shop)).toBe(1);
    expect(await misses()).toEqual([]);
  });
});

describe("the shopkeeper", () => {
  const actor = { administratorId: randomUUID(), requestId: "r" };

  it("adds words for one thing, which are found at once and no longer listed as not found, and takes them back", async () => {
    await shop.db.insert(searchMisses).values(["kleines nachtlicht", "nachtlichter"].map((words) => ({ words })));
    // Sent again after a lost answer they are there once.
    for (const _again of [1, 2]) await addSynonyms(shop, ["moon lamp", "Nachtlicht"], actor);
    expect((await searchWordsOf(shop.db)).misses.map(({ words }) => words)).toEqual(["nachtlichter"]);
    await shop.db.delete(searchMisses);
    expect((await names("nachtlicht"))[0]).toBe("Moon Lamp Diffuser");
    const { synonyms } = await searchWordsOf(shop.db);
    const { id = "" } = synonyms.find(({ terms }) => terms.includes("Nachtlicht")) ?? {};
    await removeSynonyms(shop, id, actor);
    expect((await search({ q: "nachtlicht" })).total).toBe(0);
    await expect(removeSynonyms(shop, id, actor)).rejects.toThrow("These synonyms are gone already.");
    const written = await shop.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectId, id));
    expect(written.map(({ action }) => action).toSorted()).toEqual([
      "search-synonyms.added",
      "search-synonyms.removed",
    ]);
  });
});
