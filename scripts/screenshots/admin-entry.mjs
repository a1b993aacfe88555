// Signed out: sign-in, forgotten password, the signed-out screen.
export const entryScenarios = [
  [
    "login",
    ({ asSomebody, signIn, width }) =>
      asSomebody(async ({ page, shot, url }) => {
        await page.goto(`${url}/admin/login`);
        await page.getByLabel(/^Email/).waitFor();
        await shot("login");
        const who = { email: `nobody-${width}@example.com`, password: "a guess" };
        for (const remaining of [4, 3, 2, 1]) {
          await signIn(page, who);
          await page.getByText(new RegExp(`${remaining} attempts? remaining`)).waitFor();
        }
        await shot("login-wrong");
        await signIn(page, who);
        await page
          .getByText(/Too many login attempts/)
          .first()
          .waitFor();
        await shot("login-locked");
      }),
  ],
  [
    "forgot",
    ({ asSomebody }) =>
      asSomebody(async ({ page, shot, url }) => {
        await page.goto(`${url}/admin/forgot-password`);
        await page.getByLabel(/^Email/).waitFor();
        await shot("forgot");
        await page.getByLabel(/^Email/).fill("somebody@example.com");
        await page.getByRole("button", { name: "Send Reset Link" }).click();
        await page.getByText("Check Your Email").waitFor();
        await shot("forgot-sent");
      }),
  ],
  [
    "reset",
    ({ asSomebody }) =>
      asSomebody(async ({ page, shot, url }) => {
        await page.goto(`${url}/admin/reset-password?token=x&email=a@example.com`);
        await page.getByLabel(/^New Password/).fill("one evening");
        await page.getByLabel(/^Confirm New Password/).fill("another evening");
        await page.getByRole("button", { name: "Reset Password" }).click();
        await page.getByText("Passwords do not match. Please try again.").first().waitFor();
        await shot("reset-mismatch");
        await page.getByLabel(/^Confirm New Password/).fill("one evening");
        await page.getByRole("button", { name: "Reset Password" }).click();
        await page.getByText("Invalid Reset Link").first().waitFor();
        await shot("reset-invalid");
      }),
  ],
  [
    "farewell",
    async ({ page, go, shot, width }) => {
      await go("/admin");
      // The screen stays. Shorter waits go on, for axe has some of its own.
      await page.evaluate(() => {
        const { setTimeout: wait } = window;
        window.setTimeout = (act, ms, ...rest) => (ms >= 1_000 ? 0 : wait(act, ms, ...rest));
      });
      if (width < 768) await page.getByRole("button", { name: "Account and store" }).click();
      await page.getByRole("button", { name: "Sign Out" }).click();
      await page.getByRole("heading", { name: "Goodbye, and thank you" }).waitFor();
      await shot("farewell");
    },
  ],
];
