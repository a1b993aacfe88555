import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#features/audit/server/audit-table.ts";
import { slugHistory } from "#features/products/server/products-table.ts";
import { SOMEBODY } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { newPage, newPost } from "../content-item.ts";
import { pageList, postList } from "../list.ts";
import { messages as problems } from "../problem-messages.ts";
import { blogPosts } from "./blog-posts-table.ts";
import { postWithRelated } from "./blog-queries.ts";
import { elsewhere } from "./content-addresses.ts";
import { adminPages, adminPosts } from "./content-item-queries.ts";
import { publishedPage } from "./content-page-queries.ts";
import { contentPages } from "./content-pages-table.ts";
import { addPage, changePage, deletePage } from "./write-page.ts";
import { addPost, changePost, deletePost, publishDue } from "./write-post.ts";

const MINUTE_MS = 60_000;

const shop = await shopOfFile();
beforeEach(async () => {
  await shop.db.delete(blogPosts);
  await shop.db.delete(contentPages);
  await shop.db.delete(slugHistory);
});

const post = (slug: string, more = {}) => addPost(shop, newPost.parse({ title: slug, slug, ...more }), SOMEBODY);
const page = (slug: string, more = {}) => addPage(shop, newPage.parse({ title: slug, slug, ...more }), SOMEBODY);
const later = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * MINUTE_MS).toISOString();
const lastAction = async () => (await shop.db.select().from(auditLog)).at(-1);

describe("a post", () => {
  it("that is new is a draft of the category wellness", async () =>
    expect(await post("salt")).toMatchObject({ status: "draft", category: "wellness", publishedAt: null, version: 1 }));

  it("keeps of its body what a body may have", async () => {
    const { content } = await post("salt", {
      content: '<p onclick="x()" style="color:red">hi<script>x()</script></p>',
    });
    expect(content).toBe("<p>hi</p>");
  });

  it("keeps the day it was first published while it stays published, and forgets it otherwise", async () => {
    const first = await post("salt", { status: "published" });
    shop.clock.forward(MINUTE_MS);
    const again = await changePost(shop, { id: first.id, version: 1, written: { title: "Salt" } }, SOMEBODY);
    expect(again.publishedAt).toEqual(first.publishedAt);
    const archived = await changePost(shop, { id: first.id, version: 2, written: { status: "archived" } }, SOMEBODY);
    expect(archived.publishedAt).toBeNull();
    const back = await changePost(shop, { id: first.id, version: 3, written: { status: "published" } }, SOMEBODY);
    expect(back.publishedAt?.getTime()).toBeGreaterThan(first.publishedAt?.getTime() ?? 0);
  });

  it("cannot have the slug of another", async () => {
    await post("salt");
    const { id } = await post("pepper");
    await expect(post("salt")).rejects.toMatchObject({ kind: "conflict", code: "SLUG_TAKEN" });
    const change = changePost(shop, { id, version: 1, written: { slug: "salt" } }, SOMEBODY);
    await expect(change).rejects.toThrow(problems.slugTaken);
  });

  it("that is sent again with its id after a lost answer, with corrections perhaps, is told which version is there", async () => {
    const id = randomUUID();
    const told = { kind: "conflict", code: "CHANGED", more: { version: 1 } };
    expect(await post("salt", { id })).toMatchObject({ id, version: 1 });
    await expect(post("salt", { id })).rejects.toMatchObject(told);
    await expect(post("sea-salt", { id })).rejects.toMatchObject(told);
    await page("salt", { id });
    await expect(page("salt", { id })).rejects.toMatchObject(told);
    expect([await shop.db.$count(blogPosts), await shop.db.$count(contentPages)]).toEqual([1, 1]);
  });

  it("saved by two at once is saved by one, and the other is told", async () => {
    const { id } = await post("salt");
    const saves = ["Mari's", "Jaan's"].map((title) =>
      changePost(shop, { id, version: 1, written: { title } }, SOMEBODY),
    );
    const refused = (await Promise.allSettled(saves)).flatMap((one) =>
      one.status === "rejected" ? [one.reason.message] : [],
    );
    expect(refused).toEqual([problems.changed]);
  });

  it("is found under its old address too, until another one takes it", async () => {
    const { id } = await post("salt", { status: "published" });
    await changePost(shop, { id, version: 1, written: { slug: "sea-salt" } }, SOMEBODY);
    expect([await postWithRelated(shop.db, "salt"), (await elsewhere(shop, "blog-post", "salt")).path]).toEqual([
      null,
      "/blog/sea-salt",
    ]);
    await changePost(shop, { id, version: 2, written: { slug: "salt" } }, SOMEBODY);
    expect(await postWithRelated(shop.db, "salt")).not.toBeNull();
    await deletePost(shop, id, SOMEBODY);
    expect(await shop.db.$count(slugHistory)).toBe(0);
  });

  it("that is a draft takes no old address of another one, whatever it is called and saved as", async () => {
    const { id } = await post("salt", { status: "published" });
    await changePost(shop, { id, version: 1, written: { slug: "sea-salt" } }, SOMEBODY);
    const draft = await post("salt");
    const leadsTo = async () => (await elsewhere(shop, "blog-post", "salt")).path;
    await changePost(shop, { id: draft.id, version: 1, written: { title: "Salt" } }, SOMEBODY);
    expect(await leadsTo()).toBe("/blog/sea-salt");
    await changePost(shop, { id: draft.id, version: 2, written: { slug: "rock-salt" } }, SOMEBODY);
    await changePost(shop, { id: draft.id, version: 3, written: { status: "published" } }, SOMEBODY);
    expect(await leadsTo()).toBe("/blog/sea-salt");
  });

  it("with a time to come is published then, and not before", async () => {
    const { id } = await post("salt", { publish_at: later(10) });
    await publishDue(shop);
    expect(await postWithRelated(shop.db, "salt")).toBeNull();
    const due = (await shop.db.select().from(blogPosts))[0]?.publishAt;
    shop.clock.forward(11 * MINUTE_MS);
    await publishDue(shop);
    expect((await postWithRelated(shop.db, "salt"))?.post.publishedAt).toEqual(due);
    const begunBefore = changePost(shop, { id, version: 1, written: { title: "Salt" } }, SOMEBODY);
    await expect(begunBefore).rejects.toThrow(problems.changed);
  });

  it("is not given a time that has passed, but keeps one that passes while it is written", async () => {
    await expect(post("late", { publish_at: later(-1) })).rejects.toThrow(problems.publishAt);
    const { id, publishAt } = await post("salt", { publish_at: later(1) });
    shop.clock.forward(2 * MINUTE_MS);
    const saved = await changePost(shop, { id, version: 1, written: { title: "Salt" } }, SOMEBODY);
    expect(saved.publishAt).toEqual(publishAt);
  });

  it("published by hand waits for no time any more", async () => {
    const saved = await post("salt", { publish_at: later(5), status: "published" });
    expect(saved).toMatchObject({ publishAt: null, status: "published" });
  });

  it("that is gone is gone, and the log tells", async () => {
    const { id } = await post("salt");
    await changePost(shop, { id, version: 1, written: { title: "Salt" } }, SOMEBODY);
    await expect(deletePost(shop, id, SOMEBODY, 1)).rejects.toMatchObject({ code: "CHANGED", more: { version: 2 } });
    await deletePost(shop, id, SOMEBODY, 2);
    expect(await lastAction()).toMatchObject({ action: "blog-post.deleted", subjectId: id, details: { slug: "salt" } });
    await expect(deletePost(shop, id, SOMEBODY)).rejects.toThrow(problems.gone);
  });
});

