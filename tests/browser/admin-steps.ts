import type { Page } from "playwright-core";
import { expect } from "vitest";
import { SUPERUSER } from "../filled-home.ts";

/** Goes to a page of the back office by way of the sign-in. */
export async function signInAsAdmin(page: Page, url: string, path = "/admin", who = SUPERUSER): Promise<void> {
  await page.goto(`${url}${path}`);
  await fillSignIn(page, who);
  await page.waitForURL(`${url}${path}`);
  await page
    .getByRole("navigation", { name: "Back office" })
    .or(page.getByRole("button", { name: "Menu" }))
    .waitFor();
}

export async function fillSignIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.getByRole("heading", { name: "Admin Sign In" }).waitFor();
  await page.getByLabel(/^Email/).fill(who.email);
  await page.getByLabel(/^Password/).fill(who.password);
  await page.getByRole("button", { name: "Sign In to Admin Portal" }).click();
}

export async function toasted(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: title }).first();
  await toast.waitFor();
  if (description) expect(await toast.innerText()).toContain(description);
}
