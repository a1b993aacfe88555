import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages as imageMessages } from "#features/images/messages.ts";
import { storeSettingsTable } from "#features/settings/server/settings-table.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { LANGUAGES, type Language } from "#shared/language.ts";
import { SOMEBODY } from "#tests/makers.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { translate } from "#tests/translations.ts";
import { countWritten, writtenEntries } from "../../../pages/search-engines/sitemap-queries.ts";
import { newPage, newPost } from "../content-item.ts";
import { newestPosts, postsOfPage, postWithRelated } from "./blog-queries.ts";
import { elsewhere } from "./content-addresses.ts";
import { publishedPage } from "./content-page-queries.ts";
import { translatedPages, translatedPosts } from "./content-translations.ts";
import { addPage } from "./write-page.ts";
import { addPost, changePost, deletePost } from "./write-post.ts";

let shop: TestShop;
let evening: string;
let morning: string;
beforeAll(async () => {
  shop = await aShop();
  await shop.db.insert(storeSettingsTable).values({ settingKey: "languages", settingValue: "en, et, fi" });
  evening = await anArticle("evening");
  morning = await anArticle("morning");
  await translate(shop, translatedPosts, evening, {
    texts: { title: "Õhtu", content: '<p><a href="/products">Tooted</a> <a href="/storage/x.png">pilt</a></p>' },
  });
  await translate(shop, translatedPosts, evening, {
    language: "fi",
    texts: { title: "Ilta", content: "<p>Ilta.</p>" },
  });
});
afterAll(() => shop.close());

const anArticle = async (slug: string) =>
  (await addPost(shop, newPost.parse({ title: slug, slug, content: "<p>Salt.</p>", status: "published" }), SOMEBODY))
    .id;
const inLanguage = <T>(language: Language, work: () => Promise<T>) => withLanguage(language, work);
const leadsTo = (language: Language, slug: string) => inLanguage(language, () => elsewhere(shop, "blog-post", slug));

describe("an article", () => {
  it("is read in a language at an address of its own, with links that stay in it", () =>
    inLanguage("et", async () => {
      const found = await postWithRelated(shop.db, "ohtu", ["en", "et", "lv", "fi"]);
      expect(found?.post).toMatchObject({ title: "Õhtu", slug: "ohtu" });
      expect(found?.post.body).toContain('href="/et/products"');
      expect(found?.post.body).toContain('href="/storage/x.png"');
      expect(found?.paths).toEqual({ en: "/blog/evening", et: "/blog/ohtu", fi: "/blog/ilta" });
    }));

  it("is listed only in the languages that it has", async () => {
    const titles = async (language: Language) =>
      inLanguage(language, async () => {
        const { posts, total } = await postsOfPage(shop.db, 1);
        expect(total).toBe(posts.length);
        return posts.map(({ title }) => title);
      });
    expect(await titles("en")).toEqual(["morning", "evening"]);
    expect(await titles("et")).toEqual(["Õhtu"]);
    expect(await titles("lv")).toEqual([]);
    expect((await inLanguage("et", () => newestPosts(shop.db, 9))).map(({ title }) => title)).toEqual(["Õhtu"]);
  });

  it.each([
    ["et", "evening", "/blog/ohtu"],
    ["et", "ilta", "/blog/ohtu"],
    ["en", "ohtu", "/blog/evening"],
    ["fi", "ohtu", "/blog/ilta"],
  ] as const)("asked for in %s by the slug %s of another language moves to its own", async (language, slug, path) =>
    expect((await leadsTo(language, slug)).path).toBe(path),
  );

  it("that a language does not have names the languages that do", async () =>
    expect(await leadsTo("et", "morning")).toEqual({ path: undefined, paths: { en: "/blog/morning" } }));

  it("leads on from a slug that its language had, until another one takes it", async () => {
    const texts = { title: "Õhtu", content: "<p>Õhtu.</p>" };
    await translate(shop, translatedPosts, evening, { texts: { ...texts, slug: "rahulik-ohtu" } });
    expect((await leadsTo("et", "ohtu")).path).toBe("/blog/rahulik-ohtu");
    await translate(shop, translatedPosts, morning, { texts: { ...texts, title: "Hommik", slug: "ohtu" } });
    const found = await inLanguage("et", () => postWithRelated(shop.db, "ohtu"));
    expect(found?.post.title).toBe("Hommik");
    expect(found?.related.map(({ title }) => title)).toEqual(["Õhtu"]);
  });

  it("leads on from a slug that it had before it was a draft for a while", async () => {
    const id = await anArticle("rest");
    const texts = { title: "Puhkus", content: "<p>Puhkus.</p>" };
    await translate(shop, translatedPosts, id, { texts: { ...texts, slug: "puhkus" } });
    await translate(shop, translatedPosts, id, { texts: { ...texts, slug: "puhkus" }, state: "draft" });
    expect((await leadsTo("et", "puhkus")).paths).toEqual({ en: "/blog/rest" });
    await translate(shop, translatedPosts, id, { texts: { ...texts, slug: "pikk-puhkus" } });
    expect((await leadsTo("et", "puhkus")).path).toBe("/blog/pikk-puhkus");
    await deletePost(shop, id, SOMEBODY);
  });

  it("that is a draft takes no address that another one had in its language", async () => {
    const [known, draft] = [await anArticle("known"), await anArticle("begun")];
    const texts = { title: "Saun", content: "<p>Saun.</p>" };
    await translate(shop, translatedPosts, known, { texts: { ...texts, slug: "saun" } });
    await translate(shop, translatedPosts, known, { texts: { ...texts, slug: "suitsusaun" } });
    for (const slug of ["saun", "leilisaun"])
      await translate(shop, translatedPosts, draft, { texts: { ...texts, slug }, state: "draft" });
    await translate(shop, translatedPosts, draft, { texts: { ...texts, slug: "leilisaun" } });
    expect((await leadsTo("et", "saun")).path).toBe("/blog/suitsusaun");
    for (const id of [known, draft]) await deletePost(shop, id, SOMEBODY);
  });

  it("names no image that is gone", async () => {
    const content = '<p><img src="/storage/products/gone.webp" alt="Salt"></p>';
    const saving = translate(shop, translatedPosts, evening, {
      texts: { title: "Õhtu", slug: "rahulik-ohtu", content },
    });
    await expect(saving).rejects.toThrow(imageMessages.imageGone);
  });

  it("with the slug that another one has in English is read in its own language first", async () => {
    const id = await anArticle("ilta");
    expect((await inLanguage("fi", () => postWithRelated(shop.db, "ilta")))?.post.title).toBe("Ilta");
    expect((await inLanguage("en", () => postWithRelated(shop.db, "ilta")))?.post.id).toBe(id);
    await deletePost(shop, id, SOMEBODY);
  });

  it("that is a draft does not stand in the way of another one with its slug", async () => {
    const [draft, shown] = [await anArticle("hidden"), await anArticle("shown")];
    const texts = { title: "Sama", slug: "sama", content: "<p>Sama.</p>" };
    await translate(shop, translatedPosts, draft, { texts });
    await translate(shop, translatedPosts, shown, { texts, language: "fi" });
    await changePost(shop, { id: draft, version: 1, written: { status: "draft" } }, SOMEBODY);
    expect((await leadsTo("lv", "sama")).paths).toEqual({ en: "/blog/shown", fi: "/blog/sama" });
  });

  it("that is withdrawn in English is not read in any language", async () => {
    const id = await anArticle("secret");
    await translate(shop, translatedPosts, id, { texts: { title: "Saladus", content: "<p>Saladus.</p>" } });
    await changePost(shop, { id, version: 1, written: { status: "draft" } }, SOMEBODY);
    expect(await inLanguage("et", () => postWithRelated(shop.db, "saladus"))).toBeNull();
    expect(await leadsTo("et", "saladus")).toEqual({ path: undefined, paths: {} });
  });
});

