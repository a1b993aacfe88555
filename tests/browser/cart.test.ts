import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { aVisitor, expectAccessible, expectFocused, expectToFit, WIDTHS } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { fillAddress, orderAndPay } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop();

const KEY = "aurelle-diffuser-cart";
const AMBER = "Amber Stone Diffuser";
const OIL = "Ylang-Ylang Essential Oil";
const LONG = "Donaudampfschifffahrtsgesellschaft";

const drawer = (page: Page) => page.getByRole("dialog", { name: "Shopping Cart" });
const cartButton = (page: Page, count: number) =>
  page.getByRole("button", { name: count === 1 ? "Cart, 1 item" : `Cart, ${count} items` });

async function quickAdd(page: Page, ...names: string[]): Promise<void> {
  await page.goto(`${shop.url}/products?pages=3`);
  for (const name of names) await page.getByRole("button", { name: new RegExp(`^Add to cart.*${name}`) }).click();
}

/** What the browser holds before the shop is opened. */
const startWith = (context: BrowserContext, cart: unknown) =>
  context.addInitScript(
    ([key, text]) => {
      if (!sessionStorage.getItem("started")) localStorage.setItem(key, text);
      sessionStorage.setItem("started", "yes");
    },
    [KEY, typeof cart === "string" ? cart : JSON.stringify(cart)] as const,
  );

async function lineOf(name: string, more: object = {}) {
  const [row] = await ask<{ id: string; price: number; category: string }>(
    home,
    "SELECT id, price_cents::int / 100.0::float8 AS price, category FROM products WHERE name = $1",
    [name],
  );
  if (!row) throw new Error(`There is no ${name}`);
  const { id: productId, ...product } = row;
  return { id: 1, productId, name, image: null, discount_percentage: 0, quantity: 1, ...product, ...more };
}

