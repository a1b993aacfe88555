// The team, the log, one's own account, and sign-in with a second factor.
import { Secret, TOTP } from "otpauth";
import { COLLEAGUE, KEEPER } from "./admin-example.mjs";
import { troubles } from "./admin-frame.mjs";

const TEAM = "/admin/user-management";
const visit = (name, path) => [name, ({ go, shot }) => go(path).then(() => shot(name))];

export const accountScenarios = [
  visit("users", TEAM),
  ...troubles("users", TEAM, "admin-management"),
  [
    "users-add",
    async ({ go, shot, page }) => {
      await go(TEAM);
      await page.getByRole("button", { name: "Add Administrator" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Add Administrator" }).click();
      await dialog.getByText("Please enter an email address.").waitFor();
      await shot("users-add", { fullPage: false });
    },
  ],
  [
    "users-remove",
    async ({ go, shot, page }) => {
      await go(TEAM);
      await page
        .getByRole("button", { name: /^Remove/ })
        .first()
        .click();
      await page.getByRole("alertdialog").waitFor();
      await shot("users-remove", { fullPage: false });
    },
  ],
  [
    "users-denied",
    ({ asSomebody, signIn }) =>
      asSomebody(async ({ page, shot, url }) => {
        await page.goto(url + TEAM);
        await signIn(page, COLLEAGUE);
        await page.getByText("Access Denied").first().waitFor();
        await shot("users-denied");
      }),
  ],
  visit("audit-log", "/admin/audit-log"),
  visit("audit-log-nothing", "/admin/audit-log?search=zzzz"),
  ...troubles("audit-log", "/admin/audit-log", "admin-audit"),
  visit("account", "/admin/account"),
  ...troubles("account", "/admin/account", "admin-sessions"),
  [
    "factor",
    async ({ go, shot, page, asSomebody, signIn }) => {
      await go("/admin/account");
      await page.getByRole("button", { name: "Turn on" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(/^Password/).fill(KEEPER.password);
      await dialog.getByRole("button", { name: "Continue" }).click();
      await dialog.getByRole("img", { name: /QR code/ }).waitFor();
      await shot("factor-scan", { fullPage: false });
      const secret = Secret.fromBase32((await dialog.getByRole("code").innerText()).replaceAll(" ", ""));
      await dialog.getByLabel(/^Code/).fill("000000");
      await dialog.getByRole("button", { name: "Confirm" }).click();
      await dialog.getByText("This code is not right, or was used already.").waitFor();
      await shot("factor-wrong", { fullPage: false });
      await dialog.getByLabel(/^Code/).fill(new TOTP({ secret }).generate());
      await dialog.getByRole("button", { name: "Confirm" }).click();
      await dialog.getByRole("heading", { name: "Keep your recovery codes" }).waitFor();
      await shot("factor-codes", { fullPage: false });
      await dialog.getByRole("button", { name: "I have kept them" }).click();
      await page.getByText("10 recovery codes left").waitFor();
      await shot("factor-on");
      await asSomebody(async (endpoint) => {
        await endpoint.page.goto(`${endpoint.url}/admin/login`);
        await signIn(endpoint.page, KEEPER);
        await endpoint.page.getByLabel("Authenticator code").waitFor();
        await endpoint.shot("login-factor");
      });
      await page.getByRole("button", { name: "Turn off" }).click();
      await dialog.getByLabel(/^Password/).fill(KEEPER.password);
      await shot("factor-off", { fullPage: false });
      await dialog.getByRole("button", { name: "Turn off" }).click();
      await page.getByRole("button", { name: "Turn on" }).waitFor();
    },
  ],
];
