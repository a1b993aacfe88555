import { beforeAll, expect, it } from "vitest";
import { anOrderFor, aPaidOrder, aProduct, checkout, type MadeProduct } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { changeStatusOfMany } from "./change-many.ts";

const shop = await shopOfFile();
let lavender: MadeProduct;
beforeAll(async () => {
  lavender = await aProduct(shop, { stock: 500 });
});

it("cancelling many says which were paid, and whose money may go back", async () => {
  const paid = await aPaidOrder(shop, [[lavender, 1]]);
  const { orderId: unpaid } = await checkout(shop, anOrderFor([[lavender, 1]]));
  expect(await changeStatusOfMany(shop, [paid, unpaid], "cancelled", { administratorId: null })).toMatchObject([
    { isDone: true, offersRefund: true },
    { isDone: true, offersRefund: false },
  ]);
});
