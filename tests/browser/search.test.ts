import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { aVisitor, expectAccessible, expectToFit, holdBack } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, shop } = await openShop();
const found = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading").allInnerTexts();

it("results follow what is typed, are narrowed, reached by keyboard, and added to the cart", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/about`);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await page.getByRole("main").getByRole("link", { name: "Oils" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Lavender" }).click();
  await page.getByRole("status").filter({ hasText: "products" }).waitFor();
  const field = page.getByRole("searchbox", { name: "Search the shop" });
  await field.fill("");
  await field.pressSequentially("levander");
  const suggestions = page.getByRole("navigation", { name: "Suggestions" });
  await suggestions.getByRole("link", { name: "Lavender Essential Oil" }).waitFor();
  await expect.poll(async () => (await found(page))[0]).toBe("Lavender Essential Oil");
  // What was typed on the way is no place to come back to.
  await page.goBack();
  await page.waitForURL(`${shop.url}/about`);
  await page.goForward();
  await field.fill("oil");
  await page.getByRole("status").filter({ hasText: "19 products" }).waitFor();
  const filters = page.getByRole("region", { name: "Filters" });
  await filters.getByText("Filter", { exact: true }).click();
  await filters.getByRole("link", { name: "Citrus 4" }).click();
  await page.getByRole("status").filter({ hasText: "4 products" }).waitFor();
  await page.waitForURL(/q=oil&f=scent-family.citrus$/);
  await expectAccessible(page);
  // A price that is only typed goes along with a link, and nothing follows later, also on a slow line.
  const slowly = async (route: Route) => {
    await page.evaluate(() => new Promise((later) => setTimeout(later, 400)));
    await route.continue();
  };
  await page.route("**/search.data*", slowly);
  await page.getByLabel("To", { exact: true }).fill("99,5");
  await filters.getByRole("link", { name: "Citrus 4" }).click();
  await page.waitForURL(/q=oil&to=99.5$/);
  await page.unroute("**/search.data*");
  await expect.poll(() => page.getByLabel("To", { exact: true }).inputValue()).toBe("99.50");
  await page.getByLabel("To", { exact: true }).fill("");
  await page.getByLabel("To", { exact: true }).blur();
  await page.waitForURL(/q=oil$/);
  await page.getByRole("link", { name: "Accessories 5" }).click();
  await page.getByRole("status").filter({ hasText: "5 products" }).waitFor();
  // The category is chosen above the panel, which has none of its own.
  await filters.getByText("Filter", { exact: true }).waitFor();
  await page.getByLabel("Sort by").selectOption("Price, low to high");
  await page.waitForURL(/q=oil&category=accessories&sort=price$/);
  await page.getByLabel("Price: From").fill("900");
  await page.getByLabel("Price: From").blur();
  await page.locator("#search-results").getByText("No products match these filters.").waitFor();
  await page.getByRole("status").filter({ hasText: "No products match these filters." }).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Remove the filter Accessories" }).waitFor();
  await page.getByRole("link", { name: "Clear all filters" }).press("Enter");
  await page.getByRole("status").filter({ hasText: "19 products" }).waitFor();
  // The link is gone: the keyboard goes on with the content.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main-content");
  // Of what was suggested, what still fits stands there before the shop answers.
  await field.fill("l");
  await suggestions.getByRole("link", { name: /^L/ }).first().waitFor();
  const answer = await holdBack(page, /search-suggestions\?q=lemo/);
  await field.fill("lemo");
  await expect
    .poll(async () => (await suggestions.getByRole("link").allInnerTexts()).every((one) => /\bLemo/.test(one)))
    .toBe(true);
  answer();
  await field.fill("smoke glass");
  await expect.poll(async () => (await found(page))[0]).toBe("Smoke Glass Diffuser");
  await field.press("ArrowDown");
  await page.locator("#search-results a:focus").first().waitFor();
  await page.getByRole("button", { name: /add/i }).first().click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /1 item/ })
    .waitFor();
  await field.fill("how long does the battery last");
  const results = page.locator("#search-results");
  await results.getByRole("link", { name: /How long does the battery last/ }).waitFor();
  await suggestions.getByRole("link", { name: /How long does the battery last.*Answer$/ }).waitFor();
  await expectAccessible(page);
  await field.fill("shipping");
  await results.getByRole("link", { name: "Shipping Policy" }).waitFor();
  await field.fill("xyzzyq");
  await page.getByRole("heading", { name: "Nothing found for “xyzzyq”" }).waitFor();
  await expectToFit(page);
  // On a slow line: by then the results would follow what is typed.
  await page.route("**/products/*.data*", slowly);
  await field.fill("amber stone");
  await suggestions.getByRole("link", { name: "Amber Stone Diffuser" }).click();
  await page.getByRole("heading", { level: 1, name: "Amber Stone Diffuser" }).waitFor();
  await leave();
});

it("works before scripts arrive, in another language too", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/search`);
  await page.getByRole("searchbox").fill("lavendel");
  await page.getByRole("button", { name: "Search" }).click();
  await expect.poll(async () => (await found(page))[0]).toBe("Lavender Essential Oil");
  await page.getByText("Filter", { exact: true }).click();
  await page.getByLabel("To", { exact: true }).fill("0.01");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.locator("#search-results").getByText("No products match these filters.").waitFor();
  await page.getByRole("status").filter({ hasText: "No products match these filters." }).waitFor();
  // Other words have other values of attributes.
  await page.goto(`${shop.url}/search?q=oil&f=scent-family.citrus`);
  await page.getByRole("link", { name: "Remove the filter Scent family: Citrus" }).waitFor();
  await page.getByRole("searchbox").fill("smoke glass");
  await page.getByRole("button", { name: "Search" }).click();
  await expect.poll(async () => (await found(page))[0]).toBe("Smoke Glass Diffuser");
  await page.goto(`${shop.url}/et/search?q=lavender&to=99.5`);
  expect(await page.locator("input[name=to]").inputValue()).toBe("99,50");
  expect((await found(page))[0]).toBe("Lavendli eeterlik õli");
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  await context.close();
});