describe("a page", () => {
  it("is shown once it is published, with a safe body", async () => {
    const { id } = await page("size-guide", { body: "<p>Wide<iframe></iframe></p>", meta_description: " How wide " });
    expect(await publishedPage(shop.db, "size-guide")).toBeNull();
    await changePage(shop, { id, version: 1, written: { status: "published" } }, SOMEBODY);
    expect((await publishedPage(shop.db, "size-guide"))?.page).toMatchObject({
      body: "<p>Wide</p>",
      metaDescription: "How wide",
    });
    expect(await lastAction()).toMatchObject({ action: "content-page.changed", details: { status: "published" } });
  });

  it("is found under its old address too", async () => {
    const { id } = await page("guide", { status: "published" });
    await changePage(shop, { id, version: 1, written: { slug: "size-guide" } }, SOMEBODY);
    expect((await elsewhere(shop, "content-page", "guide")).path).toBe("/pages/size-guide");
  });

  it("cannot have another's slug, nor be saved over a change unseen", async () => {
    await page("guide");
    const { id } = await page("sizes");
    await expect(page("guide")).rejects.toMatchObject({ code: "SLUG_TAKEN" });
    await changePage(shop, { id, version: 1, written: { title: "Sizes" } }, SOMEBODY);
    const late = changePage(shop, { id, version: 1, written: { title: "Late" } }, SOMEBODY);
    await expect(late).rejects.toMatchObject({ code: "CHANGED", more: { version: 2 } });
    await expect(deletePage(shop, id, SOMEBODY, 1)).rejects.toMatchObject({ code: "CHANGED", more: { version: 2 } });
    await deletePage(shop, id, SOMEBODY, 2);
    await expect(deletePage(shop, id, SOMEBODY)).rejects.toThrow(problems.gone);
  });
});

describe("the lists", () => {
  const titles = async (query: object) =>
    (await adminPosts(shop.db, postList.parse(query))).rows.map(({ title }) => title);

  it("find by words of title or slug, by status and by category, whatever signs are asked for", async () => {
    await post("salt-100", { title: "100% salt" });
    await post("pepper", { title: "Pepper", status: "published", category: "tips" });
    expect(await titles({ search: "SALT" })).toEqual(["100% salt"]);
    expect(await titles({ search: "0%" })).toEqual(["100% salt"]);
    expect(await titles({ search: "%" })).toEqual(["100% salt"]);
    expect(await titles({ search: "_" })).toEqual([]);
    expect(await titles({ status: "published" })).toEqual(["Pepper"]);
    expect(await titles({ category: "tips" })).toEqual(["Pepper"]);
    expect(await titles({ sort: "title" })).toEqual(["100% salt", "Pepper"]);
  });

  it("show 25 a page and know how many there are", async () => {
    await Promise.all(Array.from({ length: 26 }, (_, i) => page(`page-${i}`)));
    const { rows, total } = await adminPages(shop.db, pageList.parse({ page: "2" }));
    expect([rows.length, total]).toEqual([1, 26]);
  });
});
