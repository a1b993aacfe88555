import type { Page } from "playwright-core";
import { expect } from "vitest";
import { SUPERUSER } from "../filled-home.ts";

/** By shop. Files of a worker share modules, and another shop may come to an address. */
const tokens = new Map<string, string>();
export const forgetSignIn = (url: string): boolean => tokens.delete(url);

/** Goes to a page of the back office as the superuser who signed in before. The sign-in itself is walked in the tests of accounts. */
export async function arriveAsAdmin(page: Page, url: string, path = "/admin"): Promise<void> {
  const token = tokens.get(url) ?? (await tokenOf(url));
  tokens.set(url, token);
  // Any small page of the shop, for storage belongs to an address.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((kept) => window.sessionStorage.setItem("admin_jwt_token", kept), token);
  await page.goto(`${url}${path}`);
  await theBackOffice(page);
}

async function tokenOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/functions/v1/admin-auth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...SUPERUSER, rememberMe: false }),
  });
  return (await answer.json()).sessionToken;
}

const theBackOffice = (page: Page) =>
  page
    .getByRole("navigation", { name: "Back office" })
    .or(page.getByRole("button", { name: "Menu" }))
    .waitFor();

/** Goes to a page of the back office by way of the sign-in. */
export async function signInAsAdmin(page: Page, url: string, path = "/admin", who = SUPERUSER): Promise<void> {
  await page.goto(`${url}${path}`);
  await fillSignIn(page, who);
  await page.waitForURL(`${url}${path}`);
  await theBackOffice(page);
}

export async function fillSignIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.getByRole("heading", { name: "Admin Sign In" }).waitFor();
  await page.getByLabel(/^Email/).fill(who.email);
  await page.getByLabel(/^Password/).fill(who.password);
  await page.getByRole("button", { name: "Sign In to Admin Portal" }).click();
}

/** Waits for a toast. The one that was waited for before may still be shown; it does not count again. */
export async function toasted(page: Page, title: string, description = ""): Promise<void> {
  const toast = page.locator("[data-sonner-toast]:not([data-seen])").filter({ hasText: title }).first();
  const text = await toast.evaluate((element) => {
    element.setAttribute("data-seen", "");
    return element.textContent;
  });
  expect(text).toContain(description);
}

/** Gives all the money of an order back, as an operator does on its page. */
export async function refundAll(page: Page, url: string, orderId: string): Promise<void> {
  await arriveAsAdmin(page, url, `/admin/orders/${orderId}`);
  await page.getByRole("region", { name: "Payment" }).getByRole("button", { name: "Refund" }).click();
  const dialog = page.getByRole("dialog", { name: /^Refund order/ });
  await dialog.getByLabel("What to refund").selectOption("amount");
  await dialog.getByLabel("Reason").fill("Changed their mind");
  await dialog.getByRole("button", { name: /^Refund €/ }).click();
  await toasted(page, "Refund started");
}
