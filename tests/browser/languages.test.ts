import { describe, expect, it } from "vitest";
import { messages as cartPage } from "../../src/features/cart/cart-page-messages.ts";
import { messages as cart } from "../../src/features/cart/messages.ts";
import { messages as checkout } from "../../src/features/checkout/messages.ts";
import { messages as orderEmails } from "../../src/features/orders/email-messages.ts";
import { messages as orders } from "../../src/features/orders/messages.ts";
import { messages as products } from "../../src/features/products/messages.ts";
import { countryName } from "../../src/features/shipping/countries.ts";
import { messages as withdrawalEmails } from "../../src/features/withdrawals/email-messages.ts";
import { messages as withdrawals } from "../../src/features/withdrawals/messages.ts";
import { withLanguage } from "../../src/platform/language/with-language.ts";
import { LANGUAGES, type Language, localizedPath } from "../../src/shared/language.ts";
import { ask, eventually, setSetting } from "../shop-process.ts";
import { aVisitor, expectAccessible, expectNoWiderThan, expectToFit } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { toCheckout, toPayment } from "./purchase-steps.ts";

const { browser, home, shop } = await openShop();
await setSetting(home, "languages", LANGUAGES.join(", "));

const PATHS = [
  "/",
  "/products",
  "/products?category=oils",
  "/about",
  "/contact",
  "/faq",
  "/blog",
  "/cart",
  "/login",
  "/signup",
  "/account",
  "/track-order",
  "/withdrawal",
  "/shipping-policy",
  "/return-refund-policy",
  "/privacy-policy",
  "/terms-of-service",
];
const OTHERS = LANGUAGES.filter((language) => language !== "en");

const read = async (path: string) => (await fetch(shop.url + path)).text();
const address = (language: Language, path: string) => shop.url + localizedPath(language, path);
/** A label that refers to such an id may take a whole page for a name. */
const idsTwice = (html: string) =>
  [...html.matchAll(/ id="([^"]+)"/g)].flatMap(([, id]) => id ?? []).filter((id, i, all) => all.indexOf(id) !== i);

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(PATHS.filter((path) => !path.includes("?")))(
    "%s says its language and where the others are",
    async (path) => {
      const html = await read(localizedPath(language, path));
      expect(html).toContain(`<html lang="${language}"`);
      expect(html.match(/assets\/messages-\w\w-/g)?.every((file) => file.includes(`-${language}-`))).toBe(true);
      expect(idsTwice(html)).toEqual([]);
      if (html.includes('content="noindex"')) return;
      expect(html).toContain(`rel="canonical" href="${address(language, path)}"`);
      const alternates = [...html.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)].map(
        ([, code, href]) => [code, href],
      );
      expect(alternates).toEqual([
        ...LANGUAGES.map((one) => [one, address(one, path)]),
        ["x-default", address("en", path)],
      ]);
    },
  );
});

