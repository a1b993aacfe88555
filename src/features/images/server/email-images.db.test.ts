import { expect, it } from "vitest";
import { shopOfFile } from "#tests/shop.ts";
import { emailImages } from "./email-images.ts";
import { images } from "./images-table.ts";

const shop = await shopOfFile();

it("an email shows the JPEG of an image, as Outlook for Windows shows no WebP, then a small file, and no data URL", async () => {
  const image = { contentType: "image/webp", width: 1, height: 1, bytes: 1 };
  const variant = (format: "webp" | "jpeg", width = 640) => ({
    path: `sizes/a-${width}.${format}`,
    width,
    format,
    bytes: 1,
  });
  await shop.db.insert(images).values([
    { ...image, path: "products/a.webp", variants: [variant("webp"), variant("jpeg")] },
    { ...image, path: "products/b.webp", variants: [variant("webp", 1280), variant("webp"), variant("webp", 320)] },
    { ...image, path: "products/c.webp", variants: [variant("webp", 320)] },
  ]);
  const products = ["products/a.webp", "products/b.webp", "products/c.webp"];
  const paths = [...products, "https://else.test/c.jpg", "data:image/png;base64,AA==", null];
  const folder = "https://shop.test/storage/v1/object/public/product-images/";
  expect(await emailImages(shop.db, paths, "https://shop.test")).toEqual([
    `${folder}sizes/a-640.jpeg`,
    `${folder}sizes/a-640.webp`,
    `${folder}products/c.webp`,
    "https://else.test/c.jpg",
    null,
    null,
  ]);
});
