import { expect, it } from "vitest";
import { routeTemplates } from "./route-templates.ts";

const routeOf = routeTemplates([{ name: "stripe-checkout" }], {
  root: { path: "" },
  layout: { parentId: "root" },
  home: { parentId: "layout" },
  products: { parentId: "layout", path: "products" },
  product: { parentId: "layout", path: "products/:id" },
  link: { parentId: "root", path: "c/:link" },
  open: { parentId: "root", path: "c/:campaign/open.gif" },
  unknown: { parentId: "layout", path: "*" },
});

it.each([
  ["/", "/"],
  ["/products", "/products"],
  ["/products.data", "/products"],
  ["/_.data", "/"],
  ["/de", "/"],
  ["/de/products/amber", "/products/:id"],
  ["/products/amber-stone", "/products/:id"],
  ["/c/a-token-of-somebody", "/c/:link"],
  ["/c/one/open.gif", "/c/:campaign/open.gif"],
  ["/functions/v1/stripe-checkout", "/functions/v1/stripe-checkout"],
  ["/assets/root-abc.js", "/assets/*"],
])("%s is known as %s", (path, template) => expect(routeOf(path)).toBe(template));

it.each(["/wp-login.php", "/functions/v1/none", "/products/a/b", "/mari@example.com"])(
  "%s has no name, as anybody may ask for anything",
  (path) => expect(routeOf(path)).toBeUndefined(),
);
