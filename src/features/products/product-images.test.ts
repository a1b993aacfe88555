import { expect, it } from "vitest";
import { imagesOf } from "./product-images.ts";

it.each<[string, unknown, string[]]>([
  ["a list", ["products/a.webp", "products/b.webp"], ["products/a.webp", "products/b.webp"]],
  ["one path", "products/a.webp", ["products/a.webp"]],
  ["a full address", "https://example.com/a.jpg", ["https://example.com/a.jpg"]],
  ["a data address", "data:image/png;base64,AAAA", ["data:image/png;base64,AAAA"]],
  ["empty places in a list", ["", "  ", "products/a.webp", null, 7], ["products/a.webp"]],
  ["more than six", ["1", "2", "3", "4", "5", "6", "7"], ["1", "2", "3", "4", "5", "6"]],
  ["six after empty ones", ["", "1", "2", "3", "4", "5", "6"], ["1", "2", "3", "4", "5", "6"]],
  ["an empty text", "", []],
  ["nothing", null, []],
])("%s", (_what, image, images) => expect(imagesOf(image)).toEqual(images));
