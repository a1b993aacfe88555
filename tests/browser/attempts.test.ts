import { expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { aVisitor, expectAccessible, holdBack, OFFLINE } from "./browser.ts";
import { hydrated } from "./hydrated.ts";
import { openShop } from "./open-shop.ts";
import { fillAddress, orderAndPay, pay, toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop();

const ordersOf = (email: string) =>
  ask<{ id: string; payment_state: string }>(
    home,
    `SELECT id, payment_state FROM orders WHERE email = '${email}' ORDER BY created_at`,
  );
const heldBy = async (email: string) =>
  (
    await ask<{ held: number }>(
      home,
      `SELECT coalesce(sum(h.quantity), 0)::int AS held FROM stock_reservations h JOIN orders o ON o.id = h.order_id
       WHERE h.state = 'active' AND o.email = '${email}'`,
    )
  )[0]?.held;

it("the Back button brings cart and form back, and a second attempt takes over the first one's hold", async () => {
  const email = "back@example.com";
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await toPayment(page, { email });
  await page.goBack();
  await page.getByText("Your cart is back").first().waitFor();
  await expect.poll(() => page.getByRole("main").getByLabel("Email").inputValue()).toBe(email);
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  expect(await heldBy(email)).toBe(1);
  await pay(page);
  expect((await ordersOf(email)).map((order) => order.payment_state)).toEqual(["failed", "paid"]);
  await page.goto(`${shop.url}/cart`);
  await page.getByText("Your Cart is Empty").waitFor();
  await leave();
});

it("Back from a payment page that was slow leads home, to the cart", async () => {
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  const release = await holdBack(page, /\/dev\/pay\//);
  await fillAddress(page, { email: "slow@example.com" });
  await orderAndPay(page);
  await page.waitForURL(`${shop.url}/`);
  release();
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await page.goBack();
  await hydrated(page);
  await page.mouse.move(200, 200);
  await page.getByRole("button", { name: "Cart, 1 item" }).waitFor();
  await leave();
});

it("loading the page again loses nothing at any step", async () => {
  const email = "reload@example.com";
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await fillAddress(page, { email, country: "Germany", zip: "10117", city: "Berlin", phoneNumber: "0151 23456789" });
  await page.reload();
  await expect.poll(() => page.getByRole("main").getByLabel("Email").inputValue()).toBe(email);
  await expect.poll(() => page.getByRole("combobox", { name: "Country", exact: true }).inputValue()).toBe("DE");
  await expect.poll(() => page.getByRole("combobox", { name: "Code" }).inputValue()).toBe("+49");
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await page.reload();
  await pay(page);
  await page.reload();
  await page.getByText("Mari Maasikas").waitFor();
  await leave();
});

it("whoever closes the browser at the payment page finds the cart on the next visit", async () => {
  const { page, context, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await toPayment(page, { email: "closed@example.com" });
  await page.close();
  const later = await context.newPage();
  await later.goto(`${shop.url}/cart`);
  await later.getByText("Your cart is back").first().waitFor();
  await later.getByRole("link", { name: "Amber Stone Diffuser" }).first().waitFor();
  await leave();
});

it("what is paid in one tab is not waiting to be bought again in the other", async () => {
  const { page, context, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  const other = await context.newPage();
  await other.goto(`${shop.url}/checkout`);
  await other.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  await toPayment(page, { email: "tabs@example.com" });
  await other.waitForURL("**/cart");
  await pay(page);
  await other.reload();
  await other.getByText("Your Cart is Empty").waitFor();
  await leave();
});

it("an expired payment page leads back to the form with the cart", async () => {
  const email = "late@example.com";
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await toPayment(page, { email });
  await ask(home, "UPDATE test_page_sessions SET expires_at = now() - interval '1 minute' WHERE state = 'open'");
  await page.reload();
  await page.getByRole("heading", { name: "This payment session has expired" }).waitFor();
  await page.getByRole("link", { name: "Return to the shop" }).click();
  await page.getByText("Your cart is back").first().waitFor();
  await expect.poll(() => page.getByRole("main").getByLabel("Email").inputValue()).toBe(email);
  await leave();
});

it("pressing twice makes one order", async () => {
  const email = "twice@example.com";
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await fillAddress(page, { email });
  await page.getByRole("button", { name: "Order and pay" }).dblclick();
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  expect(await ordersOf(email)).toHaveLength(1);
  await leave();
});

it("of two shoppers for the last one the second is told, and keeps the cart", async () => {
  await ask(
    home,
    "UPDATE stock_levels SET available = 1 WHERE product_id = (SELECT id FROM products WHERE slug = 'lavender-oil')",
  );
  // As if both came from a network that let no order lapse: what the first one reserves is then firm.
  await ask(home, "UPDATE stock_reservations SET network = NULL");
  const first = await aVisitor(browser);
  const second = await aVisitor(browser, [/status of 409/]);
  await toCheckout(first.page, shop.url, "lavender-oil");
  await toCheckout(second.page, shop.url, "lavender-oil");
  await toPayment(first.page, { email: "first@example.com" });
  await fillAddress(second.page, { email: "second@example.com" });
  await orderAndPay(second.page);
  await second.page.getByText("Not enough in stock").first().waitFor();
  await second.page.getByText("Out of stock").first().waitFor();
  await second.page.goto(`${shop.url}/cart`);
  await second.page
    .getByRole("link", { name: /Lavender/ })
    .first()
    .waitFor();
  await first.leave();
  await second.leave();
});

it("an offline moment is told in clear words, and nothing is lost", async () => {
  const email = "offline@example.com";
  const { page, context, leave } = await aVisitor(browser, OFFLINE);
  await toCheckout(page, shop.url);
  await fillAddress(page, { email });
  await context.setOffline(true);
  await orderAndPay(page);
  await page.getByText("You are offline").first().waitFor();
  await context.setOffline(false);
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  expect(await ordersOf(email)).toHaveLength(1);
  await leave();
});

it("whatever answers in the shop's place is told in the words of the shop", async () => {
  const { page, leave } = await aVisitor(browser, [/status of (429|502)/, /ERR_BLOCKED_BY_CLIENT/]);
  await toCheckout(page, shop.url);
  await fillAddress(page);
  await page.route("**/functions/v1/stripe-checkout", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "200" },
      json: { success: false, error: "Rate limit exceeded" },
    }),
  );
  await orderAndPay(page);
  // Directly above the pressed button, and the focus with it.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Too many checkout attempts");
  await page.getByText("You can order again in 4 minutes.").first().waitFor();
  const html = "<html><h1>502 Bad Gateway</h1></html>";
  for (const [answer, told] of [
    [
      { status: 502, contentType: "text/html", body: html },
      /request: The shop is busy at the moment\. Please try again\.$/,
    ],
    [{ json: { success: false } }, /request: The shop could not do this\. Please try again\.$/],
    [{ json: {} }, /disable ad blockers/],
    [{ body: "" }, /disable ad blockers/],
  ] as const) {
    await page.unroute("**/functions/v1/stripe-checkout");
    await page.route("**/functions/v1/stripe-checkout", (route) => route.fulfill(answer));
    await orderAndPay(page);
    await page.getByText(told).first().waitFor();
  }
  // While it is sent, nothing of the order can be changed.
  await page.unroute("**/functions/v1/stripe-checkout");
  const answer = await holdBack(page, "**/functions/v1/stripe-checkout", (route) => route.fulfill({ json: {} }));
  const locked = page.locator("[inert]").getByLabel(/^Increase quantity/);
  await orderAndPay(page);
  await locked.waitFor();
  answer();
  await locked.waitFor({ state: "detached" });
  await page.unroute("**/functions/v1/stripe-checkout");
  await page.route("**/functions/v1/stripe-checkout", (route) => route.abort("blockedbyclient"));
  await orderAndPay(page);
  await page
    .getByText(/disable ad blockers/)
    .first()
    .waitFor();
  await leave();
});

it("a price that changed without the page hearing of it is told by the shop, shown, and can then be paid", async () => {
  const email = "dearer@example.com";
  const { page, leave } = await aVisitor(browser, [/status of 409/, /ERR_FAILED/]);
  await page.route("**/live", (route) => route.abort());
  await toCheckout(page, shop.url, "lune-ceramic-diffuser");
  await fillAddress(page, { email });
  await ask(home, "UPDATE products SET price_cents = 8300 WHERE slug = 'lune-ceramic-diffuser'");
  await orderAndPay(page);
  await page.getByText("Prices have changed").first().waitFor();
  await page.getByText("“Lune Ceramic Diffuser” now costs €83.00.").first().waitFor();
  expect(await ordersOf(email)).toEqual([]);
  await page
    .getByRole("region", { name: /Order Summary/ })
    .getByText("€83.00")
    .filter({ visible: true })
    .first()
    .waitFor();
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await page.getByRole("button", { name: "Pay €83.00" }).waitFor();
  await leave();
});

it("an order that was not paid says so on its own pages, and is paid again from there with its own data", async () => {
  const email = "again@example.com";
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url, "sage-nest-diffuser");
  await toPayment(page, { email });
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByText("The payment was cancelled").waitFor();
  const [failed] = await ordersOf(email);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const [{ code } = { code: "" }] = await ask<{ code: string }>(
    home,
    "SELECT tracking_code AS code FROM orders WHERE id = $1",
    [failed?.id],
  );
  await page.goto(`${shop.url}/track-order?tracking=${code}`);
  await page.getByText("The payment was not completed. Nothing was charged.").waitFor();
  expect(await page.getByText("Awaiting payment").count()).toBe(0);
  await page.getByRole("button", { name: "Pay again" }).waitFor();
  await expectAccessible(page);

  await page.goto(`${shop.url}/order-confirmation?orderId=${failed?.id}`);
  await page.getByRole("heading", { level: 1, name: "Your order is not paid" }).waitFor();
  expect(await page.title()).toBe("Your order is not paid | Aurelle");
  expect(await page.getByText("What's Next").count()).toBe(0);
  await page.getByText(email).waitFor();
  await page.getByText("Pikk 1 10115 Tallinn Estonia").waitFor();
  const tracking = page.getByRole("link", { name: code });
  expect(await tracking.getAttribute("href")).toBe(`/track-order?tracking=${code}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay again" }).click();
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  await page
    .getByRole("region", { name: /Order Summary/ })
    .getByText("Sage Nest Diffuser")
    .first()
    .waitFor();
  expect(await page.getByRole("main").getByLabel("Email").inputValue()).toBe(email);
  expect(await page.getByLabel("Phone number").inputValue()).toBe("51234567");
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await pay(page);
  expect((await ordersOf(email)).map((order) => order.payment_state)).toEqual(["failed", "paid"]);
  await leave();
});

it("one can buy where the browser keeps nothing, with a name of markup that stays a name", async () => {
  const email = "forgetful@example.com";
  // The router says so when it cannot keep the place on a page.
  const { page, leave } = await aVisitor(browser, [/SecurityError/, /^no$/]);
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
    }
  });
  await page.goto(`${shop.url}/products/walnut-grove-diffuser`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("button", { name: "View cart" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click();
  await fillAddress(page, { email });
  await page.getByLabel("Last name").fill("<img src=x onerror=alert(1)>");
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await pay(page);
  await page.getByText("Mari <img src=x onerror=alert(1)>").waitFor();
  await leave();
});
