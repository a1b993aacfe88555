import { data, redirect, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { BACK_OFFICE_LANGUAGES } from "#shared/back-office-language.ts";
import { currentLanguage, LANGUAGES, type Language, localizedPath } from "#shared/language.ts";
import type { PageContext } from "./page-context.ts";
import { asAsked, isForeignForm, pagesOf } from "./pages.ts";

it.each([
  ["behind a proxy", "https://shop.example.com", "http://10.0.0.7:3000/faq?a=b", "https://shop.example.com/faq?a=b"],
  [
    "a path that looks like a host",
    "https://shop.example.com",
    "http://10.0.0.7//evil.com/x",
    "https://shop.example.com//evil.com/x",
  ],
  ["without one", undefined, "http://127.0.0.1:3000/faq", "http://127.0.0.1:3000/faq"],
  ["a path that no text has", undefined, "http://127.0.0.1:3000/blog/%ff", "http://127.0.0.1:3000/blog/%25ff"],
  ["letters of other languages", undefined, "http://127.0.0.1:3000/%C3%B5", "http://127.0.0.1:3000/%C3%B5"],
  ["such a path behind a proxy", "https://shop.example.com", "http://10.0.0.7/%ff", "https://shop.example.com/%25ff"],
])("a page is asked for at the visitor's address: %s", async (_where, shopUrl, arrived, asked) => {
  const request = asAsked(new Request(arrived, { method: "POST", body: "email=ada" }), shopUrl);
  expect([request.url, request.method, await request.text()]).toEqual([asked, "POST", "email=ada"]);
});

it.each([
  ["a form of the shop", "POST", "https://shop.example.com", false],
  ["a form of another site", "POST", "https://evil.example", true],
  ["a form of another port", "POST", "https://shop.example.com:8443", true],
  ["a form in a sandbox", "POST", "null", true],
  ["a mail program that ends a subscription", "POST", undefined, false],
  ["a link of another site", "GET", "https://evil.example", false],
])("%s", (_what, method, origin, isForeign) => {
  const headers = new Headers(origin === undefined ? {} : { origin });
  expect(isForeignForm(new Request("https://shop.example.com/withdrawal", { method, headers }))).toBe(isForeign);
});

/** A shop of three pages, each of which says its language; only the first two belong to the storefront. */
function aLocalizedShop(published: readonly Language[] | Error) {
  const page = (id: string, path?: string, parentId = "root") => ({
    id,
    parentId,
    path,
    module: { default: () => null },
  });
  const routes = {
    root: { id: "root", path: "", module: { default: () => null } },
    products: page("products", "products"),
    product: {
      ...page("product", "products/:id"),
      module: { default: () => null, loader: () => redirect("/products", 301) },
    },
    admin: page("admin", "admin"),
    orders: page("orders", "admin/orders"),
    unknown: { ...page("unknown", "*"), module: { default: () => null, loader: () => data(null, { status: 404 }) } },
  };
  const build = {
    routes,
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    entry: {
      module: {
        default: async (_request: Request, status: number, headers: Headers) => {
          await new Promise(setImmediate);
          return new Response(currentLanguage(), { status, headers });
        },
      },
    },
  } as unknown as ServerBuild;
  const pages = pagesOf(build, "production", {
    published: async () => {
      if (published instanceof Error) throw published;
      return published;
    },
    isLocalized: ({ id }) => id !== "admin" && id !== "orders",
    scriptsIn: (_language, route) => route,
  });
  const context = { shop: { config: {} } } as unknown as PageContext;
  return async (path: string, cookie = "") => {
    const response = await pages(new Request(`http://shop.test${path}`, { headers: { cookie } }), { ...context });
    return [response.status, response.headers.get("location") ?? (await response.text())];
  };
}

describe("pages in several languages", () => {
  it.each<[address: string, status: number, answer: string]>([
    ["/products", 200, "en"],
    ["/lv/products", 200, "lv"],
    ["/lv", 200, "lv"],
    ["/lv/products/linden", 301, "/lv/products"],
    ["/lv/nothing", 404, "lv"],
    ["/admin", 200, "en"],
    ["/lv/admin", 404, "lv"],
    ["/lv/lv/products", 404, "lv"],
    ["/de/products?a=b", 307, "/products?a=b"],
    ["/DE/products", 307, "/products"],
    ["/fr/products", 404, "en"],
    ["/LV/products?a=b", 301, "/lv/products?a=b"],
    ["/en/products?a=b", 301, "/products?a=b"],
    ["/en", 301, "/"],
    ["/en//evil.example", 301, "/evil.example"],
  ])("%s", async (address, status, answer) =>
    expect(await aLocalizedShop(["en", "lv"])(address)).toEqual([status, answer]),
  );

  it.each<[address: string, cookie: string, status: number, language: string]>([
    ["/admin", "back_office_language=et", 200, "et"],
    ["/admin/orders", "other=1; back_office_language=lt", 200, "lt"],
    ["/admin/orders", "", 200, "en"],
    ["/admin/orders", "back_office_language=de", 200, "en"],
    ["/admin/orders", "back_office_language=../x", 200, "en"],
    ["/admin/nothing", "back_office_language=et", 404, "et"],
    ["/products", "back_office_language=et", 200, "en"],
    ["/lv/products", "back_office_language=et", 200, "lv"],
    ["/et/admin", "back_office_language=et", 404, "et"],
    ["/administrators", "back_office_language=et", 404, "en"],
  ])("%s with the cookie “%s”", async (address, cookie, status, language) =>
    expect(await aLocalizedShop(LANGUAGES)(address, cookie)).toEqual([status, language]),
  );

  it("administrators read the back office at the same moment, each in a language of their own", async () => {
    const visit = aLocalizedShop(["en"]);
    const asked = Array.from({ length: 120 }, (_, i) => BACK_OFFICE_LANGUAGES[i % 4] ?? "en");
    const answers = await Promise.all(
      asked.map((language) => visit("/admin/orders", `back_office_language=${language}`)),
    );
    expect(answers.map(([, language]) => language)).toEqual(asked);
  });

  it("hundreds at once are each in their own language", async () => {
    const visit = aLocalizedShop(LANGUAGES);
    const asked = Array.from({ length: 280 }, (_, i) => LANGUAGES[i % LANGUAGES.length] ?? "en");
    const answers = await Promise.all(asked.map((language) => visit(localizedPath(language, "/products"))));
    expect(answers.map(([, language]) => language)).toEqual(asked);
  });

  it("a page in a language is tried while the settings cannot be read", async () =>
    expect(await aLocalizedShop(new Error("the database is away"))("/lv/products")).toEqual([200, "lv"]));
});
