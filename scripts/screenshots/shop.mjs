// The storefront: every page as a visitor finds it, the way from a product to the parcel, and then its bad days.
import pg from "pg";
import { databaseAddress, end, remove, runBuilt, startBuiltShop, throwAwayFolder } from "../built-shop.mjs";
import { aContext, newCapture } from "./capture.mjs";
import { emailScenarios } from "./emails.mjs";
import { cartScenarios } from "./shop-cart.mjs";
import { checkoutScenarios } from "./shop-checkout.mjs";
import { emptyListing, emptyScenarios, prepare, stateScenarios } from "./shop-states.mjs";

const NOBODY = "00000000-0000-4000-8000-000000000000";
const PAGES = [
  ["home", "/"],
  ["list", "/products"],
  ["list-oils", "/products?category=oils"],
  ["product", "/products/amber-stone-diffuser"],
  ["product-oil", "/products/bergamot-oil"],
  ["product-variants", "/products/eucalyptus-oil"],
  ["product-sold-out", "/products/dusk-glass-diffuser"],
  ["product-not-found", `/products/${NOBODY}`],
  ["cart-empty", "/cart"],
  ["track", "/track-order"],
  ["tracking-unknown", "/track-order?tracking=TRK00000000000000"],
  ["order-not-found", `/order-confirmation?orderId=${NOBODY}`],
  ["about", "/about"],
  ["contact", "/contact"],
  ["withdrawal", "/withdrawal"],
  ["faq", "/faq"],
  ["search", "/search"],
  ["search-found", "/search?q=oil"],
  ["search-filtered", "/search?q=oil&f=scent-family.citrus"],
  ["search-filtered-away", "/search?q=oil&to=1"],
  ["imprint", "/imprint"],
  ["login", "/login"],
  ["signup", "/signup"],
  ["account", "/account"],
  ["shipping-policy", "/shipping-policy"],
  ["returns", "/return-refund-policy"],
  ["privacy", "/privacy-policy"],
  ["terms", "/terms-of-service"],
  ["blog", "/blog"],
  ["blog-not-found", "/blog/no-such-post"],
  ["newsletter-page", "/newsletter/subscribe"],
  ["newsletter-broken", "/newsletter/confirm"],
  ["not-found", "/nowhere"],
  ["admin-login", "/admin/login"],
  ["admin-forgot", "/admin/forgot-password"],
  ["admin-reset", "/admin/reset-password?token=x&email=a@example.com"],
];
const pageScenarios = PAGES.map(([name, path]) => [name, ({ go, shot }) => go(path).then(() => shot(name))]);

export async function captureShop({ browser, widths, only }) {
  const folder = throwAwayFolder();
  const captures = widths.map((width) => ({ width, ...newCapture({ folder: "", width }) }));
  const walkAll = async (shop, scenarios, example) => {
    const wanted = scenarios.filter(([name]) => only.length === 0 || only.some((begin) => name.startsWith(begin)));
    for (const capture of captures)
      for (const [name, play] of wanted) await take({ browser, shop, capture, example, name, play });
  };
  const fresh = await startBuiltShop(folder);
  await walkAll(fresh, [...pageScenarios, ...cartScenarios, ...checkoutScenarios, ...emailScenarios], {});
  await end(fresh.child);
  await runBuilt("seed", folder, ["--orders", "60"]);
  const example = await changed(folder, prepare);
  const lived = await startBuiltShop(folder);
  await walkAll(lived, stateScenarios, example);
  await end(lived.child);
  await changed(folder, emptyListing);
  const empty = await startBuiltShop(folder);
  await walkAll(empty, emptyScenarios, {});
  await end(empty.child);
  remove(folder);
  return captures;
}

/** The database runs only with its shop, which must start again: what it had kept of its pages was from before. */
async function changed(folder, change) {
  const shop = await startBuiltShop(folder);
  const database = new pg.Client(databaseAddress(folder));
  await database.connect();
  const answer = await change(database);
  await database.end();
  await end(shop.child);
  return answer;
}

/** Each scenario has a visitor of its own; one that cannot be brought about is a finding. */
async function take({ browser, shop: { url }, capture, example, name, play }) {
  const context = await aContext(browser, capture.width);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const go = (path) => page.goto(url + path, { waitUntil: "load" });
  const ready = () => page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  const { width } = capture;
  const shot = capture.at(page);
  try {
    await play({ browser, context, page, go, ready, shot, at: capture.at, url, width, example });
  } catch (error) {
    capture.found(name, `not brought about: ${error.message.split("\n").slice(0, 3).join(" ")}`);
  }
  await context.close();
}
