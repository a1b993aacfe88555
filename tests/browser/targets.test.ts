import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { openShop } from "./open-shop.ts";
import { toCheckout } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop();

/** What a finger would miss: lower than 44 px with all that belongs to it. Links within a sentence may be as small as it is. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    // What is drawn once it is near has no size before.
    for (const later of document.querySelectorAll<HTMLElement>(".below-window"))
      later.style.contentVisibility = "visible";
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

/** How far beside the title's edge something begins that follows it. */
const besideTheTitle = (page: Page) =>
  page.evaluate(() => {
    const edge = document.querySelector("main h1")?.getBoundingClientRect().left ?? 0;
    const below = [...document.querySelectorAll("main h1 ~ *")].map((one) => one.getBoundingClientRect());
    return below.filter(({ width }) => width > 1).map(({ left }) => Math.round(left - edge));
  });

it.each([390, 768, 1440])("at %d px everything below a title begins at its edge", async (width) => {
  await ask(
    home,
    "INSERT INTO content_pages (title, slug, body, status) VALUES ('Our promise', $1, '<p>Slow.</p>', 'published')",
    [`our-promise-${width}`],
  );
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const paths = ["/products", "/blog", "/track-order", "/withdrawal", "/faq", "/account", "/terms-of-service"];
  for (const path of [...paths, `/pages/our-promise-${width}`]) {
    await page.goto(shop.url + path);
    expect(new Set(await besideTheTitle(page)), path).toEqual(new Set([0]));
  }
  await page.close();
});
