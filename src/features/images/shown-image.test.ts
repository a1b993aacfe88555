import { expect, it } from "vitest";
import { imageProps, type StoredImage, shownImages, sizePath, thumbnailOf } from "./shown-image.ts";

const AT = "/storage/v1/object/public/product-images/";

const stored = (change: Partial<StoredImage> = {}): StoredImage => ({
  path: "products/a.webp",
  width: 1000,
  height: 1250,
  blur: "data:image/webp;base64,AA",
  alt: "A bottle",
  variants: [],
  focus: null,
  ...change,
});

const variant = (width: number, format: "avif" | "webp", hash = "") => ({
  width,
  format,
  path: sizePath("products/a.webp", width, format).replace(".", `${hash}.`),
  bytes: 1,
});
const variants = (hash?: string) => [
  variant(320, "avif", hash),
  variant(320, "webp", hash),
  variant(640, "avif", hash),
  variant(640, "webp", hash),
  variant(1000, "avif", hash),
];

const only = (image: StoredImage) => {
  const [shown] = shownImages([image], "Amber");
  if (!shown) throw new Error("no image");
  return shown;
};

it("names its sizes, from which pages build the addresses", () => {
  const image = only(stored({ variants: variants() }));
  expect(image).toEqual({
    path: "products/a.webp",
    avif: "320 640 1000",
    webp: "320 640",
    alt: "A bottle",
    width: 1000,
    height: 1250,
    blur: "data:image/webp;base64,AA",
  });
  expect(imageProps(image)).toEqual({
    alt: "A bottle",
    width: 1000,
    height: 1250,
    preview: "data:image/webp;base64,AA",
    src: `${AT}products/a.webp`,
    sources: [
      {
        type: "image/avif",
        srcSet: `${AT}sizes/a-320.avif 320w, ${AT}sizes/a-640.avif 640w, ${AT}sizes/a-1000.avif 1000w`,
      },
    ],
  });
  expect(thumbnailOf(image)).toBe(`${AT}sizes/a-320.webp`);
});

it("offers no file wider than its place can be", () => {
  expect(imageProps(only(stored({ variants: variants() })), 640)).toMatchObject({
    src: `${AT}sizes/a-640.webp`,
    sources: [{ type: "image/avif", srcSet: `${AT}sizes/a-320.avif 320w, ${AT}sizes/a-640.avif 640w` }],
  });
});

it("finds sizes that were made when their names had a hash", () => {
  const image = only(stored({ variants: variants("-d7f4447bbef9") }));
  expect(thumbnailOf(image)).toBe(`${AT}sizes/a-320-d7f4447bbef9.webp`);
  expect(imageProps(image, 320).sources?.[0]?.srcSet).toBe(`${AT}sizes/a-320-d7f4447bbef9.avif 320w`);
});

it("shows the original while it has no sizes", () => {
  const image = only(stored());
  expect(imageProps(image, 640)).toMatchObject({ src: `${AT}products/a.webp`, sources: undefined });
  expect(thumbnailOf(image)).toBe(`${AT}products/a.webp`);
});

it.each(["https://example.com/a.jpg", "data:image/png;base64,AAAA"])("leaves %s as it is", (path) => {
  const image = only(stored({ path, width: null, height: null, blur: null, alt: null, variants: null }));
  expect(image).toMatchObject({ path, alt: "Amber", width: 1000, height: 1250 });
  expect([imageProps(image).src, thumbnailOf(image)]).toEqual([path, path]);
});

it("says what stays in view in every address, and nothing where that is the middle", () => {
  const image = only(stored({ focus: "30,70", variants: variants() }));
  expect(thumbnailOf(image)).toMatch(/\.webp#30,70$/);
  expect(imageProps(image).src).toBe(`${AT}products/a.webp#30,70`);
  expect(imageProps(only(stored())).src).toBe(`${AT}products/a.webp`);
});
