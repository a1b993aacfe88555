import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { aCachedShop, html, isKept, visit } from "#tests/page-cache.ts";

describe("a page that was rendered once", () => {
  it("is sent from memory in the encoding the browser takes, with the shop's headers", async () => {
    const shop = aCachedShop();
    await shop.render("/about");
    const plain = await visit(shop, "/about");
    expect(plain).toMatchObject({ status: 200, bytes: Buffer.from("<p>Aurelle</p>") });
    expect(plain.headers).toMatchObject({
      "content-type": "text/html",
      "cache-control": "public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=60",
      vary: "Accept-Encoding",
      "x-frame-options": "DENY",
    });
    const br = await visit(shop, "/about", { headers: { "accept-encoding": "gzip, br" } });
    expect([br.headers["content-encoding"], brotliDecompressSync(br.bytes).toString()]).toEqual([
      "br",
      "<p>Aurelle</p>",
    ]);
    const gz = await visit(shop, "/about", { headers: { "accept-encoding": "br;q=0, gzip" } });
    expect([gz.headers["content-encoding"], gunzipSync(gz.bytes).toString()]).toEqual(["gzip", "<p>Aurelle</p>"]);
    expect([shop.rendered.length, shop.cache.answered()]).toEqual([1, 3]);
  });

  it("is sent to the first who asks for it in the encoding the browser takes, packed once", async () => {
    const first = await aCachedShop().render("/about", { headers: { "accept-encoding": "gzip, br" } });
    expect(first.headers.get("content-encoding")).toBe("br");
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe("<p>Aurelle</p>");
  });

  it("is not sent again to a browser that has it, and without a body for HEAD", async () => {
    const shop = aCachedShop();
    const first = await shop.render("/about");
    const etag = first.headers.get("etag") ?? "";
    const again = await visit(shop, "/about", { headers: { "if-none-match": etag } });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    const head = await visit(shop, "/about", { method: "HEAD" });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  it("is rendered once for many who ask for it at the same time", async () => {
    const shop = aCachedShop();
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.render("/about")));
    expect(new Set(await Promise.all(answers.map((one) => one.text())))).toEqual(new Set(["<p>Aurelle</p>"]));
    expect(shop.rendered).toHaveLength(1);
  });

  it("is the page of its own address, whatever else was asked, and nothing of the visitor is in it", async () => {
    const shop = aCachedShop();
    await shop.render("/products?utm_source=letter&pages=2&category=oils&utm_medium=x", { headers: { cookie: "a=1" } });
    expect(shop.paths()).toEqual(["/products?category=oils&pages=2"]);
    expect([...(shop.rendered[0]?.headers ?? [])]).toEqual([]);
    expect(await isKept(shop, "/products?pages=2&category=oils&fbclid=9")).toBe(true);
    expect(await isKept(shop, "/products?pages=2")).toBe(false);
  });

  it("leads on with what is not part of it, such as the names of a campaign, for each visitor his own", async () => {
    const lead = () => new Response(null, { status: 302, headers: { location: "/products?category=oils" } });
    const shop = aCachedShop({ page: async () => lead() });
    const ask = async (path: string) => (await shop.render(path)).headers.get("location");
    const both = await Promise.all([
      ask("/products?pages=2&utm_source=letter"),
      ask("/products?pages=2&utm_source=ad"),
    ]);
    expect(both).toEqual(["/products?category=oils&utm_source=letter", "/products?category=oils&utm_source=ad"]);
    expect(await ask("/products?pages=2")).toBe("/products?category=oils");
    expect(shop.paths()).toEqual(["/products?pages=2", "/products?pages=2"]);
  });

  it("is old after a minute", async () => {
    const shop = aCachedShop();
    await shop.render("/about");
    shop.state.time = 59_999;
    expect(await isKept(shop, "/about")).toBe(true);
    shop.state.time = 60_000;
    expect(await isKept(shop, "/about")).toBe(false);
  });

  it("is served while its successor renders, up to 5 s after it became old", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answers = [Promise.resolve(html("yesterday's price")), promise];
    const shop = aCachedShop({ page: () => answers.shift() ?? Promise.reject(new Error("asked too often")) });
    await shop.render("/");
    shop.hear({ kind: "product", id: "all" });
    expect(await isKept(shop, "/")).toBe(false);
    const rendering = shop.render("/");
    expect((await visit(shop, "/")).bytes.toString()).toBe("<p>yesterday's price</p>");
    shop.state.time = 5_000;
    expect(await isKept(shop, "/")).toBe(false);
    resolve(html("today's price"));
    expect(await (await rendering).text()).toBe("<p>today's price</p>");
    expect((await visit(shop, "/")).bytes.toString()).toBe("<p>today's price</p>");
  });

  it("is replaced by a newer one, also where something changed during the rendering", async () => {
    const answers = [10, 20, 30].map((price) => Promise.resolve(html(`€${price}`)));
    const shop = aCachedShop({ page: () => answers.shift() ?? new Promise(() => undefined) });
    await shop.render("/");
    shop.hear({ kind: "product", id: "all" });
    const rendering = shop.render("/");
    shop.hear({ kind: "product", id: "all" });
    await rendering;
    expect(await isKept(shop, "/")).toBe(false);
    await shop.render("/");
    expect((await visit(shop, "/")).bytes.toString()).toBe("<p>€30</p>");
  });

  it("is gone once its address has no page any more", async () => {
    const answers = [html("Lavender"), html("Oops! Page not found", { status: 404 })];
    const shop = aCachedShop({ page: async () => answers.shift() ?? (await new Promise(() => undefined)) });
    await shop.render("/about");
    shop.state.time = 60_000;
    expect((await shop.render("/about")).status).toBe(404);
    void shop.render("/about");
    expect(await isKept(shop, "/about")).toBe(false);
  });

  it("is sent from memory to a request that arrived before it was rendered", async () => {
    const shop = aCachedShop();
    await shop.render("/about");
    const late = await shop.render("/about", { headers: { "accept-encoding": "gzip" } });
    expect(gunzipSync(Buffer.from(await late.arrayBuffer())).toString()).toBe("<p>Aurelle</p>");
    expect(shop.rendered).toHaveLength(1);
  });

  it("turns nobody away who asks for it while it renders", async () => {
    const shop = aCachedShop({ page: () => new Promise(() => undefined) });
    const listener = shop.cache.before(
      (_, response) => response.end("waits"),
      (_, response) => response.end("turned away"),
    );
    const ask = async () => (await visit(shop, "/about", {}, listener)).bytes.toString();
    expect(await ask()).toBe("turned away");
    void shop.render("/about");
    expect(await ask()).toBe("waits");
  });

  it("also outdates what is being rendered meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const shop = aCachedShop({ page: () => promise });
    const rendering = shop.render("/");
    shop.hear({ kind: "product", id: "all" });
    resolve(html("yesterday's price"));
    await rendering;
    expect(await isKept(shop, "/")).toBe(false);
  });

  it("makes room for others when memory is full, the longest unused first", async () => {
    const shop = aCachedShop({ page: async () => html("x".repeat(1_000)), maxBytes: 12_000 });
    await shop.render("/about");
    await shop.render("/contact");
    await isKept(shop, "/about");
    await shop.render("/faq");
    expect([await isKept(shop, "/about"), await isKept(shop, "/contact"), await isKept(shop, "/faq")]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("while the database is away", () => {
  const gone = () => Promise.reject(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }));
  /** A shop that rendered its page, whose database then went away; it is a minute later. */
  async function aShopWithoutDatabase(away: () => Promise<Response>) {
    let isAway = false;
    const shop = aCachedShop({ page: () => (isAway ? away() : Promise.resolve(html("Aurelle"))) });
    await shop.render("/");
    isAway = true;
    shop.state.time = 60_000;
    const turn = (next: boolean) => {
      isAway = next;
    };
    return { ...shop, turn };
  }

  it.each<[how: string, away: () => Promise<Response>]>([
    ["an endpoint fails", gone],
    ["a page is answered with 503", async () => html("One moment", { status: 503 })],
  ])("an outdated page is shown, and tried again every two seconds: %s", async (_how, away) => {
    const shop = await aShopWithoutDatabase(away);
    expect(await (await shop.render("/")).text()).toBe("<p>Aurelle</p>");
    expect([await isKept(shop, "/"), shop.rendered.length, shop.cache.hasPages()]).toEqual([true, 2, true]);
    shop.state.time += 2_000;
    shop.turn(false);
    expect(await isKept(shop, "/")).toBe(false);
    await shop.render("/");
    expect(shop.rendered).toHaveLength(3);
  });

  it("no cache in between keeps it, and the next one that is rendered is kept as before", async () => {
    const shop = await aShopWithoutDatabase(gone);
    expect((await shop.render("/")).headers.get("cache-control")).toBe("no-store");
    const { etag, ...shown } = (await visit(shop, "/")).headers;
    expect(shown["cache-control"]).toBe("no-store");
    const unchanged = await visit(shop, "/", { headers: { "if-none-match": String(etag) } });
    expect([unchanged.status, unchanged.headers["cache-control"]]).toEqual([304, "no-store"]);
    shop.state.time += 2_000;
    shop.turn(false);
    expect((await shop.render("/")).headers.get("cache-control")).toContain("s-maxage=30");
    expect((await visit(shop, "/")).headers["cache-control"]).toContain("s-maxage=30");
  });

  it("it is shown for five minutes, and no longer", async () => {
    const shop = await aShopWithoutDatabase(gone);
    shop.state.time = 6 * 60_000 - 1;
    expect((await shop.render("/")).status).toBe(200);
    shop.state.time = 6 * 60_000;
    expect(shop.cache.hasPages()).toBe(false);
    await expect(shop.render("/")).rejects.toThrow("connect");
  });

  it("a fault of the shop is no outage, and shows", async () => {
    const shop = await aShopWithoutDatabase(() => Promise.reject(new Error("a fault")));
    await expect(shop.render("/")).rejects.toThrow("a fault");
  });
});

const MACHINES = "/functions/v1/parcel-machines?country=EE";
it("an answer keeps its own cache header", async () => {
  const policy = { "cache-control": "public, max-age=60" };
  const shop = aCachedShop({ page: async () => html("machines", { headers: policy }) });
  await shop.render(MACHINES);
  expect((await visit(shop, MACHINES)).headers).toMatchObject(policy);
});

it("a shop without a page cache renders each page", async () => {
  const shop = aCachedShop({ maxBytes: 0 });
  await Promise.all([shop.render("/about"), shop.render("/about")]);
  expect(shop.rendered).toHaveLength(2);
});

it("a shop that ends answers nothing from memory", async () => {
  const shop = aCachedShop();
  await shop.render("/about");
  shop.state.isEnding = true;
  expect(await isKept(shop, "/about")).toBe(false);
});

it("a rendering that fails fails for those who waited, and is tried again", async () => {
  const answers = [Promise.reject(new Error("the database is away")), Promise.resolve(html("back"))];
  const shop = aCachedShop({ page: () => answers.shift() ?? Promise.reject(new Error("asked too often")) });
  const first = await Promise.allSettled([shop.render("/"), shop.render("/")]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await (await shop.render("/")).text()).toBe("<p>back</p>");
});
