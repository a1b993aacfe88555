import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { replaceInCampaigns } from "#features/campaigns/server/replace-image.ts";
import { newCollection } from "#features/collections/collection.ts";
import { translatedCollections } from "#features/collections/server/collection-translations.ts";
import { collections } from "#features/collections/server/collections-table.ts";
import { addCollection, replaceInCollections } from "#features/collections/server/save-collection.ts";
import { newPage, newPost } from "#features/content/content-item.ts";
import { blogPosts } from "#features/content/server/blog-posts-table.ts";
import { contentPages } from "#features/content/server/content-pages-table.ts";
import { translatedPages, translatedPosts } from "#features/content/server/content-translations.ts";
import { replaceInContent } from "#features/content/server/replace-image.ts";
import { addPage } from "#features/content/server/write-page.ts";
import { addPost, changePost, deletePost } from "#features/content/server/write-post.ts";
import { newVersion } from "#features/policies/policy.ts";
import { policyVersions } from "#features/policies/server/policy-versions-table.ts";
import { addPolicyVersion, replaceInPolicies } from "#features/policies/server/save-policy.ts";
import { newProduct, productChange } from "#features/products/product-input.ts";
import { replaceInProducts } from "#features/products/server/product-images.ts";
import { productsById } from "#features/products/server/product-queries.ts";
import { products } from "#features/products/server/products-table.ts";
import { changeProduct, createProduct } from "#features/products/server/save-product.ts";
import { DAY_MS } from "#shared/day.ts";
import { anActor, aSession } from "#tests/makers.ts";
import { servedShopOfFile, type TestShop } from "#tests/shop.ts";
import { translate, translationIn } from "#tests/translations.ts";
import { PUBLIC_FOLDER } from "../image-address.ts";
import { changeMedia, replaceImage, replacementOf, undoReplacement } from "./change-media.ts";
import { images } from "./images-table.ts";
import { listMedia, mediaOf } from "./media-queries.ts";
import { removeForgotten, removeReplaced, removeUnshown } from "./remove-images.ts";
import { uploadImage } from "./upload-image.ts";

const shop = await servedShopOfFile();
let actor: { administratorId: string; requestId: string };
beforeAll(async () => {
  actor = await anActor(shop);
});
beforeEach(async () => {
  for (const table of [products, blogPosts, contentPages, collections, policyVersions, images])
    await shop.db.delete(table);
});

let made = 0;
const aPng = () => {
  made += 1;
  return sharp({ create: { width: 20 + made, height: 30, channels: 3, background: "#cb9465" } })
    .png()
    .toBuffer();
};
const keep = async (name = "lamp.png") => (await uploadImage(shop, await aPng(), actor, { name, kept: true })).path;
const policy = { policy: "shipping-policy", language: "en", title: "Shipping", lead: "", valid_from: null };
const aPolicy = (path: string) =>
  addPolicyVersion(
    shop,
    newVersion.parse({ ...policy, body: `<p>By parcel <img src="${PUBLIC_FOLDER + path}" alt=""></p>`, seen: 0 }),
    actor,
  );
const PLACES = [replaceInProducts, replaceInContent, replaceInCollections, replaceInCampaigns, replaceInPolicies];
const replace = async (path: string) => replaceImage(shop, path, await aPng(), PLACES, actor);
const aProduct = (image: string[]) => createProduct(shop, newProduct.parse({ name: "Lamp", price: 5, image }), actor);
const aPost = (input: object) =>
  addPost(shop, newPost.parse({ title: "Post", slug: `post-${randomUUID()}`, ...input }), actor);
const remove = (path: string) => removeUnshown(shop, path, actor);
/** In a session of its own, for tests move the clock by weeks. */
const ask = async (method: string, path: string, body?: Uint8Array | object) =>
  fetch(`${shop.url}/functions/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await aSession(shop, actor.administratorId)}`,
      "content-type": body instanceof Uint8Array ? "image/png" : "application/json",
    },
    ...(body ? { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) } : {}),
  });

/** A database whose answer to the commit is lost. */
function losingCommits(): TestShop["db"] {
  const connect = async () => {
    const client = await shop.pool.connect();
    const query = async (...asked: Parameters<typeof client.query>) => {
      const answer = await client.query(...asked);
      if (String(asked[0]) === "COMMIT") throw new Error("Connection terminated");
      return answer;
    };
    return { query, release: () => client.release() };
  };
  return Object.assign(Object.create(shop.db), { $client: { connect } });
}

