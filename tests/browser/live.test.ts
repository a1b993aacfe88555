import { expect, it } from "vitest";
import { ask, eventually, startShop } from "../shop-process.ts";
import { aVisitor, comeBack, OFFLINE } from "./browser.ts";
import { openShop } from "./open-shop.ts";
import { addToCart } from "./purchase-steps.ts";

const TABS = 8;

const { browser, home, shop } = await openShop();

const PAGES = ["/products", "/products/amber-stone-diffuser", "/", "/cart"];

it("eight open tabs stay usable, with one stream, and all show a new price without being loaded again", async () => {
  const { page, context, leave } = await aVisitor(browser);
  const streams: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/live")) streams.push(request.url());
  });
  await addToCart(page, shop.url);
  const tabs = [page];
  for (let i = 1; i < TABS; i += 1) tabs.push(await context.newPage());
  for (const [i, tab] of tabs.entries()) await tab.goto(shop.url + PAGES[i % PAGES.length]);
  await ask(home, "UPDATE products SET price_cents = 7100 WHERE slug = 'amber-stone-diffuser'");
  for (const [i, tab] of tabs.entries()) {
    if (PAGES[i % PAGES.length] === "/") continue;
    await tab.getByText("€71.00").first().waitFor();
  }
  // A ninth request would wait for ever if each tab held a line of its own.
  const last = tabs.at(-1);
  await last?.getByRole("banner").getByRole("link", { name: "Products", exact: true }).click();
  await last?.getByRole("heading", { name: "Our Collection" }).waitFor();
  await eventually(
    async () => new Set(streams).size,
    (count) => count === 1,
  );
  await leave();
});

it("sold out and new settings are seen at once", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/products/lune-ceramic-diffuser`);
  await page.getByText("In stock. Ready to ship").waitFor();
  await ask(
    home,
    "UPDATE stock_levels SET available = 0 WHERE product_id = (SELECT id FROM products WHERE slug = 'lune-ceramic-diffuser')",
  );
  await page.getByText("Out of stock").first().waitFor();
  await ask(home, "INSERT INTO store_settings VALUES ('free_shipping_threshold', '60')");
  await page.getByText("Free worldwide shipping on orders over €60.00").waitFor();
  await leave();
});

const priceOf = (slug: string, cents: number) =>
  ask(home, "UPDATE products SET price_cents = $2 WHERE slug = $1", [slug, cents]);

it("a product seen before shows its new price on the way back, and goes into the cart with it", async () => {
  const { page, leave } = await aVisitor(browser);
  await priceOf("sage-nest-diffuser", 11111);
  await addToCart(page, shop.url, "pearl-teardrop-diffuser");
  await page.goto(`${shop.url}/products/sage-nest-diffuser`);
  await page.getByText("€111.11").first().waitFor();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await page.waitForURL("**/about");
  // What is in the cart is looked at when the news arrive.
  const heard = page.waitForResponse("**/functions/v1/cart-products");
  await ask(
    home,
    `UPDATE products SET price_cents = CASE slug WHEN 'sage-nest-diffuser' THEN 7777 ELSE price_cents + 1 END
     WHERE slug IN ('sage-nest-diffuser', 'pearl-teardrop-diffuser')`,
  );
  await heard;
  await page.goBack();
  await page.getByText("€77.77").first().waitFor();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  const cart = await page.evaluate(() => localStorage.getItem("aurelle-diffuser-cart"));
  expect(JSON.parse(cart ?? "")).toContainEqual(expect.objectContaining({ name: "Sage Nest Diffuser", price: 77.77 }));
  await leave();
});

it("a list that the server rendered is there on the way back without being asked for again", async () => {
  const { page, leave } = await aVisitor(browser);
  await page.goto(`${shop.url}/products`);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await page.waitForURL("**/about");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goBack();
  await page.getByText(/^Showing/).waitFor();
  expect(asked.filter((path) => path.endsWith("/products.data"))).toEqual([]);
  await leave();
});

it("a tab that was hidden for a moment catches up when it is seen again", async () => {
  const { page, context, leave } = await aVisitor(browser, OFFLINE);
  await page.goto(`${shop.url}/products/dune-fluted-diffuser`);
  await comeBack(page, () => priceOf("dune-fluted-diffuser", 6666));
  // 15 % off; the higher price before bears no struck one.
  await page.getByText("€56.66").first().waitFor();
  // Where there is no network the page stays, and catches up once there is.
  const tried: string[] = [];
  page.on("requestfailed", (request) => request.url().endsWith(".data") && tried.push(request.url()));
  await context.setOffline(true);
  await comeBack(page, () => priceOf("dune-fluted-diffuser", 7777));
  await expect.poll(() => tried.length).toBe(1);
  await page.getByText("€56.66").first().waitFor();
  await context.setOffline(false);
  await page.getByText("€66.10").first().waitFor();
  await leave();
});

it("a shop that ends does not wait for those who only listen, and they find it again", async () => {
  const { page, leave } = await aVisitor(browser, [...OFFLINE, /ERR_/, /Failed to load/]);
  await page.goto(`${shop.url}/products/walnut-grove-diffuser`);
  const listening = page.waitForRequest((request) => request.url().endsWith("/live"));
  await page.reload();
  await listening;
  const port = new URL(shop.url).port;
  expect(await shop.end()).toBe(0);
  Object.assign(shop, await startShop({ DATA_DIR: home.folder, PORT: port }));
  await ask(home, "UPDATE products SET price_cents = 9100 WHERE slug = 'walnut-grove-diffuser'");
  await page.getByText("€91.00").first().waitFor();
  await leave();
});
