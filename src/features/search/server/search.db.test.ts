import { expect, it } from "vitest";
import { aBrowser, anOrderFor, aProduct } from "../../../../tests/makers.ts";
import { shopOfFile } from "../../../../tests/shop.ts";
import { startCheckout } from "../../checkout/server/start-checkout.ts";
import { findAnything } from "./search-queries.ts";

const shop = await shopOfFile();

const kinds = async (typed: string) => (await findAnything(shop.db, typed)).map(({ kind, title }) => [kind, title]);

it("finds products and orders by a part of what they are called", async () => {
  const product = await aProduct(shop, { name: "Quiet Walnut Bowl" });
  const { orderNumber } = await startCheckout(shop, {
    request: anOrderFor([[product, 1]]),
    browser: aBrowser(),
    idempotencyKey: null,
    requestId: "r",
    network: null,
  });
  expect(await kinds("walnut")).toEqual([["product", "Quiet Walnut Bowl"]]);
  expect(await kinds("wallnut bowl")).toEqual([["product", "Quiet Walnut Bowl"]]);
  expect(await kinds(orderNumber.slice(3))).toEqual([["order", orderNumber]]);
  expect(await kinds("mari@")).toEqual([["order", orderNumber]]);
});

it("takes what is typed for what it is, and gives five of a kind at most", async () => {
  for (let made = 0; made < 7; made += 1) await aProduct(shop, { name: `Row Stone ${made}` });
  expect(await kinds("row stone")).toHaveLength(5);
  expect(await kinds("%")).toEqual([]);
  expect(await kinds("'; --")).toEqual([]);
});
