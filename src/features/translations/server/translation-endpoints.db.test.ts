import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { newPage, newPost } from "#features/content/content-item.ts";
import { translatedPages, translatedPosts } from "#features/content/server/content-translations.ts";
import { addPage } from "#features/content/server/write-page.ts";
import { addPost } from "#features/content/server/write-post.ts";
import { translatedImages } from "#features/images/server/image-translations.ts";
import { images } from "#features/images/server/images-table.ts";
import { translatedProducts } from "#features/products/server/product-translations.ts";
import { translatedSettings } from "#features/settings/server/setting-translations.ts";
import { knownSettings, settingsInLanguage, storeSettings } from "#features/settings/server/settings-queries.ts";
import type { EventKind } from "#platform/events/events.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { aProduct, type MadeProduct, SOMEBODY } from "#tests/makers.ts";
import { officeOfFile } from "#tests/office.ts";
import { textsOf, translate } from "#tests/translations.ts";
import { pageCacheRules } from "../../../app/page-cache-rules.ts";
import type { CacheSubject } from "../../../pages/storefront-pages.ts";

const office = await officeOfFile();
let oil: MadeProduct;
beforeAll(async () => {
  oil = await aProduct(office.shop, { name: "Lavender Oil" });
  await office.shop.pool.query("UPDATE products SET warning = 'Keep away from children.' WHERE id = $1", [oil.id]);
});

const call = (method: string, path: string, body?: object) =>
  office.call(method, path, { token: office.owner(), body });
const at = (language = "et", id = oil.id, kind = "product") =>
  `admin-translations?kind=${kind}&id=${id}&language=${language}`;
const writing = async (change: object = {}) => {
  const { source } = await textsOf(office.shop, translatedProducts, oil.id);
  return { version: 0, texts: { name: "Lavendliõli" }, state: "published", source, ...change };
};

describe("a translation over HTTP", () => {
  it("is nobody's but an administrator's", async () => {
    expect((await office.call("GET", `admin-translations?kind=product&id=${oil.id}`)).status).toBe(401);
    expect((await office.call("PUT", at(), { body: await writing() })).status).toBe(401);
  });

  it.each([
    ["English", () => at("en"), {}, 400],
    ["a language of no shop", () => at("xx"), {}, 400],
    ["an unknown kind", () => at("et", oil.id, "poem"), {}, 400],
    ["an id that is none", () => at("et", "nothing"), {}, 404],
    ["a product that is not there", () => at("et", "00000000-0000-4000-8000-00000000dead"), {}, 404],
    ["a state of no translation", () => at(), { state: "lost" }, 400],
    ["a version of text", () => at(), { version: "1" }, 400],
    ["texts that are none", () => at(), { texts: { name: 7 } }, 400],
    ["a text that a product does not have", () => at(), { texts: { motto: "x" } }, 400],
    ["an older English", () => at(), { source: "0".repeat(64) }, 409],
    ["a version that is not there", () => at(), { version: 7 }, 409],
    ["NUL", () => at(), { texts: { name: "a\u0000b" } }, 400],
  ])("with %s is refused", async (_what, address, change, status) => {
    const answer = await call("PUT", address(), await writing(change));
    expect([answer.status, answer.body.success]).toEqual([status, false]);
  });

  it("is saved, read, confirmed and deleted", async () => {
    const saved = await call("PUT", at(), await writing({ by_machine: true }));
    expect(saved.status).toBe(200);
    const estonian = ({ body }: typeof saved) =>
      body.data.translations.find(({ language }: { language: string }) => language === "et");
    expect(estonian(saved)).toMatchObject({ status: "machine", version: 1, missing: ["warning"] });
    const place = `kind=product&id=${oil.id}&language=et`;
    expect((await call("POST", `admin-translation-confirm?${place}`, { version: 9 })).status).toBe(409);
    const confirmed = await call("POST", `admin-translation-confirm?${place}`, { version: 1 });
    expect(estonian(confirmed)).toMatchObject({ status: "published", version: 2 });
    expect((await call("DELETE", `admin-translations?${place}&version=1`)).status).toBe(409);
    expect(estonian(await call("DELETE", `admin-translations?${place}&version=2`)).status).toBe("missing");
    expect((await call("DELETE", `admin-translations?${place}&version=2`)).status).toBe(404);
  });

  it("is listed as progress, gaps and units of a file", async () => {
    const { body: progress } = await call("GET", "admin-translation-progress?language=lv");
    expect(progress.data).toContainEqual({
      kind: "product",
      total: 1,
      published: 0,
      drafts: 0,
      stale: 0,
      unconfirmed: 0,
      urgent: 1,
    });
    const { body: gaps } = await call("GET", "admin-translation-gaps?language=lv");
    expect(gaps.data[0]).toMatchObject({ kind: "product", id: oil.id, is_urgent: true, state: "missing" });
    const { body: units } = await call("GET", "admin-translations-export?language=lv&kind=product");
    expect(units.units.map(({ field }: { field: string }) => field)).toEqual(["name", "warning"]);
  });
});

