// Pictures of the main screens in three widths, into .test/look: npm run look
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { end, remove, root, startBuiltShop, throwAwayFolder } from "./built-shop.mjs";
import { findChromium } from "./find-chromium.mjs";

const WIDTHS = [390, 768, 1440];
const out = join(root, ".test/look");
mkdirSync(out, { recursive: true });

const folder = throwAwayFolder();
const { url, child: shop } = await startBuiltShop(folder);
const { CHROMIUM_PATH: executablePath } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

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
    await page.screenshot({ path: join(out, `${name}-${width}.png`), fullPage: true });
  };
  const visit = async (name, path) => {
    await page.goto(url + path, { waitUntil: "networkidle" });
    await shot(name);
  };
  await visit("home", "/");
  await visit("list", "/products");
  await visit("cart-empty", "/cart");
  await visit("not-found", "/nowhere");
  await visit("product-sold-out", "/products/dusk-glass-diffuser");
  await visit("product", "/products/amber-stone-diffuser");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByText("Added to cart").first().waitFor();
  await shot("product-added");
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
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await shot("pay");
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByRole("heading", { name: "Thank You for Your Order!" }).waitFor();
  await shot("confirmation");
  await visit("mailbox", "/dev/mailbox");
  await context.close();
}
await browser.close();
await end(shop);
remove(folder);
console.log(out);
