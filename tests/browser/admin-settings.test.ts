import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { SUPERUSER } from "../filled-home.ts";
import { ask, setSetting } from "../shop-process.ts";
import { signInAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectToFit, OFFLINE, reloadUntil } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const card = (page: Page, name: string) => page.getByRole("form", { name });
const save = (page: Page, name: string) => card(page, name).getByRole("button", { name: "Save changes" }).click();
const open = (page: Page) => signInAsAdmin(page, shop.url, "/admin/settings");
/** As another administrator would, in the meantime. */
const meanwhile = (key: string, value: string) => setSetting(home, key, value);

describe("store information", () => {
  it("has a notice that stands above the pages of the shop and its checkout until its last day", async () => {
    const { page, leave } = await aVisitor(browser);
    await open(page);
    const said = "We are closed until 2 January.";
    await page.getByLabel("Notice to shoppers").fill(said);
    await page.getByLabel("Last day of the notice").fill("2099-01-02");
    await save(page, "Store Information");
    await toasted(page, "Store information updated");
    for (const path of ["/about", "/et/contact", "/cart"]) {
      await page.goto(`${shop.url}${path}`);
      await page.getByRole("complementary").getByText(said).waitFor();
    }
    await expectToFit(page);
    await expectAccessible(page);
    await meanwhile("notice_until", "2020-01-02");
    await page.goto(`${shop.url}/about`);
    await reloadUntil(page, async () => (await page.getByText(said).count()) === 0);
    await page.goto(`${shop.url}/admin/settings`);
    await page.getByText("This day is over").waitFor();
    await meanwhile("notice", "");
    await leave();
  });

  it("that is changed shows at once on a page of the shop that is open, and in the footer's links", async () => {
    const shopper = await aVisitor(browser);
    await shopper.page.goto(`${shop.url}/contact`);
    const { page, leave } = await aVisitor(browser);
    await open(page);
    await expectAccessible(page);
    await page.getByLabel("Store name").fill("Linden & Salt");
    await page.getByRole("textbox", { name: "Store email" }).fill("hello@linden.example");
    await card(page, "Store Information").getByRole("button", { name: "Save changes" }).press("Enter");
    await toasted(page, "Store information updated");
    const head = card(page, "Store Information").getByRole("heading", { name: "Store Information" });
    await expect.poll(() => head.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.getByLabel("Instagram").fill("https://www.instagram.com/linden");
    await save(page, "Social profiles");
    await toasted(page, "Social profiles updated");
    await shopper.page.getByRole("banner").getByRole("link", { name: "Linden & Salt" }).waitFor();
    await shopper.page.getByRole("main").getByRole("link", { name: "hello@linden.example" }).waitFor();
    const profile = shopper.page.getByRole("contentinfo").getByRole("link", { name: "Instagram" });
    await expect.poll(() => profile.getAttribute("href")).toBe("https://www.instagram.com/linden");
    await page.getByRole("complementary").getByText("Linden & Salt").waitFor();
    await shopper.leave();
    await leave();
  });

  it("changed by somebody else meanwhile is not overwritten unseen", async () => {
    const { page, leave } = await aVisitor(browser, [/409/]);
    await open(page);
    await page.getByLabel("Store description").fill("Scents for winter.");
    await meanwhile("store_description", "Scents for summer.");
    await save(page, "Store Information");
    await toasted(page, "Failed to update store information. Please try again.", "Somebody else has changed this");
    await page.getByText("Somebody else has set this to “Scents for summer.” since.").waitFor();
    await save(page, "Store Information");
    await toasted(page, "Store information updated");
    const [row] = await ask(home, "SELECT setting_value FROM store_settings WHERE setting_key = 'store_description'");
    expect(row).toEqual({ setting_value: "Scents for winter." });
    await leave();
  });

  it("is not left behind unsaved without a question", async () => {
    const { page, leave } = await aVisitor(browser);
    await open(page);
    await page.getByLabel("Store name").fill("Half a na");
    await page.getByRole("link", { name: "User Management" }).click();
    await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByText("Stay").click();
    expect(await page.getByLabel("Store name").inputValue()).toBe("Half a na");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("alertdialog", { name: "Discard changes?" }).getByText("Keep editing").click();
    expect(await page.getByLabel("Store name").inputValue()).toBe("Half a na");
    await card(page, "Store Information").getByRole("button", { name: "Discard" }).click();
    await page.getByRole("link", { name: "User Management" }).click();
    await page.getByRole("heading", { name: /User Management/ }).waitFor();
    await leave();
  });
});

describe("shipping settings", () => {
  it.each([
    ["Free shipping threshold", "free", "Free shipping threshold must be a valid positive number."],
    ["Courier shipping cost", "-1", "Courier shipping cost must be a valid positive number."],
    ["Parcel machine shipping cost", "", "Parcel machine shipping cost must be a valid positive number."],
  ])("%s is not set to %j", async (label, value, message) => {
    const { page, leave } = await aVisitor(browser);
    await open(page);
    const field = page.getByLabel(label);
    await field.fill(value);
    await field.press("Enter");
    await toasted(page, "Invalid Input", message);
    await card(page, "Shipping Settings").getByText(message).waitFor();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await leave();
  });

  it("are what the next page of the shop says", async () => {
    const { page, leave } = await aVisitor(browser);
    await open(page);
    await page.getByLabel("Free shipping threshold").fill("60,5");
    await page.getByLabel("Processing time").fill("2-3 business days");
    await save(page, "Shipping Settings");
    await toasted(page, "Shipping settings updated");
    await toasted(page, "Shoppers still read the old text in: Estonian");
    const translations = page.getByRole("navigation", { name: "Processing in other languages" });
    await translations.getByText("Outdated").first().waitFor();
    await expect.poll(() => page.getByLabel("Free shipping threshold").inputValue()).toBe("60.50");
    await page.goto(`${shop.url}/shipping-policy`);
    await page.getByText("Free worldwide shipping on orders over €60.50").first().waitFor();
    await page.getByText("2-3 business days").first().waitFor();
    await leave();
  });

  it("that cannot be saved stay as they were typed", async () => {
    const { page, context, leave } = await aVisitor(browser, OFFLINE);
    await open(page);
    await page.getByLabel("Courier shipping cost").fill("12.00");
    await context.setOffline(true);
    await save(page, "Shipping Settings");
    await toasted(page, "Failed to update shipping settings. Please try again.", "Network error. Please try again.");
    expect(await page.getByLabel("Courier shipping cost").inputValue()).toBe("12.00");
    await leave();
  });
});

it("the trader is named in the terms, on the privacy policy and on Contact", async () => {
  const { page, leave } = await aVisitor(browser);
  await open(page);
  await page.getByRole("link", { name: "Trader" }).click();
  await page.getByLabel("Legal name").fill("Linden OÜ");
  await page.getByLabel("Address", { exact: true }).fill("Pikk 1\n10123 Tallinn\nEstonia");
  await page.getByLabel("Time zone").selectOption("Europe/Helsinki");
  await page.getByLabel("Bank account (IBAN)").fill("EE38 2200 2210 2014 5685");
  await save(page, "Trader");
  const question = page.getByRole("dialog", { name: "Enter your password" });
  await question.getByLabel("Your password").fill(SUPERUSER.password);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Save changes" }).click();
  await toasted(page, "Trader updated");
  for (const path of ["/terms-of-service", "/privacy-policy"]) {
    await page.goto(`${shop.url}${path}`);
    await page.getByText("Linden OÜ, Pikk 1, 10123 Tallinn, Estonia").first().waitFor();
  }
  await page.goto(`${shop.url}/contact`);
  await page.getByText("Linden OÜ").waitFor();
  await expectAccessible(page);
  await leave();
});

it("a VAT rate to come is added, shown, and taken back; one in force has no such button", async () => {
  const { page, leave } = await aVisitor(browser);
  await open(page);
  await page.getByRole("link", { name: "Taxes and documents" }).click();
  await page.getByRole("button", { name: "Add rate" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a VAT rate" });
  await dialog.getByRole("button", { name: "Add rate" }).click();
  await dialog.getByText("Choose a country.").waitFor();
  await expectAccessible(page);
  await dialog.getByLabel("Country").selectOption("Estonia");
  await dialog.getByLabel("Rate").fill("26,5");
  await dialog.getByLabel("From").fill("2031-07-01");
  await dialog.getByRole("button", { name: "Add rate" }).click();
  await toasted(page, "VAT rate added");
  await page.getByRole("row", { name: /Estonia.* 26.5% from 1 Jul 2031 Upcoming .* 24% / }).waitFor();
  await page.getByRole("button", { name: "Withdraw rate: 26.5%, Estonia" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw rate" }).click();
  await toasted(page, "VAT rate withdrawn");
  await page.getByText("Upcoming").waitFor({ state: "detached" });
  await page.getByRole("row", { name: /Estonia.* 24% 1 Jul 2025/ }).waitFor();
  await leave();
});

it("a VAT rate of today is asked about first, and is taken back while no order has it", async () => {
  const { page, leave } = await aVisitor(browser);
  await open(page);
  await page.getByRole("link", { name: "Taxes and documents" }).click();
  await page.getByRole("button", { name: "Add rate" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a VAT rate" });
  await dialog.getByLabel("Country").selectOption("Latvia");
  await dialog.getByLabel("Rate").fill("2,1");
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Tallinn" }).format(new Date());
  await dialog.getByLabel("From").fill(today);
  await dialog.getByRole("button", { name: "Add rate" }).click();
  const question = page.getByRole("alertdialog", { name: "Latvia: 2.1% from now on?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Add rate" }).click();
  await toasted(page, "VAT rate added");
  await page.getByRole("row", { name: /Latvia.* 2.1% / }).waitFor();
  await page.getByRole("button", { name: "Withdraw rate: 2.1%, Latvia" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw rate" }).click();
  await page.getByRole("row", { name: /Latvia.* 21% / }).waitFor();
  await leave();
});

it("a policy names the version that takes over, opens it, and is asked about before that one replaces it", async () => {
  const { page, leave } = await aVisitor(browser);
  await signInAsAdmin(page, shop.url, "/admin/policies/imprint?language=en");
  const title = page.getByRole("textbox", { name: "Title" });
  const saveIt = page.getByRole("button", { name: "Save as a new version" });
  await page.locator("[role=textbox][aria-required=true][lang=en]").waitFor();
  await title.fill("Imprint to come");
  await page.getByLabel("Valid from").fill("2199-01-01");
  await saveIt.click();
  await toasted(page, "Version saved");
  await page.getByText("Version 1 takes over on 1 Jan 2199").waitFor();
  await expectAccessible(page);
  await page.reload();
  await title.fill("Imprint mended");
  await saveIt.click();
  const question = page.getByRole("alertdialog", { name: "Version 1 replaces it on 1 Jan 2199. Save anyway?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Open version 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await toasted(page, "Version 1 is in the form.");
  await expect.poll(() => title.inputValue()).toBe("Imprint to come");
  expect(await page.getByLabel("Valid from").inputValue()).toBe("2199-01-01");
  expect(await saveIt.isDisabled()).toBe(true);
  for (const version of [2, 3]) {
    await title.fill(`Imprint to come, corrected in version ${version}`);
    await saveIt.click();
    await page.getByText(`Version ${version} takes over on 1 Jan 2199`).waitFor();
    expect(await page.getByLabel("Valid from").inputValue()).toBe("2199-01-01");
  }
  await leave();
});

it("fits a phone, where the parts are chosen from a list", async () => {
  const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
  await open(page);
  await page.getByLabel("Store name").fill("Aurelle of Tallinn");
  await page.getByText("Not saved").waitFor();
  await page.getByRole("button", { name: "Settings: General" }).click();
  await page.getByRole("menuitem", { name: "Taxes and documents" }).click();
  await page.getByRole("row", { name: /Austria/ }).waitFor();
  expect(await page.getByLabel("Store name").isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Settings: Taxes and documents" }).click();
  await page.getByRole("menuitem", { name: "General" }).click();
  expect(await page.getByLabel("Store name").inputValue()).toBe("Aurelle of Tallinn");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByText("Not saved").waitFor({ state: "detached" });
  await leave();
});