it("a language is published only with the safety information of all products, or on a second word", async () => {
  const publish = (confirmed?: boolean) =>
    call("PUT", "admin-settings", { key: "languages", value: "en, fi", ...(confirmed ? { confirmed } : {}) });
  const refused = await publish();
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({ code: "WARNINGS_MISSING", language: "fi", total: 1, products: ["Lavender Oil"] }),
  ]);
  expect((await publish(true)).status).toBe(200);
  expect((await storeSettings(office.shop.db)).languages).toEqual(["en", "fi"]);
  // What is published already is not asked about again.
  expect((await call("PUT", "admin-settings", { key: "languages", value: "fi" })).status).toBe(200);
});

describe("a setting that is a sentence", () => {
  it("is read in the language of the page, in English where it has no other", async () => {
    const { shop } = office;
    await translate(shop, translatedSettings, "processing_time", { texts: { value: "1–2 tööpäeva" } });
    const read = () => settingsInLanguage(shop.db);
    const usual = await storeSettings(shop.db);
    expect(await withLanguage("et", read)).toEqual({ ...usual, processingTime: "1–2 tööpäeva" });
    expect(await withLanguage("lv", read)).toEqual(usual);
    expect((await withLanguage("et", () => knownSettings(shop))).processingTime).toBe("1–2 tööpäeva");
    expect((await knownSettings(shop)).processingTime).toBe(usual.processingTime);
    const { body } = await call("GET", "admin-policy?policy=shipping-policy&language=et");
    expect(body.data.shown).toContain("1–2 tööpäeva");
  });

  it("is said in no language once the shop does not say it in English", async () => {
    const { shop } = office;
    const save = (value: string) => call("PUT", "admin-settings", { key: "support_hours", value });
    const read = () => settingsInLanguage(shop.db);
    expect(await save("Monday to Friday")).toMatchObject({ status: 200 });
    await translate(shop, translatedSettings, "support_hours", { texts: { value: "Tööpäeviti" } });
    expect((await withLanguage("et", read)).supportHours).toBe("Tööpäeviti");
    await save("");
    expect((await withLanguage("et", read)).supportHours).toBe("");
  });

  it("is held to the rule of the English one", async () => {
    const long = translate(office.shop, translatedSettings, "processing_time", { texts: { value: "x".repeat(101) } });
    await expect(long).rejects.toMatchObject({ kind: "invalid" });
  });
});

it("a saved translation outdates the stored pages that show it", async () => {
  const { shop } = office;
  const heard: { kind: EventKind; id: string }[] = [];
  const line = new pg.Client({ connectionString: shop.pool.options.connectionString });
  await line.connect();
  line.on("notification", ({ payload = "{}" }) => heard.push(JSON.parse(payload)));
  await line.query("LISTEN events");
  const content = { title: "Salt", slug: "salt", status: "published" };
  const post = await addPost(shop, newPost.parse({ ...content, content: "<p>Salt.</p>" }), SOMEBODY);
  const page = await addPage(shop, newPage.parse({ ...content, body: "<p>Salt.</p>" }), SOMEBODY);
  const file = { path: "a.webp", contentType: "image/webp", width: 1, height: 1, bytes: 1, alt: "Salt" };
  const [image] = await shop.db.insert(images).values(file).returning();
  const shown: [typeof translatedPosts, string, Record<string, string>, EventKind, CacheSubject][] = [
    [translatedProducts, oil.id, { name: "Õli" }, "product", "catalogue"],
    [translatedPosts, post.id, { title: "Sool", content: "<p>Sool.</p>" }, "content", "blog"],
    [translatedPages, page.id, { title: "Sool", body: "<p>Sool.</p>" }, "content", "pages"],
    [translatedSettings, "store_description", { value: "Õlid." }, "settings", "shop"],
    [translatedImages, image?.id ?? "", { alt: "Sool" }, "image", "catalogue"],
  ];
  for (const [kind, id, texts, event, subject] of shown) {
    await line.query("SELECT 1");
    heard.length = 0;
    await translate(shop, kind, id, { texts });
    await line.query("SELECT 1");
    expect(heard.map(({ kind: told }) => told)).toContain(event);
    expect(pageCacheRules([]).outdates(event, subject)).toBe(true);
  }
  await line.end();
});
