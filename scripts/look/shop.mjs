// The storefront: every page, and the way from a product to the parcel.
import { end, remove, startBuiltShop, throwAwayFolder } from "../built-shop.mjs";
import { aContext, newCamera } from "./camera.mjs";

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
  ["withdrawal", "/withdrawal"],
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

export async function lookAtShop({ browser, widths }) {
  const folder = throwAwayFolder();
  const { url, child } = await startBuiltShop(folder);
  const cameras = [];
  for (const width of widths) {
    const camera = newCamera({ folder: "", width });
    await walk({ browser, url, camera, width });
    cameras.push(camera);
  }
  await end(child);
  remove(folder);
  return cameras;
}

async function walk({ browser, url, camera, width }) {
  const context = await aContext(browser, width);
  const page = await context.newPage();
  const shot = camera.at(page);
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
  await shot("drawer", { fullPage: false });
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
  await shot("machines", { fullPage: false });
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
  const orderNumber = await page.getByText(/^AU-\d+$/).innerText();
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
  await withdraw(page, shot, url, orderNumber);
  await context.close();
}

/** From the order that was just paid to the confirmation of its withdrawal. */
async function withdraw(page, shot, url, orderNumber) {
  await page.goto(`${url}/withdrawal`);
  const number = page.getByRole("textbox", { name: "Order number" });
  const go = () => page.getByRole("button", { name: "Continue", exact: true }).click();
  await go();
  await page.getByText("Please enter your name").waitFor();
  await shot("withdrawal-errors");
  await page.getByRole("textbox", { name: "Name" }).fill("Mari Maasikas");
  await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).fill("mari@example.com");
  await number.fill("AU-1");
  await go();
  await page.getByRole("alert").waitFor();
  await shot("withdrawal-not-found");
  await number.fill(orderNumber);
  await go();
  await page.getByRole("heading", { name: "This is what you declare" }).waitFor();
  await shot("withdrawal-review");
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByRole("heading", { name: "Your withdrawal has reached us" }).waitFor();
  await shot("withdrawal-received");
}
