import { describe, expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { aVisitor } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const text = async (path: string) => (await fetch(shop.url + path)).text();
const head = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const dataOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ""));
const kinds = async (path: string) => dataOf(await text(path)).map((data) => data["@type"]);

describe("what search engines are told", () => {
  it("every address of the sitemap is a page that says it is the one", async () => {
    expect(await text("/robots.txt")).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
    const files = [...(await text("/sitemap.xml")).matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => address);
    expect(files).toEqual([`${shop.url}/sitemap/pages.xml`, `${shop.url}/sitemap/products-1.xml`]);
    for (const file of files) {
      const pages = [...(await (await fetch(file)).text()).matchAll(/<loc>([^<]+)/g)].map(
        ([, address = ""]) => address,
      );
      expect(pages.length).toBeGreaterThan(10);
      const look = async (page: string) => {
        const answer = await fetch(page, { redirect: "manual" });
        const html = await answer.text();
        expect([answer.status, head(html, /rel="canonical" href="([^"]+)"/)], page).toEqual([200, page]);
        expect(html, page).not.toContain('content="noindex"');
        expect(head(html, /property="og:image" content="([^"]+)"/), page).toMatch(/^http/);
        expect(head(html, /name="description" content="([^"]+)"/)?.length, page).toBeGreaterThan(10);
      };
      const visitor = async () => {
        for (let page = pages.pop(); page; page = pages.pop()) await look(page);
      };
      // The shop renders two pages at once, and the third is on its way.
      await Promise.all([visitor(), visitor(), visitor()]);
    }
  }, 240_000);

  it.each(["/cart", "/checkout", "/login", "/signup", "/account", "/track-order", "/newsletter/confirm", "/nowhere"])(
    "%s is not for them",
    async (path) => expect(await text(path)).toContain('content="noindex"'),
  );

  it("pages say in data what they are", async () => {
    expect(await kinds("/")).toEqual(["OnlineStore"]);
    expect(await kinds("/faq")).toEqual(["FAQPage"]);
    expect(await kinds("/blog/citrus-for-the-morning")).toEqual(["BlogPosting", "BreadcrumbList"]);
    expect(await kinds("/products/lune-ceramic-diffuser")).toEqual(["Product", "BreadcrumbList"]);
  });

  it("a product's data has the price that is asked and whether it can be had, and no invented stars", async () => {
    const [reduced] = dataOf(await text("/products/dune-fluted-diffuser"));
    expect(reduced).toMatchObject({
      offers: { price: "50.15", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
    });
    expect(JSON.stringify(reduced)).not.toMatch(/rating/i);
    const [gone] = dataOf(await text("/products/dusk-glass-diffuser"));
    expect(gone).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
  });

  it("a name that looks like a script stays a name", async () => {
    const name = '</script><script>document.title="taken"</script>';
    await ask(home, "UPDATE products SET name = $1 WHERE slug = 'sage-nest-diffuser'", [name]);
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/products/sage-nest-diffuser`);
    await page.getByRole("heading", { level: 1, name: "</script>" }).waitFor();
    expect(await page.title()).not.toBe("taken");
    expect(dataOf(await page.content())[0]).toMatchObject({ name });
    await leave();
  });
});

it("shopping services read each product in the feed of a language, at addresses that there are", async () => {
  const answer = await fetch(`${shop.url}/feeds/products.xml`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
  const xml = await answer.text();
  expect(xml).toMatch(/<\/rss>\n$/);
  const links = [...xml.matchAll(/<g:(?:image_)?link>([^<]+)/g)].map(([, address = ""]) => address);
  expect(links.length).toBeGreaterThan(20);
  for (const link of [links[0], links[1], links.at(-1)]) expect((await fetch(link ?? "")).status, link).toBe(200);
  expect(await text("/et/feeds/products.xml")).toContain(`<g:link>${shop.url}/et/products/`);
});

it.each([
  ["/privacy-policy/", 200, null],
  ["/products/dune-fluted-diffuser?utm_source=letter", 301, "?utm_source=letter"],
  ["/et/products/dune-fluted-diffuser?utm_source=letter", 301, "?utm_source=letter"],
  ["/blog?page=57&utm_source=letter", 302, "/blog?utm_source=letter"],
  ["/products?page=9&utm_source=letter", 302, "/products?utm_source=letter"],
])("%s answers %i", async (path, status, end) => {
  const answer = await fetch(shop.url + path, { redirect: "manual" });
  expect(answer.status).toBe(status);
  if (end) expect(answer.headers.get("location")?.endsWith(end), String(answer.headers.get("location"))).toBe(true);
});

it("a list of a category is a page of its own, with a title and an address of its own", async () => {
  const html = await text("/products?category=oils&pages=2");
  expect(head(html, /<title>([^<|]+) \|/)).toBe("Oils");
  expect(head(html, /rel="canonical" href="([^"]+)"/)).toBe(`${shop.url}/products?category=oils`);
});

it.each([
  "/nowhere",
  "/blog/nothing",
  "/pages/nothing",
  "/products/nothing",
  "/sitemap/nothing.xml",
  "/newsletter/confirm",
])("%s answers 404", async (path) => expect((await fetch(shop.url + path)).status).toBe(404));

it.each([
  ["/collections/summer/products/dune-fluted-diffuser", "/products"],
  ["/et/product/dune-fluted-diffuser/", "/et/products"],
  ["/diffusers/12-dune-fluted-diffuser.html", "/products"],
])("%s of the shop before this one leads to the product in one redirect", async (old, folder) => {
  const answer = await fetch(shop.url + old, { redirect: "manual" });
  const address = answer.headers.get("location") ?? "";
  expect([answer.status, address]).toEqual([301, expect.stringMatching(new RegExp(`^${folder}/[0-9a-f-]{36}$`))]);
  expect((await fetch(shop.url + address, { redirect: "manual" })).status).toBe(200);
});

it("further pages of the journal are told in their own language alone, and end with the last one", async () => {
  const beyond = await fetch(`${shop.url}/blog?page=57`, { redirect: "manual" });
  expect([beyond.status, beyond.headers.get("location")]).toEqual([302, "/blog"]);
  await ask(
    home,
    `INSERT INTO blog_posts (title, slug, content, status, published_at)
     SELECT 'Note ' || n, 'note-' || n, '<p>Calm.</p>', 'published', now() FROM generate_series(1, 30) n`,
  );
  expect(await text("/blog")).toContain('rel="alternate" hrefLang="et"');
  const second = await text("/blog?page=2");
  expect(second).toContain("<article");
  expect(second).not.toContain('rel="alternate" hrefLang="et"');
});
