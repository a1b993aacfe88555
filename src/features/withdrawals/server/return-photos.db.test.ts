import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { erasePerson, personalData } from "#features/customer-care/server/personal-data.ts";
import { orderKey } from "#features/orders/server/order-key.ts";
import { storeSettingsTable } from "#features/settings/server/settings-table.ts";
import { anAdministrator, aPaidOrder, aProduct } from "#tests/makers.ts";
import { served, shopOfFile } from "#tests/shop.ts";
import { MAX_PHOTOS } from "../return.ts";
import { addPhoto, photosOf } from "./return-photos.ts";
import { moveReturn } from "./returns.ts";
import { startReturn } from "./start-return.ts";

const shop = await shopOfFile();
const administratorId = await anAdministrator(shop);
const desk = { administratorId, requestId: "test" };
let orderId: string;
let returnId: string;

beforeEach(async () => {
  orderId = await aPaidOrder(shop, [[await aProduct(shop, { price: 20, stock: 10 }), 2]]);
  await shop.pool.query(
    "UPDATE orders SET status = 'delivered', shipped_at = now(), delivered_at = now() WHERE id = $1",
    [orderId],
  );
  returnId = await startReturn(shop, { orderId, lines: [{ position: 1, quantity: 1 }], reason: "damaged", ...desk });
});

/** As a phone makes one: with the place where it was taken. */
const aPhoto = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .withExif({ IFD0: { Artist: "Mari" } })
    .jpeg()
    .toBuffer();

describe("a photo of a return", () => {
  it("is kept without what the phone wrote into it", async () => {
    expect(await addPhoto(shop, { orderId, returnId, bytes: await aPhoto() })).toBe(1);
    const [address = ""] = await photosOf(shop.db, returnId);
    const stored = Buffer.from(address.replace("data:image/webp;base64,", ""), "base64");
    expect(await sharp(stored).metadata()).toMatchObject({ format: "webp", width: 40 });
    expect(stored.includes("Mari")).toBe(false);
  });

  it(`is one of ${MAX_PHOTOS} at most, also where they come at once`, async () => {
    const bytes = await aPhoto();
    const sent = await Promise.allSettled(
      Array.from({ length: MAX_PHOTOS + 2 }, () => addPhoto(shop, { orderId, returnId, bytes })),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(MAX_PHOTOS);
    expect(await photosOf(shop.db, returnId)).toHaveLength(MAX_PHOTOS);
  });

  it.each([
    [
      "of another order",
      async () => ({ orderId: "00000000-0000-4000-8000-000000000000", bytes: await aPhoto() }),
      "not-found",
    ],
    ["that is no image", async () => ({ orderId, bytes: randomBytes(500) }), "invalid"],
    ["that is cut off", async () => ({ orderId, bytes: (await aPhoto()).subarray(0, 200) }), "invalid"],
    ["that is empty", async () => ({ orderId, bytes: new Uint8Array() }), "invalid"],
  ])("%s is refused", async (_what, photo, kind) => {
    await expect(addPhoto(shop, { returnId, ...(await photo()) })).rejects.toMatchObject({ kind });
    expect(await photosOf(shop.db, returnId)).toEqual([]);
  });

  it("is refused once the return is over", async () => {
    await moveReturn(shop, { id: returnId, to: "closed", ...desk });
    await expect(addPhoto(shop, { orderId, returnId, bytes: await aPhoto() })).rejects.toMatchObject({
      kind: "conflict",
    });
  });

  it("is in the export of a person's data, and goes with the person", async () => {
    await addPhoto(shop, { orderId, returnId, bytes: await aPhoto() });
    const { email } = await shop.row("SELECT email FROM orders WHERE id = $1", orderId);
    const told = (await personalData(shop.db, email)).returns.flatMap(({ photos }) => photos);
    expect(told).toContainEqual(expect.stringMatching(/^data:image\/webp/));
    await shop.pool.query("UPDATE returns SET state = 'closed' WHERE state <> 'closed'");
    await erasePerson(shop, email, desk);
    expect(await photosOf(shop.db, returnId)).toEqual([]);
  });

  it("comes by the signed link alone, and a refusal is in the reader's language", async () => {
    await shop.db.insert(storeSettingsTable).values({ settingKey: "languages", settingValue: "en, de" });
    const { url, close } = await served(shop);
    const send = (key: string, body: Uint8Array) =>
      fetch(`${url}/functions/v1/return-photos?order=${orderId}&return=${returnId}&key=${key}`, {
        method: "POST",
        headers: { "content-type": "image/jpeg", "accept-language": "de" },
        body: Uint8Array.from(body),
      });
    const key = orderKey(shop.secret, { id: orderId, linkVersion: 0 });
    const statuses = [(await send("wrong", await aPhoto())).status, (await send(key, await aPhoto())).status];
    expect(statuses).toEqual([404, 200]);
    expect((await (await send(key, randomBytes(300))).json()).error).toMatch(/Diese Datei ist kein lesbares Foto/);
    await close();
  });

  it("of a stranger is refused before it is sent", async () => {
    const { url, close } = await served(shop);
    const unsent = request(`${url}/functions/v1/return-photos?order=${orderId}&return=${returnId}`, {
      method: "POST",
      headers: { "content-type": "image/jpeg", "content-length": 1000 },
    });
    unsent.flushHeaders();
    const [answer] = (await once(unsent, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(404);
    unsent.destroy();
    await close();
  });
});
