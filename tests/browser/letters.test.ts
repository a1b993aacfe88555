import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aHome, type Home, type ShopProcess, startShop } from "../shop-process.ts";
import { aVisitor, expectAccessible, openBrowser } from "./browser.ts";

let browser: Browser;
let home: Home;
let shop: ShopProcess;
beforeAll(async () => {
  home = aHome();
  shop = await startShop({ DATA_DIR: home.folder });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await shop?.end();
  home?.remove();
});

const letterOf = (page: Page) => page.frameLocator("iframe[title='The letter']");

it("from the mailbox one gets to every kind of letter, each accessible and with a text of its own", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/dev/mailbox`);
  await page.getByRole("link", { name: "What each kind of letter looks like" }).click();
  await expect.poll(() => page.getByRole("listitem").count()).toBeGreaterThanOrEqual(8);
  await expectAccessible(page);
  for (const kind of await page.getByRole("main").getByRole("link").allInnerTexts()) {
    await page.getByRole("link", { name: kind, exact: true }).click();
    await letterOf(page).getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.locator("pre").innerText(), { message: kind }).toContain("Aurelle");
    await page.getByRole("link", { name: "All letters" }).click();
    await page.getByRole("heading", { name: "Letters" }).waitFor();
  }
  await leave();
});

it.each([390, 1440])("an order's letter shows its goods and fits a window of %i px", async (width) => {
  const { page, leave } = await aVisitor(browser);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${shop.url}/dev/letters/order-confirmation`);
  const letter = letterOf(page);
  await letter.getByText("Total, VAT included").waitFor();
  const pictures = letter.locator("img");
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toEqual([true, true, true]);
  const extra = await letter
    .locator("html")
    .evaluate((html) => html.scrollWidth - (html.ownerDocument.defaultView?.innerWidth ?? 0));
  expect(extra).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await leave();
});
