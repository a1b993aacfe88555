import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { SUPERUSER } from "../filled-home.ts";
import { ask, eventually } from "../shop-process.ts";
import { fillSignIn, signInAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const ACCOUNT = "/admin/account";

it("a session elsewhere is seen and ended", async () => {
  const phone = await aVisitor(browser, [/401/], { width: 390, height: 844 });
  await signInAsAdmin(phone.page, shop.url, ACCOUNT);
  const { page, leave } = await aVisitor(browser);
  await signInAsAdmin(page, shop.url, ACCOUNT);
  const sessions = page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem");
  await sessions.nth(1).waitFor();
  expect(await sessions.filter({ hasText: "This session" }).count()).toBe(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await toasted(page, "1 session ended");
  await sessions.nth(1).waitFor({ state: "detached" });
  await phone.page.reload();
  await phone.page.waitForURL(`${shop.url}/admin/login`);
  await phone.leave();
  await leave();
});

it("a second factor is turned on, asked for at the sign-in, and turned off", async () => {
  const { page, leave } = await aVisitor(browser, [/400/, /401/]);
  await signInAsAdmin(page, shop.url, ACCOUNT);
  await page.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Password/).fill("a guess");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("This is not your password.").waitFor();
  await dialog.getByLabel(/^Password/).fill(SUPERUSER.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("img", { name: /QR code/ }).waitFor();
  await expectAccessible(page);
  const secret = Secret.fromBase32((await dialog.getByRole("code").innerText()).replaceAll(" ", ""));
  const code = (later = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });
  await dialog.getByLabel(/^Code/).fill("000000");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await dialog.getByText("This code is not right, or was used already.").waitFor();
  await dialog.getByLabel(/^Code/).fill(code());
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await dialog.getByRole("heading", { name: "Keep your recovery codes" }).waitFor();
  const [recovery = ""] = await dialog.getByRole("listitem").allInnerTexts();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "I have kept them" }).click();
  await page.getByText("10 recovery codes left").waitFor();

  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto(`${shop.url}${ACCOUNT}`);
  await fillSignIn(page, SUPERUSER);
  await page.getByLabel("Authenticator code").fill(recovery);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign In to Admin Portal" }).click();
  await page.getByText("9 recovery codes left").waitFor();
  await page.getByRole("button", { name: "Turn off" }).click();
  await dialog.getByLabel(/^Password/).fill("a guess");
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await dialog.getByText("This is not your password.").waitFor();
  await dialog.getByLabel(/^Password/).fill(SUPERUSER.password);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await toasted(page, "The second factor is off");
  await leave();
});