describe.each<[Language, address: object, country: "EE" | "PL"]>([
  ["et", { zip: "10115", city: "Tallinn", street: "Pikk 1", phone: "5123 4567" }, "EE"],
  ["pl", { zip: "00-001", city: "Warszawa", street: "Marszałkowska 1", phone: "512 345 678" }, "PL"],
])("somebody who reads %s", (language, to, country) => {
  it("buys, is written to and withdraws in it", async () => {
    const { zip, city, street, phone } = to as Record<"zip" | "city" | "street" | "phone", string>;
    const say = <T>(message: () => T): T => withLanguage(language, message);
    const email = `${language}@example.com`;
    const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
    const label = (name: () => string) => page.getByRole("main").getByRole("textbox", { name: say(name), exact: true });

    await page.goto(address(language, "/products/amber-stone-diffuser"));
    const add = page.getByRole("button", { name: say(() => products.add) });
    await add.first().click();
    await page
      .getByText(say(() => cart.added.onPage))
      .first()
      .waitFor();
    await page.goto(address(language, "/cart"));
    // In some languages the bar of a phone has the same words.
    await page
      .getByRole("link", { name: say(() => cartPage.checkout), exact: true })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: say(() => checkout.title) }).waitFor();
    await label(() => checkout.fields.firstName).fill("Mari");
    await label(() => checkout.fields.lastName).fill("Maasikas");
    await label(() => checkout.fields.email).fill(email);
    await page
      .getByRole("combobox", { name: say(() => checkout.fields.country), exact: true })
      .selectOption({ label: say(() => countryName(country)) });
    await label(() => checkout.fields.address).fill(street);
    await label(() => checkout.fields.city).fill(city);
    await label(() => checkout.fields.zip).fill(zip);
    await label(() => checkout.fields.phoneNumber).fill(phone);
    await page.getByRole("radio", { name: say(() => checkout.courier.label) }).check();
    await expectAccessible(page);
    await page.getByRole("button", { name: say(() => checkout.pay), exact: true }).click();

    await page.getByRole("button", { name: /^Pay / }).click();
    await page.getByRole("heading", { name: say(() => orders.thanks) }).waitFor();
    expect(new URL(page.url()).pathname).toBe(localizedPath(language, "/order-confirmation"));
    await expectAccessible(page);

    const [order] = await ask<{ order_number: string; language: string }>(
      home,
      "SELECT order_number, language FROM orders WHERE email = $1",
      [email],
    );
    expect(order?.language).toBe(language);
    const number = order?.order_number ?? "";
    const letters = (subject: string) =>
      eventually(
        () =>
          ask<{ html: string; plain: string }>(home, "SELECT html, plain FROM mailbox_emails WHERE subject = $1", [
            subject,
          ]),
        (found) => found.length > 0,
      );
    const [confirmation] = await letters(say(() => orderEmails.mail.subject(number, "Aurelle")));
    expect(confirmation?.html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(confirmation?.html).toMatch(new RegExp(`<body[^>]* lang="${language}"`));
    const link = new RegExp(`${shop.url}/${language}/withdrawal\\?\\S+`).exec(confirmation?.plain ?? "")?.[0] ?? "";

    await page.goto(link.replace(/[)\]>]+$/, ""));
    const form = page.getByRole("main");
    await form.getByRole("textbox", { name: say(() => withdrawals.fields.name) }).fill("Mari Maasikas");
    await form.getByRole("textbox", { name: say(() => withdrawals.fields.email) }).fill(email);
    await form.getByRole("button", { name: say(() => withdrawals.check), exact: true }).click();
    await form.getByRole("button", { name: say(() => withdrawals.review.confirm), exact: true }).click();
    await form.getByRole("heading", { name: say(() => withdrawals.done.title) }).waitFor();
    const [received] = await letters(say(() => withdrawalEmails.subject(number, "Aurelle")));
    expect(received?.plain).toContain(say(() => withdrawals.review.declaration));
    await leave();
  });
});

it("the switch keeps the page with its search, and the cart; Back returns to the first language", async () => {
  const { page, leave } = await aVisitor(browser);
  await toCheckout(page, shop.url);
  await page.goto(`${shop.url}/products?category=oils`);
  const summary = page.getByRole("banner").locator("summary");
  const german = page.getByRole("banner").getByRole("link", { name: "Deutsch" });
  await summary.press("Enter");
  await german.focus();
  await page.keyboard.press("Escape");
  await german.waitFor({ state: "hidden" });
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.press("Enter");
  await german.waitFor();
  await page.keyboard.press("Shift+Tab");
  await german.waitFor({ state: "hidden" });
  await summary.click();
  await german.click();
  await page.waitForURL(`${shop.url}/de/products?category=oils`);
  await page.getByRole("button", { name: withLanguage("de", () => "Warenkorb, 1 Artikel") }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Cart, 1 item" }).waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
  await leave();
});

it("a visitor whose browser prefers another language is told of it once, and nothing moves", async () => {
  const context = await browser.newContext({ locale: "lv-LV", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(shop.url);
  await page.getByText("Šī lapa ir arī latviešu valodā.").waitFor();
  await page.getByRole("complementary").getByRole("button", { name: "Dismiss" }).click();
  await page.goto(`${shop.url}/products`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByText("Šī lapa ir arī latviešu valodā.").count()).toBe(0);
  await context.close();
});

it("a language that is switched off while somebody buys in it leads on in English", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(address("fi", "/products/amber-stone-diffuser"));
  await page
    .getByRole("button", { name: withLanguage("fi", () => products.add) })
    .first()
    .click();
  await page
    .getByText(withLanguage("fi", () => cart.added.onPage))
    .first()
    .waitFor();
  await setSetting(home, "languages", "en, et");
  await eventually(
    () => fetch(address("fi", "/cart"), { redirect: "manual" }),
    ({ status }) => status === 307,
  );
  await page.goto(address("fi", "/checkout"));
  await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
  await toPayment(page);
  await setSetting(home, "languages", LANGUAGES.join(", "));
  await leave();
});

it.each(OTHERS)("no page in %s is wider than a phone, and all are accessible", async (language) => {
  const { page, leave } = await aVisitor(browser);
  for (const path of ["/", "/products", "/terms-of-service", "/withdrawal"]) {
    await page.goto(address(language, path));
    await expectToFit(page, [320]);
    await expectNoWiderThan(page, 1024);
  }
  await leave();
});
