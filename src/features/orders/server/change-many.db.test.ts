import { beforeAll, expect, it } from "vitest";
import { anOrderFor, aPaidOrder, aProduct, checkout, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { changeStatusOfMany } from "./change-many.ts";

const shop = await shopOfFile();
let lavender: MadeProduct;
beforeAll(async () => {
  lavender = await aProduct(shop, { stock: 500 });
});

it("cancelling many leaves those that were paid or set to another status since they were chosen", async () => {
  const actor = { administratorId: null };
  const paid = await aPaidOrder(shop, [[lavender, 1]]);
  const packed = await aPaidOrder(shop, [[lavender, 1]]);
  const { orderId: unpaid } = await checkout(shop, anOrderFor([[lavender, 1]]));
  await changeStatusOfMany(shop, [packed], "packing", actor);
  const seen = [
    { id: paid, status: "processing", payment: "unpaid" },
    { id: packed, status: "processing", payment: "paid" },
    { id: unpaid, status: "pending", payment: "unpaid" },
  ] as const;
  expect(await changeStatusOfMany(shop, [paid, packed, unpaid], "cancelled", actor, seen)).toMatchObject([
    { isDone: false, reason: expect.stringContaining("meanwhile") },
    { isDone: false, reason: expect.stringContaining("meanwhile") },
    { isDone: true },
  ]);
});

it("cancelling many says which were paid, and whose money may go back", async () => {
  const paid = await aPaidOrder(shop, [[lavender, 1]]);
  const { orderId: unpaid } = await checkout(shop, anOrderFor([[lavender, 1]]));
  expect(await changeStatusOfMany(shop, [paid, unpaid], "cancelled", { administratorId: null })).toMatchObject([
    { isDone: true, offersRefund: true },
    { isDone: true, offersRefund: false },
  ]);
});
