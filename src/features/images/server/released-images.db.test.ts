import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { newCollection } from "#features/collections/collection.ts";
import { addCollection, changeCollection, deleteCollection } from "#features/collections/server/save-collection.ts";
import { newPage, newPost } from "#features/content/content-item.ts";
import { translatedPages } from "#features/content/server/content-translations.ts";
import { addPage, changePage, deletePage } from "#features/content/server/write-page.ts";
import { addPost, changePost, deletePost } from "#features/content/server/write-post.ts";
import { newVersion } from "#features/policies/policy.ts";
import { addPolicyVersion } from "#features/policies/server/save-policy.ts";
import { deleteTranslation } from "#features/translations/server/save-translation.ts";
import { DAY_MS } from "#shared/day.ts";
import { anActor } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { translate, translationIn } from "#tests/translations.ts";
import { PUBLIC_FOLDER } from "../image-address.ts";
import { mediaOf } from "./media-queries.ts";
import { removeForgotten } from "./remove-images.ts";
import { uploadImage } from "./upload-image.ts";

const shop = await shopOfFile();
const actor = await anActor(shop);
let made = 0;
const anImage = async () => {
  made += 1;
  const still = sharp({ create: { width: 20 + made, height: 30, channels: 3, background: "#cb9465" } });
  const { path } = await uploadImage(shop, await still.png().toBuffer(), actor);
  return { path, src: PUBLIC_FOLDER + path, html: `<p><img src="${PUBLIC_FOLDER + path}" alt=""></p>` };
};
const afterDays = async (days: number) => {
  shop.clock.forward(days * DAY_MS);
  await removeForgotten(shop, AbortSignal.any([]));
};
const slug = () => `a-${randomUUID()}`;
const isThere = async ({ path }: { path: string }) => (await mediaOf(shop.db, path)) !== null;

/** Each takes an image out of what shows it. */
const PLACES: Record<string, (image: Awaited<ReturnType<typeof anImage>>) => Promise<() => Promise<unknown>>> = {
  "an article's text": async ({ html }) => {
    const { id, version } = await addPost(shop, newPost.parse({ title: "Post", slug: slug(), content: html }), actor);
    return () => changePost(shop, { id, version, written: { content: "<p>None.</p>" } }, actor);
  },
  "the head of an article": async ({ src }) => {
    const { id, version } = await addPost(
      shop,
      newPost.parse({ title: "Post", slug: slug(), featured_image: src }),
      actor,
    );
    return () => changePost(shop, { id, version, written: { featured_image: null } }, actor);
  },
  "an article that is deleted": async ({ html }) => {
    const { id } = await addPost(shop, newPost.parse({ title: "Post", slug: slug(), content: html }), actor);
    return () => deletePost(shop, id, actor);
  },
  "a page": async ({ html }) => {
    const { id, version } = await addPage(shop, newPage.parse({ title: "Page", slug: slug(), body: html }), actor);
    return () => changePage(shop, { id, version, written: { body: "" } }, actor);
  },
  "a page that is deleted, in its translation": async ({ html }) => {
    const { id } = await addPage(shop, newPage.parse({ title: "Page", slug: slug() }), actor);
    await translate(shop, translatedPages, id, { texts: { title: "Leht", slug: slug(), body: html } });
    return () => deletePage(shop, id, actor);
  },
  "a translation that is deleted": async ({ html }) => {
    const { id } = await addPage(shop, newPage.parse({ title: "Page", slug: slug() }), actor);
    await translate(shop, translatedPages, id, { texts: { title: "Leht", slug: slug(), body: html } });
    const { version } = await translationIn(shop, translatedPages, id, "et");
    return () => deleteTranslation(shop, translatedPages, { id, language: "et" }, version, actor);
  },
  "a collection": async ({ src }) => {
    const id = await addCollection(shop, newCollection.parse({ title: "Gifts", slug: slug(), image: src }), actor);
    return () => changeCollection(shop, { id, version: 1, written: { image: null } }, actor);
  },
  "a collection that is deleted": async ({ src }) => {
    const id = await addCollection(shop, newCollection.parse({ title: "Gifts", slug: slug(), image: src }), actor);
    return () => deleteCollection(shop, id, actor);
  },
};

it.each(Object.entries(PLACES))("an image that is taken out of %s goes 30 days later", async (_place, put) => {
  const image = await anImage();
  const takeOut = await put(image);
  await afterDays(2);
  expect(await mediaOf(shop.db, image.path)).toMatchObject({ use_count: 1, goes_after: null });
  await takeOut();
  expect(await mediaOf(shop.db, image.path)).toMatchObject({ use_count: 0, goes_after: expect.any(String) });
  await afterDays(29);
  expect(await isThere(image)).toBe(true);
  await afterDays(3);
  expect(await isThere(image)).toBe(false);
});

/** Each makes what can be deleted: the column with its image, its id, and what deletes it. */
const DELETED: Record<string, () => Promise<[column: string, table: string, id: string, remove: typeof deletePage]>> = {
  "a page": async () => {
    const { id } = await addPage(shop, newPage.parse({ title: "Page", slug: slug() }), actor);
    return ["body", "content_pages", id, deletePage];
  },
  "an article": async () => {
    const { id } = await addPost(shop, newPost.parse({ title: "Post", slug: slug() }), actor);
    return ["content", "blog_posts", id, deletePost];
  },
  "a collection": async () => {
    const id = await addCollection(shop, newCollection.parse({ title: "Gifts", slug: slug() }), actor);
    return ["body", "collections", id, deleteCollection];
  },
};

it.each(Object.entries(DELETED))(
  "an image that %s got at the moment it was deleted goes 30 days later",
  async (_what, make) => {
    const image = await anImage();
    const [column, table, id, remove] = await make();
    const client = await shop.pool.connect();
    try {
      await client.query("BEGIN");
      await client.query(`UPDATE ${table} SET ${column} = $1 WHERE id = $2`, [image.html, id]);
      const removed = remove(shop, id, actor);
      const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      await vi.waitUntil(async () => (await shop.rows(waiting)).length === 1, { timeout: 20_000 });
      await client.query("COMMIT");
      await removed;
    } finally {
      client.release();
    }
    await afterDays(29);
    expect(await isThere(image)).toBe(true);
    await afterDays(3);
    expect(await isThere(image)).toBe(false);
  },
);

it("an image stays where a change does not touch its text, and where something else shows it", async () => {
  const [image, other] = [await anImage(), await anImage()];
  const post = newPost.parse({ title: "Post", slug: slug(), featured_image: image.src, content: other.html });
  const { id } = await addPost(shop, post, actor);
  await addPage(shop, newPage.parse({ title: "Page", slug: slug(), body: other.html }), actor);
  await changePost(shop, { id, version: 1, written: { title: "Another" } }, actor);
  await changePost(shop, { id, version: 2, written: { content: "<p>None.</p>" } }, actor);
  await afterDays(400);
  expect([await isThere(image), await isThere(other)]).toEqual([true, true]);
});

it("an image of an earlier version of a policy stays", async () => {
  const image = await anImage();
  const policy = { policy: "shipping-policy", language: "en", title: "Shipping", lead: "", valid_from: null };
  await addPolicyVersion(shop, newVersion.parse({ ...policy, body: `<p>By parcel.</p>${image.html}`, seen: 0 }), actor);
  await addPolicyVersion(shop, newVersion.parse({ ...policy, body: "<p>None.</p>", seen: 1 }), actor);
  await afterDays(400);
  expect(await isThere(image)).toBe(true);
});
