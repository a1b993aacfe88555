import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aShop, type TestShop } from "#tests/shop.ts";
import { type ImageWorker, openImageWorker } from "./image-worker.ts";
import { images } from "./images-table.ts";
import { makeSizes } from "./make-sizes.ts";
import { storeImage } from "./store-image.ts";

let shop: TestShop;
let imageWorker: ImageWorker;
beforeEach(async () => {
  shop = await aShop();
  imageWorker = openImageWorker();
});
afterEach(async () => {
  await imageWorker.close();
  await shop.close();
});

const never = AbortSignal.any([]);

async function aStoredImage(width: number, colour = "#cb9465") {
  const image = sharp({ create: { width, height: Math.round(width * 1.25), channels: 3, background: colour } });
  return storeImage(shop, imageWorker, await image.png().toBuffer());
}

const rows = () => shop.db.select().from(images).orderBy(images.createdAt);
const sizes = async () => (await Array.fromAsync(shop.files.paths())).filter((path) => path.startsWith("sizes/"));

it("offers an image in the usual widths below its own, and in its own", async () => {
  await aStoredImage(700);
  await makeSizes(shop, never);
  const [image] = await rows();
  expect(image?.variants.map(({ format, width }) => `${format} ${width}`)).toEqual([
    "avif 320",
    "avif 480",
    "avif 700",
    "webp 224",
    "webp 320",
    "jpeg 640",
  ]);
  for (const { path, format, width, bytes } of image?.variants ?? []) {
    const file = await shop.files.read(path);
    expect(file).toMatchObject({ contentType: `image/${format}`, bytes: { length: bytes } });
    expect((await sharp(file?.bytes).metadata()).width).toBe(width);
  }
});

it("makes each image's sizes once, however many processes begin", async () => {
  await Promise.all([aStoredImage(430), aStoredImage(440), aStoredImage(450)]);
  const puts: string[] = [];
  const counting = {
    ...shop.files,
    put: (path: string, bytes: Uint8Array, contentType: string) => {
      puts.push(path);
      return shop.files.put(path, bytes, contentType);
    },
  };
  await Promise.all([1, 2, 3].map(() => makeSizes({ ...shop, files: counting }, never)));
  expect((await rows()).map(({ variants }) => variants.length)).toEqual([5, 5, 5]);
  expect(puts).toHaveLength(15);
});

it("adds the JPEG of emails to an image of an earlier version, and leaves its other sizes", async () => {
  await aStoredImage(430);
  await makeSizes(shop, never);
  const made = (await rows())[0]?.variants ?? [];
  const before = made.filter(({ format }) => format !== "jpeg");
  await shop.db.update(images).set({ variants: before, sizesBegunAt: null });
  const puts: string[] = [];
  const counting = {
    ...shop.files,
    put: async (path: string) => {
      puts.push(path);
    },
  };
  await makeSizes({ ...shop, files: counting }, never);
  expect((await rows())[0]?.variants).toEqual(made);
  expect(puts).toEqual([expect.stringMatching(/^sizes\/.*-430\.jpeg$/)]);
});

it("begins again, later, where a process was killed between files and row, and takes over the files", async () => {
  await aStoredImage(430);
  await makeSizes(shop, never);
  const put = await sizes();
  await shop.db.update(images).set({ variants: [] });
  await makeSizes(shop, never);
  expect((await rows())[0]?.variants).toEqual([]);
  shop.clock.forward(11 * 60_000);
  await makeSizes(shop, never);
  expect((await rows())[0]?.variants.map(({ path }) => path).toSorted()).toEqual(put.toSorted());
  expect(await sizes()).toHaveLength(5);
});

it("keeps no sizes of a picture that was replaced meanwhile", async () => {
  await aStoredImage(430);
  const replacing = {
    ...shop.files,
    put: async (path: string, bytes: Uint8Array, contentType: string) => {
      await shop.db.update(images).set({ path: "images/another.png" });
      return shop.files.put(path, bytes, contentType);
    },
  };
  await makeSizes({ ...shop, files: replacing }, never);
  expect((await rows())[0]?.variants).toEqual([]);
  expect(await sizes()).toEqual([]);
});

it("goes on with the others where the file of one is lost", async () => {
  const lost = await aStoredImage(430);
  await aStoredImage(440);
  await shop.files.remove(lost.path);
  await makeSizes(shop, never);
  expect((await rows()).map(({ variants }) => variants.length)).toEqual([0, 5]);
});

it("stops at once when the shop ends, and the next one begins the same image", async () => {
  await aStoredImage(1200);
  const ending = new AbortController();
  const files = {
    ...shop.files,
    read: (path: string) => {
      ending.abort();
      return shop.files.read(path);
    },
  };
  await makeSizes({ ...shop, files }, ending.signal);
  expect(await sizes()).toEqual([]);
  await makeSizes(shop, never);
  expect((await rows())[0]?.variants).toHaveLength(9);
});