it("a page is read in a language as a whole, or not at all", async () => {
  const input = newPage.parse({ title: "Guide", slug: "guide", body: "<p>Guide.</p>", status: "published" });
  const { id } = await addPage(shop, input, SOMEBODY);
  const read = (language: Language, slug: string) => inLanguage(language, () => publishedPage(shop.db, slug));
  expect(await read("et", "guide")).toBeNull();
  await translate(shop, translatedPages, id, { texts: { title: "Juhend", body: "<p>Juhend.</p>" } });
  expect((await read("et", "juhend"))?.page).toMatchObject({ title: "Juhend", body: "<p>Juhend.</p>" });
  expect((await inLanguage("et", () => elsewhere(shop, "content-page", "guide"))).path).toBe("/pages/juhend");
});

it("the sitemap lists an article in the languages that it has, and asks for nothing more in a shop of one", async () => {
  const path = (entries: Awaited<ReturnType<typeof writtenEntries>>) =>
    entries.find((entry) => entry.path === "/blog/evening");
  expect(path(await writtenEntries(shop.db, 1, ["en", "fi", "lv"]))?.paths).toEqual({
    en: "/blog/evening",
    fi: "/blog/ilta",
  });
  expect(path(await writtenEntries(shop.db, 1, ["en"]))?.paths).toBeUndefined();
});

it("the sitemap says when an article's translation changed, whatever its English", async () => {
  await shop.rows("UPDATE blog_post_translations SET title = title || '.' WHERE language = 'et'");
  const entries = await writtenEntries(shop.db, 1, ["en", "et", "fi"]);
  const { changed, translated } = entries.find((entry) => entry.path === "/blog/evening") ?? {};
  expect(translated?.et?.getTime()).toBeGreaterThan(changed?.getTime() ?? Number.NaN);
  expect(translated?.et?.getTime()).toBeGreaterThan(translated?.fi?.getTime() ?? Number.NaN);
});

it("the sitemap lists everything once, across its files", async () => {
  await shop.rows(`
    INSERT INTO content_pages (title, slug, body, status) SELECT n, 'many-' || n, '<p>a</p>', 'published' FROM generate_series(1, 3000) n`);
  const languages = LANGUAGES;
  const paths = async (file: number) => (await writtenEntries(shop.db, file, languages)).map((entry) => entry.path);
  const files = [await paths(1), await paths(2), await paths(3), await paths(4)];
  expect(files.map((one) => one.length)).toEqual([1428, 1428, (await countWritten(shop.db)) - 2856, 0]);
  expect(new Set(files.flat()).size).toBe(files.flat().length);
});
