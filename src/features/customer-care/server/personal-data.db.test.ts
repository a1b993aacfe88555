import { expect, it } from "vitest";
import { anOrderFor, aProduct, checkout } from "../../../../tests/makers.ts";
import { shopOfFile } from "../../../../tests/shop.ts";
import { personalData } from "./personal-data.ts";

const shop = await shopOfFile();

it("the data of somebody with many orders are read with a few connections, and others find one free", async () => {
  const product = await aProduct(shop, { stock: 100 });
  const email = "many@example.com";
  const request = anOrderFor([[product, 1]], { customer: { ...anOrderFor([]).customer, email } });
  for (let i = 0; i < 10; i += 1) await checkout(shop, request);
  let max = 0;
  const count = () => {
    max = Math.max(max, shop.pool.totalCount - shop.pool.idleCount);
  };
  shop.pool.on("acquire", count);
  expect((await personalData(shop.db, email)).orders).toHaveLength(10);
  shop.pool.off("acquire", count);
  expect(max).toBeLessThan(shop.pool.options.max);
});
