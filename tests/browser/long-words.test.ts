import { describe, expect, it } from "vitest";
import { STOREFRONT_PAGES } from "#pages/storefront-pages.ts";
import { ask } from "../shop-process.ts";
import { aVisitor } from "./browser.ts";
import { expectToHold, overfull } from "./longer-words.ts";
import { openShop } from "./open-shop.ts";
import { addToCart, fillAddress, orderAndPay, pay, toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop();

const noProduct = "00000000-0000-4000-8000-000000000000";

/** Addresses of each page by its path in `STOREFRONT_PAGES`; none where a journey below or in another file shows it. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  "": [""],
  "products/:id": [
    "products/amber-stone-diffuser",
    "products/lavender-oil",
    "products/eucalyptus-oil",
    `products/${noProduct}`,
  ],
  search: ["search?q=oil", "search?q=xyzzyq"],
  // With a product in publishing.test.ts.
  "preview/:key": ["preview/none"],
  "track-order": ["track-order", "track-order?tracking=TRK00000000000000"],
  "blog/:slug": ["blog/how-many-drops"],
  "pages/:slug": ["pages/size-guide"],
  "collections/:slug": ["collections/everything", "collections/nothing"],
  "order-confirmation": ["order-confirmation"],
  checkout: [],
  // payment-in-page.test.ts
  "checkout/payment": [],
};
const addresses = [...Object.keys(STOREFRONT_PAGES).flatMap((path) => ADDRESSES[path] ?? [path]), "no-such-page"].map(
  (path) => `/${path}`,
);

it("every page of the storefront has an address here", () => {
  expect(addresses.filter((address) => address.includes(":"))).toEqual([]);
  expect(Object.keys(ADDRESSES).filter((path) => !(path in STOREFRONT_PAGES))).toEqual([]);
});

it("finds what does not hold its words", async () => {
  const { page, leave } = await aVisitor(browser);
  const box = (style: string) => `<p style="width: 50px; white-space: nowrap; ${style}">Essential oil</p>`;
  await page.setContent(
    `<!doctype html>${box("overflow: hidden")}${box("")}<p style="position: absolute; left: 300px">Wide</p>`,
  );
  await page.setViewportSize({ width: 320, height: 900 });
  expect((await overfull(page)).map((one) => one.split(":")[0])).toEqual([
    expect.stringContaining("too wide"),
    "is cut off",
    "sticks out",
    "leaves the screen",
  ]);
  await leave();
});

describe("words that are a third longer", () => {
  it("every page holds them", async () => {
    await ask(
      home,
      "INSERT INTO content_pages (title, slug, body, status) VALUES ('Size guide', 'size-guide', '<p>Measure the room.</p>', 'published')",
    );
    const rule = { match: "all", conditions: [{ field: "category", values: ["oils", "diffusers", "accessories"] }] };
    await ask(
      home,
      `INSERT INTO collections (title, slug, body, status, rule) VALUES ('Everything', 'everything', '<p>For every room.</p>', 'published', '${JSON.stringify(rule)}')`,
    );
    const { page, leave } = await aVisitor(browser, [/404/]);
    for (const path of addresses) {
      await page.goto(shop.url + path);
      await expectToHold(page);
    }
    await leave();
  });

  it("the menu of a phone, the drawer, the checkout with its problems and the list of machines hold them", async () => {
    const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
    await addToCart(page, shop.url);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").waitFor();
    await expectToHold(page, [320, 390]);

    await page.goto(shop.url);
    await page.getByRole("button", { name: "Cart, 1 item" }).click();
    await page.getByRole("dialog").waitFor();
    await expectToHold(page);

    await page.goto(`${shop.url}/checkout`);
    await orderAndPay(page);
    await page.locator("[aria-invalid=true]").first().waitFor();
    await expectToHold(page);

    await page.goto(`${shop.url}/checkout`);
    await fillAddress(page);
    await page.getByRole("radio", { name: "Parcel machine" }).check();
    await page.getByRole("button", { name: "Choose a parcel machine" }).click();
    await page.getByRole("option").first().waitFor();
    await expectToHold(page);
    await leave();
  });

  it("an order that is paid again, one that is paid, and its withdrawal hold them", async () => {
    const { page, leave } = await aVisitor(browser);
    await toCheckout(page, shop.url);
    await toPayment(page);
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByText("The payment was cancelled").waitFor();
    await expectToHold(page);
    const newest = async () => {
      const [order] = await ask<{ id: string; number: string; code: string }>(
        home,
        "SELECT id, order_number AS number, tracking_code AS code FROM orders ORDER BY created_at DESC LIMIT 1",
      );
      if (!order) throw new Error("There is no order");
      return order;
    };
    const unpaid = await newest();
    await page.goto(`${shop.url}/track-order?tracking=${unpaid.code}`);
    await page.getByRole("button", { name: "Pay again" }).waitFor();
    await expectToHold(page);
    await page.goto(`${shop.url}/order-confirmation?orderId=${unpaid.id}`);
    await page.getByRole("button", { name: "Pay again" }).waitFor();
    await expectToHold(page);

    await page.goto(`${shop.url}/checkout`);
    await orderAndPay(page);
    await page.getByRole("heading", { name: "Test payment" }).waitFor();
    await pay(page);
    await expectToHold(page);
    const paid = await newest();
    await page.goto(`${shop.url}/track-order?tracking=${paid.code}`);
    await page.getByText(paid.number).first().waitFor();
    await expectToHold(page);
    await page.goto(`${shop.url}/withdrawal?order=${paid.number}`);
    const form = page.getByRole("main");
    await form.getByRole("textbox", { name: "Name" }).fill("Mari Maasikas");
    await form.getByRole("textbox", { name: "Email" }).fill("mari@example.com");
    await form.getByRole("button", { name: "Continue" }).click();
    await form.getByRole("button", { name: "Confirm withdrawal" }).waitFor();
    await expectToHold(page);
    await leave();
  });
});
