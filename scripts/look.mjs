// Pictures of the main screens in three widths, into .test/look: npm run look
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { findChromium } from "./find-chromium.mjs";

const WIDTHS = [390, 768, 1440];
const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(root, ".test/look");
mkdirSync(out, { recursive: true });

const folder = mkdtempSync(join(process.getuid() === 0 ? "/var/tmp" : tmpdir(), "aurelle-look-"));
chmodSync(folder, 0o711);
const env = { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: folder };
const shop = spawn(process.execPath, [join(root, "build/server/main.js")], {
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
const url = await new Promise((found) =>
  shop.stdout.on("data", (chunk) => found(/Shop\s+(http:\/\/\S+)\//.exec(chunk)?.[1])),
);
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
shop.kill("SIGTERM");
await new Promise((done) => shop.once("exit", done));
rmSync(folder, { recursive: true, force: true });
console.log(out);