it("replacing an image waits for who saves a product that shows it, and holds no image meanwhile", async () => {
  const path = await keep();
  const id = await aProduct([path]);
  const client = await shop.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT FROM products WHERE id = $1 FOR NO KEY UPDATE", [id]);
    const replaced = replace(path);
    const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await vi.waitUntil(async () => (await shop.rows(waiting)).length === 1, { timeout: 20_000 });
    const held = await client.query("SELECT FROM images WHERE path = $1 FOR NO KEY UPDATE NOWAIT", [path]);
    expect(held.rowCount).toBe(1);
    await client.query("COMMIT");
    expect(await replaced).not.toBe(path);
  } finally {
    client.release();
  }
});

describe("the library", () => {
  it("has the same file once, also where it comes five times at once", async () => {
    const png = await aPng();
    const stored = await Promise.all(Array.from({ length: 5 }, () => uploadImage(shop, png, actor)));
    expect(new Set(stored.map(({ path }) => path)).size).toBe(1);
    expect(await shop.db.$count(images)).toBe(1);
    expect(await shop.files.exists(stored[0]?.path ?? "")).toBe(true);
  });

  it("says of a file that comes again that it is there", async () => {
    const png = await aPng();
    const send = async () => (await ask("POST", "admin-images?keep=true&name=a.png", png)).json();
    const [first, second] = [await send(), await send()];
    expect([first.known, second.known, second.filePath]).toEqual([false, true, first.filePath]);
  });

  it("lists pages that neither repeat nor leave out, by name, by alternative text, and what is unused", async () => {
    const at = new Date("2026-01-01");
    const rows = Array.from({ length: 60 }, (_, i) => ({
      path: `products/${i}.webp`,
      contentType: "image/webp",
      width: 10,
      height: 10,
      bytes: 1,
      createdAt: at,
      name: i === 7 ? "50% off_1.png" : `n${i}.png`,
      alt: i === 9 ? "A brass lamp" : "",
    }));
    await shop.db.insert(images).values(rows);
    await aProduct(["products/3.webp"]);
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      const { images: found, next } = await listMedia(shop.db, { after });
      seen.push(...found.map(({ path }) => path));
      after = next ?? undefined;
      if (!next) break;
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
    const paths = async (filters: Parameters<typeof listMedia>[1]) =>
      (await listMedia(shop.db, filters)).images.map(({ path }) => path);
    expect(await paths({ search: "50% off_1" })).toEqual(["products/7.webp"]);
    expect(await paths({ search: "brass" })).toEqual(["products/9.webp"]);
    expect(await paths({ search: "n3.png", unused: true })).toEqual([]);
  });

  it("names every place that shows an image, and forgets it with the place", async () => {
    const path = await keep();
    const src = PUBLIC_FOLDER + path;
    const id = await aProduct([path]);
    const post = await aPost({ featured_image: src, content: `<p><img src="${src}" alt=""></p>` });
    await addPage(
      shop,
      newPage.parse({ title: "Page", slug: "page", body: `<p><img src="${src}" alt=""></p>` }),
      actor,
    );
    await addCollection(shop, newCollection.parse({ title: "Gifts", slug: "gifts", image: src }), actor);
    const uses = async () => (await mediaOf(shop.db, path))?.uses.map(({ kind, title }) => `${kind} ${title}`);
    expect(await uses()).toEqual(["blog-post Post", "collection Gifts", "content-page Page", "product Lamp"]);
    await deletePost(shop, post.id, actor);
    await changeProduct(shop, id, productChange.parse({ image: [] }), actor);
    expect(await uses()).toEqual(["collection Gifts", "content-page Page"]);
  });

  it("keeps what was uploaded to it although nothing shows it, and what a product stopped showing", async () => {
    const path = await keep();
    const id = await aProduct([path]);
    await changeProduct(shop, id, productChange.parse({ image: [] }), actor);
    shop.clock.forward(32 * DAY_MS);
    await removeForgotten(shop, AbortSignal.any([]));
    expect(await mediaOf(shop.db, path)).not.toBeNull();
  });

  it("keeps the point in view and the alternative text of an image, and refuses an older edition", async () => {
    const path = await keep();
    const id = await aProduct([path]);
    await changeMedia(shop, { path, version: 1 }, { focus: { x: 20, y: 90 }, alt: "A lamp at night" }, actor);
    const [product] = await productsById(shop.db, [id]);
    expect(product?.images[0]).toMatchObject({ focus: "#20,90", alt: "A lamp at night" });
    await expect(changeMedia(shop, { path, version: 1 }, { alt: "Mine" }, actor)).rejects.toMatchObject({
      kind: "conflict",
    });
    await changeMedia(shop, { path, version: 2 }, { focus: { x: 50, y: 50 } }, actor);
    expect((await productsById(shop.db, [id]))[0]?.images[0]?.focus).toBeUndefined();
  });
});

