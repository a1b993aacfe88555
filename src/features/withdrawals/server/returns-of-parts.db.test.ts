import { beforeEach, describe, expect, it } from "vitest";
import { deliverParcel, undoParcel } from "#features/fulfilment/server/change-parcel.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import { aPaidOrder, aProduct, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { pageOf, part } from "#tests/parcels.ts";
import { shopOfFile } from "#tests/shop.ts";
import { refundReturn } from "./refund-return.ts";
import { returnable } from "./returnable.ts";
import { moveReturn, returnsOfOrder } from "./returns.ts";
import { startReturn } from "./start-return.ts";

const shop = await shopOfFile();
const actor = { administratorId: null, requestId: "test" };
let lavender: MadeProduct;
let orderId: string;
let parcelId: string;
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 100 });
  orderId = await aPaidOrder(shop, [[lavender, 5]]);
  parcelId = (await part(shop, orderId, { 1: 2 })).parcel.id;
});

const start = (quantity: number) =>
  startReturn(shop, { orderId, lines: [{ position: 1, quantity }], reason: "defective", ...actor });
const left = async () => (await returnable(shop.db, orderId, { sent: true })).map(({ quantity }) => quantity);
const refund = async (id: string, restock: number) => {
  await moveReturn(shop, { id, to: "received", ...actor });
  await refundReturn(shop, { id, shipping: false, restock: [{ position: 1, quantity: restock }], ...actor });
};

describe("a return of a partly shipped order", () => {
  it("takes what has left, and never more", async () => {
    expect(await left()).toEqual([2]);
    await expect(start(3)).rejects.toMatchObject({ code: "LINES_GONE" });
    await start(1);
    expect(await left()).toEqual([1]);
  });

  it("leaves what is still to leave as it is, and its stock right", async () => {
    const { available } = await levelsOf(shop, lavender.id);
    await refund(await start(2), 2);
    expect(await pageOf(shop, orderId)).toMatchObject({
      partly_shipped: { left: 2, of: 5 },
      lines: [{ remaining: 3 }],
    });
    expect(await left()).toEqual([0]);
    await shipOrder(shop, { orderId, parcel: {}, ...actor });
    expect((await levelsOf(shop, lavender.id)).available).toBe(available + 2);
    expect(await left()).toEqual([3]);
  });

  it("keeps its parcel from being undone", async () => {
    await start(1);
    await expect(undoParcel(shop, { id: parcelId, ...actor })).rejects.toMatchObject({ code: "RETURN" });
  });

  it("is refused before anything has left", async () => {
    await undoParcel(shop, { id: parcelId, ...actor });
    await expect(start(1)).rejects.toMatchObject({ code: "NOT_SENT" });
  });
});

it("the days of a return run from the last parcel, not from the first", async () => {
  await deliverParcel(shop, { id: parcelId, ...actor });
  const had = async () => (await returnsOfOrder(shop.db, orderId))[0]?.deliveredAt;
  await start(1);
  expect(await had()).toBeNull();
  const { parcel } = await part(shop, orderId, { 1: 3 });
  await deliverParcel(shop, { id: parcel.id, ...actor });
  expect((await had())?.toISOString()).toBe((await pageOf(shop, orderId)).parcels.at(-1)?.delivered_at);
});
