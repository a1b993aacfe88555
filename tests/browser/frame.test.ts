import { expect, it } from "vitest";
import { ask, withoutTable } from "../shop-process.ts";
import { aVisitor, expectAccessible, expectFocused, OFFLINE } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { fillAddress, orderAndPay, toCheckout } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop();

const PLACES = ["Home", "Products", "About", "Blog", "Contact", "Track Order"];
const SERVICE = [
  "Shipping Policy",
  "Return and Refund Policy",
  "Withdraw from contract here",
  "FAQ",
  "Privacy Policy",
  "Terms of Service",
  "Imprint",
  "Accessibility Statement",
];

it("header and footer lead everywhere", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(shop.url);
  const links = (name: string) => page.getByRole("navigation", { name }).getByRole("link");
  expect(await links("Main").allInnerTexts()).toEqual(PLACES);
  const footer = page.getByRole("contentinfo");
  // It is drawn once it is near.
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => links("Quick Links").allInnerTexts()).toEqual(PLACES);
  expect(await links("Customer Service").allInnerTexts()).toEqual(SERVICE);
  expect(await footer.getByRole("list", { name: "Social media" }).count()).toBe(0);
  expect(await page.title()).toBe("Aroma diffusers and pure oils | Aurelle");
  await ask(home, "INSERT INTO store_settings VALUES ('pinterest_url', 'https://www.pinterest.com/aurelle')");
  await footer.getByRole("list", { name: "Social media" }).getByRole("link", { name: "Pinterest" }).waitFor();
  await footer.getByText(`© ${new Date().getFullYear()} Aurelle. All rights reserved.`).waitFor();
  for (const label of PLACES.slice(1)) {
    await links("Main").filter({ hasText: label }).click();
    await expect.poll(() => links("Main").filter({ hasText: label }).getAttribute("aria-current")).toBe("page");
    await page
      .locator("#told")
      .filter({ hasText: await page.title() })
      .waitFor({ state: "attached" });
  }
  await leave();
});

it("on a phone the menu opens over the page, and closes where one has chosen or changed one's mind", async () => {
  const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
  await page.goto(shop.url);
  const opener = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("dialog", { name: "Aurelle" });
  await opener.click();
  await menu.waitFor();
  const places = menu.getByRole("navigation", { name: "Menu" });
  expect(await places.getByRole("link").allInnerTexts()).toEqual(PLACES);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await expectFocused(opener);
  await opener.click();
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: "hidden" });
  expect(page.url()).toBe(`${shop.url}/`);
  await opener.click();
  await menu.getByRole("link", { name: "Oils" }).click();
  await page.waitForURL(`${shop.url}/products?category=oils`);
  await opener.click();
  await menu.getByRole("link", { name: "Contact" }).click();
  await page.waitForURL(`${shop.url}/contact`);
  await menu.waitFor({ state: "hidden" });
  await leave();
});

it("a path that is none answers 404 and leads home", async () => {
  const { page, leave } = await aVisitor(browser, [/404/]);
  expect((await page.goto(`${shop.url}/no/such/page`))?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "Oops! Page not found" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search the shop" }).fill("lavender");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${shop.url}/search?q=lavender`);
  await page.goBack();
  await page.getByRole("link", { name: "Return Home" }).click();
  await page.waitForURL(`${shop.url}/`);
  await leave();
});

it("another page begins at its top, and Back finds the place that was left", async () => {
  // Who goes back while the image still grows into its page ends that transition.
  const { page, leave } = await aVisitor(browser, [/Transition was skipped/]);
  await page.goto(`${shop.url}/products`);
  const last = page.getByRole("main").locator('a[href^="/products/"]').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await last.click();
  await page.getByRole("button", { name: "Add to cart" }).first().waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByText("Showing 12 products").waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await leave();
});

it("a shop that cannot read its own settings says so with the status, and comes back", async () => {
  const { page, leave } = await aVisitor(browser, [/500/, /Unexpected Server Error/]);
  await withoutTable(home, "store_settings", async () => {
    // What the shop knows of them already it forgets when they change.
    await ask(home, 'SELECT pg_notify(\'events\', \'{"kind":"settings","id":"all"}\')');
    await expect.poll(async () => (await fetch(`${shop.url}/about`)).status).toBe(500);
    expect((await page.goto(`${shop.url}/about`))?.status()).toBe(500);
    await page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }).waitFor();
    await expectAccessible(page);
  });
  await page.getByRole("link", { name: "Return Home" }).click();
  await page.getByRole("heading", { level: 2, name: "Featured Products" }).waitFor();
  await leave();
});

it("a page that fails leaves header, cart and footer in their places", async () => {
  const { page, leave } = await aVisitor(browser, [/500/]);
  await page.goto(`${shop.url}/faq`);
  await page.route(/\/blog\.data/, (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "" }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }).waitFor();
  await page.getByText("(500)").waitFor();
  await expectAccessible(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { level: 1, name: /^It began/ }).waitFor();
  await leave();
});

it("without a network the page stays and says so, and goes on with it", async () => {
  const { page, context, leave } = await aVisitor(browser, OFFLINE);
  await page.goto(`${shop.url}/faq`);
  await page.getByRole("button", { name: "Can I return something?" }).click();
  await context.setOffline(true);
  await page.getByText("You are offline.").waitFor();
  const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
  await about.click();
  await page.getByRole("heading", { level: 1, name: "Frequently Asked Questions" }).waitFor();
  await context.setOffline(false);
  await page.getByText("You are offline.").waitFor({ state: "detached" });
  await about.click();
  await page.getByRole("heading", { level: 1, name: /^It began/ }).waitFor();
  await leave();
});

it("returns home while the payment page is slow to come, and still gets there", async () => {
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await fillAddress(page);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/dev/pay/**", (route) => arrival.then(() => route.continue()));
  await orderAndPay(page);
  await page.waitForFunction(() => location.pathname === "/");
  arrive();
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await leave();
});
