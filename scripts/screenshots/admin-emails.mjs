// Subscribers, campaigns and the log of emails.
import { troubles } from "./admin-frame.mjs";

const BODY = JSON.stringify([
  { type: "text", html: "<h2>The evenings are long again</h2><p>Three notes for the quiet hours after work.</p>" },
  { type: "button", label: "See the collection", href: "/products" },
]);

const visit = (name, path) => [name, ({ go, shot }) => go(path).then(() => shot(name))];

/** Written once; the walks at other widths find them. */
async function someSubscribers(database) {
  await database.query(`
    INSERT INTO subscribers (email, source, confirmed_at, status)
    SELECT 'reader' || i || '@example.com', 'footer', CASE WHEN i % 3 > 0 THEN now() END,
           CASE WHEN i % 5 = 0 THEN 'unsubscribed' ELSE 'active' END
    FROM generate_series(1, 40) AS i ON CONFLICT DO NOTHING`);
}

async function aCampaign(database) {
  const known = await database.query("SELECT id FROM campaigns WHERE name = 'Long evenings'");
  if (known.rows[0]) return known.rows[0].id;
  const { rows } = await database.query(
    `INSERT INTO campaigns (name, subject, body) VALUES ('Long evenings', 'Three notes for long evenings', $1) RETURNING id`,
    [BODY],
  );
  return rows[0].id;
}

export const emailScenarios = [
  visit("emails-nothing", "/admin/emails?search=zzzz"),
  // What is asked by POST is answered here; what never answers is the same for all.
  troubles("emails", "/admin/emails", "admin-orders")[0],
  [
    "emails-error",
    async ({ go, shot, page }) => {
      await page.route("**/functions/v1/admin-orders", (route) =>
        route.fulfill({ status: 409, json: { success: false, error: "The books are closed." } }),
      );
      await go("/admin/emails");
      await page.getByRole("button", { name: "Try again" }).waitFor();
      await shot("emails-error");
    },
  ],
  [
    "emails",
    async ({ go, shot, example }) => {
      await someSubscribers(example.database);
      await go("/admin/emails");
      await shot("emails");
    },
  ],
  [
    "emails-campaigns",
    async ({ go, shot, example }) => {
      await aCampaign(example.database);
      await go("/admin/emails?tab=campaigns");
      await shot("emails-campaigns");
    },
  ],
  visit("emails-letters", "/admin/emails?tab=letters"),
  visit("emails-letters-nothing", "/admin/emails?tab=letters&emailTo=zzzz"),
  [
    "emails-campaign",
    async ({ go, shot, page, example }) => {
      await go(`/admin/emails/campaigns/${await aCampaign(example.database)}`);
      await page.getByLabel("Subject").waitFor();
      await shot("emails-campaign");
    },
  ],
];
