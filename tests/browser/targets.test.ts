import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aHome, type Home, type ShopProcess, startShop } from "../shop-process.ts";
import { openBrowser } from "./browser.ts";
import { toCheckout } from "./purchase-steps.ts";

let browser: Browser;
let home: Home;
let shop: ShopProcess;
beforeAll(async () => {
  home = aHome();
  shop = await startShop({ DATA_DIR: home.folder });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await shop?.end();
  home?.remove();
});

/** What a finger would miss: lower than 44 px with all that belongs to it. Links within a sentence may be as small as it is. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const heightOf = (element: Element): number => {
      const around = getComputedStyle(element, "::after");
      const own = element.closest("label")?.getBoundingClientRect() ?? element.getBoundingClientRect();
      return Math.max(own.height, around.position === "absolute" ? Number.parseFloat(around.height) || 0 : 0);
    };
    return [...document.querySelectorAll("a[href], button, summary, select, textarea, input:not([type=hidden])")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only"))
      .filter((element) => getComputedStyle(element).display !== "inline" && heightOf(element) < 43.5)
      .map((element) => `${element.textContent || element.getAttribute("aria-label")} ${heightOf(element)}`);
  });

it("a finger finds everything on a phone", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${shop.url}/blog`);
  const article = (await page.getByRole("article").first().getByRole("link").getAttribute("href")) ?? "";
  const paths = ["/", "/products", "/products/walnut-grove-diffuser", "/cart", "/blog", article, "/faq", "/contact"];
  for (const path of [...paths, "/terms-of-service", "/track-order", "/withdrawal", "/login", "/signup", "/account"]) {
    await page.goto(shop.url + path);
    expect(await tooSmall(page), path).toEqual([]);
  }
  await toCheckout(page, shop.url);
  expect(await tooSmall(page), "/checkout").toEqual([]);
  await context.close();
});
