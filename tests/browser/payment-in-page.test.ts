import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { startStripeEmulator } from "../contracts/stripe-emulator.ts";
import { ask, eventually } from "../shop-process.ts";
import { refundAll } from "./admin-steps.ts";
import { aVisitor, expectToFit, loadsAnewAfterBack } from "./browser.ts";
import { expectToHold } from "./longer-words.ts";
import { openShop } from "./open-shop.ts";
import { fillAddress, orderAndPay, toCheckout } from "./purchase-steps.ts";

const stripe = await startStripeEmulator();
afterAll(() => stripe.close());
const { browser, home, shop } = await openShop({
  STRIPE_SECRET_KEY: "sk_test_page",
  STRIPE_WEBHOOK_SECRET: "whsec_present",
  STRIPE_PUBLISHABLE_KEY: "pk_test_page",
  STRIPE_API_URL: stripe.url,
});

/** Stripe's script as far as the page uses it: a field, a button of a wallet, and an answer to the payment. */
const STRIPE_JS = `
window.Stripe = (key) => ({
  initCheckoutElementsSdk: ({ clientSecret }) => {
    const listeners = {};
    const element = (draw) => ({
      on: (name, act) => { listeners[draw.name + name] = act; },
      mount: (place) => draw(place, (name, event) => listeners[draw.name + name]?.(event)),
    });
    return {
      createExpressCheckoutElement: () => element(function wallets(place, tell) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = "Pay with Test Wallet";
        button.onclick = () => tell("confirm", { expressPaymentType: "apple_pay" });
        place.append(button);
        tell("ready", { availablePaymentMethods: { applePay: true } });
      }),
      createPaymentElement: () => element(function fields(place, tell) {
        place.innerHTML = '<label>Card number <input id="card"></label>';
        tell("ready", {});
      }),
      loadActions: async () => ({ type: "success", actions: { confirm: async (asked) => {
        const card = document.getElementById("card").value;
        if (!asked.expressCheckoutConfirmEvent && card !== "4242")
          return { type: "error", error: { message: "Your card was declined.", code: "paymentFailed" } };
        await window.stripeTakes(clientSecret);
        return { type: "success" };
      } } }),
    };
  },
});
window.Stripe.version = "endive";`;

/** Somebody whose browser loads Stripe's script, or does not. */
async function aBuyer(isLoaded = true, complaints: RegExp[] = []) {
  const visitor = await aVisitor(browser, complaints);
  await visitor.page.route("https://js.stripe.com/**", (route) =>
    isLoaded ? route.fulfill({ contentType: "text/javascript", body: STRIPE_JS }) : route.abort(),
  );
  await visitor.page.exposeFunction("stripeTakes", (secret: string) => {
    stripe.pay(secret.replace(/_secret_.*/, ""));
  });
  await toCheckout(visitor.page, shop.url);
  await fillAddress(visitor.page);
  await orderAndPay(visitor.page);
  return visitor;
}

const payButton = (page: Page) => page.getByRole("button", { name: /^Pay €/ });
const isConfirmed = (page: Page) => page.getByRole("heading", { name: "Thank You for Your Order!" }).waitFor();
const toldOfOrders = () => stripe.deliver(`${shop.url}/functions/v1/payment-webhook/stripe`);

/** The newest order is paid, and its money goes back; `refunds` are all that Stripe has made so far. */
async function isRefundedInTheBackOffice(refunds: number): Promise<void> {
  const newest = () =>
    ask<{ id: string; payment_state: string }>(
      home,
      "SELECT id, payment_state FROM orders ORDER BY created_at DESC LIMIT 1",
    );
  const stands = (state: string) =>
    eventually(
      async () => {
        await toldOfOrders();
        return newest();
      },
      ([order]) => order?.payment_state === state,
    );
  const [order] = await stands("paid");
  const { page, leave } = await aVisitor(browser);
  await refundAll(page, shop.url, order?.id ?? "");
  await stands("refunded");
  expect(stripe.refundsSoFar()).toHaveLength(refunds);
  await leave();
}

it("a card is refused, then taken, without leaving the shop", async () => {
  const { page, leave } = await aBuyer();
  await page.waitForURL(`${shop.url}/checkout/payment`);
  await page.getByText("Amber Stone Diffuser").first().waitFor();
  await expectToFit(page);
  await page.getByLabel("Card number").fill("4000");
  await payButton(page).click();
  await page.getByRole("alert").getByText("Your card was declined.").waitFor();
  // Back from the page of a bank.
  await loadsAnewAfterBack(page);
  await page.getByLabel("Card number").fill("4242");
  await payButton(page).click();
  await isConfirmed(page);
  await leave();
  await isRefundedInTheBackOffice(1);
});

it("words that are a third longer fit beside the fields and a refusal", async () => {
  const { page, leave } = await aBuyer();
  await page.getByLabel("Card number").fill("4000");
  await payButton(page).click();
  await page.getByRole("alert").getByText("Your card was declined.").waitFor();
  await expectToHold(page);
  await leave();
});

it("a wallet pays with one press", async () => {
  const { page, leave } = await aBuyer();
  await page.getByRole("button", { name: "Pay with Test Wallet" }).click();
  await isConfirmed(page);
  await leave();
  await isRefundedInTheBackOffice(2);
});

it("where the fields do not load, the order is paid on Stripe's page with the cart and the form as they were", async () => {
  const { page, leave } = await aBuyer(false, [/Failed to load/, /ERR_FAILED/]);
  await page.route("https://checkout.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Stripe</h1>" }),
  );
  await page.getByText("The payment fields did not load").waitFor();
  await page.getByRole("button", { name: "Pay there instead" }).click();
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Mari");
  await orderAndPay(page);
  await page.waitForURL("https://checkout.example/**");
  await leave();
});

it("only the page with the fields lets Stripe in, and the page after it lets nobody in", async () => {
  const policyOf = async (path: string) => (await fetch(shop.url + path)).headers.get("content-security-policy");
  expect(await policyOf("/checkout/payment")).toContain("script-src 'self'");
  expect(await policyOf("/checkout/payment")).toContain("https://js.stripe.com");
  for (const path of ["/", "/checkout", "/order-confirmation", "/admin"])
    expect(await policyOf(path)).not.toContain("js.stripe.com");
  const { page, leave } = await aBuyer();
  await payButton(page).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
  await eventually(
    () => page.evaluate(() => "Stripe" in window),
    (isThere) => !isThere,
  );
  await leave();
});

it("without a payment the page says so", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/checkout/payment`);
  await page.getByRole("heading", { name: "Nothing to pay here" }).waitFor();
  await expectToFit(page, [390]);
  await leave();
});
