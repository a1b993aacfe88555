import { expect, it } from "vitest";
import { openFileFinder, routeTemplates } from "./route-templates.ts";

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

const PAGE = { default: () => null };
const { takesFile, sendsFile } = openFileFinder(
  [{ name: "admin-past-import", bytes: { limit: 1, types: [] } }, { name: "stripe-checkout" }],
  {
    root: { path: "", module: PAGE },
    layout: { parentId: "root", module: PAGE },
    home: { parentId: "layout", module: PAGE },
    documents: { parentId: "root", path: "admin/documents", module: PAGE },
    document: { parentId: "root", path: "documents/:file", module: { loader: () => null } },
    books: { parentId: "root", path: "book-files", module: { loader: () => null } },
  },
);

it("an endpoint of bytes takes a file and sends none", () =>
  expect([takesFile, sendsFile].map((is) => is("/functions/v1/admin-past-import"))).toEqual([true, false]));

it.each(["/documents/invoices", "/book-files"])("%s sends a file and takes none", (path) =>
  expect([takesFile(path), sendsFile(path)]).toEqual([false, true]),
);

it.each(["/", "/de", "/admin/documents", "/functions/v1/stripe-checkout", "/wp-login.php"])("%s is no file", (path) =>
  expect([takesFile(path), sendsFile(path)]).toEqual([false, false]),
);
