import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, setSetting } from "../shop-process.ts";
import { aVisitor, expectToFit, reloadUntil } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const main = (page: Page) => page.getByRole("main");
const textOf = async (page: Page, path: string): Promise<string> => {
  await page.goto(shop.url + path);
  return (await main(page).innerText()).replaceAll(/\s+/g, " ");
};

const PAGES: readonly (readonly [path: string, heading: string, figures: readonly string[]])[] = [
  [
    "/shipping-policy",
    "Shipping Policy",
    ["Free worldwide shipping on orders over €75.00", "within 24 hours", "4 to 24 business days", "€8.99", "€3.99"],
  ],
  [
    "/return-refund-policy",
    "Return and Refund Policy",
    [
      "within 100 days of receipt",
      "The buyer pays for return shipping",
      "original payment method within 10 business days",
      "more than 15 business days",
      "14-day cooling-off period",
      "1-year warranty",
      "2 years",
    ],
  ],
  ["/privacy-policy", "Privacy Policy", ["support@example.com", "payment provider", "erased after 30 days"]],
  ["/terms-of-service", "Terms of Service", ["1. Who we are", "20. Law and disputes", "Order and pay"]],
  [
    "/faq",
    "Frequently Asked Questions",
    [
      "up to 24 hours",
      "within 30 days",
      "our policy gives you 100 days",
      "1-year warranty, on top of the 2-year legal guarantee",
      "within 24 hours",
    ],
  ],
  ["/about", "It began with a room that would not go quiet", ["Pure & Natural", "Premium Quality", "Wellness First"]],
  ["/contact", "Write to us", ["support@example.com", "We reply within 24 hours."]],
];

describe("pages that tell", () => {
  it.each(PAGES)("%s is read whole before scripts arrive", async (path, heading, figures) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const text = await textOf(page, path);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
    for (const figure of figures) expect(text).toContain(figure);
    expect(text, "an email is written in one way").not.toMatch(/e-mail/i);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(shop.url + path);
    await context.close();
  });

  it("the terms have twenty sections, each found by its link", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/terms-of-service`);
    expect(await main(page).getByRole("heading", { level: 2 }).count()).toBe(20);
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "12. Right of" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#withdrawal");
    await leave();
  });

  it("policies quote the shopkeeper's amounts and address", async () => {
    const { page, leave } = await aVisitor(browser);
    await setSetting(home, "free_shipping_threshold", "120");
    await expect.poll(() => textOf(page, "/shipping-policy")).toContain("orders over €120.00");
    await ask(home, "DELETE FROM store_settings WHERE setting_key = 'free_shipping_threshold'");
    await leave();
  });

  it("of the four questions one answer is open at a time", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/faq`);
    const questions = main(page).locator("h2 + div").first().getByRole("button");
    expect(await questions.count()).toBe(4);
    const open = () => questions.evaluateAll((all) => all.map((one) => one.getAttribute("aria-expanded") === "true"));
    await questions.nth(0).press("Enter");
    expect(await open()).toEqual([true, false, false, false]);
    await questions.nth(2).press("Enter");
    expect(await open()).toEqual([false, false, true, false]);
    await questions.nth(2).press("Enter");
    expect(await open()).toEqual([false, false, false, false]);
    await leave();
  });
});

describe("accounts that are not open yet", () => {
  const CLOSED = "Accounts are not open yet";

  it.each([
    ["/login", ["Email", "Password"], "Sign In", "Create an account", "/signup"],
    [
      "/signup",
      ["First name", "Last name", "Email", "Password", "Confirm password"],
      "Create Account",
      "Sign in",
      "/login",
    ],
  ])("%s has its fields, says so, and sends nothing", async (path, labels, button, link, target) => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(shop.url + path);
    await main(page).getByText(CLOSED).waitFor();
    for (const label of labels) await main(page).getByLabel(label, { exact: true }).fill("not an address");
    const sent: string[] = [];
    page.on("request", (request) => {
      // The router looks ahead for the links on a page when it comes to it.
      if (request.url().includes("/__manifest")) return;
      if (["fetch", "xhr", "document"].includes(request.resourceType())) sent.push(request.url());
    });
    await main(page).getByRole("button", { name: button }).click();
    expect(sent).toEqual([]);
    expect(await page.locator("[aria-invalid]").count()).toBe(0);
    await main(page).getByRole("link", { name: link, exact: true }).click();
    await page.waitForURL(shop.url + target);
    await leave();
  });

  it("My Account shows three tabs of samples", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/account`);
    await main(page).getByText(CLOSED).waitFor();
    await main(page).getByText("AU-100012").waitFor();
    await page.getByRole("tab", { name: "Order History" }).press("ArrowRight");
    await main(page).getByRole("button", { name: "Edit Profile" }).waitFor();
    await page.getByRole("tab", { name: "Profile" }).press("ArrowRight");
    await main(page).getByRole("button", { name: "Manage newsletter" }).waitFor();
    await main(page).getByRole("button", { name: "Change password" }).click();
    await leave();
  });
});

describe("the first page", () => {
  it("leads to the products and to the story, before scripts arrive too", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(shop.url);
    expect(await page.getByRole("region", { name: "Featured Products" }).getByRole("article").count()).toBe(4);
    expect(await page.getByRole("region", { name: "Morning, afternoon, night" }).getByRole("listitem").count()).toBe(3);
    await page.getByRole("region", { name: "Our Wellness Journey" }).waitFor();
    await page.getByRole("region", { name: "One evening" }).locator("video").waitFor();
    await page.getByRole("link", { name: "Shop the Collection" }).click();
    await page.getByRole("heading", { level: 1, name: "Our Collection" }).waitFor();
    await page.goBack();
    await main(page).getByRole("link", { name: "Discover Our Story" }).first().click();
    await page.waitForURL(`${shop.url}/about`);
    await context.close();
  });

  it("shows three testimonials as samples, and none once the shop turned them off", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(shop.url);
    const words = page.getByRole("region", { name: "From our customers" });
    expect(await words.getByRole("img", { name: "Sample rating: 5 of 5 stars" }).count()).toBe(3);
    await words.getByText("Sample reviews of the demo.").waitFor();
    await ask(home, "UPDATE store_settings SET setting_value = 'false' WHERE setting_key = 'demo_ratings'");
    await reloadUntil(page, async () => {
      await page.getByRole("region", { name: "One evening" }).waitFor();
      return (await words.count()) === 0;
    });
    await ask(home, "UPDATE store_settings SET setting_value = 'true' WHERE setting_key = 'demo_ratings'");
    await leave();
  });
});

const ALL = [...PAGES.map(([path]) => path), "/withdrawal", "/login", "/signup", "/account"];

it("every page fits every screen and is accessible", async () => {
  const { page, leave } = await aVisitor(browser);
  for (const path of ALL) {
    await page.goto(shop.url + path);
    await expectToFit(page, [390, 768, 1440]);
  }
  await leave();
});
