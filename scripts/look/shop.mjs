// The storefront: every page as a visitor finds it, the way from a product to the parcel, and then its bad days.
import pg from "pg";
import { databaseAddress, end, remove, runBuilt, startBuiltShop, throwAwayFolder } from "../built-shop.mjs";
import { aContext, newCamera } from "./camera.mjs";
import { letterScenes } from "./letters.mjs";
import { cartScenes } from "./shop-cart.mjs";
import { checkoutScenes } from "./shop-checkout.mjs";
import { prepare, stateScenes } from "./shop-states.mjs";

const NOBODY = "00000000-0000-4000-8000-000000000000";
const PAGES = [
  ["home", "/"],
  ["list", "/products"],
  ["list-oils", "/products?category=oils"],
  ["list-nothing", "/products?search=zzzz"],
  ["product", "/products/amber-stone-diffuser"],
  ["product-oil", "/products/bergamot-oil"],
  ["product-sold-out", "/products/dusk-glass-diffuser"],
  ["product-not-found", `/products/${NOBODY}`],
  ["cart-empty", "/cart"],
  ["track", "/track-order"],
  ["tracking-unknown", "/track-order?tracking=TRK00000000000000"],
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
  ["blog-nothing", "/blog?page=99"],
  ["blog-not-found", "/blog/no-such-post"],
  ["newsletter-page", "/newsletter/subscribe"],
  ["newsletter-broken", "/newsletter/confirm"],
  ["not-found", "/nowhere"],
  ["admin-login", "/admin/login"],
  ["admin-forgot", "/admin/forgot-password"],
  ["admin-reset", "/admin/reset-password?token=x&email=a@example.com"],
];
const pageScenes = PAGES.map(([name, path]) => [name, ({ go, shot }) => go(path).then(() => shot(name))]);

export async function lookAtShop({ browser, widths, only }) {
  const folder = throwAwayFolder();
  const cameras = widths.map((width) => ({ width, ...newCamera({ folder: "", width }) }));
  const walkAll = async (shop, scenes, example) => {
    const wanted = scenes.filter(([name]) => only.length === 0 || only.some((begin) => name.startsWith(begin)));
    for (const camera of cameras)
      for (const [name, play] of wanted) await take({ browser, shop, camera, example, name, play });
  };
  const fresh = await startBuiltShop(folder);
  await walkAll(fresh, [...pageScenes, ...cartScenes, ...checkoutScenes, ...letterScenes], {});
  await end(fresh.child);
  await runBuilt("seed", folder, ["--orders", "60"]);
  let shop = await startBuiltShop(folder);
  const database = new pg.Client(databaseAddress(folder));
  await database.connect();
  const example = await prepare(database);
  await database.end();
  // What the shop had kept of its pages was from before.
  await end(shop.child);
  shop = await startBuiltShop(folder);
  await walkAll(shop, stateScenes, example);
  await end(shop.child);
  remove(folder);
  return cameras;
}

/** Each scene has a visitor of its own; one that cannot be brought about is a finding. */
async function take({ browser, shop: { url }, camera, example, name, play }) {
  const context = await aContext(browser, camera.width);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const go = (path) => page.goto(url + path, { waitUntil: "load" });
  const ready = () => page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  const { width } = camera;
  const shot = camera.at(page);
  try {
    await play({ browser, context, page, go, ready, shot, at: camera.at, url, width, example });
  } catch (error) {
    camera.found(name, `not brought about: ${error.message.split("\n").slice(0, 3).join(" ")}`);
  }
  await context.close();
}
