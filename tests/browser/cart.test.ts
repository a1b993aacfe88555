import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { aVisitor, expectAccessible } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const KEY = "aurelle-diffuser-cart";
const AMBER = "Amber Stone Diffuser";
const OIL = "Ylang-Ylang Essential Oil";

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
    await drawer(page).getByText("One more diffuser makes it 2 Diffusers: the same again saves you €38.00.").waitFor();

    const kit = drawer(page).getByRole("region", { name: "Add to your kit" });
    await kit.getByRole("button", { name: /^Add/ }).first().waitFor();
    await kit.getByRole("button", { name: new RegExp(OIL) }).click();
    await page.getByText("Added to your kit").waitFor();
    await drawer(page)
      .getByRole("button", { name: `Increase quantity of ${AMBER}` })
      .click();
    await drawer(page).getByText("3 items").waitFor();
    await drawer(page).getByText("−€38.00").waitFor();
    await drawer(page).getByText("Shipping calculated at checkout").waitFor();
    await drawer(page).getByText("€117.90").last().waitFor();

    await drawer(page)
      .getByRole("button", { name: `Remove ${OIL}` })
      .click();
    await page.getByText("Removed from cart").waitFor();
    await page.getByText(`${OIL} has been removed from your cart.`).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await drawer(page)
      .getByRole("button", { name: `Remove ${OIL}` })
      .waitFor();
    await drawer(page).getByRole("link", { name: "Checkout" }).click();
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    expect(await drawer(page).count()).toBe(0);
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
      expect(await cartButton(page, 1).evaluate((button) => button === document.activeElement)).toBe(true);
    }
    await page.keyboard.press("Enter");
    await drawer(page).getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Enter");
    await drawer(page).waitFor({ state: "detached" });
    await leave();
  });

  it("clears more than one line without asking, and takes it back", async () => {
    const { page, leave } = await aVisitor(browser);
    await quickAdd(page, AMBER);
    await cartButton(page, 1).click();
    await drawer(page).getByRole("link", { name: "Checkout" }).waitFor();
    expect(await drawer(page).getByRole("button", { name: "Clear Cart" }).count()).toBe(0);
    await drawer(page)
      .getByRole("button", { name: new RegExp(`^Add.*${OIL}`) })
      .click();
    await drawer(page).getByRole("button", { name: "Clear Cart" }).click();
    await drawer(page).getByText("Your Cart is Empty").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
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
      () =>
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("no", "SecurityError");
          },
        }),
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
    await drawer(page)
      .getByRole("button", { name: `Remove ${OIL}` })
      .click();
    await drawer(page).getByText("1 item", { exact: true }).waitFor();
    await drawer(page).getByRole("link", { name: "Checkout" }).click();
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    await leave();
  });
});

it("lines cost what they cost now, and tell what cannot be had any more", async () => {
  const { page, context, leave } = await aVisitor(browser);
  const [lune, walnut, lavender] = await Promise.all([
    lineOf("Lune Ceramic Diffuser", { price: 1 }),
    lineOf("Walnut Grove Diffuser"),
    lineOf("Lavender Essential Oil"),
  ]);
  await startWith(context, [lune, walnut, lavender]);
  await ask(home, "UPDATE products SET price_cents = 9950, discount_percentage = 10 WHERE id = $1", [lune.productId]);
  await ask(home, "UPDATE stock_levels SET available = 0 WHERE product_id = $1", [walnut.productId]);
  await ask(home, "UPDATE products SET retired_at = now() WHERE id = $1", [lavender.productId]);
  await page.goto(`${shop.url}/cart`);
  await page.getByText("€89.55").first().waitFor();
  await page.getByText("Out of stock").waitFor();
  await page.getByText("No longer available").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove Walnut Grove Diffuser" }).press("Enter");
  const list = page.getByRole("list", { name: "Shopping Cart" });
  expect(await list.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Remove Lavender Essential Oil" }).click();
  await page.getByText("Something in your cart cannot be ordered").waitFor({ state: "detached" });
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

it.each([320, 390, 768, 1440])(
  "at %d px drawer and page are accessible, and nothing scrolls sideways",
  async (width) => {
    const { page, leave } = await aVisitor(browser, [], { width, height: 800 });
    await page.goto(`${shop.url}/products?pages=3`);
    await cartButton(page, 0).click();
    await drawer(page).getByText("Your Cart is Empty").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await quickAdd(page, AMBER, OIL);
    await cartButton(page, 2).click();
    const kit = drawer(page).getByRole("region", { name: "Add to your kit" });
    await kit.getByRole("button", { name: /^Add/ }).first().waitFor();
    await expectAccessible(page);
    const body = drawer(page).getByRole("region", { name: "Shopping Cart" });
    expect(await body.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
    await page.goto(`${shop.url}/cart`);
    await page.getByRole("link", { name: "Proceed to Checkout" }).waitFor();
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await leave();
  },
);
