import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { insertImages } from "#features/images/server/store-image.ts";
import { anActor } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { newProduct } from "../product-input.ts";
import { productRow } from "./product-list-queries.ts";
import { createProduct } from "./save-product.ts";

const shop = await shopOfFile();

it("an image of the store is known by its path, also where its public address was given", async () => {
  const path = `products/${randomUUID()}.webp`;
  await insertImages(shop.db, [{ path, contentType: "image/webp", width: 10, height: 10, bytes: 1 }]);
  const image = [`https://shop.example/storage/v1/object/public/product-images/${path}`, path];
  const input = newProduct.parse({ name: "Amber Bowl", price: 10, image });
  const id = await createProduct(shop, input, await anActor(shop));
  expect((await productRow(shop.db, id))?.image).toEqual([path]);
});
