import { expect, it } from "vitest";
import { slugOfOldPath } from "./old-address.ts";

it.each([
  ["Shopify", "collections/summer/products/lavender-oil", "lavender-oil"],
  ["WooCommerce", "product/lavender-oil/", "lavender-oil"],
  ["PrestaShop", "essential-oils/12-lavender-oil.html", "lavender-oil"],
  ["a combination of PrestaShop", "12-34-lavender-oil.html", "lavender-oil"],
  ["letters beyond Latin", "product/eeterlik-%C3%B5li", "eeterlik-%C3%B5li"],
])("the path of a product at %s holds its slug", (_shop, path, slug) => {
  expect(slugOfOldPath(path)).toBe(slug);
});

it.each([
  "product",
  "product/",
  "product/a/b",
  "about.html",
  "12-34.html",
  "collections/summer",
  "//evil.example/12-a.html/x",
])("%s is nothing", (path) => expect(slugOfOldPath(path)).toBeNull());
