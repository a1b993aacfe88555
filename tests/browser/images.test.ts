import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { aHome } from "../shop-process.ts";
import { aVisitor } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const PHONE = { width: 390, height: 844 };

// With the demo's own images, whose sizes it makes.
const { browser, shop } = await openShop({}, 0, aHome());

const listingImages = (page: Page) => page.getByRole("main").getByRole("article").locator("img");
const firstImage = (page: Page) => listingImages(page).first();

it("a new shop shows its images at once, and small AVIFs as soon as they are made", async () => {
  const { page, leave } = await aVisitor(browser, [], PHONE);
  await page.goto(`${shop.url}/products`);
  await expect.poll(() => isShown(page)).toBe(true);
  await expect
    .poll(() => page.reload().then(() => shownAddress(page)), { timeout: 90_000 })
    .toMatch(/\/sizes\/[0-9a-f]{32}-320\.avif$/);
  const response = await page.request.get(await shownAddress(page));
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await response.body()).length).toBeLessThan(20_000);
  await leave();
});

it("a card's second image is fetched when a mouse points at it, and shown once it is there", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/products`, { waitUntil: "networkidle" });
  const card = page.getByRole("main").getByRole("article").first();
  expect(await card.locator("img").count()).toBe(1);
  await card.hover();
  const second = card.locator("img").nth(1);
  await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect
    .poll(() => second.locator("xpath=ancestor::div[1]").evaluate((one) => getComputedStyle(one).opacity))
    .toBe("1");
  await leave();
});

it("nothing jumps while the images come", async () => {
  const { page, leave } = await aVisitor(browser, [], PHONE);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${shop.url}/products`, { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  await leave();
});

it("the cart shows the smallest size", async () => {
  const { page, leave } = await aVisitor(browser, [], PHONE);
  await page.goto(`${shop.url}/products`);
  await page.getByRole("button", { name: /^Add/ }).first().click();
  await page.goto(`${shop.url}/cart`);
  const image = page.getByRole("list", { name: "Shopping Cart" }).locator("img").first();
  expect(await image.getAttribute("src")).toMatch(/\/sizes\/[0-9a-f]{32}-224\.webp$/);
  await leave();
});

const shownAddress = (page: Page) => firstImage(page).evaluate((image: HTMLImageElement) => image.currentSrc);

const isShown = (page: Page) =>
  firstImage(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
