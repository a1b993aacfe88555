import { describe, expect, it } from "vitest";
import type { EventKind } from "#platform/events/events.ts";
import { aCachedShop, html, isKept, visit } from "#tests/page-cache.ts";

const MACHINES = "/functions/v1/parcel-machines?country=EE";

describe("an event", () => {
  it.each<[kind: EventKind, old: string[]]>([
    ["settings", ["/", "/blog", "/about", MACHINES]],
    ["product", ["/"]],
    ["collection", ["/"]],
    ["content", ["/blog"]],
    ["image", ["/", "/blog", "/about", MACHINES]],
    ["order", []],
    ["parcel-machines", [MACHINES]],
  ])("%s outdates %s", async (kind, old) => {
    const shop = aCachedShop();
    const paths = ["/", "/blog", "/about", MACHINES];
    for (const path of paths) await shop.render(path);
    shop.hear({ kind, id: "all" });
    const left = await Promise.all(paths.map(async (path) => ((await isKept(shop, path)) ? [] : path)));
    expect(left.flat()).toEqual(old);
  });

  it("outdates everything where some of it may have been missed", async () => {
    const shop = aCachedShop();
    await shop.render("/about");
    shop.hear("reconnected");
    expect(await isKept(shop, "/about")).toBe(false);
  });
});

describe("in several languages", () => {
  it("each address has a page of its own, and an event outdates all of them", async () => {
    const shop = aCachedShop({ page: async (request) => html(new URL(request.url).pathname) });
    const paths = ["/about", "/lv/about", "/lv/about.data", "/lv.data"];
    for (const path of paths) await shop.render(path);
    const shown = await Promise.all(paths.map(async (path) => (await visit(shop, path)).bytes.toString()));
    expect(shown).toEqual(paths.map((path) => `<p>${path}</p>`));
    shop.hear({ kind: "settings", id: "all" });
    const kept = await Promise.all(paths.map((path) => isKept(shop, path)));
    expect(kept).toEqual([false, false, false, false]);
  });
});

it.each([
  "/about.data?_routes=about",
  "/_.data?_routes=pages%2Fhome%2Fhome.page",
  "/lv/products/0190a0a0-0000-7000-8000-000000000001.data?_routes=products%2F%3Aid",
])("what a navigation asks for is kept: %s", async (path) => {
  const shop = aCachedShop();
  await shop.render(path);
  expect(await isKept(shop, path)).toBe(true);
});

describe("not kept is", () => {
  it.each([
    "/LV/about",
    "/en/about",
    "/lv/functions/v1/parcel-machines?country=EE",
    "/lv/checkout",
    "/checkout",
    "/withdrawal",
    "/track-order?tracking=TRK1",
    "/admin",
    "/products?pages=-1",
    "/products?pages=1",
    "/products?category=a&category=b",
    "/products?pages=abc",
    "/products?pages=51",
    "/products?page=1",
    "/collections/oils?from=10",
    "/collections/oils?f=a.1_b.2_c.3_d.4",
    "/collections/oils?f=Citrus",
    "/collections/oils?pages=1",
    "/blog/Ünknown",
    "//about",
    "/about.data?_routes=x1",
    "/about.data?_routes=about,about",
    "/about.data?_routes=products%2F%3Aid",
    "/about/",
  ])("%s", async (path) => {
    const shop = aCachedShop();
    await shop.render(path);
    expect(await isKept(shop, encodeURI(path))).toBe(false);
  });

  it.each<[string, () => Response]>([
    ["a page that is none", () => html("Oops! Page not found", { status: 404 })],
    ["an error", () => html("Unexpected Application Error!", { status: 500 })],
    ["the way to another page", () => new Response(null, { status: 301, headers: { location: "/" } })],
    ["an answer to one visitor", () => html("Hello", { headers: { "set-cookie": "a=1" } })],
  ])("%s", async (_, page) => {
    const shop = aCachedShop({ page: async () => page() });
    expect((await shop.render("/about")).status).toBe(page().status);
    expect(await isKept(shop, "/about")).toBe(false);
  });

  it("what is sent to the shop, also under a page's address", async () => {
    const shop = aCachedShop();
    await shop.render("/about", { method: "POST", body: "" });
    expect(await isKept(shop, "/about")).toBe(false);
  });
});

describe("an image", () => {
  const path = "/storage/v1/object/public/product-images/sizes/a666-320.avif";
  const image = (bytes = 4) =>
    new Response(new Uint8Array(bytes), {
      headers: { "content-type": "image/avif", "cache-control": "public, max-age=9" },
    });

  it("is sent from memory as it is, and not again to a browser that has it", async () => {
    const shop = aCachedShop({ page: async () => image() });
    await shop.render(`${path}?v=1`);
    const sent = await visit(shop, path, { headers: { "accept-encoding": "br" } });
    expect([sent.bytes.length, sent.headers["content-encoding"], sent.headers.vary]).toEqual([4, undefined, undefined]);
    expect(sent.headers).toMatchObject({ "content-type": "image/avif", "cache-control": "public, max-age=9" });
    const again = await visit(shop, path, { headers: { "if-none-match": sent.headers.etag } });
    expect(again.status).toBe(304);
  });

  it("of more than 2 MB is read each time", async () => {
    const shop = aCachedShop({ page: async () => image(2 * 1024 * 1024 + 1) });
    await shop.render(path);
    expect(await isKept(shop, path)).toBe(false);
  });
});
