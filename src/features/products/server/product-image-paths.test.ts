import { expect, it } from "vitest";
import { type StoredImage, shownImages } from "./product-image-paths.ts";

const AT = "/storage/v1/object/public/product-images/";

const stored = (change: Partial<StoredImage> = {}): StoredImage => ({
  path: "products/a.webp",
  width: 1000,
  height: 1250,
  blur: "data:image/webp;base64,AA",
  alt: "A bottle",
  variants: [],
  ...change,
});

const variants: StoredImage["variants"] = [
  { width: 320, format: "avif", path: "sizes/a-320-x.avif", bytes: 1 },
  { width: 320, format: "webp", path: "sizes/a-320-x.webp", bytes: 1 },
  { width: 640, format: "avif", path: "sizes/a-640-x.avif", bytes: 1 },
  { width: 640, format: "webp", path: "sizes/a-640-x.webp", bytes: 1 },
  { width: 1000, format: "avif", path: "sizes/a-1000-x.avif", bytes: 1 },
];

it("offers AVIF first, WebP with the original as its largest, and a thumbnail", () => {
  expect(shownImages([stored({ variants })], "Amber")).toEqual([
    {
      src: `${AT}products/a.webp`,
      srcSet: `${AT}sizes/a-320-x.webp 320w, ${AT}sizes/a-640-x.webp 640w, ${AT}products/a.webp 1000w`,
      sources: [
        {
          type: "image/avif",
          srcSet: `${AT}sizes/a-320-x.avif 320w, ${AT}sizes/a-640-x.avif 640w, ${AT}sizes/a-1000-x.avif 1000w`,
        },
      ],
      thumbnail: `${AT}sizes/a-320-x.webp`,
      alt: "A bottle",
      width: 1000,
      height: 1250,
      blur: "data:image/webp;base64,AA",
    },
  ]);
});

it("shows the original while it has no sizes", () => {
  expect(shownImages([stored()], "Amber")).toMatchObject([
    { src: `${AT}products/a.webp`, srcSet: undefined, sources: undefined, thumbnail: `${AT}products/a.webp` },
  ]);
});

it.each(["https://example.com/a.jpg", "data:image/png;base64,AAAA"])("leaves %s as it is", (path) => {
  const unknown = stored({ path, width: null, height: null, blur: null, alt: null, variants: null });
  expect(shownImages([unknown], "Amber")).toMatchObject([
    { src: path, thumbnail: path, alt: "Amber", width: 1000, height: 1250 },
  ]);
});
