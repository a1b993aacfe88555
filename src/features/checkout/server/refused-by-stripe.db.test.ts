import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { stripePayment } from "#platform/payment/stripe.ts";
import { startStripeEmulator } from "#tests/contracts/stripe-emulator.ts";
import { anOrderFor, aProduct, checkout, levelsOf, type MadeProduct } from "#tests/makers.ts";
import { aStripeShop, type StripeShop } from "#tests/stripe-shop.ts";

let shop: StripeShop;
let oil: MadeProduct;
beforeAll(async () => {
  shop = await aStripeShop();
});
beforeEach(async () => {
  oil = await aProduct(shop, { stock: 5 });
});
afterAll(() => shop.close());

const level = () => levelsOf(shop, oil.id);
const buy = (from = shop) => checkout(from, anOrderFor([[oil, 2]]));

it.each(["stranger", "forbidden"] as const)(
  "a checkout that Stripe refuses (%s) leaves its pieces to others",
  async (how) => {
    shop.stripe.behave(how);
    await expect(buy()).rejects.toMatchObject({ kind: "unavailable" });
    expect(await level()).toEqual({ available: 5, reserved: 0 });
    shop.stripe.behave("well");
    await buy();
    expect(await level()).toEqual({ available: 3, reserved: 2 });
  },
);

it("an address that Stripe refuses is told beside its field, and another one buys", async () => {
  shop.stripe.behave("email", { call: "POST /v1/checkout/sessions" });
  const said = "The payment provider does not accept this email address.";
  await expect(buy()).rejects.toMatchObject({
    kind: "invalid",
    details: [said],
    more: { fields: { "customer.email": said } },
  });
  expect(await level()).toEqual({ available: 5, reserved: 0 });
  shop.stripe.behave("well");
  await buy();
});

it("so does one that Stripe refuses for its particulars, as when the shop's clock is hours behind", async () => {
  const clock = { now: () => new Date(shop.clock.now().getTime() + 3 * 3600_000) };
  const stripe = await startStripeEmulator({ clock, webhookSecret: "whsec" });
  const payment = stripePayment({ secretKey: "sk_test_shop", apiUrl: stripe.url, webhookSecrets: ["whsec"] });
  await expect(buy({ ...shop, payment })).rejects.toMatchObject({ kind: "unavailable" });
  expect(await level()).toEqual({ available: 5, reserved: 0 });
  await stripe.close();
});

it("one whose answer is lost keeps its pieces, as it may be paid", async () => {
  shop.stripe.behave("lose");
  await expect(buy()).rejects.toMatchObject({ kind: "unavailable" });
  shop.stripe.behave("well");
  expect(await level()).toEqual({ available: 3, reserved: 2 });
});
