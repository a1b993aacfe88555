import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { aVisitor, expectAccessible, expectFocused } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { addToCart, chooseMachine, fillAddress, orderAndPay, pay, toCheckout } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop();

const orderOf = async (email: string) => {
  const [order] = await ask<Record<string, unknown>>(
    home,
    `SELECT o.*, (SELECT sum(quantity)::int FROM order_lines WHERE order_id = o.id) AS pieces,
            (SELECT array_agg(DISTINCT vat_rate)::text[] FROM order_lines WHERE order_id = o.id) AS vat_rates
     FROM orders o WHERE email = '${email}' ORDER BY created_at DESC LIMIT 1`,
  );
  return order;
};

/** 2 diffusers and 3 oils: 69 + 79 + 3 x 12.90, the pair for 100. */
async function fillBasket(page: Page): Promise<void> {
  await addToCart(page, shop.url, "amber-stone-diffuser");
  await addToCart(page, shop.url, "lune-ceramic-diffuser");
  for (let i = 0; i < 2; i += 1) await addToCart(page, shop.url, "lavender-oil");
  await toCheckout(page, shop.url, "lavender-oil");
  await page.getByText("2 Diffusers").first().waitFor();
  await page
    .getByRole("definition")
    .filter({ hasText: /^Free$/ })
    .first()
    .waitFor();
}

it("2 diffusers and 3 oils go to a parcel machine in Estonia, with the pair at its price", async () => {
  const email = "machine@example.com";
  const { page, leave } = await aVisitor(browser);
  await fillBasket(page);
  await fillAddress(page, { email });
  await page.getByRole("radio", { name: "Parcel machine" }).check();
  await orderAndPay(page);
  await page.getByText("You must select a specific parcel machine location.").first().waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change: Country of the parcel machine" }).click();
  const country = page.getByRole("combobox", { name: "Country of the parcel machine" });
  await expectFocused(country);
  await country.fill("Eston");
  await country.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Change/);
  await chooseMachine(page, "Tartu");
  await expectAccessible(page);
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await page.getByRole("button", { name: "Decline the payment" }).click();
  await page.getByText("The payment was declined").waitFor();
  await pay(page);
  expect(await orderOf(email)).toMatchObject({
    payment_state: "paid",
    delivery_method: "parcel_machine",
    delivery_country: "EE",
    parcel_machine: { city: "Tartu" },
    pieces: 5,
    bundle_cents: "4800",
    total_cents: "13870",
  });
  await leave();
});

it("L62: an oil is not sent to the United States, which its page, the cart and the checkout tell before the order", async () => {
  const { page, leave } = await aVisitor(browser);
  await addToCart(page, shop.url, "amber-stone-diffuser");
  await toCheckout(page, shop.url, "lavender-oil");
  await fillAddress(page, { email: "oils@example.com" });
  const country = page.getByRole("combobox", { name: "Country", exact: true });
  await country.selectOption("US");
  const toRemove = page.getByRole("status").filter({ hasText: "Remove Lavender Essential Oil to continue" });
  await toRemove.waitFor();
  const line = page
    .getByRole("region", { name: "Order Summary" })
    .getByRole("listitem")
    .filter({ hasText: "Lavender Essential Oil" });
  await line.getByText("Not sent to this country").waitFor();
  await expectAccessible(page);
  expect(await page.getByText(/includ\w* .*VAT|incl\. .*VAT/i).count()).toBe(0);
  // The diffuser alone: 69 and the courier.
  const total = page.getByRole("definition").filter({ hasText: "€77.99" });
  await total.waitFor();
  const button = page.getByRole("button", { name: "Order and pay" });
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  await button.press("Enter");
  const remove = line.getByRole("button", { name: "Remove Lavender Essential Oil" });
  await expectFocused(remove);
  await country.selectOption("EE");
  await toRemove.waitFor({ state: "detached" });
  await country.selectOption("US");
  await remove.click();
  await toRemove.waitFor({ state: "detached" });
  await total.waitFor();
  expect(await page.getByLabel("First name").inputValue()).not.toBe("");
  await page.getByLabel("State").selectOption("CA");
  await page.getByLabel("Postal code").fill("94105");
  await page.getByLabel("Phone number").fill("(415) 555-2671");
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await toCheckout(page, shop.url, "lavender-oil");
  await page.goto(`${shop.url}/cart`);
  await page.getByText("Not sent to: United States").waitFor();
  await page.goto(`${shop.url}/products/lavender-oil`);
  await page.getByText("Not sent to: United States").waitFor();
  await leave();
});

