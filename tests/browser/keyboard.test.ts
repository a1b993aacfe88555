import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { aVisitor } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, shop } = await openShop();

/** Presses Tab until the thing of that role and name has the focus, which must be seen. */
async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor();
  const passed: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    const isThere = await wanted.evaluate((element) => element === document.activeElement);
    if (isThere) {
      expect(await wanted.evaluate(isRinged), `${name} shows its focus`).toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
    passed.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 90) ?? "nothing"));
  }
  throw new Error(`Tab does not lead to ${role} ${name}, but to ${passed.slice(0, 60).join("\n")}`);
}

/** The ring is drawn around the control itself, or around the card or cell that it stands for. */
function isRinged(element: Element): boolean {
  for (let place: Element | null = element, up = 0; place && up < 4; place = place.parentElement, up += 1) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place);
    if ((outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none") return true;
  }
  return false;
}

async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, "textbox", name);
  await page.keyboard.type(text);
}

it("somebody without a mouse buys a diffuser to a parcel machine", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/products?category=diffusers`);
  await tabTo(page, "button", "Add to cart");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Cart, 1 item/ }).waitFor();
  await page.keyboard.press("Home");
  for (let back = 0; back < 200; back += 1) {
    if (await page.getByRole("button", { name: /^Cart/ }).evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press("Shift+Tab");
  }
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await tabTo(page, "link", "Checkout");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${shop.url}/checkout`);

  await type(page, /^First name/, "Mari");
  await type(page, /^Last name/, "Maasikas");
  await type(page, /^Email(?! address)/, "mari@example.com");
  await type(page, /^Address/, "Pikk 1");
  await type(page, /^City/, "Tallinn");
  await type(page, /^Postal code/, "10115");
  await type(page, /^Phone number/, "51234567");
  await tabTo(page, "radio", /^Courier/);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.getByRole("radio", { name: /^Parcel machine/ }).isChecked()).toBe(true);
  await tabTo(page, "button", "Choose a parcel machine");
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "Search parcel machines" }).waitFor();
  await page.keyboard.type("Tartu");
  // The list follows the term a moment later.
  await page.getByRole("option").first().filter({ hasText: "Tartu" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Chosen parcel machine" }).waitFor();
  await tabTo(page, "button", "Order and pay");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await tabTo(page, "button", /^Pay /);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Thank You for Your Order!" }).waitFor();
  await leave();
});

const PAGES = [
  "/",
  "/products",
  "/products/amber-stone-diffuser",
  "/cart",
  "/about",
  "/contact",
  "/faq",
  "/blog",
  "/track-order",
  "/terms-of-service",
  "/login",
  "/admin/login",
];

it("at 320 px, and magnified twice on a small desk, no page scrolls sideways", async () => {
  for (const viewport of [
    { width: 320, height: 640 },
    // 1280 px wide at 200 % is 640 CSS pixels.
    { width: 640, height: 400 },
  ]) {
    const { page, leave } = await aVisitor(browser, [], viewport);
    for (const path of PAGES) {
      await page.goto(`${shop.url}${path}`);
      const extra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(extra, `${path} at ${viewport.width}`).toBeLessThanOrEqual(0);
    }
    await leave();
  }
});
