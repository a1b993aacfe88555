// Content pages, the blog, and the settings.
import { troubles } from "./admin-frame.mjs";

const visit = (name, path) => [name, ({ go, shot }) => go(path).then(() => shot(name))];

/** Where only the part after # differs, nothing is loaded anew. */
const visitAnew = (name, path) => [
  name,
  async ({ go, shot, page }) => {
    await page.goto("about:blank");
    await go(path);
    await shot(name);
  },
];

/** The empty form, and what it says when it is saved so. */
const form = (name, path) => [
  name,
  async ({ go, shot, page }) => {
    await go(path);
    await page.getByRole("textbox", { name: "Title" }).waitFor();
    await shot(name);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Please check the form").first().waitFor();
    await shot(`${name}-errors`);
  },
];

const written = (name, path) => [
  name,
  async ({ go, shot, page, example }) => {
    await go(path(example));
    await page.getByRole("textbox", { name: "Title" }).waitFor();
    await shot(name);
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("dialog").waitFor();
    await shot(`${name}-preview`, { fullPage: false });
  },
];

const deleting = (name, pathOf) => [
  name,
  async ({ go, shot, page, example }) => {
    await go(pathOf(example));
    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole("alertdialog").waitFor();
    await shot(name, { fullPage: false });
  },
];

export const writingScenarios = [
  visit("content", "/admin/content"),
  visit("content-nothing", "/admin/content?search=zzzz"),
  ...troubles("content", "/admin/content", "admin-content"),
  form("content-new", "/admin/content/new"),
  written("content-page", ({ contentPage }) => `/admin/content/${contentPage.id}`),
  deleting("content-delete", () => "/admin/content"),
  visit("blog", "/admin/blog"),
  visit("blog-nothing", "/admin/blog?search=zzzz"),
  ...troubles("blog", "/admin/blog", "admin-blog"),
  form("blog-new", "/admin/blog/new"),
  written("blog-post", ({ post }) => `/admin/blog/${post.id}`),
  deleting("blog-delete", ({ post }) => `/admin/blog/${post.id}`),
  visit("settings", "/admin/settings"),
  visitAnew("settings-trader", "/admin/settings#trader"),
  [
    "settings-taxes",
    async ({ go, shot, page, example }) => {
      const { rowCount } = await example.database.query(
        "UPDATE tax_rates SET valid_to = '2030-12-31' WHERE country = 'EE' AND valid_to IS NULL AND valid_from < '2031-01-01'",
      );
      if (rowCount === 1)
        await example.database.query(
          "INSERT INTO tax_rates (country, rate, valid_from) VALUES ('EE', 26, '2031-01-01')",
        );
      await page.goto("about:blank");
      await go("/admin/settings#rates");
      await shot("settings-taxes");
    },
  ],
  ...troubles("settings", "/admin/settings", "admin-settings"),
  [
    "settings-errors",
    async ({ go, shot, page }) => {
      await go("/admin/settings");
      await page.getByLabel("Free shipping threshold").fill("-1");
      await page.getByRole("textbox", { name: "Store email" }).fill("nobody");
      const save = (card) =>
        page.getByRole("form", { name: card }).getByRole("button", { name: "Save changes" }).click();
      await save("Shipping Settings");
      await save("Store Information");
      await page.getByText("Free shipping threshold must be a valid positive number.").first().waitFor();
      await shot("settings-errors");
    },
  ],
  [
    "settings-rate",
    async ({ go, shot, page }) => {
      await page.goto("about:blank");
      await go("/admin/settings#rates");
      await page.getByRole("button", { name: "Add rate" }).click();
      await page.getByRole("dialog").waitFor();
      await page.getByRole("dialog").getByRole("button", { name: "Add rate" }).click();
      await page.getByText("Choose a country.").waitFor();
      await shot("settings-rate", { fullPage: false });
    },
  ],
];
