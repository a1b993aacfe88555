import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, withoutTable } from "../shop-process.ts";
import { aVisitor, expectAccessible, expectFocused, expectToFit, holdBack, reloadUntil } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const CATALOGUE = join(import.meta.dirname, "../../assets/demo/products.json");
const catalogue: { name: string; category: string }[] = JSON.parse(readFileSync(CATALOGUE, "utf8"));
/** A product with variants is in the list once. */
const stocked = (category?: string) =>
  new Set(catalogue.flatMap((one) => (!category || one.category === category ? one.name : []))).size;

const { browser, home, shop } = await openShop();
// A product with every image it may have; the last is broken.
await ask(
  home,
  `UPDATE products SET image = (SELECT array_agg(path) FROM (SELECT path FROM images ORDER BY path = products.image[1] DESC, path LIMIT 5) five)
     || '{products/gone.webp}'::text[] WHERE slug = 'lune-ceramic-diffuser'`,
);

const listing = (page: Page) => page.getByRole("main").getByRole("article");

it("before scripts arrive one can filter, load more, and read a whole product", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/products`);
  await page.getByText("Showing 12 products").waitFor();
  await page.getByRole("link", { name: "Load More Products" }).click();
  await page.getByText(`Showing ${Math.min(24, stocked())} products`).waitFor();
  await page.getByRole("link", { name: "Diffusers", exact: true }).click();
  await page.getByText(`Showing ${stocked("diffusers")} products`).waitFor();
  await page.getByRole("link", { name: "Lune Ceramic Diffuser" }).click();
  await page.getByRole("heading", { level: 1, name: "Lune Ceramic Diffuser" }).waitFor();
  expect(await page.title()).toBe("Lune Ceramic Diffuser | Aurelle");
  expect(await page.locator("meta[name=description]").getAttribute("content")).toMatch(/^A full moon/);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(page.url());
  for (const told of ["The ribs catch daylight", "Lift off the top and fill the tank", "2000mAh, up to 24 hours"])
    expect(await page.getByText(told).first().isVisible(), told).toBe(true);
  const facts = await page.locator("dl").filter({ hasText: "In the box" }).locator("dt").allInnerTexts();
  expect(facts.filter((term) => /capacity|tank|battery|room size|coverage|shut-off/i.test(term))).toEqual([
    "Capacity",
    "Battery life",
    "Room size",
    "Automatic shut-off",
  ]);
  const second = page.getByRole("list", { name: "Pictures, arrow" }).getByRole("listitem").nth(1);
  await page.getByRole("link", { name: /^Picture 2/ }).click();
  await expect.poll(async () => (await second.boundingBox())?.x).toBeLessThan(400);
  await context.close();
});

it("where motion is welcome the image of a card grows into its page, and Back finds the place again", async () => {
  const { page, leave } = await aVisitor(browser, [/404/]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`${shop.url}/products`);
  const card = page.getByRole("link", { name: "Lune Ceramic Diffuser" });
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.body.dataset.grew = String(moving.some((one) => one?.startsWith("::view-transition-group(product-")));
      });
      return transition;
    };
  });
  await card.click();
  await page.getByRole("heading", { level: 1, name: "Lune Ceramic Diffuser" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.body.dataset.grew)).toBe("true");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByText("Showing 12 products").waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await leave();
});

it("more of the category comes without a jump, and the keyboard goes on with the first new product", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/products`);
  const more = page.getByRole("link", { name: "Load More Products" });
  await more.focus();
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Enter");
  await page.getByText(`Showing ${Math.min(24, stocked())} products`).waitFor();
  const thirteenth = listing(page).nth(12).getByRole("link");
  await expectFocused(thirteenth);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  await page.getByRole("link", { name: "Oils", exact: true }).click();
  await page.getByText(`Showing ${Math.min(12, stocked("oils"))} products`).waitFor();
  await leave();
});