it("a passkey is added, signs in by itself, stays after a password reset, is renamed and removed", async () => {
  // Passkeys belong to a name, not to an IP address.
  const url = shop.url.replace("127.0.0.1", "localhost");
  const { page, context, leave } = await aVisitor(browser, [/400/]);
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInAsAdmin(page, url, ACCOUNT);
  const card = page.getByRole("region", { name: "Passkeys" });
  await card.getByText("You have no passkeys yet.").waitFor();
  await card.getByRole("button", { name: "Add passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel(/^Name/).fill("Desk");
  await dialog.getByLabel(/^Password/).fill("a guess");
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await dialog.getByText("This is not your password.").waitFor();
  await expectAccessible(page);
  await dialog.getByLabel(/^Password/).fill(SUPERUSER.password);
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await card.getByText("Desk").waitFor();
  expect((await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials).toHaveLength(1);
  await expectAccessible(page);

  // The page also offers passkeys beside the address: a finger that is always there would accept before the press.
  const isThere = (enabled: boolean) =>
    devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  await isThere(false);
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await page.waitForURL(`${url}/admin/login`);
  const signIn = page.getByRole("button", { name: "Sign in with a passkey" });
  await signIn.waitFor();
  await expectAccessible(page);
  const button = await signIn.elementHandle();
  await isThere(true);
  // The offer beside the address may be quicker; then the button is gone.
  await button?.click().catch(() => undefined);
  await page.waitForURL(`${url}/admin`);

  await page.goto(`${url}/admin/forgot-password`);
  await page.getByLabel(/^Email/).fill(SUPERUSER.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.getByRole("heading", { name: "Check Your Email" }).waitFor();
  const inMailbox = () =>
    ask<{ plain: string }>(home, "SELECT plain FROM mailbox_emails WHERE plain LIKE '%/admin/reset-password?%'");
  const [email] = await eventually(inMailbox, ({ length }) => length > 0);
  await page.goto(url + /\/admin\/reset-password\?\S+/.exec(email?.plain ?? "")?.[0]);
  await page.getByLabel(/^New Password/).fill(SUPERUSER.password);
  await page.getByLabel(/^Confirm New Password/).fill(SUPERUSER.password);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await page
    .locator(":focus")
    .filter({ hasText: "These passkeys still sign in to your account:" })
    .getByText("Desk")
    .waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await page.waitForURL((to) => to.pathname === "/admin");

  await page.goto(`${url}${ACCOUNT}`);
  await card.getByText(/Last used/).waitFor();
  await card.getByRole("button", { name: "Rename Desk" }).click();
  const renaming = page.getByRole("dialog", { name: "Rename passkey" });
  await renaming.getByLabel(/^Name/).fill("Laptop");
  await renaming.getByRole("button", { name: "Save" }).click();
  await card.getByRole("button", { name: "Remove Laptop" }).click();
  const removal = page.getByRole("dialog", { name: "Remove Laptop?" });
  await removal.getByLabel(/^Password/).fill(SUPERUSER.password);
  await removal.getByRole("button", { name: "Remove" }).click();
  await toasted(page, "Passkey removed");
  await card.getByText("You have no passkeys yet.").waitFor();
  await leave();
});

it("the password is changed by who knows it, with the strength in view", async () => {
  const { page, leave } = await aVisitor(browser, [/400/]);
  await signInAsAdmin(page, shop.url, ACCOUNT);
  const card = page.getByRole("region", { name: "Password" });
  const change = async (current: string, next: string, confirmation = next) => {
    await card.getByLabel(/^Current Password/).fill(current);
    await card.getByLabel(/^New Password/).fill(next);
    await card.getByLabel(/^Confirm New Password/).fill(confirmation);
    await card.getByRole("button", { name: "Change Password" }).click();
  };
  await change(SUPERUSER.password, "velvet and oak", "velvet and elm");
  await card.getByText("Passwords do not match. Please try again.").waitFor();
  await card.getByText("Strength: strong").waitFor();
  await change("a guess", "velvet and oak");
  await card.getByText("This is not your password.").waitFor();
  await change(SUPERUSER.password, "qwertyuiop");
  await card.getByRole("alert").getByText("This password is too easy to guess. Please choose another.").waitFor();
  await expectAccessible(page);
  await change(SUPERUSER.password, "velvet and oak");
  await toasted(page, "Your password has been changed");
  expect(await card.getByLabel(/^New Password/).inputValue()).toBe("");
  await change("velvet and oak", SUPERUSER.password);
  await toasted(page, "Your password has been changed");
  await leave();
});

it("the audit log is searched, and the menu of commands leads anywhere", async () => {
  const { page, leave } = await aVisitor(browser);
  await signInAsAdmin(page, shop.url, ACCOUNT);
  await page.keyboard.press("Control+k");
  const menu = page.getByRole("dialog");
  await menu.getByRole("combobox").fill("audit");
  await menu.getByRole("option", { name: "Audit Log" }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Audit Log" }).waitFor();
  await page.getByRole("rowheader", { name: "Signed in" }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("second factor turned on");
  await page.getByRole("rowheader", { name: "Second factor turned on" }).waitFor();
  await page.getByRole("rowheader", { name: "Signed in" }).first().waitFor({ state: "detached" });
  await expect.poll(() => page.url()).toContain("search=second+factor");
  await page.getByRole("searchbox").fill("no such action");
  await page.getByRole("heading", { name: "No entries found" }).waitFor();
  await page.keyboard.press("Control+k");
  await menu.getByRole("combobox").fill("walnut");
  await menu.getByRole("option", { name: /Walnut Grove/ }).waitFor();
  await page.keyboard.press("Escape");
  await leave();
});
