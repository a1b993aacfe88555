import { afterAll, expect, it } from "vitest";
import { MONTONIO_KEYS } from "../contracts/montonio-account.ts";
import { startMontonioEmulator } from "../contracts/montonio-emulator.ts";
import { ask, eventually } from "../shop-process.ts";
import { refundAll } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { addToCart, fillAddress, orderAndPay, toCheckout } from "./purchase-steps.ts";

const montonio = await startMontonioEmulator({ clock: { now: () => new Date() } });
afterAll(() => montonio.close());
const { browser, home, shop } = await openShop({
  MONTONIO_ACCESS_KEY: MONTONIO_KEYS.accessKey,
  MONTONIO_SECRET_KEY: MONTONIO_KEYS.secretKey,
  MONTONIO_API_URL: montonio.url,
});

const orders = () =>
  ask<{ payment_state: string; method: string }>(
    home,
    "SELECT o.payment_state, p.method FROM orders o JOIN payments p ON p.order_id = o.id ORDER BY o.created_at",
  );
const names = (page: Parameters<typeof orderAndPay>[0]) =>
  page
    .getByRole("group", { name: "How would you like to pay?" })
    .getByRole("radio")
    .evaluateAll((radios) =>
      radios.map((radio) => document.getElementById(radio.getAttribute("aria-labelledby") ?? "")?.textContent),
    );

it("an Estonian is offered the banks first, and must choose before ordering", async () => {
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await fillAddress(page);
  await page.getByRole("radio", { name: "Swedbank" }).waitFor();
  expect(await names(page)).toEqual(["Swedbank", "SEB", "LHV", "Revolut", "Card", "Pay later"]);
  await expectAccessible(page);
  await orderAndPay(page);
  await page.getByText("Please choose how to pay").first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("paymentMethod");
  expect(await orders()).toEqual([]);
  await leave();
});

it("a bank that refuses leads back to the choice with cart and form, and the next try is paid", async () => {
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await fillAddress(page);
  // By the keyboard alone: arrows choose, and one press on the button goes to the bank.
  await page.getByRole("radio", { name: "Swedbank" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Bank EEUHEE2X" }).waitFor();
  // As in the tab that a bank's app opens, which knows nothing of what was typed.
  await page.addInitScript(() => {
    if (location.search.includes("refused")) sessionStorage.clear();
  });
  await page.getByRole("link", { name: "Refuse" }).click();

  await page.getByText("The payment did not work").waitFor();
  await page.getByText("Amber Stone Diffuser").first().waitFor();
  await page.getByRole("radio", { name: "SEB" }).waitFor();
  await expect.poll(() => page.getByRole("radio", { name: "SEB" }).isChecked()).toBe(true);
  expect(await page.getByLabel("First name").inputValue()).toBe("Mari");
  await page.getByRole("radio", { name: "LHV" }).check();
  await orderAndPay(page);
  await page.getByRole("heading", { name: "Bank LHVBEE22" }).waitFor();
  await page.getByRole("link", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Thank You for Your Order!" }).waitFor();
  // The token of the return names the payer.
  expect(page.url()).not.toContain("order-token");
  await expectAccessible(page);
  await eventually(orders, (found) => found.at(-1)?.payment_state === "paid");
  expect(await orders()).toMatchObject([
    { payment_state: "failed", method: "bank:EE:EEUHEE2X" },
    { payment_state: "paid", method: "bank:EE:LHVBEE22" },
  ]);

  const [paid] = await ask<{ id: string }>(home, "SELECT id FROM orders WHERE payment_state = 'paid'");
  const desk = await aVisitor(browser);
  await refundAll(desk.page, shop.url, paid?.id ?? "");
  await desk.leave();
  expect(
    [...montonio.orders.values()].flatMap(({ refunds }) => refunds.map(({ cents, status }) => [cents, status])),
  ).toEqual([[7799, "SUCCESSFUL"]]);

  // The browser remembers, and keeps no cookie for it.
  await addToCart(page, shop.url);
  await page.goto(`${shop.url}/checkout`);
  await page.getByRole("radio", { name: "LHV" }).waitFor();
  await expect.poll(() => page.getByRole("radio", { name: "LHV" }).isChecked()).toBe(true);
  await leave();
});

it("another country has its own banks, and what cannot take the sum is not offered", async () => {
  const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
  await toCheckout(page, shop.url, "lavender-oil");
  await fillAddress(page, { country: "Lithuania", zip: "01100" });
  await page.getByRole("radio", { name: "Revolut" }).waitFor();
  await eventually(
    () => names(page),
    (shown) => shown.join() === "Swedbank,Revolut,Card",
  );
  await expectToFit(page);
  await leave();
});