it("while another category is fetched the old one steps back, and the chosen filter shows at once", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/products`);
  const arrive = await holdBack(page, /products\.data/);
  await page.getByRole("link", { name: "Diffusers", exact: true }).click();
  await page.getByRole("status").getByText("Loading products").waitFor();
  expect(await page.getByRole("link", { name: "Diffusers", exact: true }).getAttribute("aria-current")).toBe("true");
  expect(await listing(page).count()).toBe(12);
  arrive();
  await page.getByText(`Showing ${stocked("diffusers")} products`).waitFor();
  await leave();
});

it("a page that is long in coming shows its shape, and says so when it does not come", async () => {
  // One image of the newest is missing, and the test's own clock hurries a wait of the router.
  const { page, leave } = await aVisitor(browser, [/404/, /Preload assets timed out/]);
  await page.clock.install();
  await page.goto(`${shop.url}/faq`);
  const place = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  const home = await holdBack(page, /_root\.data|\/_\.data/);
  await place("Home").click();
  await page.clock.runFor(300);
  await page.getByRole("status").getByText("Loading featured products").waitFor();
  home();
  await page.getByRole("heading", { level: 2, name: "Featured Products" }).waitFor();

  const list = await holdBack(page, /products\.data/);
  await place("Products").click();
  await page.clock.runFor(300);
  await page.getByRole("heading", { level: 1, name: "Our Collection" }).waitFor();
  await page.getByRole("status").getByText("Loading products").waitFor();
  await page.clock.runFor(1_000);
  await page.locator("#told").getByText("Loading products").waitFor({ state: "attached" });
  await page.clock.runFor(15_000);
  await page.getByRole("heading", { level: 1, name: "This page is slow to load" }).waitFor();
  await expectAccessible(page);
  list();
  await page.getByText("Showing 12 products").waitFor();

  const product = await holdBack(page, /products\/[0-9a-f-]{36}\.data/);
  await page.getByRole("link", { name: "Lune Ceramic Diffuser" }).click();
  await page.clock.runFor(300);
  await page.getByRole("status").getByText("Loading the product").waitFor();
  product();
  await page.getByRole("heading", { level: 1, name: "Lune Ceramic Diffuser" }).waitFor();
  await leave();
});

it("a database that fails while one browses shows the list's own error, and trying again works", async () => {
  const { page, leave } = await aVisitor(browser, [/500/, /Unexpected Server Error/]);
  await page.goto(`${shop.url}/products?category=oils`);
  // Nobody has seen this much of the list before, so that it is not in the shop's memory.
  await withoutTable(home, "stock_levels", async () => {
    await page.getByRole("link", { name: "Load More Products" }).click();
    await page.getByRole("heading", { level: 1, name: "Error Loading Products" }).waitFor();
    await page.getByText("Failed to fetch products. Something went wrong on our side. Please try again.").waitFor();
    expect(await page.getByRole("banner").isVisible()).toBe(true);
    expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
    await expectAccessible(page);
  });
  await page.getByRole("link", { name: "Try Again" }).click();
  await page.getByText(`Showing ${stocked("oils")} products`).waitFor();
  await leave();
});

it("a readable address leads to the product for good, an unknown one to Product Not Found", async () => {
  const moved = await fetch(`${shop.url}/products/amber-stone-diffuser`, { redirect: "manual" });
  expect(moved.status).toBe(301);
  expect(moved.headers.get("location")).toMatch(/^\/products\/[0-9a-f-]{36}$/);
  const { page, leave } = await aVisitor(browser, [/404/]);
  await page.goto(`${shop.url}/products/nothing-of-that-name`);
  await page.getByRole("heading", { level: 1, name: "Product Not Found" }).waitFor();
  await page.getByRole("link", { name: "Return to Products" }).click();
  await page.getByText("Showing 12 products").waitFor();
  await leave();
});

it("the product page tells what one needs before buying", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/products/dune-fluted-diffuser`);
  for (const told of [
    "(127)",
    "Sample rating",
    "€50.15",
    "Lowest price in 30 days before the reduction: €59.00",
    "In stock. Ready to ship",
    "Delivery estimate 3-5 business days",
    "Support available every day",
    "Secure checkout",
    "Scents rooms up to 15m²",
  ])
    await page.getByRole("main").getByText(told, { exact: true }).first().waitFor();
  const quantity = page.getByRole("textbox", { name: /^Quantity/ });
  await page.getByRole("button", { name: /^Decrease/ }).press("Enter");
  await expect.poll(() => quantity.inputValue()).toBe("1");
  await page.getByRole("tab", { name: "Benefits" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByText("Lift off the top and fill the tank").waitFor();
  expect(await page.getByRole("region", { name: "You Might Also Like" }).getByRole("article").count()).toBe(3);
  await page.goto(`${shop.url}/products/sweet-orange-oil`);
  await page.getByText("10 ml, €792.00/l").first().waitFor();
  await ask(home, "UPDATE store_settings SET setting_value = 'false' WHERE setting_key = 'demo_ratings'");
  await reloadUntil(page, async () => {
    await page.getByText("In stock. Ready to ship").waitFor();
    return (await page.getByText("(127)").count()) === 0;
  });
  await leave();
});

