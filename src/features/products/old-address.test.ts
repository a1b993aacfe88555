import { expect, it } from "vitest";
import { addressOfOldPath } from "./old-address.ts";

it.each([
  ["Shopify", "collections/summer/products/lavender-oil", "/products/lavender-oil"],
  ["WooCommerce", "product/lavender-oil/", "/products/lavender-oil"],
  ["PrestaShop", "essential-oils/12-lavender-oil.html", "/products/lavender-oil"],
  ["a combination of PrestaShop", "12-34-lavender-oil.html", "/products/lavender-oil"],
  ["letters beyond Latin", "product/eeterlik-%C3%B5li", "/products/eeterlik-%25C3%25B5li"],
])("the address of a product at %s leads to it", (_shop, path, address) => {
  expect(addressOfOldPath(path)).toBe(address);
});

it.each([
  "product",
  "product/",
  "product/a/b",
  "about.html",
  "12-34.html",
  "collections/summer",
  "//evil.example/12-a.html/x",
])("%s is nothing", (path) => expect(addressOfOldPath(path)).toBeNull());
