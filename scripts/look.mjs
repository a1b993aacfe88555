// Pictures of the screens and their states in three widths, into .test/look: npm run look [390 768 1440]
// Each is looked at by axe too, and none may scroll sideways; what is found is printed and fails.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import { end, remove, root, startBuiltShop, throwAwayFolder } from "./built-shop.mjs";
import { findChromium } from "./find-chromium.mjs";

const WIDTHS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [390, 768, 1440];
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const out = join(root, ".test/look");
mkdirSync(out, { recursive: true });

const folder = throwAwayFolder();
const { url, child: shop } = await startBuiltShop(folder);
const { CHROMIUM_PATH: executablePath } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

const findings = [];
const NOBODY = "00000000-0000-4000-8000-000000000000";
const PAGES = [
  ["list-oils", "/products?category=oils"],
  ["list-nothing", "/products?search=zzzz"],
  ["product-not-found", `/products/${NOBODY}`],
  ["track", "/track-order"],
  ["order-not-found", `/order-confirmation?orderId=${NOBODY}`],
  ["confirmation-bare", "/order-confirmation"],
  ["about", "/about"],
  ["contact", "/contact"],
  ["faq", "/faq"],
  ["login", "/login"],
  ["signup", "/signup"],
  ["account", "/account"],
  ["shipping-policy", "/shipping-policy"],
  ["returns", "/return-refund-policy"],
  ["privacy", "/privacy-policy"],
  ["terms", "/terms-of-service"],
  ["blog", "/blog"],
  ["blog-not-found", "/blog/no-such-post"],
  ["admin-login", "/admin/login"],
  ["admin-forgot", "/admin/forgot-password"],
  ["admin-reset", "/admin/reset-password?token=x&email=a@example.com"],
];

async function examine(page, name, width) {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  for (const { id, nodes } of violations) findings.push(`${name} ${width}: ${id} ${nodes[0]?.html.slice(0, 160)}`);
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (extra > 0) findings.push(`${name} ${width}: ${extra} px too wide`);
}

for (const width of WIDTHS) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const shot = async (name) => {
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => {
          image.loading = "eager";
          return image.decode().catch(() => undefined);
        }),
      ),
    );
    await examine(page, name, width);
    await page.screenshot({ path: join(out, `${name}-${width}.png`), fullPage: true });
  };
  const visit = async (name, path) => {
    await page.goto(url + path, { waitUntil: "load" });
    await shot(name);
  };
  await visit("home", "/");
  await visit("list", "/products");
  await visit("cart-empty", "/cart");
  await visit("not-found", "/nowhere");
  for (const [name, path] of PAGES) await visit(name, path);
  await page.route("**/*.data*", (route) => route.abort());
  await page.goto(`${url}/products`);
  await page
    .getByRole("link", { name: "Essential Oils" })
    .first()
    .click()
    .catch(() => {});
  await page.waitForTimeout(500);
  await shot("list-unreachable");
  await page.unroute("**/*.data*");
  await visit("product-sold-out", "/products/dusk-glass-diffuser");
  await visit("product", "/products/amber-stone-diffuser");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("is in your cart.").first().waitFor();
  await shot("product-added");
  await page.goto(`${url}/products/lavender-oil`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("is in your cart.").first().waitFor();
  await page.getByRole("banner").getByRole("button", { name: /^Cart/ }).click();
  await page.getByRole("dialog").getByText("Add to your kit").waitFor();
  await examine(page, "drawer", width);
  await page.screenshot({ path: join(out, `drawer-${width}.png`) });
  await visit("cart", "/cart");
  await visit("checkout", "/checkout");
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.getByText("First name is required.").waitFor();
  await shot("checkout-errors");
  for (const [label, value] of [
    ["First name", "Mari"],
    ["Last name", "Maasikas"],
    ["E-mail", "mari@example.com"],
    ["City", "Tallinn"],
    ["Postal code", "10115"],
    ["Phone number", "51234567"],
  ])
    await page.getByLabel(label).fill(value);
  await page.locator("[name=address]").fill("Pikk 1");
  await page.getByRole("radio", { name: "Parcel machine" }).check();
  await page.getByRole("button", { name: "Choose a parcel machine" }).click();
  await page.getByRole("combobox", { name: "Search parcel machines" }).fill("Tartu");
  await page.getByRole("option").first().waitFor();
  await examine(page, "machines", width);
  await page.screenshot({ path: join(out, `machines-${width}.png`) });
  await page.getByRole("option").first().click();
  await page.getByRole("region", { name: "Chosen parcel machine" }).waitFor();
  await shot("checkout-full");
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await shot("pay");
  await page
    .getByRole("link", { name: /cancel/i })
    .or(page.getByRole("button", { name: /cancel/i }))
    .first()
    .click();
  await page.waitForURL(/\/(cart|checkout)/);
  await page.waitForTimeout(300);
  await shot("cancelled");
  await page.goto(`${url}/checkout`);
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await page.getByRole("button", { name: /decline/i }).click();
  await page.waitForTimeout(700);
  await shot("declined");
  await page.goto(`${url}/checkout`);
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByRole("heading", { name: "Thank You for Your Order!" }).waitFor();
  await shot("confirmation");
  await page.getByRole("link", { name: /^TRK/ }).click();
  await page.getByText("Shipping details").waitFor();
  await shot("tracking");
  const tracking = page.url();
  await context.clearCookies();
  await page.goto(tracking.replace(/&key=[^&]+/, ""));
  await page.getByText("Shipping details").waitFor();
  await shot("tracking-stranger");
  await visit("tracking-unknown", "/track-order?tracking=TRK00000000000000");
  await visit("mailbox", "/dev/mailbox");
  await context.close();
}
await browser.close();
await end(shop);
remove(folder);
for (const finding of findings) console.log(finding);
console.log(out);
process.exit(findings.length > 0 ? 1 : 0);
