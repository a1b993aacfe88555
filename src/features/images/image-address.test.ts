import { expect, it } from "vitest";
import { imageAddress } from "./image-address.ts";

it.each<[string, ReturnType<typeof imageAddress>]>([
  ["products/a.webp", { kind: "stored", path: "products/a.webp" }],
  [
    "https://shop.example.com/storage/v1/object/public/product-images/products/a.webp",
    { kind: "stored", path: "products/a.webp" },
  ],
  ["https://example.com/a.jpg", { kind: "remote", address: "https://example.com/a.jpg" }],
  ["data:image/png;base64,AAAA", { kind: "data", address: "data:image/png;base64,AAAA" }],
  ["/placeholder.svg", { kind: "placeholder" }],
  ["https://example.com/placeholder-600.png?text=none", { kind: "placeholder" }],
  ["data:image/svg+xml;base64,AAAA", { kind: "unknown" }],
  ["data:text/html;base64,AAAA", { kind: "unknown" }],
  ["https://", { kind: "unknown" }],
])("%s", (entry, address) => expect(imageAddress(entry)).toEqual(address));
