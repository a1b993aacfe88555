import { describe, expect, it } from "vitest";
import { newProduct } from "./product-input.ts";
import { messages } from "./product-input-messages.ts";

const imagesOf = (image: unknown) => {
  const { data, error } = newProduct.safeParse({ name: "Lune", price: 79, image });
  return data ? data.image : error?.issues.map(({ message }) => message);
};

describe("the images of a product", () => {
  it.each([
    ["a list of storage paths", ["products/a.webp", "products/b.webp"], ["products/a.webp", "products/b.webp"]],
    ["a single storage path", " products/a.webp", ["products/a.webp"]],
    ["a single address", "https://example.com/a.jpg", ["https://example.com/a.jpg"]],
    ["none", null, null],
  ])("are %s", (_situation, image, kept) => expect(imagesOf(image)).toEqual(kept));

  it.each([
    ["too many", Array.from({ length: 7 }, (_, i) => `products/${i}.webp`), messages.tooManyImages],
    ["one twice", ["products/a.webp", "products/a.webp"], messages.imageTwice],
    ["a number", 7, messages.imageAddress],
  ])("are not %s, and one sentence says so", (_situation, image, told) => expect(imagesOf(image)).toEqual([told]));
});