describe("the drawer", () => {
  it("opens from the words that follow adding, suggests oils, counts, saves and leads to checkout", async () => {
    const { page, leave } = await aVisitor(browser);
    await quickAdd(page, AMBER);
    await page.getByText("Added to cart", { exact: true }).waitFor();
    await page.getByRole("button", { name: "View cart" }).click();
    await drawer(page).getByText("1 item", { exact: true }).waitFor();
    await drawer(page).getByText("Add €6.00 more for free shipping").waitFor();
    await drawer(page).getByText("Shipping calculated at checkout, from €3.99").waitFor();
    await drawer(page).getByText("Two full-price diffusers cost €100 together.", { exact: true }).waitFor();
    await drawer(page).getByText("A second one of the same saves you €38.00.").waitFor();
    expect(await drawer(page).getByRole("link", { name: "Choose a second" }).getAttribute("href")).toBe(
      "/products?category=diffusers",
    );

    const recommendations = drawer(page).getByRole("region", { name: "Add to your kit" });
    await recommendations.getByRole("button", { name: /^Add/ }).first().waitFor();
    await recommendations.getByRole("button", { name: new RegExp(OIL) }).click();
    await page.getByText("Added to your kit").waitFor();
    await drawer(page)
      .getByRole("button", { name: `Increase quantity of ${AMBER}` })
      .click();
    await page.locator("#told").getByText("2", { exact: true }).waitFor({ state: "attached" });
    await drawer(page).getByText("3 items").waitFor();
    await drawer(page).getByText("−€38.00").waitFor();
    expect(await drawer(page).getByText("Free", { exact: true }).count()).toBe(1);
    expect(
      await drawer(page)
        .getByText(/calculated at checkout|Free shipping/)
        .count(),
    ).toBe(0);
    await drawer(page).getByText("€117.90").last().waitFor();

    await drawer(page)
      .getByRole("button", { name: `Remove ${OIL}` })
      .click();
    await page.getByText("Removed from cart").waitFor();
    await page.getByText(`${OIL} has been removed from your cart.`).last().waitFor();
    // The toast lies outside of the drawer, where no keyboard comes.
    const undo = drawer(page).getByRole("button", { name: "Undo" });
    await expectFocused(undo);
    await page.keyboard.press("Enter");
    await undo.waitFor({ state: "detached" });
    await page
      .getByRole("region", { name: /Notifications/ })
      .getByRole("button", { name: "Undo" })
      .waitFor({ state: "detached" });
    await drawer(page)
      .getByRole("button", { name: `Remove ${OIL}` })
      .waitFor();
    await drawer(page).getByRole("link", { name: "Checkout" }).click();
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    await expect.poll(() => drawer(page).count()).toBe(0);
    await leave();
  });

  it("is worked by keyboard alone, and gives the focus back", async () => {
    const { page, leave } = await aVisitor(browser);
    await quickAdd(page, AMBER);
    for (const key of ["Enter", "Space"]) {
      await cartButton(page, 1).focus();
      await page.keyboard.press(key);
      await drawer(page).waitFor();
      await page.keyboard.press("Escape");
      await drawer(page).waitFor({ state: "detached" });
      await expectFocused(cartButton(page, 1));
    }
    await page.keyboard.press("Enter");
    // Close is the first thing in it.
    const close = drawer(page).getByRole("button", { name: "Close" });
    await expectFocused(close);
    await page.keyboard.press("Enter");
    await drawer(page).waitFor({ state: "detached" });
    await leave();
  });

  it("closes with the browser's Back, which leaves the page only when nothing lies over it", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/faq`);
    await quickAdd(page, AMBER);
    await cartButton(page, 1).click();
    await drawer(page).waitFor();
    await page.goBack();
    await drawer(page).waitFor({ state: "detached" });
    expect(page.url()).toBe(`${shop.url}/products?pages=3`);
    await cartButton(page, 1).click();
    await drawer(page).getByRole("link", { name: AMBER }).click();
    await page.getByRole("heading", { level: 1, name: AMBER }).waitFor();
    await page.goBack();
    await page.getByText(/^Showing/).waitFor();
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: AMBER }).waitFor();
    await page.goBack();
    await page.getByText(/^Showing/).waitFor();
    await page.goBack();
    await page.waitForURL(`${shop.url}/faq`);
    await leave();
  });

  it("clears more than one line without asking, and takes it back", async () => {
    const { page, leave } = await aVisitor(browser);
    await quickAdd(page, AMBER);
    await page.setViewportSize({ width: 390, height: 844 });
    await cartButton(page, 1).click();
    await drawer(page).getByRole("link", { name: "Checkout" }).waitFor();
    expect(await drawer(page).getByRole("button", { name: "Clear Cart" }).count()).toBe(0);
    await drawer(page)
      .getByRole("button", { name: new RegExp(`^Add.*${OIL}`) })
      .click();
    const toast = page.locator("[data-sonner-toast]", { hasText: "Added to your kit" });
    await toast.waitFor();
    const top = await toast.evaluate((element) => element.getBoundingClientRect().top);
    expect(top, "the toast lies at the foot, not over Close").toBeGreaterThan(422);
    await drawer(page).getByRole("button", { name: "Clear Cart" }).click();
    await drawer(page).getByText("Your Cart is Empty").waitFor();
    await page
      .getByRole("region", { name: /Notifications/ })
      .getByRole("button", { name: "Undo" })
      .click();
    await drawer(page).getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
    await drawer(page).getByText("2 items").waitFor();
    await drawer(page).getByRole("button", { name: "Continue Shopping" }).click();
    await drawer(page).waitFor({ state: "detached" });
    await expect.poll(() => new URL(page.url()).pathname).toBe("/products");
    await leave();
  });

  it("shows no suggestions where they cannot be had, and closes when one goes elsewhere", async () => {
    const { page, leave } = await aVisitor(browser, [/Failed to load resource/]);
    await page.route("**/functions/v1/kit-oils", (route) => route.fulfill({ status: 503, body: "{}" }));
    await quickAdd(page, AMBER);
    const asked = page.waitForResponse("**/functions/v1/kit-oils");
    await cartButton(page, 1).click();
    await asked;
    await drawer(page).getByText("Add to your kit").waitFor({ state: "detached" });
    await drawer(page).getByRole("link", { name: AMBER }).click();
    await page.getByRole("heading", { level: 1, name: AMBER }).waitFor();
    await drawer(page).waitFor({ state: "detached" });
    await leave();
  });
});

it("the product page says Added to Cart!, and a full cart says that it is", async () => {
  const { page, context, leave } = await aVisitor(browser);
  const full = await Promise.all(
    Array.from({ length: 100 }, (_, i) => lineOf(OIL, { productId: undefined, name: `Oil ${i}` })),
  );
  await startWith(context, [await lineOf(AMBER), ...full.slice(1)]);
  await page.goto(`${shop.url}/products/amber-stone-diffuser`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("Added to Cart!").waitFor();
  await cartButton(page, 101).waitFor();
  await quickAdd(page, OIL);
  await page.getByText("It holds at most 100 products and 99 pieces of each.").waitFor();
  await cartButton(page, 101).waitFor();
  await leave();
});

describe("what the browser keeps", () => {
  it("survives a reload and is the same in every tab, also when it is cleared or the storage is", async () => {
    const { page, context, leave } = await aVisitor(browser);
    await quickAdd(page, AMBER);
    await page.reload();
    await cartButton(page, 1).waitFor();

    const other = await context.newPage();
    await quickAdd(other, OIL);
    await cartButton(other, 2).waitFor();
    await cartButton(page, 2).waitFor();
    await page.goto(`${shop.url}/cart`);
    await page.getByRole("button", { name: "Clear Cart" }).click();
    await page.getByRole("heading", { name: "Your Cart is Empty" }).waitFor();
    await cartButton(other, 0).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await cartButton(other, 2).waitFor();
    await other.evaluate(() => localStorage.clear());
    await page.getByRole("heading", { name: "Your Cart is Empty" }).waitFor();
    await leave();
  });

  it("is looked at again when a page returns from the browser's history", async () => {
    const { page, leave } = await aVisitor(browser);
    await quickAdd(page, AMBER);
    await cartButton(page, 1).waitFor();
    await page.evaluate((key) => {
      localStorage.removeItem(key);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }, KEY);
    await cartButton(page, 0).waitFor();
    await leave();
  });

  it("is not lost with lines of earlier days, which gain what the shop knows of them", async () => {
    const { page, context, leave } = await aVisitor(browser);
    const { productId, ...old } = await lineOf(AMBER, { name: ` ${AMBER.toUpperCase()}`, price: 1, quantity: 2 });
    await startWith(context, [old]);
    await page.goto(`${shop.url}/cart`);
    await page.getByRole("link", { name: AMBER, exact: true }).waitFor();
    await page.getByText("€138.00").first().waitFor();
    const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ""), KEY);
    expect(kept).toMatchObject([{ productId, name: AMBER, quantity: 2 }]);
    await leave();
  });

  it("loses only what makes no sense, and keeps a copy of that", async () => {
    const { page, context, leave } = await aVisitor(browser);
    const written = [await lineOf(AMBER), await lineOf(OIL, { quantity: -1 }), "nonsense"];
    await startWith(context, written);
    await page.goto(`${shop.url}/cart`);
    await cartButton(page, 1).waitFor();
    const aside = await page.evaluate((key) => localStorage.getItem(`${key}-unreadable`), KEY);
    expect(JSON.parse(aside ?? "")).toEqual(JSON.parse(JSON.stringify(written)));
    await leave();
  });

  it.each(["{", "null", '{"state":{"items":[]}}'])("%s: the shop opens with an empty cart", async (foreign) => {
    const { page, context, leave } = await aVisitor(browser);
    await startWith(context, foreign);
    await page.goto(`${shop.url}/cart`);
    await page.getByRole("heading", { name: "Your Cart is Empty" }).waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(`${key}-unreadable`), KEY)).toBe(foreign);
    await leave();
  });

  it.each([
    [
      "forbidden",
      () => {
        const refuse = () => {
          throw new DOMException("no", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: refuse });
        // As Firefox does where cookies are refused.
        Object.defineProperty(window, "BroadcastChannel", { value: refuse });
        Object.defineProperty(navigator.locks, "request", { value: async () => refuse() });
      },
    ],
    [
      "full",
      () => {
        const set = Storage.prototype.setItem;
        Storage.prototype.setItem = function (...entry) {
          if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
          set.apply(this, entry);
        };
      },
    ],
    [
      "broken",
      () =>
        Object.defineProperty(window, "localStorage", {
          value: new Proxy(localStorage, {
            get: () => () => {
              throw new Error("broken");
            },
          }),
        }),
    ],
  ])("is in the page alone where the storage is %s", async (_situation, spoil) => {
    const { page, context, leave } = await aVisitor(browser);
    await context.addInitScript(spoil);
    await quickAdd(page, AMBER, OIL);
    await cartButton(page, 2).click();
    await drawer(page).getByText("Your browser does not save the cart.").waitFor();
    await drawer(page)
      .getByRole("button", { name: `Remove ${OIL}` })
      .click();
    await drawer(page).getByText("1 item", { exact: true }).waitFor();
    await drawer(page).getByRole("link", { name: "Checkout" }).click();
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    await leave();
  });
});

it("lines tell what changed and what is left, and offer the fix; the way to pay stops at the cart", async () => {
  const { page, context, leave } = await aVisitor(browser);
  const [lune, walnut, lavender, pearl] = await Promise.all([
    lineOf("Lune Ceramic Diffuser", { price: 1 }),
    lineOf("Walnut Grove Diffuser"),
    lineOf("Lavender Essential Oil"),
    lineOf("Pearl Teardrop Diffuser", { quantity: 5 }),
  ]);
  await startWith(context, [lune, walnut, lavender, pearl]);
  const left = (id: string | undefined, pieces: number) =>
    ask(home, "UPDATE stock_levels SET available = $2 WHERE product_id = $1", [id, pieces]);
  await ask(home, "UPDATE products SET price_cents = 9950, discount_percentage = 10 WHERE id = $1", [lune.productId]);
  await left(walnut.productId, 0);
  await left(pearl.productId, 3);
  await ask(home, "UPDATE products SET retired_at = now() WHERE id = $1", [lavender.productId]);
  await page.goto(`${shop.url}/cart`);
  await page.getByText("The price changed from €1.00 to €89.55.").waitFor();
  await page.getByText("Out of stock").waitFor();
  await page.getByText("No longer available").waitFor();
  await page.getByText("You chose 5, but only 3 are left.").waitFor();
  const subtotal = page
    .getByRole("region", { name: "Order Summary" })
    .getByText("Subtotal", { exact: true })
    .locator("xpath=following-sibling::dd");
  const inCart = await subtotal.textContent();
  await expectAccessible(page);
  // The button says why, and leads to the first line that is in the way.
  await page.getByText(/Change or remove .*Pearl Teardrop Diffuser/).waitFor();
  await page.getByRole("button", { name: "Proceed to Checkout" }).press("Enter");
  const removeWalnut = page.getByRole("button", { name: "Remove Walnut Grove Diffuser", exact: true });
  await expectFocused(removeWalnut);

  await page.goto(`${shop.url}/checkout`);
  await page.getByText("You chose 5, but only 3 are left.").waitFor();
  expect(await subtotal.textContent()).toBe(inCart);
  await fillAddress(page);
  await orderAndPay(page);
  await page.getByText("Not enough in stock").first().waitFor();
  await expectFocused(removeWalnut);
  await expectAccessible(page);
  await removeWalnut.press("Enter");
  const list = page.getByRole("list", { name: "Your products" });
  await expectFocused(list);
  await page.getByRole("button", { name: "Remove Lavender Essential Oil" }).click();
  await page.getByRole("button", { name: "Change to 3: Pearl Teardrop Diffuser" }).press("Enter");
  await page.getByText("There are no more than 3.").waitFor();
  const fewer = page.getByRole("button", { name: "Decrease quantity of Pearl Teardrop Diffuser" });
  await expectFocused(fewer);
  await fewer.click();
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await page.getByText("Pearl Teardrop Diffuser × 2").waitFor();
  await leave();
});

it("on a phone the total and the way to pay stay at hand while the page's own are out of sight", async () => {
  const { page, context, leave } = await aVisitor(browser, [], { width: 390, height: 700 });
  await startWith(context, [await lineOf(AMBER), await lineOf(OIL)]);
  await page.goto(`${shop.url}/cart`);
  const bar = page.getByRole("region", { name: "Total" });
  await bar.getByText("€86.90").waitFor();
  await page.getByRole("link", { name: "Proceed to Checkout" }).scrollIntoViewIfNeeded();
  await bar.waitFor({ state: "hidden" });
  await page.evaluate(() => window.scrollTo(0, 0));
  await bar.waitFor();
  await bar.evaluate((one) => Promise.allSettled(one.getAnimations().map(({ finished }) => finished)));
  // Its link takes the focus where it is: nothing scrolls, which would take the bar away.
  await bar.getByRole("link", { name: "Checkout" }).focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await bar.getByRole("link", { name: "Checkout" }).click();
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  await leave();
});

it("a line that is removed by typing 0 is told of once", async () => {
  const { page, context, leave } = await aVisitor(browser);
  await startWith(context, [await lineOf(AMBER), await lineOf(OIL)]);
  await page.goto(`${shop.url}/cart`);
  await page.getByRole("textbox", { name: `Quantity of ${AMBER}` }).fill("0");
  await page.evaluate(() => {
    const seen = new Set<Element>();
    const look = () => {
      for (const toast of document.querySelectorAll("[data-sonner-toast]")) seen.add(toast);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  await page.keyboard.press("Enter");
  const told = page.getByText(`${AMBER} has been removed from your cart.`);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await told.first().waitFor({ state: "detached" });
  expect(await page.evaluate(() => (window as unknown as { seen: Set<Element> }).seen.size)).toBe(1);
  await leave();
});

it("a price that changes while the checkout is open is told at its line and beside the button, once", async () => {
  const { page, context, leave } = await aVisitor(browser);
  const smoke = await lineOf("Sage Nest Diffuser");
  await startWith(context, [smoke]);
  await page.goto(`${shop.url}/checkout`);
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  await ask(home, "UPDATE products SET price_cents = price_cents + 500 WHERE id = $1", [smoke.productId]);
  await page.getByText("Prices in your cart have changed").waitFor();
  const euro = (amount: number) => `€${amount.toFixed(2)}`;
  await page.getByText(`The price changed from ${euro(smoke.price)} to ${euro(smoke.price + 5)}.`).waitFor();
  await expectAccessible(page);
  await page.getByRole("banner").getByRole("link", { name: "Aurelle" }).click();
  await page.waitForURL(`${shop.url}/`);
  await page.goto(`${shop.url}/cart`);
  await page
    .getByText(euro(smoke.price + 5))
    .first()
    .waitFor();
  expect(await page.getByText("The price changed").count()).toBe(0);
  await leave();
});

it.each([320, 390])("at %d px a name of one long word stays within cart, drawer and checkout", async (width) => {
  const { page, context, leave } = await aVisitor(browser, [], { width, height: 800 });
  await ask(home, "UPDATE products SET name = $1 WHERE slug = 'travertine-column-diffuser'", [LONG]);
  await startWith(context, [await lineOf(LONG)]);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const path of ["/cart", "/checkout", "/products/travertine-column-diffuser"]) {
    await page.goto(shop.url + path);
    if (path === "/checkout") await page.getByRole("button", { name: "Order Summary: 1 item" }).click();
    await page.getByText(LONG).first().waitFor();
    expect(await wider(), path).toBeLessThanOrEqual(0);
  }
  await cartButton(page, 1).click();
  const body = drawer(page).getByRole("region", { name: "Shopping Cart" });
  expect(await body.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
  await leave();
});

it("where the shop cannot be asked, the cart stays as it is", async () => {
  const { page, context, leave } = await aVisitor(browser, [/Failed to load resource/]);
  await startWith(context, [await lineOf(AMBER, { price: 12.5 })]);
  await page.route("**/functions/v1/cart-products", (route) => route.abort());
  const asked = page.waitForEvent("requestfailed");
  await page.goto(`${shop.url}/cart`);
  await asked;
  await page.getByText("€12.50").first().waitFor();
  await leave();
});

it("before scripts arrive the cart button is a link, and the page says what it needs", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url);
  await page.getByRole("link", { name: "Cart, 0 items" }).click();
  await page.getByText("The cart lives in your browser and needs JavaScript.").waitFor();
  await context.close();
});

it("the first scripts hold no library for checking what the browser kept", async () => {
  const { page, leave } = await aVisitor(browser);
  const scripts: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith(".js")) scripts.push(answer.text());
  });
  await page.goto(`${shop.url}/cart`, { waitUntil: "networkidle" });
  const read = await Promise.all(scripts);
  expect(read.length).toBeGreaterThan(3);
  expect(read.filter((script) => script.includes("ZodError"))).toEqual([]);
  await leave();
});

it("drawer and page are accessible at every width, and nothing scrolls sideways", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/products?pages=3`);
  await cartButton(page, 0).click();
  await drawer(page).getByText("Your Cart is Empty").waitFor();
  await expectToFit(page);
  await drawer(page).getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Oils" }).click();
  await page.waitForURL("**/products?category=oils");
  await drawer(page).waitFor({ state: "detached" });
  await quickAdd(page, AMBER, OIL);
  await cartButton(page, 2).click();
  const recommendations = drawer(page).getByRole("region", { name: "Add to your kit" });
  await recommendations.getByRole("button", { name: /^Add/ }).first().waitFor();
  const body = drawer(page).getByRole("region", { name: "Shopping Cart" });
  for (const width of WIDTHS) {
    await expectToFit(page, [width]);
    expect(await body.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
  }
  await page.goto(`${shop.url}/cart`);
  await page.getByRole("link", { name: "Proceed to Checkout" }).waitFor();
  await expectToFit(page);
  await leave();
});
