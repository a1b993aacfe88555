// What a shop meets on other days: long names, nothing left, orders on their way, a visitor without a network or scripts.
import { createHmac } from "node:crypto";

const LONG = "Sage Nest Diffuser with a Hand-Turned Lid of Smoked Estonian Oak";
const ENDLESS = "An Exceptionally Long Name That Somebody Once Typed Without Thinking of a Card "
  .repeat(3)
  .slice(0, 200)
  .trim();

/** One thing of each kind that a list, a page or an order can be. */
export async function prepare(database) {
  const change = (slug, set, values = []) =>
    database.query(`UPDATE products SET ${set} WHERE slug = $1 RETURNING id`, [slug, ...values]);
  await change("sage-nest-diffuser", "name = $2, discount_percentage = 30", [LONG]);
  await change("travertine-column-diffuser", "image = '{}'");
  await change("smoke-glass-diffuser", "discount_percentage = 15, image = ARRAY['http://127.0.0.1:9/a.png']");
  await change("walnut-grove-diffuser", "description = repeat(description || E'\\n\\n', 6)");
  await change("lune-ceramic-diffuser", "name = $2, discount_percentage = 12.5", [ENDLESS]);
  // Of the sample orders, the newest are those that other scenarios placed.
  const { rows: orders } = await database.query(
    "SELECT DISTINCT ON (status) status, tracking_code FROM orders WHERE status IN ('delivered', 'cancelled') ORDER BY status, created_at",
  );
  for (const status of ["pending", "processing", "shipped"]) {
    const { rows } = await database.query(
      `UPDATE orders SET status = $1, shipped_at = CASE $1 WHEN 'shipped' THEN shipped_at END, delivered_at = NULL
       WHERE id = (SELECT id FROM orders WHERE status = 'delivered' ORDER BY created_at DESC LIMIT 1)
       RETURNING status, tracking_code`,
      [status],
    );
    orders.push(...rows);
  }
  const { rows: posts } = await database.query(
    "SELECT slug FROM blog_posts WHERE status = 'published' ORDER BY published_at DESC LIMIT 1",
  );
  await database.query(
    `INSERT INTO content_pages (title, slug, body, status) VALUES ('Our promise', 'our-promise',
       '<h2>Slow and honest</h2><p>We answer within a day.</p><ul><li>One thing</li><li>Another thing</li></ul>', 'published')`,
  );
  const { rows: readers } = await database.query(
    `INSERT INTO subscribers (email, source, confirmed_at) VALUES ('hedda@example.com', 'footer', now())
     RETURNING id, (SELECT secret FROM installation)`,
  );
  return { orders, post: posts[0].slug, preferences: preferencesOf(readers[0]) };
}

/** At last there is nothing of one kind, and nothing to read. */
export async function emptyListing(database) {
  await database.query("UPDATE products SET category = 'accessories' WHERE category = 'oils'");
  await database.query("UPDATE blog_posts SET status = 'draft'");
}

/** As the emails sign it. */
const preferencesOf = ({ id, secret }) =>
  `/newsletter/preferences?id=${id}&key=${createHmac("sha256", secret).update(`newsletter-preferences:${id}`).digest("base64url").slice(0, 32)}`;

const at = (name, path) => [
  name,
  async ({ go, shot, example }) => {
    await go(typeof path === "function" ? path(example) : path);
    await shot(name);
  },
];

/** Everything that is asked for after the first page, answered as told. */
const leading = (name, behave) => [
  name,
  async ({ context, page, go, ready, shot, width }) => {
    await go("/faq");
    await ready();
    if (width < 1024) {
      await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").waitFor();
    }
    await behave({ context, page });
    await page.getByRole("navigation").getByRole("link", { name: "Blog", exact: true }).first().click();
    await page.waitForTimeout(900);
    await shot(name, { fullPage: false });
  },
];

const fallen = ({ page }) =>
  page.route(/\.data/, (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "" }));
const silent = ({ page }) => page.route(/\.data/, () => {});
const offline = ({ context }) => context.setOffline(true);

const withoutScripts = (name, path) => [
  name,
  async ({ browser, url, at, width }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: "networkidle" });
    // Images further down are fetched once they are near.
    for (let scrolls = 0; scrolls < 12; scrolls += 1)
      await page.mouse.wheel(0, 700).then(() => page.waitForTimeout(150));
    await page.mouse.wheel(0, -9000);
    await page.waitForTimeout(150);
    await at(page)(name, { withoutChecks: true });
    await context.close();
  },
];

