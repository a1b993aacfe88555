import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anActor } from "#tests/makers.ts";
import { aShop, type TestShop } from "#tests/shop.ts";
import { type ImageWorker, openImageWorker } from "./image-worker.ts";
import { images } from "./images-table.ts";
import { storeImage } from "./store-image.ts";
import { uploadImage } from "./upload-image.ts";

let shop: TestShop;
let imageWorker: ImageWorker;
beforeAll(async () => {
  shop = await aShop();
  imageWorker = openImageWorker();
});
afterAll(async () => {
  await imageWorker.close();
  await shop.close();
});

const aImage = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: "#cb9465" } });

async function kept(upload: Uint8Array) {
  const image = await storeImage(shop, imageWorker, upload);
  const file = await shop.files.read(image.path);
  return { image, bytes: Buffer.from(file?.bytes ?? []), metadata: await sharp(file?.bytes).metadata() };
}

const everything = async () => (await Array.fromAsync(shop.files.paths())).length + (await shop.db.$count(images));

describe("an accepted image", () => {
  it.each(["jpeg", "png", "webp", "gif", "avif"] as const)("%s is kept as WebP under a new name", async (format) => {
    const { image, metadata } = await kept(await aImage().toFormat(format).toBuffer());
    expect(image.path).toMatch(/^products\/[0-9a-f]{8}-[0-9a-f-]{27}\.webp$/);
    expect(metadata).toMatchObject({ format: "webp", width: 60, height: 40 });
    expect(image).toMatchObject({ width: 60, height: 40, contentType: "image/webp" });
    expect(image.blur).toMatch(/^data:image\/webp;base64,/);
  });

  it.each(["gif", "webp"] as const)(
    "of a moving %s the first picture is kept; an administrator is told that it moves",
    async (format) => {
      const frames = [await aImage().png().toBuffer(), await aImage().negate().png().toBuffer()];
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      expect((await kept(moving)).metadata).toMatchObject({ width: 60, height: 40 });
      await expect(imageWorker.resizeStill(moving)).rejects.toThrow("the shop shows still images only");
      await expect(uploadImage(shop, moving, await anActor(shop))).rejects.toThrow("the shop shows still images only");
    },
  );

  it("is turned upright", async () => {
    const { image } = await kept(await aImage().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(image).toMatchObject({ width: 40, height: 60 });
  });

  it("tells nothing of the place, the camera or the person", async () => {
    const tagged = aImage().withExif({ IFD0: { Artist: "Mari Maasikas" }, IFD3: { GPSLatitude: "59/1 26/1 0/1" } });
    const { metadata, bytes } = await kept(await tagged.jpeg().toBuffer());
    expect(metadata.exif).toBeUndefined();
    expect(bytes.includes("Maasikas")).toBe(false);
  });

  it("loses what was hidden behind its pixels", async () => {
    const polyglot = Buffer.concat([
      await aImage().jpeg().toBuffer(),
      Buffer.from("<script>alert(1)</script>PK\x03\x04"),
    ]);
    expect((await kept(polyglot)).bytes.includes("script")).toBe(false);
  });

  it("loses what was hidden in a comment", async () => {
    const jpeg = await aImage().jpeg().toBuffer();
    const comment = Buffer.from("<?php phpinfo(); ?>");
    const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
    expect((await kept(polyglot)).bytes.includes("phpinfo")).toBe(false);
  });

  it("is made smaller where it is larger than useful", async () => {
    const { image } = await kept(await aImage(3000, 1000).jpeg().toBuffer());
    expect(image).toMatchObject({ width: 2400, height: 800 });
  });

  it("twice the same stands under two names, and neither replaces the other", async () => {
    const upload = await aImage().png().toBuffer();
    const paths = await Promise.all([kept(upload), kept(upload)]);
    expect(new Set(paths.map(({ image }) => image.path)).size).toBe(2);
  });
});

describe("refused, and nothing of it is kept:", () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ["a drawing that could carry scripts", () => Buffer.from("<svg><script>alert(1)</script></svg>"), "not an image"],
    ["a page with the name of an image", () => Buffer.from("<!doctype html><script>"), "not an image"],
    ["nothing", () => new Uint8Array(), "not an image"],
    [
      "a gigantic file",
      () => Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.alloc(16_000_000)]),
      "15 MB",
    ],
    ["a small file of 65,000 by 65,000 pixels", () => aFlood(65_000, 65_000), "50 million"],
    ["a line of 1 by 16,000 pixels", () => aImage(1, 16_000).png().toBuffer(), "too narrow: 1 × 16000 pixels"],
    ["a line of 16,000 by 1 pixels", () => aImage(16_000, 1).png().toBuffer(), "too narrow: 16000 × 1 pixels"],
    ["half an image", async () => (await aImage(400, 400).jpeg().toBuffer()).subarray(0, 900), "damaged"],
    ["half a PNG", async () => (await aNoise()).subarray(0, 20_000), "damaged"],
    [
      "the beginning of an image, then noise",
      () => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), randomBytes(500)]),
      "damaged",
    ],
    [
      "a drawing behind an image's first bytes",
      () => Buffer.from("GIF89a<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "damaged",
    ],
  ])("%s", async (_what, upload, why) => {
    const before = await everything();
    await expect(storeImage(shop, imageWorker, await upload())).rejects.toMatchObject({
      name: "AppError",
      message: expect.stringContaining(why),
    });
    expect(await everything()).toBe(before);
  });
});

it("a decoder that breaks takes nothing of the shop with it", async () => {
  const broken = openImageWorker();
  const upload = await aImage(2000, 2000).png().toBuffer();
  const storing = storeImage(shop, broken, upload);
  await broken.close();
  await expect(storing).rejects.toMatchObject({ name: "AppError" });
});

const aNoise = () =>
  sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } })
    .png()
    .toBuffer();

/** A valid PNG header that promises far more pixels than the file has. */
function aFlood(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checked = Buffer.concat([Buffer.from(name), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, sum]);
}