it("the images are turned by arrow keys and thumbnails, and grow to the size of the window", async () => {
  const { page, leave } = await aVisitor(browser, [/404/]);
  await page.goto(`${shop.url}/products/lune-ceramic-diffuser`);
  const current = () => page.getByRole("list", { name: "Choose a picture" }).locator("[aria-current]");
  await page.getByRole("list", { name: "Pictures, arrow" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => current().getAttribute("aria-label")).toMatch(/^Picture 2/);
  await page.getByRole("link", { name: /^Picture 3/ }).click();
  await page.getByRole("link", { name: "Enlarge the picture" }).click();
  const zoom = page.getByRole("dialog", { name: "Lune Ceramic Diffuser" });
  await zoom.getByText("3 of 6").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("ArrowLeft");
  await zoom.getByText("2 of 6").waitFor();
  await zoom.getByRole("button", { name: /^Picture 4/ }).click();
  await zoom.getByText("4 of 6").waitFor();
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  // A phone that lies on its side, magnified.
  await page.setViewportSize({ width: 360, height: 320 });
  await zoom.getByRole("button", { name: "Next picture" }).click();
  await zoom.getByText("5 of 6").waitFor();
  await expectAccessible(page);
  await zoom.getByRole("button", { name: "Previous picture" }).click();
  await page.setViewportSize(size);
  await zoom.getByText("4 of 6").waitFor();
  const closer = zoom.getByRole("button", { name: "Look closer" });
  const picture = zoom.getByRole("img").first();
  const shownAt = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const whole = await shownAt();
  await page.mouse.click(whole.x + whole.width / 2, whole.y + whole.height / 2);
  await expect.poll(async () => (await shownAt()).width / whole.width).toBeCloseTo(2.5, 1);
  await expect.poll(() => closer.getAttribute("aria-pressed")).toBe("true");
  await expectAccessible(page);
  const { y } = await shownAt();
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await shownAt()).y).toBeLessThan(y);
  await closer.click();
  await expect.poll(async () => (await shownAt()).width).toBeCloseTo(whole.width, 0);
  await page.keyboard.press("Escape");
  await zoom.waitFor({ state: "hidden" });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Enlarge the picture");
  await page.getByRole("link", { name: /^Picture 6/ }).click();
  await page.getByRole("img", { name: "Lune Ceramic Diffuser" }).first().waitFor();
  await leave();
});

it("list, filter and product fit every screen and are accessible", async () => {
  const { page, leave } = await aVisitor(browser, [/404/]);
  for (const path of ["/products?category=oils", "/products?pages=3", "/products/lune-ceramic-diffuser"]) {
    await page.goto(shop.url + path);
    await expectToFit(page, [390, 768, 1440]);
  }
  await leave();
});

it("an empty category leads back to all, and one product is counted too", async () => {
  await ask(home, "UPDATE products SET retired_at = now() WHERE category = 'oils'");
  const { page, leave } = await aVisitor(browser);
  const none = page.getByRole("heading", { name: "No products found matching your criteria" });
  // A stored page may be answered until word of the change is there.
  await expect.poll(async () => (await page.goto(`${shop.url}/products?category=oils`)) && none.count()).toBe(1);
  expect(await page.locator("[aria-live=polite]", { hasText: "No products found" }).count()).toBe(1);
  await expectAccessible(page);
  await ask(home, "UPDATE products SET retired_at = now() WHERE slug <> 'amber-stone-diffuser'");
  await page.getByRole("link", { name: "Show All Products" }).click();
  await page.getByText("Showing 1 products").waitFor();
  expect(await page.getByRole("link", { name: "Load More Products" }).count()).toBe(0);
  await leave();
});

it("on a phone the first window has the button to buy, and a bar while that is out of sight", async () => {
  const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
  const [product] = await ask<{ id: string }>(home, "SELECT id FROM products WHERE slug = 'amber-stone-diffuser'");
  await page.goto(`${shop.url}/products/${product?.id}`);
  const bar = page.getByRole("region", { name: "Buy this product" });
  const button = page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first();
  await expect.poll(() => button.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 100_000, behavior: "instant" }));
  await bar.waitFor();
  await button.evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
  await bar.waitFor({ state: "hidden" });
  await leave();
});
