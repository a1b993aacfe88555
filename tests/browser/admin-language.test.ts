import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { LANGUAGE_NAMES } from "../../src/shared/language-names.ts";
import { SUPERUSER } from "../filled-home.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, shop } = await openShop({}, 30);

const SECOND = { email: "second@example.com", password: "walnut and linen" };

async function called(method: string, name: string, body: object, token = ""): Promise<{ sessionToken?: string }> {
  const answer = await fetch(`${shop.url}/functions/v1/${name}`, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

it("an administrator reads and works in Estonian, and still does after signing out; another one reads English", async () => {
  const owner = await called("POST", "admin-auth", { ...SUPERUSER, rememberMe: false });
  await called("POST", "admin-management", SECOND, owner.sessionToken);
  const { page, leave } = await aVisitor(browser);
  await arriveAsAdmin(page, shop.url);
  expect(await languageOf(page)).toBe("en");
  await page.getByRole("button", { name: "Language of the back office: English" }).press("Enter");
  await page.keyboard.press("ArrowDown");
  expect(await languageOf(page)).toBe("en");
  await page.getByRole("menuitemradio", { name: LANGUAGE_NAMES.et }).press("Enter");
  await page.getByRole("navigation", { name: "Poe haldus" }).waitFor();
  expect(await languageOf(page)).toBe("et");

  await page.getByRole("link", { name: "Tellimused", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Tellimused" }).waitFor();
  await page.locator('a[href^="/admin/orders/"]').filter({ hasText: /^AU-/ }).first().click();
  await page.getByRole("button", { name: "Lisa märge" }).click();
  await page.getByLabel("Sisemised märkmed").fill("Helistada enne saatmist");
  await page.getByRole("button", { name: "Salvesta märkmed" }).click();
  await toasted(page, "Märkmed on salvestatud");
  await expectAccessible(page);

  const other = await aVisitor(browser, [], { width: 390, height: 844 });
  await other.page.goto(`${shop.url}/admin/login`);
  await other.page.getByLabel(/^Email/).fill(SECOND.email);
  await other.page.getByLabel(/^Password/).fill(SECOND.password);
  await other.page.getByRole("button", { name: "Sign In to Admin Portal" }).click();
  await other.page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  expect(await languageOf(other.page)).toBe("en");
  await other.leave();

  await page.getByRole("button", { name: "Logi välja" }).click();
  await page.getByRole("heading", { name: "Halduri sisselogimine" }).waitFor();
  await page.reload();
  await page.getByLabel(/^E-post/).fill(SUPERUSER.email);
  await page.getByLabel(/^Parool/).fill(SUPERUSER.password);
  await page.getByRole("button", { name: "Logi poe haldusse sisse" }).click();
  await page.getByRole("heading", { level: 1, name: "Töölaud" }).waitFor();
  expect(await page.context().cookies(`${shop.url}/products`)).not.toContainEqual(
    expect.objectContaining({ name: "back_office_language" }),
  );
  await leave();
});

/** Leads nowhere; the browser says so on its console. */
const NOWHERE = "/nothing/here";

/** Screens of their own addresses; what they are about comes with the demo. */
const SCREENS = [
  "",
  "/orders",
  "/orders/packing-list",
  "/payments",
  "/shipments",
  "/customers",
  "/products",
  "/content",
  "/blog",
  "/emails",
  "/emails?tab=campaigns",
  "/emails?tab=emails",
  "/account",
  "/settings",
  "/settings/search",
  "/settings/languages",
  "/settings/languages/et",
  "/ready",
  "/recalls",
  "/sold-materials",
  "/processing",
  "/policies",
  "/policies/terms-of-service",
  "/content/new",
  "/blog/new",
  "/audit-log",
  NOWHERE,
].map((path) => `/admin${path}`);

/** What is the same in both languages: names, codes and addresses. */
const NAMES = [
  "Aurelle",
  "Ctrl K",
  "Link",
  "Register",
  "CSV",
  "PDF",
  "GTIN",
  "DPD",
  "Omniva",
  "Smartposti",
  "Venipak",
  "Unisend",
  "InPost",
  "Instagram",
  "Pinterest",
  "Facebook",
  "Austria",
  "Malta",
  "Portugal",
  ...Object.values(LANGUAGE_NAMES),
];
const ADDRESS = /^([\w.+-]+@[\w.-]+|https?:.*|\/.*|[A-Z]{2}: .*|[A-Z][\w-]+\/[\w/ -]+|\{\w+\})$/;
const isSame = (text: string): boolean =>
  NAMES.includes(text) || ADDRESS.test(text) || /^(Stripe|Resend|PDF TEST-INV)\b/.test(text);
/** "Camille Martin" where the shop's data has her first and her last name; "1 × Cedarwood Oil, 2 × Lemon Oil". */
const isMadeOf = (text: string, data: string): boolean =>
  text
    .split(/, |\d+ × /)
    .map((part) => part.trim())
    .every(
      (part) =>
        data.includes(part) ||
        (part.includes(" ") && part.split(" ").every((word) => /^(\p{Lu}|\d)/u.test(word) && data.includes(word))),
    );

/** The texts of a screen, without those that the shop's data brought. */
async function textsOf(page: Page, path: string): Promise<Set<string>> {
  const answers: string[] = [];
  const keep = async (response: { url(): string; text(): Promise<string> }) => {
    if (response.url().includes("/functions/v1/")) answers.push(await response.text().catch(() => ""));
  };
  page.on("response", keep);
  await page.goto(shop.url + path);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true], [data-loading]"));
  page.off("response", keep);
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest("script,style,[lang]:not(html)")) found.push(walker.currentNode.textContent ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label],[placeholder],[title],[alt]"))
      for (const name of ["aria-label", "placeholder", "title", "alt"]) found.push(element.getAttribute(name) ?? "");
    return found;
  });
  const data = answers.join("\n");
  const words = texts.map((text) => text.replaceAll(/\s+/g, " ").trim());
  return new Set(words.filter((text) => /\p{L}{3}/u.test(text) && !isSame(text) && !isMadeOf(text, data)));
}

