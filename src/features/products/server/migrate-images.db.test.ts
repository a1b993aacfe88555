import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { RemoteFailure } from "#platform/remote/read-remote.ts";
import { anActor, aProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { migrateImages, productsToMigrate } from "./migrate-images.ts";
import { products } from "./products-table.ts";

const shop = await shopOfFile();
let image: Buffer;
let actor: { administratorId: string; requestId: string };
beforeAll(async () => {
  image = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#cb9465" } })
    .png()
    .toBuffer();
  actor = await anActor(shop);
});

const AWAY = "https://example.com/a.jpg";
const carried = () => `data:image/png;base64,${image.toString("base64")}`;
const fetch = async (address: string) => {
  if (address !== AWAY) throw new RemoteFailure("is answered with 404");
  return image;
};

async function showing(image: string[], name = "Õhtu & Lamp") {
  const { id } = await aProduct(shop, { name });
  await shop.db.update(products).set({ image }).where(eq(products.id, id));
  return id;
}
const imageOf = async (id: string) =>
  (await shop.db.select({ image: products.image }).from(products).where(eq(products.id, id)))[0]?.image ?? [];

it("stores what is elsewhere or carried along, under the product's name, and leaves the rest in its place", async () => {
  const id = await showing([AWAY, "/placeholder.svg", carried(), "products/kept.webp"]);
  expect(await migrateImages(shop, id, actor, fetch)).toEqual({
    result: "success",
    migrated: 2,
    errors: [],
    silent: [],
  });
  const image = await imageOf(id);
  expect(image).toEqual([
    expect.stringMatching(/^products\/ohtu-lamp-1-[0-9a-f-]{36}\.webp$/),
    "/placeholder.svg",
    expect.stringMatching(/^products\/ohtu-lamp-3-[0-9a-f-]{36}\.webp$/),
    "products/kept.webp",
  ]);
  expect(await shop.files.exists(image[0] ?? "")).toBe(true);
  expect((await productsToMigrate(shop.db)).products.map((one) => one.id)).not.toContain(id);
});

it("says which image failed and leaves its address", async () => {
  const id = await showing(["https://example.com/gone.jpg", AWAY]);
  expect((await productsToMigrate(shop.db)).products).toContainEqual({ id, name: "Õhtu & Lamp", images: 2 });
  expect(await migrateImages(shop, id, actor, fetch)).toEqual({
    result: "partial",
    migrated: 1,
    errors: ["Image 1 is answered with 404"],
    silent: [],
  });
  expect((await imageOf(id))[0]).toBe("https://example.com/gone.jpg");
});

it("fails where nothing could be fetched, and for what is no image", async () => {
  const id = await showing([AWAY]);
  const { result, errors } = await migrateImages(shop, id, actor, async () => Buffer.from("<svg/>"));
  expect(result).toBe("failed");
  expect(errors[0]).toContain("not an image");
});

it.each([
  ["http:///", "an address without a host"],
  [`https://example.com/${"a".repeat(2_000)}`, "an address that is too long"],
  ["data:image/svg+xml;base64,PHN2Zy8+", "an image of a kind that is not taken"],
])("names an address that cannot be read: %s", async (entry) => {
  const id = await showing([AWAY, entry]);
  expect((await productsToMigrate(shop.db)).products).toContainEqual({ id, name: "Õhtu & Lamp", images: 2 });
  expect(await migrateImages(shop, id, actor, fetch)).toEqual({
    result: "partial",
    migrated: 1,
    errors: ["Image 2: Its address cannot be read."],
    silent: [],
  });
});

it.each(["http://127.0.0.1:1/a.jpg", "http://169.254.169.254/latest/meta-data", "http://[::1]/a.jpg"])(
  "never reaches a private network: %s",
  async (inside) => {
    const id = await showing([inside]);
    expect((await migrateImages(shop, id, actor)).errors[0]).toContain("not on the open internet");
  },
);

it("does not undo what somebody saved while the images were fetched", async () => {
  const id = await showing([AWAY]);
  await migrateImages(shop, id, actor, async () => {
    await shop.db
      .update(products)
      .set({ image: ["products/chosen.webp"] })
      .where(eq(products.id, id));
    return image;
  });
  expect(await imageOf(id)).toEqual(["products/chosen.webp"]);
});

it("fetches an address once, for all products that show it", async () => {
  const shared = "https://example.com/shared.jpg";
  const [one, other] = [await showing([shared, shared]), await showing(["products/kept.webp", shared])];
  const asked: string[] = [];
  const count = async (address: string) => {
    asked.push(address);
    return image;
  };
  expect(await migrateImages(shop, one, actor, count)).toMatchObject({ result: "success", migrated: 1 });
  const [stored] = await imageOf(one);
  expect(await imageOf(one)).toEqual([stored, stored]);
  expect(await imageOf(other)).toEqual(["products/kept.webp", stored]);
  expect(await migrateImages(shop, other, actor, count)).toMatchObject({ result: "success", migrated: 0 });
  expect(asked).toEqual([shared]);
});

it("goes on behind the last product that was listed", async () => {
  await showing([AWAY], "Aaa");
  await showing([AWAY], "Bbb");
  const all = (await productsToMigrate(shop.db)).products.map(({ id }) => id);
  const first = await productsToMigrate(shop.db, undefined, 1);
  expect(first).toMatchObject({ products: [{ id: all[0] }], next: all[0] });
  expect((await productsToMigrate(shop.db, all[0])).products.map(({ id }) => id)).toEqual(all.slice(1));
  expect((await productsToMigrate(shop.db, all.at(-1))).next).toBeNull();
});

it("names a host that is silent, and does not ask it when it is told so", async () => {
  const id = await showing(["https://silent.example/a.jpg"]);
  const silence = async () => {
    throw new RemoteFailure("did not arrive within 15 s", true);
  };
  expect(await migrateImages(shop, id, actor, silence)).toMatchObject({ result: "failed", silent: ["silent.example"] });
  const never = async () => expect.fail("asked");
  expect(await migrateImages(shop, id, actor, never, ["silent.example"])).toMatchObject({
    result: "failed",
    errors: ["Image 1 is not asked for: silent.example did not answer before"],
  });
});
