// The layout around the screens, and the dashboard.
const NOTHING = { success: false, error: "The books are closed." };

/** Answers for a function, or never; the path before `?` must end with its name. */
export const answer = (page, name, status, json) =>
  page.route(
    ({ pathname }) => pathname.endsWith(`/functions/v1/${name}`),
    (route) =>
      route.request().method() === "GET" || status === 200 ? route.fulfill({ status, json }) : route.fallback(),
  );
const fail = (page, name) => answer(page, name, 409, NOTHING);
const stall = (page, name) =>
  page.route(
    ({ pathname }) => pathname.endsWith(`/functions/v1/${name}`),
    () => {},
  );

/** A list that never answers, and one that answers with an error. */
export const troubles = (name, path, call) => [
  [
    `${name}-loading`,
    async ({ page, url, shot }) => {
      await stall(page, call);
      await page.goto(url + path);
      await page
        .locator("main")
        .getByText(/^Loading|^Opening/)
        .first()
        .waitFor({ state: "attached" });
      await page.waitForTimeout(400);
      await shot(`${name}-loading`);
    },
  ],
  [
    `${name}-error`,
    async ({ page, go, shot }) => {
      await fail(page, call);
      await go(path);
      await page.getByRole("button", { name: "Try again" }).waitFor();
      await shot(`${name}-error`);
    },
  ],
];

const openMenu = async (page) => {
  await page.keyboard.press("Control+k");
  return page.getByRole("combobox");
};

export const frameScenarios = [
  ["dashboard", ({ go, shot }) => go("/admin").then(() => shot("dashboard"))],
  ...troubles("dashboard", "/admin", "admin-dashboard"),
  [
    "dashboard-webhook",
    async ({ go, shot, page }) => {
      await go("/admin");
      await page.getByRole("button", { name: "Test webhook" }).click();
      await page.getByText("Test completed").first().waitFor();
      await shot("dashboard-webhook");
    },
  ],
  [
    "menu",
    async ({ go, shot, page, width }) => {
      if (width >= 1024) return;
      await go("/admin/orders");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("navigation", { name: "Back office" }).waitFor();
      await shot("menu", { fullPage: false });
    },
  ],
  [
    "help",
    async ({ go, shot, page, width }) => {
      await go("/admin/orders");
      if (width < 768) {
        await page.getByRole("button", { name: "Account and store" }).click();
        await shot("account-menu", { fullPage: false });
      }
      await page.getByRole("button", { name: "Help" }).click();
      const sheet = page.getByRole("dialog", { name: "Help" });
      await sheet.getByRole("heading", { name: "On this screen" }).waitFor();
      await shot("help", { fullPage: false });
      await sheet.getByRole("button", { name: "Cancel or refund an order" }).click();
      await sheet.getByRole("img").waitFor();
      await shot("help-task", { fullPage: false });
      await go("/admin/help");
      await shot("help-guide");
    },
  ],
  [
    "commands",
    async ({ go, shot, page }) => {
      await go("/admin/settings");
      const box = await openMenu(page);
      await shot("commands", { fullPage: false });
      await box.fill("lavender");
      await page
        .getByRole("option", { name: /Lavender/ })
        .first()
        .waitFor();
      await shot("commands-found", { fullPage: false });
      await box.fill("no such thing anywhere");
      await page.getByText("Nothing found.").waitFor();
      await shot("commands-nothing", { fullPage: false });
    },
  ],
  [
    "lapsed",
    async ({ go, shot, page, url }) => {
      await go("/admin/orders");
      await page.route(
        ({ pathname }) => pathname.startsWith("/functions/v1/admin-"),
        (route) => route.fulfill({ status: 401, json: { success: false, error: "Please sign in." } }),
      );
      // A phone has it in the menu.
      const link = page.getByRole("link", { name: "Packing list" });
      if (!(await link.isVisible())) await page.getByRole("button", { name: "More actions" }).click();
      await link.or(page.getByRole("menuitem", { name: "Packing list" })).click();
      await page.getByRole("dialog", { name: "Please sign in again" }).waitFor();
      await shot("lapsed", { fullPage: false });
      await page.unrouteAll();
      await page.goto(`${url}/admin`);
    },
  ],
  ["not-found", ({ go, shot }) => go("/admin/nowhere").then(() => shot("not-found"))],
];
