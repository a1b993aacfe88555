import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { signInAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { addToCart, fillAddress, toCheckout } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop();
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

describe.each(WIDTHS)("at $width pixels", (viewport) => {
  it("L26: the cart tells means of payment and limits of delivery before ordering begins", async () => {
    const { page, leave } = await aVisitor(browser, [], viewport);
    await addToCart(page, shop.url);
    await page.goto(`${shop.url}/cart`);
    await page.getByText("Pay by card or another method").waitFor();
    await page.getByText("We deliver in the European Union and to the United States.").waitFor();
    await leave();
  });

  it("L27, L28: goods, delivery and total stand directly above the button, L30: the guarantee without a click", async () => {
    const { page, leave } = await aVisitor(browser, [], viewport);
    await toCheckout(page, shop.url);
    await fillAddress(page);
    const button = page.getByRole("button", { name: "Order and pay" });
    // Between them there is room for what keeps the order, which is empty here.
    const recap = button.locator("xpath=preceding-sibling::*[not(@role='status')][1]");
    await recap.getByText("Amber Stone Diffuser").first().waitFor();
    expect(await recap.getByRole("term").allInnerTexts()).toEqual(["Subtotal", "Shipping", "Total"]);
    const [above, below] = [await recap.boundingBox(), await button.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThanOrEqual(32);
    const notice = page.getByRole("region", { name: "Legal guarantee of conformity" });
    expect(await notice.getByText("at least 2 years from delivery").isVisible()).toBe(true);
    await expectAccessible(page);
    await leave();
  });

  it("L29, L34: nothing is ticked beforehand, only what a delivery needs is asked, and the privacy policy stands at the button", async () => {
    const { page, leave } = await aVisitor(browser, [], viewport);
    const expectNothingTicked = async () => {
      expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
      expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    };
    for (const path of ["/", "/products/amber-stone-diffuser", "/contact", "/signup"]) {
      await page.goto(shop.url + path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await expectNothingTicked();
    }
    await toCheckout(page, shop.url);
    await expectNothingTicked();
    const form = page.locator("form", { has: page.getByLabel("First name") });
    const asked = await form
      .getByRole("textbox")
      .evaluateAll((fields) => fields.map((field) => field.getAttribute("name")));
    expect(asked.toSorted()).toEqual(["address", "city", "email", "firstName", "lastName", "phoneNumber", "zip"]);
    await page.getByRole("main").getByRole("link", { name: "privacy policy" }).waitFor();
    await leave();
  });

  it("L51: looking at goods sets no cookie and asks no other host", async () => {
    const { page, leave } = await aVisitor(browser, [], viewport);
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    for (const path of ["/", "/products", "/products/amber-stone-diffuser", "/privacy-policy"])
      await page.goto(shop.url + path, { waitUntil: "networkidle" });
    expect(await page.context().cookies()).toEqual([]);
    expect([...hosts].filter((host) => host !== new URL(shop.url).host && host !== "")).toEqual([]);
    await leave();
  });

  it("L52: the statement of accessibility is one click from everywhere", async () => {
    const { page, leave } = await aVisitor(browser, [], viewport);
    await page.goto(`${shop.url}/faq`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility Statement" }).click();
    await page.getByRole("heading", { level: 1, name: "Accessibility Statement" }).waitFor();
    await expectAccessible(page);
    await leave();
  });

  it("L49: the imprint is one click from everywhere", async () => {
    const { page, leave } = await aVisitor(browser, [], viewport);
    await page.goto(`${shop.url}/faq`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
    await page.getByRole("heading", { level: 1, name: "Imprint" }).waitFor();
    await expectAccessible(page);
    await leave();
  });
});

it("L32: a policy is written as a new version that shoppers see, and a second administrator is told", async () => {
  const { page, leave } = await aVisitor(browser, [/409/]);
  await signInAsAdmin(page, shop.url, "/admin/settings");
  await page.getByRole("link", { name: "Policies" }).click();
  await page.getByRole("link", { name: "Terms of Service" }).click();
  await page.getByRole("textbox", { name: "Text" }).waitFor();
  await expectAccessible(page);
  const saveIt = async (version: number) => {
    await page.getByRole("button", { name: "Save as a new version" }).click();
    const question = page.getByRole("alertdialog", { name: `Put version ${version} in force now?` });
    await question.getByRole("button", { name: "Save as a new version" }).click();
  };
  await page.getByLabel("Title").fill("Our terms");
  await saveIt(1);
  await toasted(page, "Version saved");
  await page.getByText("In force").first().waitFor();
  await ask(
    home,
    `INSERT INTO policy_versions (policy, language, version, title, lead, body, valid_from, has_begun)
     SELECT policy, language, 2, 'Terms of somebody else', lead, body, now(), true FROM policy_versions`,
  );
  await page.getByLabel("Title").fill("Our best terms");
  await saveIt(2);
  await page.getByText("Somebody else has saved version 2 since.").waitFor();
  await page.getByLabel("Title").fill("Our better terms");
  await saveIt(3);
  await page.getByText("Version 3").first().waitFor();
  await page.getByRole("button", { name: "Use this text: Version 1" }).click();
  await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("Our terms");
  await page.getByLabel("Title").fill("Our best terms");
  await saveIt(4);
  await page.getByText("Version 4").first().waitFor();
  const shopper = await aVisitor(browser);
  await shopper.page.goto(`${shop.url}/terms-of-service`);
  await shopper.page.getByRole("heading", { level: 1, name: "Our best terms" }).waitFor();
  await shopper.page.getByRole("heading", { level: 2, name: "20. Law and disputes" }).waitFor();
  await shopper.leave();
  await leave();
});

it("L49: what is missing before going live is listed with the way to enter it", async () => {
  const { page, leave } = await aVisitor(browser);
  await signInAsAdmin(page, shop.url, "/admin/ready");
  await page.getByText("The legal name of who sells").waitFor();
  await page.getByText("Rules as of 22 Nov 2026.").waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Enter it: The legal name of who sells" }).click();
  await page.getByLabel("Legal name").waitFor();
  await leave();
});

it("L30: the shopkeeper's file of the notice stands on product pages and above the order button, until it is removed", async () => {
  const { page, leave } = await aVisitor(browser, [/400/], WIDTHS[0]);
  await signInAsAdmin(page, shop.url, "/admin/ready");
  await page.getByRole("link", { name: "Enter it: The Commission's notice" }).click();
  const card = page.getByRole("region", { name: "Notice of the legal guarantee" });
  await card.getByText("The shop's own words").first().waitFor();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    card.getByLabel("Notice in English", { exact: true }).setInputFiles({ name, mimeType, buffer });
  await choose("notice.svg", "image/svg+xml", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"));
  await card.getByText("This is an SVG, which may hold scripts").waitFor();
  const notice = await sharp({ create: { width: 900, height: 500, channels: 3, background: "#003399" } })
    .png()
    .toBuffer();
  await choose("notice.png", "image/png", notice);
  await toasted(page, "The notice in English is shown from now on");
  await expectAccessible(page);
  const shopper = await aVisitor(browser, [], WIDTHS[0]);
  const image = shopper.page
    .getByRole("region", { name: "Legal guarantee of conformity" })
    .getByRole("img", { name: "at least 2 years from delivery" });
  await shopper.page.goto(`${shop.url}/products/amber-stone-diffuser`);
  await shopper.page.getByRole("heading", { name: "Legal guarantee of conformity" }).click();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(900);
  await expectAccessible(shopper.page);
  await toCheckout(shopper.page, shop.url);
  await image.waitFor();
  await expectAccessible(shopper.page);
  await shopper.leave();
  await card.getByRole("button", { name: "Remove: English" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await card.getByRole("button", { name: "Choose a file: English" }).waitFor();
  await leave();
});