describe("an image that is deleted", () => {
  it("is refused while anything shows it", async () => {
    const path = await keep();
    await aPost({ featured_image: PUBLIC_FOLDER + path });
    expect(await remove(path)).toBe(false);
    const answer = await ask("DELETE", `admin-media?path=${encodeURIComponent(path)}`);
    expect([answer.status, (await answer.json()).error]).toEqual([409, "It is in use, so it cannot be deleted."]);
    expect(await shop.files.exists(path)).toBe(true);
  });

  it("is refused while a version of a policy shows it, also one of before", async () => {
    const path = await keep();
    await aPolicy(path);
    await addPolicyVersion(shop, newVersion.parse({ ...policy, body: "<p>None.</p>", seen: 1 }), actor);
    expect(await remove(path)).toBe(false);
    expect((await mediaOf(shop.db, path))?.uses).toMatchObject([{ kind: "policy", title: "Shipping" }]);
  });

  it("cannot be put into a policy afterwards", async () => {
    const path = await keep();
    await remove(path);
    await expect(aPolicy(path)).rejects.toThrow("no longer in the store");
  });

  it("is gone with its file where nothing does", async () => {
    const path = await keep();
    expect(await remove(path)).toBe(true);
    expect(await shop.files.exists(path)).toBe(false);
    expect((await ask("DELETE", `admin-media?path=${encodeURIComponent(path)}`)).status).toBe(404);
  });

  it("never leaves a product or post without it, whoever is first", async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const path = await keep();
      const attach = turn % 2 === 0 ? () => aProduct([path]) : () => aPost({ featured_image: PUBLIC_FOLDER + path });
      const [attached, removed] = await Promise.allSettled([attach(), remove(path)]);
      const isGone = removed.status === "fulfilled" && removed.value;
      expect([attached.status, isGone]).toEqual(isGone ? ["rejected", true] : ["fulfilled", false]);
      expect((await mediaOf(shop.db, path)) === null).toBe(isGone);
    }
  });

  it("cannot be put into a post afterwards, which may keep what was missing before", async () => {
    const path = await keep();
    const post = await aPost({});
    await remove(path);
    const content = `<p><img src="${PUBLIC_FOLDER + path}" alt=""></p>`;
    await expect(changePost(shop, { id: post.id, version: post.version, written: { content } }, actor)).rejects.toThrow(
      "no longer in the store",
    );
  });
});

