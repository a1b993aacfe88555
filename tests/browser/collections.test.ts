import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectFocused, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const ADDRESS = `${shop.url}/collections/citrus-and-flowers`;
const cards = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading").allInnerTexts();
const filters = (page: Page) => page.getByRole("region", { name: "Filters" });
const fold = async (page: Page) => filters(page).locator("summary").click();

describe("a collection", () => {
  it("is made by rule, with a count of what it matches while it is written", async () => {
    const { page, leave } = await aVisitor(browser);
    await arriveAsAdmin(page, shop.url, "/admin/collections");
    await page.getByRole("heading", { level: 1, name: "Collections" }).waitFor();
    await page.getByRole("link", { name: "New Collection" }).first().click();
    await page
      .getByLabel("Title", { exact: true })
      .or(page.getByRole("textbox", { name: /^Title/ }))
      .first()
      .fill("Citrus and Flowers");
    const preview = page.getByRole("region", { name: "What the rule matches now" });
    await preview.getByText("Without a condition no product belongs to it.").waitFor();
    await page.getByRole("button", { name: "Add a condition" }).click();
    await preview.getByText("Complete the conditions to see what they match.").waitFor();
    await page.getByLabel("Condition 1: What").selectOption("Scent family");
    await page.getByRole("checkbox", { name: "Citrus" }).check();
    await preview.getByText("4 products", { exact: true }).waitFor();
    await page.getByRole("checkbox", { name: "Floral" }).check();
    await preview.getByText("7 products", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Add a condition" }).click();
    await page.getByLabel("Condition 2: What").selectOption("Price today");
    await page.getByRole("group", { name: "Condition 2" }).getByLabel("From").fill("9000");
    await preview.getByText(/No product matches/).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Remove condition 2" }).press("Enter");
    const left = page.getByRole("button", { name: "Remove condition 1" });
    await expectFocused(left);
    await preview.getByText("7 products", { exact: true }).waitFor();
    await page.getByLabel("Status").selectOption("Published");
    await page.getByLabel("Shown in the menu").selectOption("Main menu");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await toasted(page, "Collection saved");
    await page.getByRole("heading", { level: 1, name: "Edit collection" }).waitFor();
    await expectToFit(page);
    await leave();
  });

  it("is in the menu, and filtered by links that stay one address, with scripts", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(shop.url);
    await page.getByRole("banner").getByRole("link", { name: "Citrus and Flowers" }).click();
    await page.getByRole("heading", { level: 1, name: "Citrus and Flowers" }).waitFor();
    expect(await cards(page)).toHaveLength(7);
    await fold(page);
    await expectAccessible(page);
    await filters(page)
      .getByRole("link", { name: /^Citrus 4$/ })
      .click();
    await page.waitForURL(`${ADDRESS}?f=scent-family.citrus`);
    await expect.poll(() => cards(page)).toHaveLength(4);
    // Flowers would add to it, another attribute narrows it.
    await filters(page)
      .getByRole("link", { name: /^Floral 4$/ })
      .waitFor();
    await filters(page)
      .getByRole("link", { name: /^India 1$/ })
      .click();
    await expect.poll(() => cards(page)).toEqual(["Lemongrass Essential Oil"]);
    await page.waitForURL(`${ADDRESS}?f=origin.india_scent-family.citrus`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/India/);
    await page.getByRole("link", { name: "Remove the filter Origin: India" }).click();
    await expect.poll(() => cards(page)).toHaveLength(4);
    // What is chosen while another answer is on its way is added to it.
    const answers = Promise.withResolvers<void>();
    await page.route(/\.data/, async (route) => {
      await answers.promise;
      await route.continue();
    });
    await filters(page).getByRole("link", { name: "In stock" }).click();
    await filters(page).getByLabel("Price: from").fill("2");
    await filters(page).getByLabel("Price: from").press("Enter");
    answers.resolve();
    await page.waitForURL(`${ADDRESS}?f=scent-family.citrus&from=2&stock=1`);
    await page.unroute(/\.data/);
    await page.getByRole("link", { name: "Remove the filter In stock" }).click();
    await page.getByRole("link", { name: "Remove the filter Price: from €2.00" }).click();
    await page.waitForURL(`${ADDRESS}?f=scent-family.citrus`);
    await filters(page).getByLabel("to").fill("1");
    // A price that is only typed goes along with a link.
    const address = await filters(page).getByRole("link", { name: "In stock" }).getAttribute("href");
    expect(address).toMatch(/f=scent-family.citrus&to=1&stock=1$/);
    await filters(page).getByLabel("to").press("Enter");
    const none = "No product of this collection fits these filters.";
    await page.getByRole("heading", { name: none }).waitFor();
    expect(await page.locator("[aria-live=polite]", { hasText: none }).count()).toBe(1);
    await page.getByRole("link", { name: "Remove the filter Price: to €1.00" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Clear all filters" }).first().click();
    await expect.poll(() => cards(page)).toHaveLength(7);
    await page.getByLabel("Sort by").selectOption("Price, high to low");
    await page.waitForURL(`${ADDRESS}?sort=price-down`);
    // The products follow the address; until then the others are dimmed.
    await expect.poll(async () => (await cards(page))[0]).toBe("Lemon Essential Oil");
    await expectToFit(page);
    await leave();
  });

  it("is filtered before scripts arrive, and has one address for its filters", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${ADDRESS}?utm_source=letter&pages=1&f=scent-family.floral_scent-family.citrus_origin.nowhere`);
    expect(page.url()).toBe(`${ADDRESS}?f=scent-family.citrus_scent-family.floral&utm_source=letter`);
    await page.getByRole("link", { name: "Remove the filter Scent family: Floral" }).waitFor();
    await fold(page);
    await filters(page)
      .getByRole("link", { name: /^Floral/ })
      .first()
      .click();
    await page.waitForURL(`${ADDRESS}?f=scent-family.citrus`);
    expect(await cards(page)).toHaveLength(4);
    await page.getByLabel("Sort by").selectOption("Price, low to high");
    await page.getByRole("button", { name: "Apply" }).last().click();
    await page.waitForURL(`${ADDRESS}?f=scent-family.citrus&sort=price`);
    await fold(page);
    await filters(page).getByLabel("Price: from").fill("1");
    await filters(page).getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(`${ADDRESS}?f=scent-family.citrus&from=1&sort=price`);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(ADDRESS);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((one) => JSON.parse(one)["@type"])).toEqual(
      expect.arrayContaining(["CollectionPage", "BreadcrumbList"]),
    );
    await context.close();
  });

  it("follows a product on an open page, and tells in the product's table what it is grouped by", async () => {
    const { page, leave } = await aVisitor(browser);
    const stream = page.waitForResponse(/\/live$/);
    await page.goto(ADDRESS);
    await stream;
    await ask(home, "UPDATE products SET attributes = '{}' WHERE slug = 'lemon-oil'");
    await expect.poll(() => cards(page)).toHaveLength(6);
    const [row] = await ask<{ id: string }>(home, "SELECT id FROM products WHERE slug = 'bergamot-oil'");
    await page.goto(`${shop.url}/products/${row?.id}`);
    await page.getByRole("tab", { name: "Specifications" }).click();
    await page.getByText("Citrus, Floral", { exact: true }).waitFor();
    await leave();
  });

  it("is put together by hand and ordered with the keyboard; its old address leads on", async () => {
    const { page, leave } = await aVisitor(browser, [/409 \(Conflict\)/]);
    await arriveAsAdmin(page, shop.url, "/admin/collections/new");
    const title = page.getByRole("textbox", { name: /^Title/ }).first();
    await title.fill("Gifts");
    await page.getByRole("combobox", { name: "Products" }).selectOption("By hand");
    const add = page.getByLabel("Add a product");
    for (const name of ["Cedar Oil Box", "Linen Gift Box", "Scent Stones"]) {
      await add.fill(name);
      await page.getByRole("button", { name: new RegExp(`^Add .*${name}`) }).waitFor();
      await add.press("Enter");
      await page.getByRole("list", { name: "Chosen products" }).getByText(name).waitFor();
    }
    const chosen = page.getByRole("list", { name: "Chosen products" }).getByRole("listitem");
    await chosen.nth(2).getByRole("button", { name: /up$/ }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect.poll(() => chosen.first().innerText()).toMatch(/Scent Stones/);
    await page
      .getByRole("status")
      .filter({ hasText: /Scent Stones is now at position 1 of 3/ })
      .waitFor({ state: "attached" });
    await add.fill("Lune Ceramic Diffuser");
    await page.getByRole("button", { name: /^Add .*Lune Ceramic Diffuser/ }).click();
    await chosen.nth(3).getByRole("button", { name: /up$/ }).press("Enter");
    await chosen
      .nth(2)
      .getByRole("button", { name: /^Remove/ })
      .press("Enter");
    await page.getByRole("status").filter({ hasText: "Lune Ceramic Diffuser removed." }).waitFor({ state: "attached" });
    await expectFocused(chosen.nth(2).getByRole("button", { name: /^Remove/ }));
    await expectAccessible(page);
    await page.getByLabel("Status").selectOption("Published");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await toasted(page, "Collection saved");
    await page.getByRole("heading", { level: 1, name: "Edit collection" }).waitFor();
    await page.getByRole("textbox", { name: /^Slug/ }).fill("gift-ideas");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await toasted(page, "Collection saved");
    await page.goto(`${shop.url}/collections/gifts`);
    expect(page.url()).toBe(`${shop.url}/collections/gift-ideas`);
    expect(await cards(page)).toEqual([expect.stringMatching(/Scent Stones/), "Cedar Oil Box", "Linen Gift Box"]);
    await page.goto(`${shop.url}/search?q=gifts`);
    await page.getByRole("main").getByRole("link", { name: "Gifts", exact: true }).waitFor();
    await leave();
  });
});
