import { expect, it } from "vitest";
import { oldAddressOf } from "./old-address.ts";

it.each([
  ["Shopify", "collections/summer/products/lavender-oil", "lavender-oil"],
  ["WooCommerce", "product/lavender-oil/", "lavender-oil"],
  ["WooCommerce in German", "produkt/lavender-oil/", "lavender-oil"],
  ["WooCommerce with its categories", "shop/oils/floral/lavender-oil", "lavender-oil"],
  ["letters beyond Latin", "product/eeterlik-%C3%B5li", "eeterlik-%C3%B5li"],
])("the path of a product at %s holds its slug", (_shop, path, slug) => {
  expect(oldAddressOf(path)).toEqual({ prestaShopId: null, slug });
});

it.each([
  ["a product", "essential-oils/12-lavender-oil.html", "lavender-oil"],
  ["a combination", "12-34-lavender-oil.html", "lavender-oil"],
  ["a product with an EAN", "oils/12-rose-oil-4006381333931.html", "rose-oil-4006381333931"],
  ["a name that begins with a number", "12-100-natural-oil.html", "natural-oil"],
  ["a name that begins with a size", "12-10ml-rose.html", "10ml-rose"],
])("the path of %s in PrestaShop holds its number", (_what, path, slug) => {
  expect(oldAddressOf(path)).toEqual({ prestaShopId: "12", slug });
});

it.each(["product", "product/", "about.html", "12-34.html", "images/rose.jpg", "//evil.example/12-a.html/x"])(
  "%s is nothing",
  (path) => expect(oldAddressOf(path)).toBeNull(),
);
