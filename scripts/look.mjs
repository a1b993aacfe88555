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
    await page.goto(url + path, { waitUntil: "load" });
    await shot(name);
  };
  await visit("home", "/");
  await visit("list", "/products");
  await visit("cart-empty", "/cart");
  await visit("not-found", "/nowhere");
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
  await page.screenshot({ path: join(out, `machines-${width}.png`) });
  await page.getByRole("option").first().click();
  await page.getByRole("region", { name: "Chosen parcel machine" }).waitFor();
  await shot("checkout-full");
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
  await shot("pay");
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByRole("heading", { name: "Thank You for Your Order!" }).waitFor();
  await shot("confirmation");
  await page.getByRole("link", { name: /^TRK/ }).click();
  await page.getByText("Shipping details").waitFor();
  await shot("tracking");
  await visit("tracking-unknown", "/track-order?tracking=TRK00000000000000");
  await visit("mailbox", "/dev/mailbox");
  await context.close();
}
await browser.close();
await end(shop);
remove(folder);
console.log(out);