/** One order, one customer, one text of each kind, one translation. */
async function pagesOfThings(token: string): Promise<string[]> {
  const first = async (name: string): Promise<string> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${shop.url}/functions/v1/${name}`, { headers });
    const [rows = []] = Object.values<{ id: string }[]>(await answer.json()).filter(Array.isArray);
    return rows[0]?.id ?? "";
  };
  const [order, customer, post, product] = await Promise.all(
    ["admin-orders", "admin-customers", "admin-blog", "admin-products"].map(first),
  );
  const ofOrder = ["", "/packing-slip"].map((part) => `/admin/orders/${order}${part}`);
  return [
    ...ofOrder,
    `/admin/customers/${customer}`,
    `/admin/blog/${post}`,
    `/admin/translations/product/${product}/et`,
  ];
}

it("no screen says in English what Estonian says", async () => {
  const english = await aVisitor(browser, [/status of 404/]);
  const estonian = await aVisitor(browser, [/status of 404/]);
  const owner = await called("POST", "admin-auth", { ...SUPERUSER, rememberMe: false });
  await called("POST", "admin-management", SECOND, owner.sessionToken).catch(() => undefined);
  const second = await called("POST", "admin-auth", { ...SECOND, rememberMe: false });
  await called("PUT", "admin-language", { language: "et" }, owner.sessionToken);
  for (const [{ page }, token] of [
    [estonian, owner.sessionToken],
    [english, second.sessionToken],
  ] as const) {
    await page.goto(`${shop.url}/robots.txt`);
    await page.evaluate((kept) => window.sessionStorage.setItem("admin_jwt_token", kept ?? ""), token);
  }
  const left: string[] = [];
  for (const path of [...SCREENS, ...(await pagesOfThings(owner.sessionToken ?? ""))]) {
    const [ours, theirs] = await Promise.all([textsOf(english.page, path), textsOf(estonian.page, path)]);
    expect(theirs.size, path).toBeGreaterThan(5);
    for (const text of theirs) if (ours.has(text)) left.push(`${path}: ${text}`);
  }
  expect([...new Set(left)]).toEqual([]);
  await english.leave();
  await estonian.leave();
}, 240_000);
