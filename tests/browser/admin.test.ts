import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { SUPERUSER } from "../filled-home.ts";
import { ask, eventually } from "../shop-process.ts";
import { fillSignIn, signInAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, holdBack, OFFLINE } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const TEAM = "/admin/user-management";
const storage = () => ({
  tab: window.sessionStorage.getItem("admin_jwt_token"),
  kept: window.localStorage.getItem("admin_jwt_remember_me"),
});

describe("the sign-in page of the back office", () => {
  it("sends who is not signed in to the sign-in, and back to where they wanted to go; nothing was fetched before", async () => {
    const { page, leave } = await aVisitor(browser);
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/functions/v1/") && asked.push(request.url()));
    await page.goto(`${shop.url}${TEAM}`);
    await page.waitForURL(`${shop.url}/admin/login`);
    await expectAccessible(page);
    expect(asked).toEqual([]);
    await fillSignIn(page, SUPERUSER);
    await page.waitForURL(`${shop.url}${TEAM}`);
    await page.getByRole("heading", { name: /User Management/ }).waitFor();
    await page.goBack();
    await expect.poll(() => page.url()).not.toContain("/admin/login");
    await leave();
  });

  it("keeps the token for the tab, or where asked for 30 days, never in both places", async () => {
    const { page, leave } = await aVisitor(browser);
    await signInAsAdmin(page, shop.url, TEAM);
    expect(await page.evaluate(storage)).toMatchObject({ kept: null, tab: expect.any(String) });
    await page.reload();
    await page.getByRole("heading", { name: /User Management/ }).waitFor();
    await page.evaluate(() => window.sessionStorage.clear());
    await page.goto(`${shop.url}/admin/login`);
    await page.getByLabel("Remember me for 30 days").check();
    await fillSignIn(page, SUPERUSER);
    await page.waitForURL(`${shop.url}/admin`);
    expect(await page.evaluate(storage)).toMatchObject({ tab: null, kept: expect.any(String) });
    await leave();
  });

  it("removes a token that no longer stands, without a word", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/admin/login`);
    await page.evaluate(() => window.localStorage.setItem("admin_jwt_remember_me", "x".repeat(43)));
    await page.goto(`${shop.url}${TEAM}`);
    await page.waitForURL(`${shop.url}/admin/login`);
    expect(await page.evaluate(storage)).toEqual({ tab: null, kept: null });
    expect(await page.getByRole("alert").count()).toBe(0);
    await leave();
  });

  it("counts wrong passwords down and then stays shut for 15 minutes", async () => {
    const { page, leave } = await aVisitor(browser, [/401/, /429/]);
    await page.goto(`${shop.url}/admin/login`);
    const wrong = { email: "nobody@example.com", password: "a guess" };
    for (const remaining of [4, 3, 2, 1]) {
      await fillSignIn(page, wrong);
      const attempts = remaining === 1 ? "1 attempt" : `${remaining} attempts`;
      await page.getByText(`${attempts} remaining before timeout`, { exact: true }).waitFor();
      expect(await page.getByLabel(/^Email/).inputValue()).toBe(wrong.email);
    }
    await expectAccessible(page);
    await fillSignIn(page, wrong);
    await page.getByText("Too many login attempts. Please try again in 15 minutes").waitFor();
    await leave();
  });

  it("says so when the line is down", async () => {
    const { page, context, leave } = await aVisitor(browser, OFFLINE);
    await page.goto(`${shop.url}/admin/login`);
    await context.setOffline(true);
    await fillSignIn(page, SUPERUSER);
    await page.getByText("Network error. Please try again.").waitFor();
    await leave();
  });

  it("opens a new tab without a sign-in, keeps the session off the disk, and signs out in all tabs", async () => {
    const { page, context, leave } = await aVisitor(browser);
    await signInAsAdmin(page, shop.url, TEAM);
    const second = await context.newPage();
    await second.goto(`${shop.url}/admin/login`);
    await second.waitForURL(`${shop.url}/admin`);
    expect(await second.evaluate(storage)).toEqual(await page.evaluate(storage));
    expect(await second.evaluate(() => window.localStorage.length)).toBe(
      await page.evaluate(() => Object.keys(window.localStorage).filter((key) => !/admin/.test(key)).length),
    );
    const answerSignOut = await holdBack(page, "**/functions/v1/admin-auth");
    await second.getByRole("button", { name: "Sign Out" }).click();
    await second.waitForURL(`${shop.url}/admin/login`);
    // Without waiting for the server: until then it would give its token to tabs that ask.
    await page.waitForURL(`${shop.url}/admin/login`);
    expect(await page.evaluate(storage)).toEqual({ tab: null, kept: null });
    answerSignOut();
    await fillSignIn(page, SUPERUSER);
    await second.waitForURL(`${shop.url}/admin`);
    await leave();
  });

  it("says farewell, and the token is dead from then on", async () => {
    const { page, leave } = await aVisitor(browser);
    await signInAsAdmin(page, shop.url, TEAM);
    const { tab } = await page.evaluate(storage);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("heading", { name: "Goodbye, and thank you" }).waitFor();
    await page.waitForURL(`${shop.url}/admin/login`);
    expect(await page.evaluate(storage)).toEqual({ tab: null, kept: null });
    const answer = await fetch(`${shop.url}/functions/v1/admin-auth`, { headers: { authorization: `Bearer ${tab}` } });
    expect(await answer.json()).toMatchObject({ valid: false });
    await leave();
  });
});

describe("a session that ends while somebody works", () => {
  it("asks for the password over the screen, and what was begun goes on", async () => {
    const { page, leave } = await aVisitor(browser, [/401/]);
    await signInAsAdmin(page, shop.url, TEAM);
    await page.getByRole("button", { name: "Add Administrator" }).click();
    const dialog = page.getByRole("dialog", { name: "Add an administrator" });
    await dialog.getByLabel(/^Email/).fill("late@example.com");
    await dialog.getByLabel(/^Password/).fill("secret enough");
    await ask(home, "DELETE FROM administrator_sessions");
    await dialog.getByRole("button", { name: "Add Administrator" }).click();
    const again = page.getByRole("dialog", { name: "Please sign in again" });
    await again.getByLabel(/^Password/).fill(SUPERUSER.password);
    await expectAccessible(page);
    await again.getByRole("button", { name: "Sign In to Admin Portal" }).click();
    await page.getByText("Admin user added successfully!").waitFor();
    await page.getByRole("rowheader", { name: "late@example.com" }).waitFor();
    await leave();
  });

  it("asks for the password also where the session was idle and the screen looks for itself, in all tabs", async () => {
    const { page, context, leave } = await aVisitor(browser);
    await signInAsAdmin(page, shop.url, TEAM);
    const second = await context.newPage();
    await second.goto(`${shop.url}${TEAM}`);
    await second.getByRole("button", { name: "Add Administrator" }).click();
    await second
      .getByRole("dialog")
      .getByLabel(/^Email/)
      .fill("typed@example.com");
    await ask(home, "UPDATE administrator_sessions SET last_seen_at = last_seen_at - interval '61 minutes'");
    for (const tab of [page, second]) {
      await tab.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await tab.getByRole("dialog", { name: "Please sign in again" }).waitFor();
    }
    const again = page.getByRole("dialog", { name: "Please sign in again" });
    await again.getByLabel(/^Password/).fill(SUPERUSER.password);
    await again.getByRole("button", { name: "Sign In to Admin Portal" }).click();
    await second.getByRole("dialog", { name: "Please sign in again" }).waitFor({ state: "detached" });
    expect(
      await second
        .getByRole("dialog")
        .getByLabel(/^Email/)
        .inputValue(),
    ).toBe("typed@example.com");
    await leave();
  });
});

describe("the team", () => {
  it("is added to and removed from by a superuser; the messages go by themselves", async () => {
    const { page, leave } = await aVisitor(browser, [/400/, /409/]);
    await signInAsAdmin(page, shop.url, TEAM);
    const mine = page.getByRole("row").filter({ hasText: SUPERUSER.email });
    await mine.getByText("You", { exact: true }).waitFor();
    expect(await mine.getByRole("button").count()).toBe(0);
    await page.getByRole("button", { name: "Add Administrator" }).click();
    const dialog = page.getByRole("dialog");
    const submit = dialog.getByRole("button", { name: "Add Administrator" });
    await submit.click();
    await dialog.getByText("Please enter an email address.").waitFor();
    await dialog.getByLabel(/^Email/).fill("packer@example.com");
    await dialog.getByLabel(/^Password/).fill("short");
    await submit.click();
    await dialog.getByText("Password must be at least 6 characters long.").waitFor();
    await dialog.getByLabel(/^Password/).fill("long enough");
    await dialog.getByText("Strength: good").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel(/^Email/).fill(SUPERUSER.email);
    await submit.click();
    await dialog.getByText("An admin user with this email already exists").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Add Administrator");
    await page.keyboard.press("Enter");
    await submit.waitFor();
    expect(await dialog.getByText("An admin user with this email already exists").count()).toBe(0);
    await dialog.getByLabel(/^Password/).fill("long enough");
    await dialog.getByLabel(/^Email/).fill("packer@example.com");
    expect(await dialog.getByRole("alert").count()).toBe(0);
    await dialog.getByLabel(/^Password/).fill("123456");
    await submit.click();
    await dialog.getByRole("alert").getByText("This password is too easy to guess. Please choose another.").waitFor();
    await dialog.getByLabel(/^Password/).fill("long enough");
    await submit.click();
    const message = page.getByText("Admin user added successfully!");
    await message.waitFor();
    await expectAccessible(page);
    await message.waitFor({ state: "detached" });

    const removal = page.getByRole("button", { name: "Remove packer@example.com" });
    await removal.click();
    const question = page.getByRole("alertdialog");
    await question.getByText("Are you sure you want to remove packer@example.com from admin users?").waitFor();
    await question.getByRole("button", { name: "Remove" }).click();
    await page.getByText("Admin user removed successfully").waitFor();
    await removal.waitFor({ state: "detached" });
    await leave();
  });

  it("is closed to an administrator who is no superuser", async () => {
    const first = await aVisitor(browser);
    await signInAsAdmin(first.page, shop.url, TEAM);
    await first.page.getByRole("button", { name: "Add Administrator" }).click();
    const dialog = first.page.getByRole("dialog");
    const helper = { email: "helper@example.com", password: "long enough" };
    await dialog.getByLabel(/^Email/).fill(helper.email);
    await dialog.getByLabel(/^Password/).fill(helper.password);
    await dialog.getByRole("button", { name: "Add Administrator" }).click();
    await first.page.getByRole("rowheader", { name: helper.email }).waitFor();
    await first.leave();

    const { page, leave } = await aVisitor(browser);
    await signInAsAdmin(page, shop.url, TEAM, helper);
    await page.getByText("Access Denied — Only superusers can access user management.").waitFor();
    expect(await page.getByText("JWT Auth").count()).toBe(0);
    await expectAccessible(page);
    await leave();
  });
});

describe("a forgotten password", () => {
  const emailLink = async (): Promise<string> => {
    const [email] = await eventually(
      () =>
        ask<{ plain: string }>(
          home,
          "SELECT plain FROM mailbox_emails WHERE recipient = $1 AND subject LIKE 'Reset%' ORDER BY id DESC",
          [SUPERUSER.email],
        ),
      (emails) => emails.length > 0,
    );
    return /https?:\S+reset-password\S+/.exec(email?.plain ?? "")?.[0] ?? "";
  };

  /** Something else answers in the shop's place: with 200, and without a word of success. */
  const answeredEmptily = async (page: Page, act: (failed: (title: string) => Promise<void>) => Promise<void>) => {
    for (const body of ["{}", '{"success":false}', "<p>Hello</p>"]) {
      await page.route("**/functions/v1/admin-password-reset", (route) => route.fulfill({ status: 200, body }));
      await act(async (title) => {
        const alert = page.getByRole("alert").filter({ hasText: title });
        await alert.filter({ hasText: "Please try again." }).waitFor();
      });
      await page.unrouteAll();
    }
  };

  it("is replaced by the link in an email, which works once", async () => {
    const { page, leave } = await aVisitor(browser, [/400/]);
    await page.goto(`${shop.url}/admin/login`);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByRole("heading", { name: "Reset your password" }).waitFor();
    await page.getByLabel(/^Email/).fill(SUPERUSER.email);
    await answeredEmptily(page, async (failed) => {
      await page.getByRole("button", { name: "Send Reset Link" }).click();
      await failed("Request Failed");
    });
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await page.getByRole("heading", { name: "Check Your Email" }).waitFor();
    expect(await page.locator("p:focus").innerText()).toContain(SUPERUSER.email);
    await expectAccessible(page);
    const link = await emailLink();
    const choose = async (password: string, confirmation = password) => {
      await page.getByLabel(/^New Password/).fill(password);
      await page.getByLabel("Confirm New Password").fill(confirmation);
      await page.getByRole("button", { name: "Reset Password" }).click();
    };
    await page.goto(link);
    await choose("a new one", "another one");
    await page.getByText("Passwords do not match. Please try again.").waitFor();
    await choose("five5");
    await page.getByText("Password must be at least 6 characters long.").waitFor();
    await expectAccessible(page);
    await answeredEmptily(page, async (failed) => {
      await choose(SUPERUSER.password);
      await failed("Reset Failed");
    });
    await choose(SUPERUSER.password);
    await page.waitForURL(`${shop.url}/admin/login`);
    await toasted(page, "Your password has been changed");
    await page.goto(link);
    await choose("once more");
    await page.getByText("Invalid Reset Link").waitFor();
    await page.getByText("The password reset link is invalid or has expired.").waitFor();
    expect(await page.getByRole("button", { name: "Reset Password" }).count()).toBe(0);
    await page.getByRole("link", { name: "Send a new link" }).click();
    await page.getByRole("button", { name: "Send Reset Link" }).waitFor();
    await leave();
  });

  it("leads back to the sign-in where the link is not whole", async () => {
    const { page, leave } = await aVisitor(browser);
    await page.goto(`${shop.url}/admin/reset-password?token=abc`);
    await page.waitForURL(`${shop.url}/admin/login`);
    await toasted(page, "Invalid Reset Link", "The password reset link is invalid or has expired.");
    await leave();
  });
});
