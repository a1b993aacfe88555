import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { signInAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, OFFLINE } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { pay, toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop();

async function somebodyBuys(): Promise<void> {
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await toPayment(page);
  await pay(page);
  await leave();
}

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const DASHBOARD = "**/functions/v1/admin-dashboard";

it("an empty shop has a dashboard that says so, and what comes first", async () => {
  const { page, leave } = await aVisitor(browser);
  await signInAsAdmin(page, shop.url);
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  await card(page, "Recent Orders").getByText("No orders yet.").waitFor();
  expect(await card(page, "First steps").getByRole("link").allInnerTexts()).toEqual([
    "Enter who sells",
    "Look through the products",
    "See what is missing",
  ]);
  expect(await card(page, "Best sellers").count()).toBe(0);
  await card(page, "Low Stock Alert").getByText("Out of Stock").first().waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See what is missing" }).click();
  await page.waitForURL(`${shop.url}/admin/ready`);
  await page.goBack();
  await page.getByRole("link", { name: "Products: 31" }).click();
  await page.waitForURL(`${shop.url}/admin/products`);
  await leave();
});

it("an order that comes in while somebody looks is shown without a reload", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.clock.install();
  await signInAsAdmin(page, shop.url);
  await card(page, "Recent Orders").waitFor();
  await somebodyBuys();
  await page.clock.fastForward(31_000);
  const recent = card(page, "Recent Orders");
  await recent.getByText("Mari Maasikas").waitFor();
  const [{ total_cents: total } = { total_cents: 0 }] = await ask<{ total_cents: string }>(
    home,
    "SELECT total_cents FROM orders WHERE payment_state = 'paid'",
  );
  const amount = `€${(Number(total) / 100).toFixed(2)}`;
  expect(await recent.innerText()).toContain(amount);
  expect(await page.getByText("Total Sales").locator("..").innerText()).toContain(amount);
  await card(page, "Best sellers").getByText("Amber Stone Diffuser").waitFor();
  await leave();
});

it("the chart of the revenue is read day by day with the arrow keys, and as a table", async () => {
  const { page, leave } = await aVisitor(browser);
  await signInAsAdmin(page, shop.url);
  const days = page.getByRole("slider", { name: "Revenue, Day" });
  const said = () => days.getAttribute("aria-valuetext");
  await days.focus();
  expect(await said()).toMatch(/1 order$/);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(said).toMatch(/€0.00, 0 orders$/);
  await page.getByRole("button", { name: "Revenue as a table" }).click();
  expect(await page.getByRole("table", { name: "Revenue, table" }).getByRole("row").count()).toBe(31);
  await page.getByRole("button", { name: "Orders by status as a table" }).click();
  await page.getByRole("row", { name: "Processing 1" }).waitFor();
  await expectAccessible(page);
  await leave();
});

it("the webhook debugger tells flags, hints and how the newest orders stand", async () => {
  const { page, leave } = await aVisitor(browser);
  await signInAsAdmin(page, shop.url);
  const debug = card(page, "Webhook Debugger");
  await debug.getByRole("button", { name: "Test webhook" }).click();
  await toasted(page, "Test completed", "Webhook configuration checked successfully");
  await debug.getByText("Configure STRIPE_WEBHOOK_SECRET in the server function secrets.").waitFor();
  await debug.getByRole("row", { name: /^AU-\d+ Processing €/ }).waitFor();
  await ask(home, "UPDATE orders SET status = 'pending'");
  await debug.getByRole("button", { name: "Test webhook" }).click();
  await debug.getByText(/Check the payment webhook configuration/).waitFor();
  await ask(home, "UPDATE orders SET status = 'processing'");
  await expectAccessible(page);
  await leave();
});

it("the webhook debugger says why it failed", async () => {
  const { page, context, leave } = await aVisitor(browser, OFFLINE);
  await signInAsAdmin(page, shop.url);
  await card(page, "Recent Orders").waitFor();
  await context.setOffline(true);
  await card(page, "Webhook Debugger").getByRole("button", { name: "Test webhook" }).click();
  await toasted(page, "Test failed", "Network error. Please try again.");
  await leave();
});

it("figures that cannot be fetched are logged, and asked for again by hand", async () => {
  const { page, leave } = await aVisitor(browser, [/could not be fetched/, /400/]);
  await page.route(DASHBOARD, (route) =>
    route.fulfill({ status: 400, json: { success: false, error: "The figures are being counted." } }),
  );
  await signInAsAdmin(page, shop.url);
  await page.getByText("The figures could not be loaded").waitFor();
  await expectAccessible(page);
  await page.unroute(DASHBOARD);
  await page.getByRole("button", { name: "Try again" }).click();
  await card(page, "Recent Orders").waitFor();
  await leave();
});

it("a superuser finds the way to the administrators", async () => {
  const { page, leave } = await aVisitor(browser);
  await signInAsAdmin(page, shop.url);
  await card(page, "Superuser Access").getByRole("link", { name: "Manage administrators" }).click();
  await page.waitForURL(`${shop.url}/admin/user-management`);
  await leave();
});

it("fits a phone", async () => {
  const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
  await signInAsAdmin(page, shop.url);
  await card(page, "Recent Orders").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await leave();
});
