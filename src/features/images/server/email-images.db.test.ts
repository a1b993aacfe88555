import { expect, it } from "vitest";
import { shopOfFile } from "#tests/shop.ts";
import { emailImages } from "./email-images.ts";
import { images } from "./images-table.ts";

const shop = await shopOfFile();

it("an email shows the JPEG of an image, as Outlook for Windows shows no WebP, and no data URL", async () => {
  const image = { contentType: "image/webp", width: 1, height: 1, bytes: 1 };
  const variant = (format: "webp" | "jpeg") => ({ path: `sizes/a-640.${format}`, width: 640, format, bytes: 1 });
  await shop.db.insert(images).values([
    { ...image, path: "products/a.webp", variants: [variant("webp"), variant("jpeg")] },
    { ...image, path: "products/b.webp", variants: [variant("webp")] },
  ]);
  const paths = ["products/a.webp", "products/b.webp", "https://else.test/c.jpg", "data:image/png;base64,AA==", null];
  const folder = "https://shop.test/storage/v1/object/public/product-images/";
  expect(await emailImages(shop.db, paths, "https://shop.test")).toEqual([
    `${folder}sizes/a-640.jpeg`,
    `${folder}products/b.webp`,
    "https://else.test/c.jpg",
    null,
    null,
  ]);
});
