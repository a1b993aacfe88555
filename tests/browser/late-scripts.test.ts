import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aHome, type Home, type ShopProcess, startShop } from "../shop-process.ts";
import { openBrowser } from "./browser.ts";

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

const SCRIPTS = /\/assets\/.*\.js$/;
const PICTURES = /\.(?:webp|avif)$/;

/** Holds back what fits; answers with how to let it go. */
async function holdBack(page: Page, what: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** A phone that nobody touches. */
async function onATable(visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
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

it("whoever is there before the pictures gets the scripts at once", () =>
  onATable(async (page) => {
    const release = await holdBack(page, PICTURES);
    await page.goto(`${shop.url}/products`, { waitUntil: "domcontentloaded" });
    const asked = page.waitForRequest(SCRIPTS, { timeout: 3000 });
    await page.mouse.move(200, 200);
    await asked;
    release();
  }));
