import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, withoutTable } from "../shop-process.ts";
import { aVisitor, expectAccessible, expectToFit, holdBack } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const ARTICLE = "/blog/an-evening-in-three-drops";

it("before scripts arrive one finds an article, reads it, and goes back", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/blog`);
  await page.getByRole("heading", { level: 1, name: "Wellness Journal" }).waitFor();
  expect(await cards(page).count()).toBeGreaterThanOrEqual(9);
  await page.getByRole("link", { name: "An evening in three drops" }).click();
  await page.getByRole("heading", { level: 1, name: "An evening in three drops" }).waitFor();
  const article = page.getByRole("article").first();
  await article.getByText("Wellness", { exact: true }).waitFor();
  await article.getByText("A ritual that takes four minutes").waitFor();
  await article.getByText("3 min read").waitFor();
  await article.getByRole("img", { name: /diffuser/i }).waitFor();
  await article.getByRole("heading", { level: 2, name: "Minute two: the water" }).waitFor();
  expect(await page.getByRole("region", { name: "Read on" }).getByRole("article").count()).toBe(3);
  expect(await page.title()).toBe("An evening in three drops | Aurelle");
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(shop.url + ARTICLE);
  await page.getByRole("link", { name: "← Back to Wellness Journal" }).click();
  await page.getByRole("heading", { level: 1, name: "Wellness Journal" }).waitFor();
  await context.close();
});

it.each(["/blog/nothing-of-that-name", "/blog/%00", "/blog/Ünknown", `/blog/${"a".repeat(300)}`])(
  "an unknown address is Article Not Found, with a way on: %s",
  async (path) => {
    expect((await fetch(shop.url + path)).status).toBe(404);
    const { page, leave } = await aVisitor(browser, [/404/]);
    await page.goto(shop.url + path);
    await page.getByRole("heading", { level: 1, name: "Article Not Found" }).waitFor();
    await page.getByText("The article you're looking for doesn't exist or has been removed.").waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Browse All Articles" }).click();
    await page.getByRole("heading", { level: 1, name: "Wellness Journal" }).waitFor();
    await leave();
  },
);

it("a journal or article that is long in coming shows its shape", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/faq`);
  const blogArrives = await holdBack(page, /\/blog\.data/);
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await page.getByRole("status").getByText("Loading articles").waitFor();
  expect(await page.getByRole("main").getByRole("listitem").count()).toBe(6);
  blogArrives();
  await cards(page).first().waitFor();
  const articleArrives = await holdBack(page, /three-drops\.data/);
  await page.getByRole("link", { name: "An evening in three drops" }).click();
  await page.getByRole("status").getByText("Loading the article").waitFor();
  articleArrives();
  await page.getByRole("heading", { level: 2, name: "And then" }).waitFor();
  await leave();
});

it("an article that cannot be fetched is Article Not Found", async () => {
  const { page, leave } = await aVisitor(browser, [/500/, /Unexpected Server Error/]);
  await page.goto(`${shop.url}/blog`);
  await withoutTable(home, "blog_posts", async () => {
    await page.getByRole("link", { name: "Citrus for the morning" }).click();
    await page.getByRole("heading", { level: 1, name: "Article Not Found" }).waitFor();
  });
  await page.getByRole("link", { name: "Browse All Articles" }).click();
  await cards(page).first().waitFor();
  await leave();
});

it("a body that slipped past everybody runs nothing", async () => {
  await ask(
    home,
    `UPDATE blog_posts SET content = '<p>Hello<img src=x onerror="document.title=1"><script>document.title=1</script><a href="javascript:void(document.title=1)">go</a></p>'
     WHERE slug = 'how-many-drops'`,
  );
  const { page, leave } = await aVisitor(browser, [/404/]);
  await page.goto(`${shop.url}/blog/how-many-drops`);
  await page.getByRole("article").first().getByText("Hello").waitFor();
  expect(await page.locator("article [onerror], article script, article a[href^=javascript]").count()).toBe(0);
  expect(await page.title()).toBe("How many drops? Fewer | Aurelle");
  await leave();
});

it("the feed is one that readers take", async () => {
  const answer = await fetch(`${shop.url}/blog/feed.xml`);
  expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/blog`);
  const feed = await page.evaluate(
    ([xml]) => {
      const parsed = new DOMParser().parseFromString(xml ?? "", "application/xml");
      return {
        isBroken: parsed.querySelector("parsererror") !== null,
        entries: parsed.querySelectorAll("feed > entry").length,
        first: parsed.querySelector("entry > title")?.textContent,
      };
    },
    [await answer.text()],
  );
  expect(feed).toEqual({ isBroken: false, entries: 9, first: "An evening in three drops" });
  expect(await page.locator("link[type='application/atom+xml']").getAttribute("href")).toBe(
    `${shop.url}/blog/feed.xml`,
  );
  await leave();
});

it("a page that the shopkeeper published has its address; a draft has none", async () => {
  await ask(
    home,
    `INSERT INTO content_pages (title, slug, body, status) VALUES ('Press', 'press', '<p>Write to <strong>us</strong>.</p>', 'published'),
       ('Later', 'later', '', 'draft')`,
  );
  const { page, leave } = await aVisitor(browser, [/404/]);
  await page.goto(`${shop.url}/pages/press`);
  await page.getByRole("heading", { level: 1, name: "Press" }).waitFor();
  await page.getByText("Write to us.").waitFor();
  await expectAccessible(page);
  await page.goto(`${shop.url}/pages/later`);
  await page.getByText("Oops! Page not found").waitFor();
  expect((await fetch(`${shop.url}/pages/later`)).status).toBe(404);
  await leave();
});

it("journal and article fit every screen and are accessible", async () => {
  const { page, leave } = await aVisitor(browser);
  for (const path of ["/blog", ARTICLE]) {
    await page.goto(shop.url + path);
    await expectToFit(page, [390, 768, 1440]);
  }
  await leave();
});

it("an empty journal says so", async () => {
  await ask(home, "DELETE FROM blog_posts");
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/blog`);
  await page.getByText("No Articles Available").waitFor();
  await page.getByText("Check back soon for new wellness content.").waitFor();
  await expectAccessible(page);
  await leave();
});
