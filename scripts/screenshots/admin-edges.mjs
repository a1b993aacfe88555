// States that need preparation: a list scrolled, far pages, no line, answers that fail one after another, a keyboard
// that takes half the phone.
import { KEEPER, LONG_NAME } from "./admin-example.mjs";

const ORDERS = "/admin/orders";
/** What a phone's keyboard leaves. */
const BESIDE_KEYBOARD = 420;

const refuse = (route) =>
  route.fulfill({
    status: 409,
    json: {
      success: false,
      error: "The books are closed until the end of the month. Ask whoever keeps them to open them.",
    },
  });
/** A change that asks nothing before. */
async function toReady(page, row) {
  await page
    .getByRole("button", { name: /^Status of order/ })
    .nth(row)
    .click();
  await page.getByRole("menuitemradio", { name: "Ready to ship" }).click();
}

/** To a whole row, for axe counts what is half under the head as too small to press. */
const scrolled = (name, path) => [
  name,
  async ({ go, shot, page }) => {
    await go(path);
    await page
      .locator("main tbody tr, main ul[aria-label] > li")
      .nth(5)
      .evaluate((row) => row.scrollIntoView());
    await shot(name, { fullPage: false });
  },
];

/** Dialogs beside an open keyboard: the field with the focus and the buttons are in view. */
const besideKeyboard = (name, open) => [
  name,
  async (scenario) => {
    const { page, shot, width } = scenario;
    if (width > 400) return;
    await open(scenario);
    await page.setViewportSize({ width, height: BESIDE_KEYBOARD });
    await shot(name, { fullPage: false });
    await page.setViewportSize({ width, height: 900 });
  },
];

const READERS = 24;

/** Sent once; the walks at other widths find it. */
async function sentCampaign(database) {
  const known = await database.query("SELECT id FROM campaigns WHERE status = 'sent'");
  if (known.rows[0]) return known.rows[0].id;
  const { rows } = await database.query(
    `INSERT INTO campaigns (name, subject, body, status, sent_at, recipient_count, open_count, click_count, unsubscribe_count)
     VALUES ($1, 'Three notes for long evenings', '[]', 'sent', now(), $2, 14, 5, 1) RETURNING id`,
    [LONG_NAME, READERS],
  );
  await database.query(
    `INSERT INTO emails (dedupe_key, kind, recipient, data, message_id, state, attempts, campaign_id, subject, sent_at)
     SELECT 'example ' || i, 'campaign', 'reader' || i || '@example.com', '{}', 'example-' || i || '@example.com', 'sent', 1, $1,
            'Three notes for long evenings', now() FROM generate_series(1, $2::int) AS i`,
    [rows[0].id, READERS],
  );
  return rows[0].id;
}

export const edgeScenarios = [
  scrolled("orders-scrolled", ORDERS),
  scrolled("blog-scrolled", "/admin/blog"),
  scrolled("products-scrolled", "/admin/products"),
  ["orders-page", ({ go, shot }) => go(`${ORDERS}?page=3`).then(() => shot("orders-page", { fullPage: false }))],
  [
    "orders-stale",
    async ({ go, shot, page }) => {
      await go(`${ORDERS}?status=processing,packing`);
      await page.route("**/functions/v1/admin-orders*", refuse);
      await toReady(page, 0);
      await page.getByText("Showing the last known data.").waitFor();
      await shot("orders-stale", { fullPage: false });
    },
  ],
  [
    "unreachable",
    ({ asSomebody, signIn }) =>
      asSomebody(async ({ page, shot, url }) => {
        await page.goto(`${url}/admin/login`);
        await signIn(page, KEEPER);
        await page.waitForURL(`${url}/admin`);
        await page.route("**/functions/v1/**", (route) => route.abort("internetdisconnected"));
        await page.goto(`${url}/admin/orders`);
        await page.getByRole("heading", { name: "The shop cannot be reached" }).waitFor();
        await shot("unreachable");
      }),
  ],
  [
    "toasts",
    async ({ go, shot, page }) => {
      await go(`${ORDERS}?status=processing,packing`);
      await page.route("**/functions/v1/admin-orders", refuse);
      for (const row of [0, 1, 2]) {
        await toReady(page, row);
        await page
          .locator("[data-sonner-toast]")
          .getByText(/: The books are closed/)
          .nth(row)
          .waitFor();
      }
      await shot("toasts", { fullPage: false });
    },
  ],
  besideKeyboard("keyboard-shipment", async ({ go, page }) => {
    await go("/admin/shipments");
    await page
      .getByRole("button", { name: /^Create shipment/ })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
  }),
  besideKeyboard("keyboard-administrator", async ({ go, page }) => {
    await go("/admin/user-management");
    await page.getByRole("button", { name: "Add Administrator" }).click();
    await page.getByRole("dialog").waitFor();
  }),
  besideKeyboard("keyboard-commands", async ({ go, page }) => {
    await go("/admin");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox").waitFor();
  }),
  [
    "campaign-sent",
    async ({ go, shot, page, example }) => {
      const id = await sentCampaign(example.database);
      await go("/admin/emails?tab=campaigns");
      await shot("campaign-sent-listed");
      await go(`/admin/emails/campaigns/${id}`);
      await page.getByRole("region", { name: "Figures" }).waitFor();
      await shot("campaign-sent");
    },
  ],
];
