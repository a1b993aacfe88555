import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { aVisitor, expectAccessible } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

/** The picker with the shop's own list, as the checkout holds it. */
async function atThePicker(page: Page) {
  await page.goto(`${shop.url}/dev/styles`, { waitUntil: "networkidle" });
  const sample = page.getByRole("region", { name: "Parcel machine of the shop" });
  return {
    country: sample.getByRole("combobox", { name: "Parcel machine country" }),
    choose: sample.getByRole("button", { name: "Choose a parcel machine" }),
    chosen: sample.getByRole("region", { name: "Chosen parcel machine" }),
    drawer: page.getByRole("dialog", { name: "Choose a parcel machine" }),
    search: page.getByRole("combobox", { name: "Search parcel machines" }),
    sample,
  };
}

/** The page of samples has an image that is missing on purpose, which some browsers fetch long before it is seen. */
const MISSING = /no-such-picture\.webp/;
const phone = { width: 390, height: 780 };

it("a machine is found without its accents and chosen by keyboard alone", async () => {
  const { page, leave } = await aVisitor(browser, [MISSING]);
  const { choose, chosen, drawer, search } = await atThePicker(page);
  await choose.focus();
  await page.keyboard.press("Enter");
  await drawer.getByText("198 places").waitFor();
  await page.keyboard.type("johvi tsen");
  await drawer
    .getByRole("option", { name: /^Jõhvi Tsentraal/ })
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  const first = drawer.getByRole("option").first();
  await expect.poll(() => search.getAttribute("aria-activedescendant")).toBe(await first.getAttribute("id"));
  await page.keyboard.press("Enter");
  await chosen.getByText("Jõhvi Tsentraal").waitFor();
  await chosen.getByText("Keskväljak 4, 41531 Jõhvi").waitFor();
  // The focus is back where it came from, and the drawer shows the choice when it is opened again.
  await page.keyboard.press("Enter");
  await search.fill("tsentraal");
  await drawer.getByRole("option", { selected: true }).waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await leave();
});

it("says that nothing was found, with the words that were searched, and goes back to all", async () => {
  const { page, leave } = await aVisitor(browser, [MISSING], phone);
  const { choose, drawer, search } = await atThePicker(page);
  await choose.click();
  await search.fill("Atlantis");
  await drawer.getByRole("heading", { name: "No parcel machines found for “Atlantis”" }).waitFor();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Clear the search" }).click();
  await drawer.getByText("198 places").waitFor();
  const carrier = drawer.getByRole("group", { name: "Carriers" }).getByRole("button", { name: "DPD" });
  await carrier.click();
  await drawer.getByText("50 places").waitFor();
  await expectAccessible(page);
  await carrier.click();
  await drawer.getByText("198 places").waitFor();
  await leave();
});

const allow = (context: BrowserContext, latitude: number, longitude: number) =>
  Promise.all([context.grantPermissions(["geolocation"]), context.setGeolocation({ latitude, longitude })]);

it("stands the nearest first once the shopper's place is known", async () => {
  const { page, context, leave } = await aVisitor(browser, [MISSING], phone);
  await allow(context, 58.2481, 22.5039);
  const { choose, chosen, drawer } = await atThePicker(page);
  await choose.click();
  await drawer.getByRole("button", { name: "Use my location" }).click();
  await drawer.getByText("198 places, nearest first").waitFor();
  const nearest = drawer.getByRole("option").first();
  expect(await nearest.innerText()).toMatch(/Kuressaare[\s\S]*\d\.\d km away/);
  await nearest.click();
  await chosen.getByText(/km away/).waitFor();
  await leave();
});

it("says so where the browser keeps the place to itself, and the list stays", async () => {
  const { page, context, leave } = await aVisitor(browser, [MISSING]);
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  });
  const { choose, drawer } = await atThePicker(page);
  await choose.click();
  await drawer.getByRole("button", { name: "Use my location" }).click();
  await drawer.getByText("Your browser does not share your location.").waitFor();
  await drawer.getByText("198 places").waitFor();
  await leave();
});

it("a country is found by typing, and without machines it says so with its code", async () => {
  const { page, leave } = await aVisitor(browser, [MISSING]);
  const { country, sample } = await atThePicker(page);
  await country.focus();
  await page.keyboard.type("xyz");
  await sample.getByText("No country found.").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => country.inputValue()).toBe("Estonia");
  await country.fill("port");
  await page.keyboard.press("Enter");
  await expect.poll(() => country.inputValue()).toBe("Portugal");
  await sample.getByText("No parcel machines found for country code PT").waitFor();
  await country.click();
  await expectAccessible(page);
  await sample.getByRole("option", { name: "Latvia" }).click();
  await sample.getByText("No parcel machines found for country code PT").waitFor({ state: "detached" });
  await leave();
});

it("a list that could not be loaded is told with its reason and loaded again on demand", async () => {
  const { page, leave } = await aVisitor(browser, [/Failed to load resource/]);
  await page.route("**/functions/v1/parcel-machines*", (route) => route.abort(), { times: 1 });
  const { choose, sample } = await atThePicker(page);
  await sample.getByText("No parcel machines found for country code EE").waitFor();
  await sample.getByText("The shop cannot be reached. Please check your connection and try again.").waitFor();
  await sample.getByRole("button", { name: "Try Again" }).click();
  await choose.click();
  await page.getByText("198 places").waitFor();
  await leave();
});

it("ten thousand machines stay quick: what is drawn is little, what is searched is all", async () => {
  await ask(
    home,
    `INSERT INTO parcel_machines (provider, external_id, name, address, city, postal_code, country_code, country_name)
     SELECT 'InPost', 'M' || n, 'Zagreb ' || n, 'Ilica ' || n, 'Zagreb', '10000', 'HR', 'Croatia' FROM generate_series(1, 10000) n`,
  );
  const { page, leave } = await aVisitor(browser, [MISSING], phone);
  const { country, choose, drawer, search } = await atThePicker(page);
  await country.fill("croat");
  await page.keyboard.press("Enter");
  await choose.click();
  await drawer.getByText("10,000 places").waitFor();
  expect(await drawer.getByRole("option").count()).toBeLessThan(100);
  await search.press("End");
  await search.press("Enter");
  await expect.poll(() => drawer.getByRole("option").count()).toBe(41);
  await search.fill("9876");
  await drawer.getByText("1 place", { exact: true }).waitFor();
  await drawer.getByRole("option", { name: /^Zagreb 9876/ }).waitFor();
  await leave();
});
