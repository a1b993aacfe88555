import { afterAll, expect, it } from "vitest";
import { startStripeEmulator } from "#tests/contracts/stripe-emulator.ts";
import { checkDomain } from "./stripe-domain.ts";

const stripe = await startStripeEmulator();
afterAll(() => stripe.close());
const settings = { secretKey: "sk_test_domain", apiUrl: stripe.url };

it("names a domain that is not registered, registers it when told to, and tells of each wallet", async () => {
  expect(await checkDomain(settings, "shop.example.com")).toEqual([
    { what: "shop.example.com", fault: "it is not registered at Stripe" },
  ]);
  const registered = await checkDomain(settings, "shop.example.com", { register: true });
  expect(await checkDomain(settings, "shop.example.com", { register: true })).toEqual(registered);
  expect(registered).toContainEqual({ what: "google_pay" });
  expect(registered).toContainEqual({ what: "apple_pay", fault: "The file of the domain is missing." });
});

it("says what the key lacks", async () => {
  stripe.behave("forbidden");
  await expect(checkDomain(settings, "shop.example.com")).rejects.toThrow("lacks a permission");
});
