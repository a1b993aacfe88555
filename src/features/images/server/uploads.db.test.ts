import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { newProduct, productChange } from "#features/products/product-input.ts";
import { removeProduct } from "#features/products/server/remove-product.ts";
import { changeProduct, createProduct } from "#features/products/server/save-product.ts";
import { DAY_MS } from "#shared/day.ts";
import { anActor, aSession } from "#tests/makers.ts";
import { servedShopOfFile } from "#tests/shop.ts";
import { changeMedia } from "./change-media.ts";
import { images } from "./images-table.ts";
import { mediaOf } from "./media-queries.ts";
import { removeForgotten, removeUnshown } from "./remove-images.ts";
import { uploadImage } from "./upload-image.ts";

const shop = await servedShopOfFile();
let token: string;
let actor: { administratorId: string; requestId: string };
let made = 0;
/** Another file each time, for the same file is the same image. */
const aPng = () => {
  made += 1;
  return sharp({ create: { width: 60 + made, height: 40, channels: 3, background: "#cb9465" } })
    .png()
    .toBuffer();
};
beforeAll(async () => {
  actor = await anActor(shop);
  token = await aSession(shop, actor.administratorId);
});

const upload = (body: Uint8Array, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/functions/v1/admin-images`, {
    method: "POST",
    body: Buffer.from(body),
    headers: { authorization: `Bearer ${token}`, "content-type": "image/png", ...headers },
  });

describe("the endpoint for images", () => {
  it("takes one that is larger than any other body may be", async () => {
    const large = await sharp(Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))), {
      raw: { width: 200, height: 100, channels: 3 },
    })
      .resize(400, 200)
      .png()
      .toBuffer();
    expect(large.length).toBeGreaterThan(64 * 1024);
    const answer = await upload(large);
    expect(answer.status).toBe(200);
    const { filePath, publicUrl } = await answer.json();
    expect(filePath).toMatch(/^products\/[0-9a-f-]{36}\.webp$/);
    expect((await fetch(shop.url + publicUrl)).headers.get("content-type")).toBe("image/webp");
  });

  it("says that the disk is full, and takes the image once there is room", async () => {
    const { put } = shop.files;
    shop.files.put = () => Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));
    const png = await aPng();
    const full = await upload(png);
    shop.files.put = put;
    expect(full.status).toBe(503);
    expect(await full.json()).toMatchObject({
      code: "DISK_FULL",
      error: expect.stringContaining("disk of the shop is full"),
    });
    expect((await upload(png)).status).toBe(200);
  });

  it("refuses what is no image, whatever it calls itself", async () => {
    const answer = await upload(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"));
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toContain("not an image");
  });

  it("refuses more than 15 MB by its announced size", async () => {
    const answer = await upload(new Uint8Array(15_000_001));
    expect([answer.status, (await answer.json()).error]).toEqual([413, "The body is larger than 15 MB."]);
  });

  it("refuses what grows beyond 15 MB without having said so", async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
        if (sent >= 1_000_000_000) controller.close();
      },
    });
    const headers = { authorization: `Bearer ${token}`, "content-type": "image/png" };
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
    const answer = await fetch(`${shop.url}/functions/v1/admin-images`, init).catch(() => null);
    expect(answer?.status ?? 413).toBe(413);
    expect(sent).toBeLessThan(40_000_000);
  });

  it("takes nothing from a stranger", async () =>
    expect((await upload(await aPng(), { authorization: "" })).status).toBe(401));

  it("takes several at once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, async () => upload(await aPng())));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});

describe("an uploaded image", () => {
  const aPath = async () => (await uploadImage(shop, await aPng(), actor)).path;
  const isThere = async (path: string) =>
    (await shop.files.exists(path)) &&
    (await shop.db.select({ path: images.path }).from(images)).some((one) => one.path === path);
  const aNightLater = async () => {
    shop.clock.forward(25 * 60 * 60_000);
    await removeForgotten(shop, AbortSignal.any([]));
  };
  const create = (image: string[]) => createProduct(shop, newProduct.parse({ name: "Lamp", price: 5, image }), actor);
  const change = (id: string, image: string[]) => changeProduct(shop, id, productChange.parse({ image }), actor);

  it("that was never saved with a product is gone a day later, and not before", async () => {
    const path = await aPath();
    await removeForgotten(shop, AbortSignal.any([]));
    expect(await isThere(path)).toBe(true);
    await aNightLater();
    expect(await isThere(path)).toBe(false);
  });

  it("stays while a product shows it, and 30 days more", async () => {
    const path = await aPath();
    const [first, second] = [await create([path]), await create([path])];
    await aNightLater();
    expect(await isThere(path)).toBe(true);
    await change(first, []);
    await aNightLater();
    expect(await isThere(path)).toBe(true);
    // A draft of an email showed it, and no longer does.
    await shop.pool.query("UPDATE images SET unsaved_since = $2 WHERE path = $1", [path, shop.clock.now()]);
    await removeProduct(shop, second, actor);
    await aNightLater();
    expect(await isThere(path), "Emails that went out still show it").toBe(true);
    shop.clock.forward(30 * DAY_MS);
    await aNightLater();
    expect(await isThere(path)).toBe(false);
  });

  it("goes a day after nothing needs it any more, says when, and is noted", async () => {
    const path = await aPath();
    const { since } = await shop.row("SELECT unsaved_since AS since FROM images WHERE path = $1", path);
    const goes = new Date(since.getTime() + DAY_MS).toISOString();
    expect(await mediaOf(shop.db, path)).toMatchObject({ use_count: 0, goes_after: goes });
    const id = await create([path]);
    expect(await mediaOf(shop.db, path)).toMatchObject({ use_count: 1, goes_after: null });
    await change(id, []);
    shop.clock.forward(31 * DAY_MS);
    await aNightLater();
    const entry = { action: "image.removed", actor: "system", subject_id: path };
    expect(
      await shop.row(
        "SELECT action, actor, subject_id FROM audit_log WHERE subject_id = $1 ORDER BY id DESC LIMIT 1",
        path,
      ),
    ).toEqual(entry);
  });

  it("that somebody has described stays although nothing shows it", async () => {
    const path = await aPath();
    const id = await create([path]);
    await changeMedia(shop, { path, version: 1 }, { alt: "A lamp at night" }, actor);
    await change(id, []);
    expect(await mediaOf(shop.db, path)).toMatchObject({ use_count: 0, goes_after: null });
    shop.clock.forward(31 * DAY_MS);
    await aNightLater();
    expect(await isThere(path)).toBe(true);
  });

  it("is removed at once where nothing shows it, and never where something does", async () => {
    const [free, shown] = [await aPath(), await aPath()];
    await create([shown]);
    expect([await removeUnshown(shop, free, actor), await removeUnshown(shop, shown, actor)]).toEqual([true, false]);
    expect([await isThere(free), await isThere(shown)]).toEqual([false, true]);
  });

  it("in two open forms is one, and taken out of one of them it can be saved in the other", async () => {
    const png = await aPng();
    const [mine, theirs] = [await uploadImage(shop, png, actor), await uploadImage(shop, png, actor)];
    await fetch(`${shop.url}/functions/v1/admin-images?path=${encodeURIComponent(mine.path)}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${await aSession(shop, actor.administratorId)}` },
    });
    await expect(create([theirs.path])).resolves.toBeTypeOf("string");
  });

  it("that is gone cannot be saved with a product", async () => {
    const path = await aPath();
    await removeUnshown(shop, path, actor);
    await expect(create([path])).rejects.toThrow("no longer in the store");
  });

  it.each(["javascript:alert(1)", "data:text/html;base64,AAAA", "../../etc/passwd", "/placeholder.svg"])(
    "is not what is saved here: %s",
    async (entry) => expect(create([entry])).rejects.toMatchObject({ kind: "invalid" }),
  );

  it("from elsewhere may stay in a product that showed it before", async () => {
    const id = await create(["https://example.com/a.jpg"]);
    const path = await aPath();
    await change(id, [path, "https://example.com/a.jpg"]);
    await aNightLater();
    expect(await isThere(path)).toBe(true);
  });
});
