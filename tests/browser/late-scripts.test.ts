import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { holdBack } from "./browser.ts";
import { hydrated } from "./hydrated.ts";
import { openShop } from "./open-shop.ts";

const { browser, shop } = await openShop();

const SCRIPTS = /\/assets\/.*\.js$/;
const IMAGES = /\.(?:webp|avif)$/;

/** A phone that nobody touches. A browser without windows tells of a pointer in its corner once the page has its layout. */
async function onATable(visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => {
    const inCorner = ({ clientX, clientY }: PointerEvent) => clientX === 0 && clientY === 0;
    window.addEventListener("pointermove", (event) => inCorner(event) && event.stopImmediatePropagation(), true);
  });
  await visit(await context.newPage());
  await context.close();
}

const whenPaintedAndAsked = () => {
  const script = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"));
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  return script && paint && [paint.startTime, script.startTime];
};

it.each(["/", "/products", "/products/amber-stone-diffuser", "/blog", "/terms-of-service"])(
  "%s asks for its scripts once it is painted",
  (path) =>
    onATable(async (page) => {
      await page.goto(shop.url + path);
      const found = await page.waitForFunction(whenPaintedAndAsked);
      const [painted = 0, asked = 0] = (await found.jsonValue()) ?? [];
      expect(asked).toBeGreaterThan(painted);
    }),
);

it("what is tapped before the scripts arrive happens once they do, each tap once and in its order", () =>
  onATable(async (page) => {
    const release = await holdBack(page, SCRIPTS);
    await page.goto(`${shop.url}/products/amber-stone-diffuser`);
    await page.getByRole("button", { name: "Increase quantity of Amber Stone Diffuser" }).click();
    await page.getByRole("button", { name: "Add to cart", exact: true }).first().click();
    release();
    await page.getByRole("button", { name: "Cart, 2 items" }).waitFor();
  }));

it("a page whose script was lost is loaded anew once the script can be had", () =>
  onATable(async (page) => {
    await page.route(/\/assets\/cart\.page-.*\.js$/, (route) => route.abort(), { times: 2 });
    await page.goto(`${shop.url}/cart`);
    await page.getByRole("heading", { name: "Your Cart is Empty" }).waitFor();
  }));

it("whoever is there before the images gets the scripts at once", () =>
  onATable(async (page) => {
    const release = await holdBack(page, IMAGES);
    await page.goto(`${shop.url}/products`, { waitUntil: "domcontentloaded" });
    const asked = page.waitForRequest(SCRIPTS, { timeout: 3000 });
    await page.mouse.move(200, 200);
    await asked;
    release();
  }));

it("a menu and a cart that cannot be had lead elsewhere at each press, and are there in the next document", () =>
  onATable(async (page) => {
    const parts = /\/assets\/(mobile-menu|cart-drawer)-.*\.js$/;
    await page.route(parts, (route) => route.abort());
    await page.goto(`${shop.url}/about`);
    await hydrated(page);
    const banner = page.getByRole("banner");
    const menu = banner.getByRole("button", { name: "Menu" });
    const expectFoot = (isThere: boolean) =>
      expect.poll(() => page.locator("[aria-labelledby=footer-links] a:focus").count()).toBe(isThere ? 1 : 0);
    await menu.click();
    await expectFoot(true);
    expect(await menu.getAttribute("aria-expanded")).toBe("false");
    await banner.getByRole("link", { name: "Aurelle" }).click();
    await page.waitForURL(`${shop.url}/`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectFoot(false);
    await menu.click();
    await expectFoot(true);
    expect(page.url()).toBe(`${shop.url}/`);
    await banner.getByRole("button", { name: "Cart" }).click();
    await page.waitForURL(`${shop.url}/cart`);
    await page.unroute(parts);
    await page.reload();
    await hydrated(page);
    await menu.click();
    await page.getByRole("dialog").getByRole("link", { name: "FAQ" }).waitFor();
  }));

it.each(["/lt", "/lt/products", "/lt/products/amber-stone-diffuser"])(
  "%s shows prices and counts without Intl, whose first use takes a browser 20 to 50 ms",
  (path) =>
    onATable(async (page) => {
      await page.addInitScript(() => {
        const used: string[] = [];
        const get = (all: object, name: string) => {
          used.push(name);
          return Reflect.get(all, name);
        };
        Object.assign(window, { used, Intl: new Proxy(Intl, { get }) });
        const inWords = Number.prototype.toLocaleString;
        Number.prototype.toLocaleString = function (...given) {
          used.push(`${this}`);
          return inWords.apply(this, given);
        };
      });
      await page.goto(shop.url + path);
      await hydrated(page);
      expect(await page.evaluate("used")).toEqual([]);
    }),
);
