import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { fillDemoShop } from "#app/demo.ts";
import { shopOfFile } from "#tests/shop.ts";
import { blogPosts } from "./blog-posts-table.ts";
import { newestPosts, postsOfPage, postWithRelated } from "./blog-queries.ts";
import { publishedPage } from "./content-page-queries.ts";
import { contentPages } from "./content-pages-table.ts";

const shop = await shopOfFile();
beforeEach(async () => {
  await shop.db.delete(blogPosts);
});

type Input = Partial<typeof blogPosts.$inferInsert> & { slug: string };
const write = (...posts: Input[]) =>
  shop.db.insert(blogPosts).values(posts.map((post) => ({ title: post.slug, status: "published" as const, ...post })));
const day = (number: number) => new Date(Date.UTC(2026, 9, number));
const listed = async (page = 1) => (await postsOfPage(shop.db, page)).posts.map(({ slug }) => slug);

describe("the journal", () => {
  it("lists what is published: last published first, then what has no date, newest first", async () => {
    await write(
      { slug: "older", publishedAt: day(1) },
      { slug: "newer", publishedAt: day(5) },
      { slug: "undated-old", createdAt: day(2) },
      { slug: "undated-new", createdAt: day(3) },
      { slug: "same-day-later", publishedAt: day(1), createdAt: new Date("2040-01-01") },
      { slug: "draft", status: "draft", publishedAt: day(9) },
      { slug: "archived", status: "archived", publishedAt: day(9) },
    );
    expect(await listed()).toEqual(["newer", "same-day-later", "older", "undated-new", "undated-old"]);
    expect((await newestPosts(shop.db, 2)).map(({ slug }) => slug)).toEqual(["newer", "same-day-later"]);
  });

  it("goes on after 24 articles, and knows how many there are", async () => {
    await write(...Array.from({ length: 25 }, (_, i) => ({ slug: `post-${i}`, publishedAt: day(i) })));
    expect(await listed(2)).toEqual(["post-0"]);
    expect((await postsOfPage(shop.db, 3)).total).toBe(25);
  });

  it("shows an article that is published, and no other", async () => {
    await write({ slug: "there" }, { slug: "hidden", status: "draft" });
    expect(await postWithRelated(shop.db, "there")).toMatchObject({
      post: { title: "there", readingMinutes: 1 },
    });
    expect(await postWithRelated(shop.db, "hidden")).toBeNull();
    expect(await postWithRelated(shop.db, "nowhere")).toBeNull();
  });

  it("makes a body safe on its way out, whoever wrote it", async () => {
    await write({
      slug: "bad",
      content: '<p onclick="x()">hi<script>alert(1)</script><a href="javascript:x()">go</a></p>',
    });
    expect((await postWithRelated(shop.db, "bad"))?.post.body).toBe("<p>hi<a>go</a></p>");
    expect((await newestPosts(shop.db, 1))[0]?.body).toBe("<p>hi<a>go</a></p>");
  });

  it("leads on to three others, of the same category first", async () => {
    await write(
      { slug: "here", category: "tips", publishedAt: day(9) },
      { slug: "far-new", category: "wellness", publishedAt: day(8) },
      { slug: "near-old", category: "tips", publishedAt: day(1) },
      { slug: "far-old", category: "lifestyle", publishedAt: day(2) },
      { slug: "far-older", category: "lifestyle", publishedAt: day(1) },
    );
    const here = await postWithRelated(shop.db, "here");
    expect(here?.related.map(({ slug }) => slug)).toEqual(["near-old", "far-new", "far-old"]);
  });

  it("has nine articles worth reading in a new demo, each with an image and as safe as it was written", async () => {
    await fillDemoShop(shop, join(import.meta.dirname, "../../../.."));
    const { posts } = await postsOfPage(shop.db, 1);
    expect(posts.length).toBeGreaterThanOrEqual(9);
    for (const { slug, image, excerpt } of posts) {
      const found = await postWithRelated(shop.db, slug);
      const words = found?.post.body.replaceAll(/<[^>]*>/g, " ").split(/\s+/).length ?? 0;
      expect(words, slug).toBeGreaterThan(500);
      expect(words, slug).toBeLessThan(900);
      expect(image?.blur, slug).toMatch(/^data:image\/webp/);
      expect(excerpt, slug).toBeTruthy();
    }
    await fillDemoShop(shop, join(import.meta.dirname, "../../../.."));
    expect((await postsOfPage(shop.db, 1)).total).toBe(posts.length);
  });
});

it("a page of the shopkeeper is shown once it is published, with a safe body", async () => {
  await shop.db.insert(contentPages).values([
    { slug: "press", title: "Press", body: "<h2>Hello</h2><iframe src=x></iframe>", status: "published" },
    { slug: "later", title: "Later", status: "draft" },
  ]);
  expect((await publishedPage(shop.db, "press"))?.page).toMatchObject({ title: "Press", body: "<h2>Hello</h2>" });
  expect(await publishedPage(shop.db, "later")).toBeNull();
});