/** What the form at the foot says to what it is given. */
const newsletter = (name, email, seen, answer) => [
  name,
  async ({ page, go, ready, shot }) => {
    await go("/contact");
    await ready();
    if (answer) await page.route("**/functions/v1/newsletter-subscribe", (route) => route.fulfill(answer));
    await page.getByRole("textbox", { name: "Email address" }).fill(email);
    await page.getByRole("button", { name: "Subscribe" }).click();
    // It stays for as long as the mouse is over it.
    await page.getByText(seen).first().hover();
    await shot(name, { fullPage: false });
  },
];

const AGAIN = { status: 409, json: { success: false, error: "Email already subscribed" } };
const DOWN = { status: 500, json: { success: false, error: "Please try again" } };

/** The pages that a subscriber's email leads to. */
const fromEmail = [
  "newsletter-letter",
  async ({ page, url, go, shot, width }) => {
    await fetch(`${url}/functions/v1/newsletter-subscribe`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `reader-${width}@example.com`, firstName: null, source: "footer" }),
    });
    const links = await linksOfEmail(page, url, `reader-${width}@example.com`);
    const open = (path) => go(links.find((link) => link.includes(path)).replace(/^https?:\/\/[^/]+/, ""));
    await open("/newsletter/confirm");
    await shot("newsletter-confirm");
    await page.getByRole("main").getByRole("button").click();
    await page.getByRole("main").getByRole("link").waitFor();
    await page.mouse.move(0, 0);
    await shot("newsletter-confirmed");
    await open("/newsletter/unsubscribe");
    await shot("newsletter-unsubscribe");
  },
];

async function linksOfEmail(page, url, recipient) {
  for (let look = 0; look < 20; look += 1) {
    await page.goto(`${url}/dev/mailbox`);
    const row = page.getByRole("listitem").filter({ hasText: recipient });
    if (await row.count()) {
      await row.first().getByRole("link").click();
      const email = page.frameLocator("iframe[title='The email']");
      await email.getByRole("heading").first().waitFor();
      return email.getByRole("link").evaluateAll((all) => all.map(({ href }) => href));
    }
    await page.waitForTimeout(500);
  }
  throw new Error(`no letter to ${recipient}`);
}

const tracking = (status) =>
  at(`tracking-${status}`, ({ orders }) => {
    const order = orders.find((one) => one.status === status);
    if (!order) throw new Error(`no sample order is ${status}`);
    return `/track-order?tracking=${order.tracking_code}`;
  });

export const emptyScenarios = [at("list-nothing", "/products?category=oils"), at("blog-nothing", "/blog")];

export const stateScenarios = [
  at("list-long", "/products"),
  at("product-long", "/products/lune-ceramic-diffuser"),
  at("product-bare", "/products/travertine-column-diffuser"),
  at("product-reduced", "/products/sage-nest-diffuser"),
  at("product-words", "/products/walnut-grove-diffuser"),
  at("article", ({ post }) => `/blog/${post}`),
  at("content-page", "/pages/our-promise"),
  at("newsletter-preferences", ({ preferences }) => preferences),
  ...["pending", "processing", "shipped", "delivered", "cancelled"].map(tracking),
  [
    "faq-open",
    async ({ page, go, ready, shot }) => {
      await go("/faq");
      await ready();
      await page.getByRole("main").getByRole("button").first().click();
      await shot("faq-open");
    },
  ],
  [
    "menu",
    async ({ page, go, ready, shot, width }) => {
      if (width >= 1024) return;
      await go("/products");
      await ready();
      await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").waitFor();
      await shot("menu", { fullPage: false });
    },
  ],
  [
    "scrolled",
    async ({ page, go, ready, shot }) => {
      await go("/products");
      await ready();
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(300);
      await shot("scrolled", { fullPage: false });
    },
  ],
  [
    "home-first",
    async ({ go, ready, shot }) => {
      await go("/");
      await ready();
      await shot("home-first", { fullPage: false });
    },
  ],
  [
    "list-unreachable",
    async ({ page, go, ready, shot }) => {
      await go("/products");
      await ready();
      await page.route(/\.data/, (route) => route.abort());
      await page.getByRole("link", { name: "Oils", exact: true }).click();
      await page.getByText("Error Loading Products").first().waitFor();
      await shot("list-unreachable");
    },
  ],
  leading("error", fallen),
  leading("offline", offline),
  leading("blog-loading", silent),
  withoutScripts("bare-home", "/"),
  withoutScripts("bare-product", "/products/amber-stone-diffuser"),
  withoutScripts("bare-cart", "/cart"),
  withoutScripts("bare-faq", "/faq"),
  newsletter("newsletter-empty", "", "Email required"),
  newsletter("newsletter-invalid", "nobody", "Invalid email"),
  newsletter("newsletter-done", "reader@example.com", "Successfully subscribed!", { json: { success: true } }),
  newsletter("newsletter-again", "reader@example.com", "Already subscribed", AGAIN),
  newsletter("newsletter-failed", "reader@example.com", "Subscription failed", DOWN),
  fromEmail,
];
