import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, eventually } from "../shop-process.ts";
import { aVisitor, expectAccessible, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop({ LIMIT_NEWSLETTER: "1000" });

const SOLD_OUT = "/products/dusk-glass-diffuser";
const form = (page: Page) => page.getByRole("region", { name: "Out of stock" });
const field = (page: Page) => form(page).getByRole("textbox", { name: "Email address" });
const waiting = async (email: string) =>
  (await ask(home, "SELECT id FROM back_in_stock_requests WHERE email = $1", [email])).length;

it("who finds a product sold out leaves an address by keyboard, and gets one email when it is back", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(shop.url + SOLD_OUT);
  await field(page).focus();
  await page.keyboard.press("Enter");
  await form(page).getByText("Please enter your email address").waitFor();
  await field(page).fill("nina@example");
  await page.keyboard.press("Enter");
  await form(page).getByText("Please enter a valid email address").waitFor();
  await expectToFit(page);
  await field(page).fill(" Nina@Example.com ");
  await page.keyboard.press("Enter");
  const done = form(page).getByText("We email you as soon as it is back.");
  await done.waitFor();
  expect(await done.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectAccessible(page);
  expect(await page.getByText("Amber glass blown over a brass stem").count()).toBe(1);
  expect(await waiting("nina@example.com")).toBe(1);
  await ask(
    home,
    "UPDATE stock_levels SET available = 4 WHERE product_id = (SELECT id FROM products WHERE slug = 'dusk-glass-diffuser')",
  );
  await page.getByRole("button", { name: "Add to cart", exact: true }).first().waitFor();
  await leave();
  await eventually(
    () => ask(home, "SELECT subject FROM mailbox_emails WHERE recipient = 'nina@example.com'"),
    (emails) => emails.length === 1,
    90_000,
  );
  await ask(
    home,
    "UPDATE stock_levels SET available = 0 WHERE product_id = (SELECT id FROM products WHERE slug = 'dusk-glass-diffuser')",
  );
});

it("the form works without scripts", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url + SOLD_OUT);
  await field(page).fill("otto@example.com");
  await form(page).getByRole("button", { name: "Email me when it is back" }).click();
  await page.getByRole("heading", { name: "You are on the list" }).waitFor();
  expect(await waiting("otto@example.com")).toBe(1);
  await page.getByRole("link", { name: "Back to the product" }).click();
  await form(page).waitFor();
  await context.close();
});
