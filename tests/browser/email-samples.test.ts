import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { aVisitor, expectAccessible } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, shop } = await openShop();

const emailOf = (page: Page) => page.frameLocator("iframe[title='The email']");

it("from the mailbox one gets to every kind of email, each accessible and with a text of its own", async () => {
  // What every visitor brings along is a script, and an email's frame lets none run.
  const { page, leave } = await aVisitor(browser, [/^Blocked script execution in 'about:srcdoc'/]);
  await page.goto(`${shop.url}/dev/mailbox`);
  await page.getByRole("link", { name: "What each kind of email looks like" }).click();
  await expect.poll(() => page.getByRole("listitem").count()).toBeGreaterThanOrEqual(8);
  await expectAccessible(page);
  for (const kind of await page.getByRole("main").getByRole("link").allInnerTexts()) {
    await page.getByRole("link", { name: kind, exact: true }).click();
    await emailOf(page).getByRole("heading").first().waitFor();
    await expect.poll(() => page.locator("pre").innerText(), { message: kind }).toContain("Aurelle");
    await page.getByRole("link", { name: "All emails" }).click();
    await page.getByRole("heading", { name: "Emails" }).waitFor();
  }
  await leave();
});

/** As a mail program on the web shows it: at an address that is not the shop's. */
async function openEmail(page: Page, name: string): Promise<Server> {
  await page.goto(`${shop.url}/dev/emails/${name}`);
  const html = await page.getByTitle("The email").getAttribute("srcdoc");
  const mail = createServer((_, response) => response.setHeader("content-type", "text/html; charset=utf-8").end(html));
  await new Promise<void>((listening) => mail.listen(0, "127.0.0.1", listening));
  await page.goto(`http://127.0.0.1:${(mail.address() as AddressInfo).port}/`);
  return mail;
}

it.each(["order-confirmation", "campaign"])("%s shows its images, and fits a phone and a desk", async (name) => {
  const { page, leave } = await aVisitor(browser);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const mail = await openEmail(page, name);
    const images = page.locator("img:not([width='1'])");
    await expect
      .poll(() => images.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toEqual([true, true, true, true]);
    const extra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(extra).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    mail.close();
  }
  await leave();
});