describe("an image that is replaced", () => {
  it("is another one in the policies too", async () => {
    const path = await keep();
    await aPolicy(path);
    const next = await replace(path);
    expect((await mediaOf(shop.db, next))?.uses).toMatchObject([{ kind: "policy", title: "Shipping" }]);
  });

  it("is another one in every place, with its texts, and its old address goes on answering", async () => {
    const path = await keep();
    const src = PUBLIC_FOLDER + path;
    await changeMedia(shop, { path, version: 1 }, { alt: "A lamp", focus: { x: 10, y: 10 } }, actor);
    const other = await keep();
    const id = await aProduct([other, path]);
    const post = await aPost({ featured_image: src, content: `<p><img src="${src}" alt=""></p>` });
    await addCollection(shop, newCollection.parse({ title: "Gifts", slug: "gifts", image: src }), actor);
    const next = await replace(path);
    expect((await productsById(shop.db, [id]))[0]?.images.map((one) => one.path)).toEqual([other, next]);
    const [row] = await shop.db.select().from(blogPosts).where(eq(blogPosts.id, post.id));
    expect([row?.featuredImage, row?.content.includes(next), row?.content.includes(path)]).toEqual([next, true, false]);
    expect((await shop.db.select({ image: collections.image }).from(collections))[0]?.image).toBe(next);
    expect(await mediaOf(shop.db, next)).toMatchObject({ alt: "A lamp", focus: { x: 10, y: 10 }, use_count: 3 });
    expect((await fetch(shop.url + src)).status).toBe(200);
    shop.clock.forward(31 * DAY_MS);
    await removeReplaced(shop);
    const answer = await fetch(shop.url + src, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, PUBLIC_FOLDER + next]);
    const small = PUBLIC_FOLDER + path.replace("products/", "sizes/").replace(".webp", "-320.webp");
    expect((await fetch(shop.url + small, { redirect: "manual" })).headers.get("location")).toBe(PUBLIC_FOLDER + next);
  });

  it("leaves the translations of what shows it as they are, also those that show it in English only", async () => {
    const path = await keep();
    const img = `<p><img src="${PUBLIC_FOLDER + path}" alt="" /></p>`;
    const post = await aPost({ content: img });
    const page = await addPage(shop, newPage.parse({ title: "Page", slug: "page", body: img }), actor);
    const gifts = await addCollection(shop, newCollection.parse({ title: "Gifts", slug: "gifts", body: img }), actor);
    const translated = [
      [translatedPosts, post.id, { title: "Postitus", content: img }],
      [translatedPages, page.id, { title: "Leht", body: "<p>Pildita</p>" }],
      [translatedCollections, gifts, { title: "Kingid", body: img }],
    ] as const;
    for (const [kind, id, texts] of translated) await translate(shop, kind, id, { texts });
    const next = await replace(path);
    for (const [kind, id, texts] of translated) {
      const { status, stale, version, texts: kept } = await translationIn(shop, kind, id, "et");
      const html = Object.values(texts).at(-1)?.replace(path, next);
      expect([status, stale, version, Object.values(kept)]).toEqual([
        "published",
        [],
        2,
        expect.arrayContaining([html]),
      ]);
    }
  });

  it("by mistake is put back everywhere, and the address of the other file leads to it", async () => {
    const path = await keep();
    const before = await mediaOf(shop.db, path);
    const id = await aProduct([path]);
    const next = await replace(path);
    expect(await undoReplacement(shop, next, PLACES, actor)).toBe(path);
    expect(await mediaOf(shop.db, path)).toMatchObject({ width: before?.width, height: before?.height, use_count: 1 });
    expect((await productsById(shop.db, [id]))[0]?.images.map((one) => one.path)).toEqual([path]);
    expect(await replacementOf(shop.db, next)).toBe(path);
    await expect(undoReplacement(shop, next, PLACES, actor)).rejects.toMatchObject({ kind: "not-found" });
    const third = await replace(path);
    shop.clock.forward(31 * DAY_MS);
    await removeReplaced(shop);
    await expect(undoReplacement(shop, third, PLACES, actor)).rejects.toThrow("not there any more");
  });

  it("twice leads both old addresses to the file of today", async () => {
    const first = await keep();
    const second = await replace(first);
    const third = await replace(second);
    shop.clock.forward(31 * DAY_MS);
    await removeReplaced(shop);
    for (const old of [first, second])
      expect((await fetch(shop.url + PUBLIC_FOLDER + old, { redirect: "manual" })).headers.get("location")).toBe(
        PUBLIC_FOLDER + third,
      );
  });

  it("is gone with all its files 30 days after its product stopped showing it", async () => {
    const first = (await uploadImage(shop, await aPng(), actor)).path;
    const size = first.replace("products/", "sizes/").replace(".webp", "-320.webp");
    await shop.files.put(size, await aPng(), "image/webp");
    await shop.db.update(images).set({ variants: [{ path: size, width: 320, format: "webp", bytes: 1 }] });
    const id = await aProduct([first]);
    const second = await replace(first);
    await changeProduct(shop, id, productChange.parse({ image: [] }), actor);
    shop.clock.forward(32 * DAY_MS);
    await removeForgotten(shop, AbortSignal.any([]));
    expect(await Promise.all([first, size, second].map((path) => shop.files.exists(path)))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("and one that is deleted leave no file behind, also where the store fails meanwhile", async () => {
    const [deleted, forgotten, first, second] = [
      await keep(),
      (await uploadImage(shop, await aPng(), actor)).path,
      await keep(),
      await keep(),
    ];
    for (const path of [first, second]) await replace(path);
    let isAway = true;
    const remove = async (path: string) => {
      if (isAway) throw new Error("The store does not answer");
      await shop.files.remove(path);
    };
    const away = { ...shop, files: Object.assign(Object.create(shop.files), { remove }) };
    expect(await removeUnshown(away, deleted, actor)).toBe(true);
    shop.clock.forward(31 * DAY_MS);
    await expect(removeForgotten(away, AbortSignal.any([]))).rejects.toThrow("does not answer");
    await expect(removeReplaced(away)).rejects.toThrow("does not answer");
    isAway = false;
    await removeReplaced(away);
    expect(await Promise.all([deleted, forgotten, first, second].map((path) => shop.files.exists(path)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(await shop.row("SELECT count(*)::int AS left FROM files_to_remove")).toEqual({ left: 0 });
  });

  it("stays as it was where the file is no image, and leaves no file behind", async () => {
    const path = await keep();
    const answer = await ask(
      "POST",
      `admin-media-replacement?path=${encodeURIComponent(path)}`,
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
    );
    expect(answer.status).toBe(400);
    expect((await mediaOf(shop.db, path))?.version).toBe(1);
    await expect(replace("products/none.webp")).rejects.toMatchObject({ kind: "not-found" });
  });

  it("keeps the new file where the answer of the database is lost", async () => {
    const path = await keep();
    const replaced = replaceImage({ ...shop, db: losingCommits() }, path, await aPng(), PLACES, actor);
    await expect(replaced).rejects.toThrow("Connection terminated");
    const next = await replacementOf(shop.db, path);
    expect(await shop.files.exists(next ?? "")).toBe(true);
  });

  it("is found by the path of before, for whoever has it open meanwhile, and told as changed", async () => {
    const path = await keep();
    const next = await replace(path);
    expect(await mediaOf(shop.db, path)).toMatchObject({ path: next, version: 2 });
    const late = { kind: "conflict", code: "VERSION_CONFLICT" };
    await expect(changeMedia(shop, { path, version: 1 }, { alt: "Mine" }, actor)).rejects.toMatchObject(late);
    await expect(replace(path)).rejects.toMatchObject(late);
    expect((await ask("DELETE", `admin-media?path=${encodeURIComponent(path)}`)).status).toBe(409);
    await changeMedia(shop, { path, version: 2 }, { alt: "Mine" }, actor);
    expect(await mediaOf(shop.db, next)).toMatchObject({ alt: "Mine", version: 3 });
  });

  it("by two at once is replaced once, and the other is told that it is gone", async () => {
    const path = await keep();
    const outcomes = await Promise.allSettled([replace(path), replace(path)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

it("an image that a product carries along is stored where no host was silent", async () => {
  const id = await aProduct([`data:image/png;base64,${(await aPng()).toString("base64")}`]);
  const answer = await ask("PUT", `admin-images?productId=${id}&silent=`);
  expect(await answer.json()).toMatchObject({ result: "success", migrated: 1 });
});

describe("what is uploaded to the library", () => {
  const upload = (bytes: Uint8Array) => ask("POST", "admin-images?keep=true&name=a.jpg", bytes);
  it.each([
    [
      "a drawing with a script",
      async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
      400,
    ],
    ["a text that is called .jpg", async () => Buffer.from("Dear diary"), 400],
    ["60 MB", async () => Buffer.alloc(60_000_000), 413],
    [
      "an image that is 20,000 pixels wide",
      () =>
        sharp({ create: { width: 20_000, height: 2_600, channels: 3, background: "#fff" } })
          .png()
          .toBuffer(),
      413,
    ],
    ["half an image", async () => (await aPng()).subarray(0, 60), 400],
  ])("is refused where it is %s", async (_what, bytes, status) => {
    expect((await upload(await bytes())).status).toBe(status);
    expect(await shop.db.$count(images)).toBe(0);
  });

  it.each([
    ["admin-media?after=x", 400],
    ["admin-media?after=9999999999999999_00000000-0000-4000-8000-000000000000", 200],
    [`admin-media?search=${encodeURIComponent("%_\\'\"")}`, 200],
    ["admin-media-image?path=../../etc/passwd", 404],
  ])("%s answers %i", async (path, status) => expect((await ask("GET", path)).status).toBe(status));
});