it.each([
  [
    "Germany",
    { country: "Germany", address: "Unter den Linden 1", city: "Berlin", zip: "10117", phoneNumber: "0151 23456789" },
    "19.00",
  ],
  [
    "the United States",
    {
      country: "United States",
      state: "CA",
      address: "1 Market Street",
      city: "San Francisco",
      zip: "94105",
      phoneNumber: "(415) 555-2671",
    },
    "0.00",
  ],
])("the same goes by courier to %s, with its VAT", async (where, recipient, rate) => {
  const email = `${where.replaceAll(" ", "-").toLowerCase()}@example.com`;
  const { page, leave } = await aVisitor(browser);
  await ask(home, "UPDATE products SET not_sold_to = '{}' WHERE category = 'oils'");
  await fillBasket(page);
  await fillAddress(page, { email, ...recipient });
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await pay(page);
  expect(await orderOf(email)).toMatchObject({
    payment_state: "paid",
    delivery_method: "courier",
    total_cents: "13870",
    vat_rates: [rate],
  });
  await leave();
});

it("the country and the city guess the dialling code until it is picked by hand", async () => {
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  const code = page.getByRole("combobox", { name: "Code" });
  await expect.poll(() => code.inputValue()).toBe("+372");
  await page.getByLabel("City").fill("Riga");
  await expect.poll(() => code.inputValue()).toBe("+371");
  await page.getByRole("combobox", { name: "Country", exact: true }).selectOption("DE");
  await expect.poll(() => code.inputValue()).toBe("+49");
  await page.reload();
  await page.getByLabel("City").fill("Tallinn");
  await expect.poll(() => code.inputValue()).toBe("+372");
  await code.selectOption("+46");
  await page.reload();
  await page.getByLabel("City").fill("Helsinki");
  await expect.poll(() => code.inputValue()).toBe("+46");
  await code.selectOption({ label: "Another code" });
  await page.getByLabel("Custom country code").fill("81");
  await page.getByLabel("Phone number").fill("90 1234 5678");
  await expect.poll(() => page.locator("input[name=countryCode]").inputValue()).toBe("+81");
  await leave();
});

it("moving to a country without parcel machines leaves the courier, and the machine is forgotten", async () => {
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await page.getByLabel("Postal code").fill("50411");
  await page.getByRole("radio", { name: "Parcel machine" }).check();
  await page.getByRole("button", { name: "Choose a parcel machine" }).click();
  await page.getByText(/places, near 50411 first$/).waitFor();
  expect(await page.getByRole("option").first().innerText()).toContain("Tartu");
  await page.getByRole("button", { name: "Close" }).click();
  await chooseMachine(page, "Tallinn");
  await page.getByRole("combobox", { name: "Country", exact: true }).selectOption("US");
  await page.getByText("No parcel machines found for country code US").waitFor();
  await page.getByText("United States has no parcel machines. Delivery is by courier now: €8.99.").waitFor();
  await expect.poll(() => page.getByRole("radio", { name: "Courier" }).isChecked()).toBe(true);
  expect(await page.getByRole("radio", { name: "Parcel machine" }).count()).toBe(0);
  await page.getByRole("combobox", { name: "Country", exact: true }).selectOption("LV");
  expect(await page.getByRole("region", { name: "Chosen parcel machine" }).count()).toBe(0);
  await leave();
});

it("a machine that closes between choice and order is told, and another can be chosen", async () => {
  const email = "closing@example.com";
  const { page, leave } = await aVisitor(browser, [/status of 400/]);
  await toCheckout(page, shop.url);
  await fillAddress(page, { email });
  await chooseMachine(page, "Narva");
  await ask(home, "UPDATE parcel_machines SET is_active = false WHERE city = 'Narva'");
  await orderAndPay(page);
  await page.getByText("The chosen parcel machine is not available. Please choose another.").first().waitFor();
  await chooseMachine(page, "Tartu");
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  expect(await orderOf(email)).toMatchObject({ parcel_machine: { city: "Tartu" } });
  await leave();
});
